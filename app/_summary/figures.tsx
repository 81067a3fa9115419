import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { ReactNode } from 'react'
import type { SummaryLanguage } from '@/content/summary'
import { PlainLink } from '@/app/_components/plain-link'
import { hourOf } from '@/app/_components/pace'
import { HandLink } from '@/app/[game]/_guide/hand-link'
import { filled } from '@/app/_languages/filled'
import { classFigures, type Draw, wholeFigures } from '@/app/[game]/_guide/numbers'
import { ruleFigures } from '@/app/[game]/_guide/numbers-of-rules'
import { sideFigures, spotFigures } from '@/app/[game]/_guide/numbers-of-spots'
import { evValue } from '@/lib/games/ev'

/* The figures of the guides, written as another language writes numbers: the same ones, to the same decimal. */

const SHOWN = /^(?<sign>[+−]?)(?<money>\$?)(?<digits>[\d,]+(?:\.\d+)?)(?<percent>%?)$/

/** A figure as the English guide shows it, in another language's digits. One that is no figure alone is a slip and throws. */
export function inDigits(shown: string, language: string): string {
  const { sign = '', money = '', digits, percent = '' } = SHOWN.exec(shown)?.groups ?? {}
  if (digits === undefined) throw new Error(`“${shown}” is no figure`)
  const decimals = digits.split('.')[1]?.length ?? 0
  const options = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...(money !== '' && ({ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const)),
  }
  const text = new Intl.NumberFormat(language, options).format(Number(digits.replaceAll(',', '')))
  return `${sign}${text}${percent === '' ? '' : '\u00A0%'}`
}

/** Draws a figure in a language. */
function drawnIn(language: SummaryLanguage): Draw {
  return function Shown({ shown, value }) {
    const [, oneIn] = /^one in (.+)$/.exec(shown) ?? []
    const text = oneIn === undefined ? inDigits(shown, language.id) : language.words.oneIn(inDigits(oneIn, language.id))
    return (
      <data value={String(evValue(value))} className="whitespace-nowrap">
        {text}
      </data>
    )
  }
}

interface AnHourProps {
  readonly strategy?: string
  readonly rules?: string
  readonly bet?: string
  /** Without the stake and the pace, where a sentence before has named them. */
  readonly bare?: boolean
}

/** The strategy in rules: as many as the English guide's answer has, which a test holds. */
const Rules = ({ children }: { readonly children: ReactNode }) => children

/** What a summary's text may name, drawn for its language. */
export function summaryFigures(game: AnyTaughtGame, language: SummaryLanguage) {
  const draw = drawnIn(language)
  const whole = wholeFigures(game, draw)
  return {
    ...whole,
    ...classFigures(game, draw),
    ...spotFigures(game, draw),
    ...sideFigures(game, draw),
    ...ruleFigures(game, draw),
    PerHour: async ({ bare = false, ...props }: AnHourProps) => {
      const figure = await whole.PerHour({ ...props, bare: true })
      const { stake, rounds } = hourOf(
        game,
        game.sideBets.find(({ id }) => id === props.bet),
      )
      return bare
        ? figure
        : filled(
            language.words.anHour(
              inDigits(`$${stake}`, language.id),
              props.bet === undefined ? game.unit : 'bet',
              rounds,
            ),
            { figure },
          )
    },
    Hand: ({ of, children }: { readonly of: string; readonly children: ReactNode }) => (
      <HandLink game={game} of={of}>
        {children}
      </HandLink>
    ),
    Rules,
    h2: ({ children }: { readonly children?: ReactNode }) => (
      <h2 className="pt-5 font-serif text-title font-semibold tracking-title text-ink">{children}</h2>
    ),
    a: ({ href = '', children }: { readonly href?: string; readonly children?: ReactNode }) => (
      <PlainLink href={href} className="link">
        {children}
      </PlainLink>
    ),
  }
}
