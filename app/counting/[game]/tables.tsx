import type { ReactNode } from 'react'
import { percent, plain } from '@/app/_components/format'
import type { Counted, NamedPlay } from '@/content/counting'
import type { AnyTaughtGame } from '@/lib/games/teaching'

const withSign = (value: number, digits = 0): string => (value > 0 ? '+' : '') + plain(value, digits)

function Column({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="col" className="py-2 pl-3 text-right align-bottom font-normal text-muted">
      {children}
    </th>
  )
}

const Cell = ({ children }: { readonly children: ReactNode }) => (
  <td className="py-2 pl-3 text-right align-top whitespace-nowrap">{children}</td>
)

/** The edge of a round at each whole true count, seen from the player. */
export function Edges({ counted: { edges } }: { readonly counted: Counted }) {
  return (
    <table className="my-4 w-full border-collapse text-small tabular-nums">
      <caption className="pb-1 text-left text-caption text-muted">
        What a round is worth to you, in percent of the bet
      </caption>
      <thead>
        <tr className="border-b">
          <th scope="col" className="py-2 text-left align-bottom font-normal text-muted">
            True count
          </th>
          <Column>How often</Column>
          <Column>Basic strategy</Column>
          <Column>Best play</Column>
        </tr>
      </thead>
      <tbody>
        {edges.map(({ count, chance, basic, best }, i) => (
          <tr key={count} className="border-b">
            <th scope="row" className="py-2 text-left align-top font-normal">
              {withSign(count)}
              {i === 0 ? ' or less' : i === edges.length - 1 ? ' or more' : ''}
            </th>
            <Cell>{percent(chance, 1)}</Cell>
            <Cell>{withSign(100 * basic, 2)}</Cell>
            <Cell>{withSign(100 * best, 2)}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Plays that add less than this in a hundred rounds are left out: in bets. */
const LEAST_GAIN = 0.0003

const worthIt = (plays: readonly NamedPlay[]): readonly NamedPlay[] => plays.filter(({ gain }) => gain >= LEAST_GAIN)

/** What the first so many plays add together in a hundred rounds, or all of them: in bets. */
export const totalGain = (plays: readonly NamedPlay[], first = plays.length): string =>
  plain(
    plays.slice(0, first).reduce((sum, { gain }) => sum + gain, 0),
    3,
  )

const PLAY_WORDS = {
  stand: 'stand',
  hit: 'hit',
  double: 'double',
  split: 'split',
  surrender: 'surrender',
  insure: 'take it',
  decline: 'decline it',
} as const

const said = (play: string): string => PLAY_WORDS[play as keyof typeof PLAY_WORDS]

const from = ({ index, from }: NamedPlay): string => `${withSign(index)} or ${from === 'up' ? 'more' : 'less'}`

function Plays({ plays }: { readonly plays: readonly NamedPlay[] }) {
  return (
    <table className="w-full border-collapse text-small tabular-nums">
      <thead>
        <tr className="border-b">
          <th scope="col" className="py-2 text-left align-bottom font-normal text-muted">
            Hand
          </th>
          <Column>True count</Column>
          <Column>Even at</Column>
          <Column>Adds in 100 rounds</Column>
        </tr>
      </thead>
      <tbody>
        {plays.map((play) => (
          <tr key={`${play.cell} ${play.play}`} className="border-b">
            <th scope="row" className="py-2 text-left align-top font-normal">
              {play.name}
              <span className="block text-caption text-muted">
                {said(play.play)}, don’t {said(play.basic)}
              </span>
            </th>
            <Cell>{from(play)}</Cell>
            <Cell>{withSign(play.even, 2)}</Cell>
            <Cell>{plain(play.gain, 4)}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The plays that a count changes, by variant: the usual one open, the others under their names. */
export function IndexPlays({ game, counted }: { readonly game: AnyTaughtGame; readonly counted: readonly Counted[] }) {
  return (
    <div className="my-4 grid gap-3">
      {counted.map(({ variant, plays }, i) => (
        <details key={variant} open={i === 0}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {game.variants.find(({ id }) => id === variant)!.name}
          </summary>
          <Plays plays={worthIt(plays)} />
        </details>
      ))}
    </div>
  )
}
