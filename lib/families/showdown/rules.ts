import { betAt, type SettlementTable, stakesOf } from '@/lib/engines/settlement/index'
import type { PayPreset, PayTable, RuleField, Rules, SideBet, Variant } from '@/lib/game/game'
import { leastOf, rankingOf } from './hands'
import type { PagePays, PageSide, ShowdownCore, ShowdownPage } from './page'

/* The rules of a page: variants, fields, known tables and side bets. */

export interface ShowdownRules extends Rules {
  /** Absent if the dealer always plays. */
  readonly qualifies?: string
  /** The largest bet of the decision, by the weakest hand that may make it. */
  readonly most?: Readonly<Record<string, number>>
}

/** The usual qualifying hand of a page and all that a table may have. */
export const qualifyingHands = ({
  qualifies,
}: ShowdownPage): { readonly usual: string; readonly values: readonly string[] } =>
  qualifies ?? { usual: 'none', values: ['none'] }

const MOST_PAY = 100_000
/** In the money of a meter. */
const MOST_PRIZE = 1_000_000

function rulesOf(page: ShowdownPage, { pays = {}, qualifies }: ShowdownPage['variants'][number]): ShowdownRules {
  const tables = Object.entries(page.pays).map(([id, { table }]) => [id, { ...table, ...pays[id] }] as const)
  return {
    pays: Object.fromEntries(tables),
    ...(page.qualifies && { qualifies: qualifies ?? page.qualifies.usual }),
    ...(page.most && { most: page.most.table }),
  }
}

export const variantsOf = (page: ShowdownPage): readonly [Variant<ShowdownRules>, ...Variant<ShowdownRules>[]] => {
  const [first, ...others] = page.variants.map((one) => ({ id: one.id, source: one.source, rules: rulesOf(page, one) }))
  return [first!, ...others]
}

/** The rules of the main game, then those of the side bets. */
export const fieldsOf = ({ pays, qualifies, most, sides, settlement }: ShowdownPage): readonly RuleField[] => {
  const tables = Object.entries(pays).map(([id, { source, table }]): RuleField => {
    const hands = Object.keys(table).map((hand) => ({ id: hand }))
    const prizes = settlement.sides?.[id]?.prizes
    return {
      path: ['pays', id],
      source,
      ...(id in sides && { bet: id }),
      kind: 'pays',
      hands,
      most: prizes ? MOST_PRIZE : MOST_PAY,
      ...(prizes && { prizes }),
    }
  })
  return [
    ...tables.filter(({ bet }) => bet === undefined),
    ...(qualifies
      ? [
          {
            path: ['qualifies'],
            source: qualifies.source,
            kind: 'choice',
            options: qualifies.values.map((value) => ({ value })),
          } as const,
        ]
      : []),
    ...Object.keys(most?.table ?? {}).map((hand): RuleField => ({
      path: ['most', hand],
      source: most!.source,
      kind: 'number',
      least: 1,
      most: largestBet(settlement),
      whole: true,
    })),
    ...tables.filter(({ bet }) => bet !== undefined),
  ]
}

/** The id of a table: what it pays, the highest first, without hands that it doesn't pay or that win a part of the meter. */
export const idOfTable = (table: PayTable, { meter = {} }: PageSide = {}): string =>
  Object.entries(table)
    .flatMap(([hand, pay]) => (hand in meter || pay === 0 ? [] : [pay]))
    .join('-')

const presetsOfTable = (
  table: string,
  side: PageSide,
  { source, table: pays, others = [] }: PagePays,
): readonly PayPreset[] => {
  const usual = others.find((one) => one.usual)?.table ?? pays
  return [{ source, table: pays }, ...others].map((one) => ({
    table,
    id: idOfTable(one.table, side),
    source: one.source,
    pays: one.table,
    ...(one.table === usual && { usual: true as const }),
  }))
}

/** Known tables: those of the main game are its variants. */
export const presetsOf = (page: ShowdownPage): readonly PayPreset[] =>
  Object.entries(page.pays).flatMap(([table, pays]) => {
    const side = page.sides[table]
    if (side) return presetsOfTable(table, side, pays)
    const changed = variantsOf(page).filter(
      ({ id }, i) => i === 0 || page.variants.some((one) => one.id === id && one.pays?.[table]),
    )
    return changed.map(({ id, source, rules }) => ({ table, id, source, pays: rules.pays[table]! }))
  })

export const sideBetsOf = ({ sides }: ShowdownPage): readonly SideBet[] =>
  Object.entries(sides).map(([id, { meter, ...side }]) => ({
    id,
    ...side,
    ...(meter && { takes: ['meter'] as const }),
  }))

const betsOf = (settlement: SettlementTable): readonly number[] => {
  const { stage, actions } = settlement.decisions[0]!
  return Object.keys(actions).map((action) => betAt(settlement, stage, action))
}

/** The largest bet that the decision has an action for. */
const largestBet = (settlement: SettlementTable): number => Math.max(...betsOf(settlement))

/** The bet that the decision makes: `raise`. */
export function betOfDecision({ settlement }: ShowdownCore): string {
  const [before, after] = [[], Object.keys(settlement.decisions[0]!.actions).slice(0, 1)].map((did) =>
    stakesOf(settlement, did),
  )
  return Object.keys(before!).find((bet) => before![bet] === null && after![bet] !== null)!
}

/** The largest bet that a hand of this strength may make. */
const mostBet = (core: ShowdownCore, { most }: ShowdownRules, strength: number): number =>
  most === undefined
    ? Infinity
    : Math.max(
        1,
        ...Object.entries(most).flatMap(([hand, bet]) => (strength >= leastOf(rankingOf(core), hand) ? [bet] : [])),
      )

/** Whether a hand of this strength may take an action. */
export const isAllowed = (core: ShowdownCore, rules: ShowdownRules, action: string, strength: number): boolean =>
  betAt(core.settlement, core.settlement.decisions[0]!.stage, action) <= mostBet(core, rules, strength)

/** The least strength with which the dealer qualifies. */
export const qualifyingStrength = (core: ShowdownCore, { qualifies = 'none' }: ShowdownRules): number =>
  leastOf(rankingOf(core), qualifies)
