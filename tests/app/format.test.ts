import { afterEach, describe, expect, it, test } from 'vitest'
import { signedEv } from '@/app/_solver/ev-format'
import {
  CURRENCIES,
  grouped,
  inWords,
  loss,
  money,
  percent,
  plain,
  ruleNumber,
  signed,
  signedMoney,
  units,
  upTo,
  whole,
  withUnit,
} from '@/app/_languages/format'
import { speak } from '../tools/speak'
import spanish from '@/app/_languages/translations/es'
import { exact } from '@/lib/game/ev'

describe('numbers as they are shown', () => {
  it('signs an EV with a true minus and three decimals', () => {
    expect(signed(-0.1175)).toBe('−0.118')
    expect(signed(1.25)).toBe('+1.250')
    expect(signed(0)).toBe('0.000')
    expect(signed(-1234.5, 1)).toBe('−1,234.5')
  })

  it('gives no sign to what rounds to nothing', () => {
    expect(signed(-0.0002)).toBe('0.000')
    expect(signed(0.0002)).toBe('0.000')
  })

  it('rounds an exact fraction only here', () => {
    expect(signedEv(exact(-1, 3))).toBe('−0.333')
    expect(signedEv(exact(-493274081, 4195144800))).toBe('−0.118')
  })

  it('does not hide a small loss', () => {
    expect(loss(0.034)).toBe('0.034')
    expect(loss(0)).toBe('0.000')
    expect(loss(0.00042)).toBe('0.00042')
  })

  it('writes percentages and grouped integers', () => {
    expect(percent(0.0218497)).toBe('2.18%')
    expect(percent(-0.005)).toBe('−0.50%')
    expect(whole(2097572400)).toBe('2,097,572,400')
    expect(whole(-1215447575352n)).toBe('−1,215,447,575,352')
  })

  it('writes a fraction as it stands, a whole number without its denominator', () => {
    expect(grouped({ num: -493274081n, den: 4195144800n })).toBe('−493,274,081\u00A0/\u00A04,195,144,800')
    expect(grouped({ num: -2n, den: 1n })).toBe('−2')
  })

  it('writes money in its currency, whole amounts without cents', () => {
    expect(money(10, 'USD')).toBe('$10')
    expect(money(0.34, 'USD')).toBe('$0.34')
    expect(money(-2.5, 'EUR')).toBe('−€2.50')
    expect(money(1234, 'GBP')).toBe('£1,234')
    expect(money(12.4, 'JPY')).toBe('¥12')
    expect(money(50, 'RUB')).toBe('₽50')
  })

  it.each(CURRENCIES)('writes small and large amounts of %s with the same sign', (currency) => {
    expect(money(10, currency).replace('10', '1,010')).toBe(money(1010, currency))
  })

  it('calls a cost below half the smallest coin what it is', () => {
    expect(money(0.004, 'USD')).toBe('under $0.01')
    expect(money(0.2, 'JPY')).toBe('under ¥1')
    expect(money(0, 'USD')).toBe('$0')
  })

  it('signs a result both ways', () => {
    expect(signedMoney(20, 'USD')).toBe('+$20')
    expect(signedMoney(-20, 'USD')).toBe('−$20')
    expect(signedMoney(0, 'USD')).toBe('$0')
  })

  it('writes stakes and units', () => {
    expect(units(1.5)).toBe('1.5')
    expect(withUnit('1', 'ante')).toBe('1 ante')
    expect(withUnit('0.034', 'ante')).toBe('0.034 antes')
  })
})

test('small whole amounts, written without a formatter, read as the formatter has them', () => {
  for (const currency of CURRENCIES) {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    })
    for (const amount of [0, 1, 10, 999]) expect(money(amount, currency)).toBe(format.format(amount))
  }
  for (const value of [0, 7, 999, 1000])
    expect([units(value), whole(value)]).toEqual([value.toLocaleString('en'), value.toLocaleString('en')])
})

describe('numbers in Spanish', () => {
  afterEach(() => speak(null))

  it('have a decimal comma, and the currency and the per cent after them', () => {
    speak(spanish)
    expect([signed(-0.1175), signed(-12345.5, 1), signed(0)]).toEqual(['−0,118', '−12.345,5', '0,000'])
    expect([loss(0.034), loss(0.00042), plain(-1.25, 2), upTo(0.125, 6)]).toEqual([
      '0,034',
      '0,00042',
      '−1,25',
      '0,125',
    ])
    expect([percent(0.0271), percent(-0.005), ruleNumber(0.05, true)]).toEqual([
      '2,71\u00A0%',
      '−0,50\u00A0%',
      '5\u00A0%',
    ])
    expect([whole(7), whole(2097572400), units(1.5)]).toEqual(['7', '2.097.572.400', '1,5'])
    expect([money(10, 'USD'), money(-2.5, 'EUR'), signedMoney(20, 'GBP'), money(1234, 'JPY')]).toEqual([
      '10\u00A0$',
      '−2,50\u00A0€',
      '+20\u00A0£',
      '1234\u00A0¥',
    ])
    expect(money(0.004, 'USD')).toBe('menos de 0,01\u00A0$')
  })

  it('have units and words of their own', () => {
    speak(spanish)
    expect([
      withUnit('1', 'ante'),
      withUnit('0,034', 'bet'),
      withUnit('2', 'Play bet'),
      withUnit('2', 'apuesta'),
    ]).toEqual(['1 ante', '0,034 apuestas', '2 apuestas Play', '2 apuestas'])
    expect([inWords(1), inWords(3), inWords(20)]).toEqual(['1', 'tres', '20'])
  })

  it('write per cent and thousands as Intl does', () => {
    speak(spanish)
    expect(percent(0.0271)).toBe(
      new Intl.NumberFormat('es', { style: 'percent', minimumFractionDigits: 2 }).format(0.0271),
    )
    expect(whole(1234567)).toBe(new Intl.NumberFormat('es').format(1234567))
  })

  it('are English again once English is spoken', () => {
    speak(spanish)
    expect(percent(0.5)).toBe('50,00\u00A0%')
    speak(null)
    expect([percent(0.5), money(10, 'USD'), withUnit('2', 'bet')]).toEqual(['50.00%', '$10', '2 bets'])
  })
})
