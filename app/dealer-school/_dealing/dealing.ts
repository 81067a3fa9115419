import { isValidElement, type ReactNode } from 'react'
import { meterOf, sideOf } from '@/app/[game]/_guide/figures'
import { figuresFor, plainFiguresFor } from '@/app/[game]/_guide/figures-for'
import { all, type Held, mark, pieces } from '@/app/[game]/_guide/guide-of'
import { PROSE } from '@/app/[game]/_guide/parts'
import { betName } from '@/app/_felt/names'
import { languageNow, messagesOf } from '@/app/_languages/messages'
import { dealing, numbers, paper } from '@/app/_languages/words'
import { plainText } from '@/app/_seo/plain-text'
import { shortHand } from '@/app/_settings/rules-in-words'
import { dealerText } from '@/content/dealing'
import type { Figures } from '@/content/guide'
import type { SideFigures } from '@/lib/game/figures'
import type { AnyGame, SideBet } from '@/lib/game/game'
import type { GameId } from '@/lib/games/ids'
import { loadTaughtGame } from '@/lib/games/load'
import { isUnknownTable } from '@/lib/game/side-bets/usual-tables'
import type { Table } from '@/lib/teaching/dealer-school/table/seat'
import { dealerOf, gameOf } from '@/lib/teaching/dealer-school/games'
import { gathered, mainTable, payFields, stakeColumns } from '@/lib/teaching/dealer-school/payouts/sheet'
import {
  amountsAt,
  oddsIn,
  type PayoutTable,
  type SheetWords,
  STAKES,
} from '@/lib/teaching/dealer-school/payouts/tables'

/* What is taught about dealing a game: the text on its page, and its payouts. */

// ——— The text ———————————————————————————————————————————————————————————————————————————————————————————————

/*
 * The parts of a text about dealing a game are marks. They render nothing: the functions below find them, and the page
 * places their contents.
 */

/** What the game is like to deal. */
const Lead = mark('Lead')

/** What the dealer does, in order. `says`: the words that go with it. */
const Do = mark<Held & { readonly title: string; readonly says?: string }>('Do')

/** Questions of players and supervisors, with the clause that answers. */
const Asked = mark<Held & { readonly ask: string }>('Asked')

/** Something that supervisors watch. */
const Watched = mark<Held & { readonly name: string }>('Watched')

/* Reads a text about dealing a game into its parts. Throws if it contains anything else. */

const MARKS = { Lead, Do, Asked, Watched }

export interface Dealing {
  readonly description: string
  readonly lead: ReactNode
  readonly steps: readonly { readonly title: string; readonly says?: string; readonly text: ReactNode }[]
  readonly asked: readonly { readonly ask: string; readonly answer: ReactNode }[]
  readonly watched: readonly { readonly name: string; readonly text: ReactNode }[]
}

function checked(text: ReactNode): ReactNode {
  const stray = pieces(text).filter(
    (piece) => !isValidElement(piece) || !Object.values(MARKS).some((mark) => piece.type === mark),
  )
  if (stray.length > 0) throw new Error('text stands outside the parts of a text on dealing')
  return text
}

async function dealingWith(game: GameId, figures: Figures): Promise<Dealing> {
  const { default: text, frontmatter } = await dealerText(game, languageNow())
  const whole = checked(text({ components: { ...PROSE, ...MARKS, ...figures } }))
  return {
    description: frontmatter.description,
    lead: all(whole, Lead).map(({ children }) => children),
    steps: all(whole, Do).map(({ title, says, children }) => ({
      title,
      ...(says !== undefined && { says }),
      text: children,
    })),
    asked: all(whole, Asked).map(({ ask, children }) => ({ ask, answer: children })),
    watched: all(whole, Watched).map(({ name, children }) => ({ name, text: children })),
  }
}

/** The text as the page shows it. */
export async function dealingOf(game: GameId): Promise<Dealing> {
  return dealingWith(game, figuresFor(await loadTaughtGame(game)))
}

export interface PlainStep {
  readonly name: string
  readonly text: string
  readonly anchor: string
}

export const stepAnchor = (i: number): string => `step-${i + 1}`

/** The steps as plain text, with the dealer's words in quotation marks. */
export async function plainSteps(game: GameId): Promise<readonly PlainStep[]> {
  const { steps } = await dealingWith(game, plainFiguresFor(await loadTaughtGame(game)))
  return Promise.all(
    steps.map(async ({ title, says, text }, i) => ({
      name: title,
      text: `${await plainText(text)}${says === undefined ? '' : ` ${dealing.say} ${numbers.quoted(says)}`}`,
      anchor: stepAnchor(i),
    })),
  )
}

// ——— Payouts by heart ———————————————————————————————————————————————————————————————————————————————————————

/*
 * The payouts of a table as a dealer memorizes them: what each hand pays, and how much that is on common stakes. In the
 * page's language.
 */

/** The words for a game's tables, in the page's language. */
const wordsOf = (game: AnyGame): SheetWords => ({ messages: messagesOf(game), payouts: paper.payouts })

type PayField = ReturnType<typeof payFields>[number]

/** Common stakes of a side bet, including low ones. */
const SIDE_STAKES = [1, 5, 25]

type Hit = SideFigures['hits'][number]

/** The cells of a hand's row: the meter, a push, or the payout on each stake. */
function sideCells(
  { pay }: Hit,
  followsMeter: boolean,
  stakes: readonly number[],
  said: SheetWords,
): readonly string[] {
  const { meter, pushes } = said.payouts
  const none = stakes.map(() => '')
  if (followsMeter) return [meter, ...none]
  return pay === 0 ? [pushes, ...none] : [oddsIn(pay, said), ...amountsAt(pay, stakes, said)]
}

async function sideTable({ game, rules }: Table, bet: SideBet, field: PayField): Promise<PayoutTable> {
  const known = gameOf(game)
  const said = wordsOf(known)
  const { hits } = await sideOf(known, rules, bet.id)
  const meter = bet.takes?.includes('meter') ? await meterOf(known, rules, bet.id) : null
  const lies = dealerOf(game).sides[bet.id] ?? SIDE_STAKES
  const stakes = SIDE_STAKES.filter((stake) => lies.includes(stake))
  const rows = field.hands.flatMap(({ id }) => {
    const hit = hits.find((one) => one.id === id && one.ways > 0)
    return hit
      ? [{ name: shortHand(known, field, id), cells: sideCells(hit, meter?.hands.includes(id) ?? false, stakes, said) }]
      : []
  })
  return {
    id: bet.id,
    name: betName(known, bet.id),
    note: messagesOf(known).wins[bet.id]!,
    head: said.payouts.hand,
    columns: stakeColumns(stakes, said),
    rows: gathered(rows, said),
  }
}

/** All payout tables of a game: its own, then those of its side bets. */
export async function payoutsByHeart(table: Table): Promise<readonly PayoutTable[]> {
  const fields = payFields(table)
  const said = wordsOf(gameOf(table.game))
  const sides = gameOf(table.game).sideBets.flatMap((bet) => {
    const field = fields.find((one) => one.bet === bet.id)
    return field && !isUnknownTable(gameOf(table.game), table.rules, bet.id) ? [sideTable(table, bet, field)] : []
  })
  return [
    ...fields.filter(({ bet }) => bet === undefined).map((field) => mainTable(table, field, STAKES, said)),
    ...(dealerOf(table.game).payouts?.(table.rules, said) ?? []),
    ...(await Promise.all(sides)),
  ]
}
