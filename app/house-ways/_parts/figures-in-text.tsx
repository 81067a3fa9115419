import { wayInWords } from '@/app/house-ways/_parts/clause-words'
import { Exact } from '@/app/[game]/_guide/exact'
import { PROSE, Section } from '@/app/[game]/_guide/parts'
import { percent, plain } from '@/app/_languages/format'
import { wayPages } from '@/app/_languages/words'
import {
  against,
  ALL_HANDS,
  differencesOf,
  inRounds,
  KNOWN_WAYS,
  type KnownPrice,
  priceOf,
  priceOfWay,
  shareApart,
  shareOf,
  type SideId,
  GAME,
  type HouseWay,
  makeWay,
  otherReadingOf,
  rulesWith,
} from '@/lib/engines/pai-gow/index'
import { Link } from '@/app/_ui/link'

/* The figures in the texts about a house way. A tap on an estimated one says so. */

function nameOf(id: string): string {
  const way = KNOWN_WAYS.find((one) => one.id === id)
  return way ? wayInWords(way) : id
}

interface Pair {
  readonly player: string
  readonly dealer: string
}

const EDGE_DIGITS = 2

/** A percentage with two decimals, or three if two would round away too much. */
const small = (share: number): string => percent(share, Math.abs(share) < 0.001 ? 3 : 2)

const sample = ({ isExact, hands }: Pick<KnownPrice, 'isExact' | 'hands'>, standardError: number): string =>
  isExact
    ? wayPages.everyHand
    : wayPages.estimated(hands === undefined ? undefined : String(hands), percent(standardError, 4))

/** The components for the figures in a way's text. */
export const wayFigures = (way: string) => ({
  ...PROSE,
  /** The share of all hands that a clause sets. */
  Sets: ({ clause }: { readonly clause: string }) => {
    const value = shareOf(way, clause)
    if (value === 0) throw new Error(`${way} has no clause ${clause}`)
    return (
      <Exact
        shown={small(value)}
        name={wayPages.ofAll(clause)}
        value={{ kind: 'real', value }}
        percent
        note={wayPages.everyHand}
      />
    )
  },
  /** What a clause costs a side per round, as a share of the bet. */
  Costs: ({ clause, side }: { readonly clause: string; readonly side: SideId }) => {
    const price = priceOf(way, clause, side)
    const { mean, standardError } = inRounds(price, shareOf(way, clause))
    return (
      <Exact
        shown={small(mean)}
        name={wayPages.costsRounds(clause, side === 'house')}
        value={{ kind: 'real', value: mean }}
        percent
        unit={wayPages.ofTheBet}
        note={sample(price, standardError)}
      />
    )
  },
  /** What a clause costs a side in each hand that it sets, in bets. */
  Price: ({ clause, side }: { readonly clause: string; readonly side: SideId }) => {
    const price = priceOf(way, clause, side)
    return (
      <Exact
        shown={plain(price.mean, 3)}
        name={wayPages.costsHands(clause, side === 'house')}
        value={{ kind: 'real', value: price.mean }}
        unit={wayPages.bets}
        note={sample(price, price.standardError)}
      />
    )
  },
  /** What the whole way costs compared with the best setting of every hand. */
  WayPrice: ({ side }: { readonly side: SideId }) => {
    const { mean, standardError } = priceOfWay(way, side)
    return (
      <Exact
        shown={small(mean)}
        name={wayPages.givesUp(side === 'house')}
        value={{ kind: 'real', value: mean }}
        percent
        unit={wayPages.ofTheBet}
        note={sample({ isExact: false }, standardError)}
      />
    )
  },
  /** The share of all hands that another way sets differently. */
  Apart: ({ from }: { readonly from: string }) => (
    <Exact
      shown={small(shareApart(way, from))}
      name={wayPages.setBy(nameOf(from))}
      value={{ kind: 'real', value: shareApart(way, from) }}
      percent
      unit={wayPages.ofHands}
      note={wayPages.everyHand}
      see={{ name: wayPages.handByHand, href: `/house-ways/compare/${way}/${from}` }}
    />
  ),
  /** The share of all hands that a clause of this way and a clause of another set differently. */
  Parts: ({
    from,
    mine,
    theirs,
    digits = EDGE_DIGITS,
  }: {
    readonly from: string
    readonly mine: string
    readonly theirs: string
    readonly digits?: number
  }) => {
    const found = differencesOf(way, from).find(({ a, b }) => a === mine && b === theirs)
    if (!found) throw new Error(`${mine} of ${way} does not part from ${theirs} of ${from}`)
    const value = found.hands / ALL_HANDS
    return (
      <Exact
        shown={percent(value, digits)}
        name={wayPages.hereThere(mine, theirs)}
        value={{ kind: 'real', value }}
        percent
        unit={wayPages.ofHands}
        note={wayPages.everyHand}
        see={{ name: wayPages.handByHand, href: `/house-ways/compare/${way}/${from}` }}
      />
    )
  },
  /** The house edge for a player's way against a dealer's, with the usual commission. */
  Against: ({ player, dealer, digits = EDGE_DIGITS }: Pair & { readonly of: 'edge'; readonly digits?: number }) => {
    const { ev } = against(player, dealer)
    return (
      <Exact
        shown={percent(-ev, digits)}
        name={wayPages.edgeOf(nameOf(player), nameOf(dealer))}
        value={{ kind: 'real', value: -ev }}
        percent
        unit={wayPages.ofTheBet}
        note={wayPages.everyDeal}
      />
    )
  },
  /** How much more one dealer's way wins than another's from the same player. */
  Worth: ({ player, dealer, than }: Pair & { readonly than: string }) => {
    const value = against(player, than).ev - against(player, dealer).ev
    return (
      <Exact
        shown={small(value)}
        name={wayPages.insteadOf(nameOf(dealer), nameOf(than), nameOf(player))}
        value={{ kind: 'real', value }}
        percent
        unit={wayPages.ofTheBet}
        note={wayPages.everyDeal}
      />
    )
  },
})

/** Another way to understand the printed source, which the reader can use instead. */
export function Reading({ way }: { readonly way: HouseWay }) {
  const other = otherReadingOf(way)
  if (!other) return null
  const rules = rulesWith(other.way)
  const read = other.way.clauses.find(({ id }) => id === other.clause)
  return (
    <div className="not-printed">
      <Section
        id="other-reading"
        title={wayPages.wider}
        lead={wayPages.widerLead(other.clause, percent(shareOf(way.id, other.clause)), percent(other.share))}
      >
        <p className="max-w-text">{read && wayPages.widerSays(read.id, read.sentence)}</p>
        <p className="max-w-text">{wayPages.widerUse}</p>
        <p className="flex flex-wrap gap-x-5">
          {[
            [wayPages.drillIt, `/dealer-school/house-way?way=${makeWay(other.way)}`],
            [wayPages.trainAgainst, `/${GAME}/trainer?rules=${rules}`],
            [wayPages.openCalculator, `/${GAME}/calculator?rules=${rules}`],
            [wayPages.checkIt, `/house-ways/editor?way=${makeWay(other.way)}`],
          ].map(([name, href]) => (
            <Link key={name} href={href!} prefetch={false} className="link inline-flex min-h-11 items-center">
              {name}
            </Link>
          ))}
        </p>
      </Section>
    </div>
  )
}
