import { describe, expect, it, test } from 'vitest'
import { CURRENCIES, grouped, loss, money, percent, signed, signedEv, signedMoney, units, whole, withUnit } from '@/app/_components/format'
import { exact } from '@/lib/games/ev'

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
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 })
    for (const amount of [0, 1, 10, 999]) expect(money(amount, currency)).toBe(format.format(amount))
  }
  for (const value of [0, 7, 999, 1000]) expect([units(value), whole(value)]).toEqual([value.toLocaleString('en'), value.toLocaleString('en')])
})
