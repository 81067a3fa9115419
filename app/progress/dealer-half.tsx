'use client'

import { type ItemNames, itemNames } from '@/app/dealer-school/_parts/item-names'
import { Link } from '@/app/_ui/link'
import { useMemo, useState } from 'react'
import { percent, plain, whole } from '@/app/_languages/format'
import { dealerHalf, progress } from '@/app/_languages/words'
import { ButtonLink, TextButton } from '@/app/_ui/button'
import { useSchoolGames } from '@/app/dealer-school/_parts/school-games'
import { wayOf } from '@/lib/engines/pai-gow/index'
import { GAME_IDS, isGameId } from '@/lib/games/ids'
import { GAME_NAMES } from '@/lib/games/names'
import { FIRST_DISPUTES } from '@/lib/teaching/dealer-school/disputes/disputes'
import { medianOf } from '@/lib/math/median'
import { type KnownItem, knownItems } from '@/lib/teaching/dealer-school/records/record'
import { SCHOOL_PARTS, type SchoolPart, type SchoolRecord } from '@/lib/teaching/quiz/record'
import { shortDay } from './dates'
import { FiguresTable } from './figures-table'
import { Section } from './section'

/* Answers in the dealer school: by part, and by each item. */

/** The drill that asks these items: only their clauses, or the game whose drill asks due items first. */
function drillHref(part: SchoolPart, items: readonly KnownItem[]): string {
  const [first] = items
  if (part === 'house-way') {
    const way = first ? encodeURIComponent(first.rules) : ''
    const clauses = items.filter(({ rules }) => rules === first?.rules).map(({ item }) => item)
    return first ? `/dealer-school/house-way?way=${way}&clauses=${clauses.join('.')}` : '/dealer-school/house-way'
  }
  const game = first && first.game !== GAME_IDS[0] ? `?game=${first.game}` : ''
  if (part === 'payouts') return `/dealer-school/payouts${game}`
  if (part === 'audition') return `/dealer-school/audition${game}`
  if (part !== 'disputes') return `/dealer-school/foul${game}`
  const of = first && first.game !== FIRST_DISPUTES ? `&of=${first.game}` : ''
  return `/dealer-school/foul?game=disputes${of}`
}

/** The house way that an item belongs to, or its game. */
function whereOf({ part, game, rules }: KnownItem): string {
  const way = part === 'house-way' ? wayOf(rules) : undefined
  if (way) return way.ok ? way.value.name : ''
  return isGameId(game) ? GAME_NAMES[game] : game
}

const SECOND = 1000

function Parts({ records, items, now }: Omit<Props, 'game'> & { readonly items: readonly KnownItem[] }) {
  const parts = SCHOOL_PARTS.filter((part) => records.some((one) => one.part === part))
  return (
    <>
      <FiguresTable
        label={progress.inFigures(dealerHalf.title)}
        wordy
        heads={[dealerHalf.part, dealerHalf.asked, dealerHalf.right, dealerHalf.middle, dealerHalf.dueNow]}
        rows={parts.map((part) => {
          const own = records.filter((one) => one.part === part)
          const middle = medianOf(own.flatMap(({ time }) => (time === null ? [] : [time])))
          return {
            id: part,
            cells: [
              dealerHalf.parts[part],
              whole(own.length),
              percent(own.filter(({ isRight }) => isRight).length / own.length, 0),
              middle === undefined ? '—' : plain(middle / SECOND, 1),
              whole(items.filter((one) => one.part === part && one.due <= now).length),
            ],
          }
        })}
      />
      <p className="flex flex-wrap gap-2.5">
        {parts.map((part) => {
          const due = items.filter((one) => one.part === part && one.due <= now)
          return (
            due.length > 0 && (
              <ButtonLink key={part} href={drillHref(part, due)} look="quiet" prefetch={false}>
                {dealerHalf.practice(dealerHalf.parts[part])}
              </ButtonLink>
            )
          )
        })}
      </p>
    </>
  )
}

/** How many rows are shown at first. */
const ROWS = 12

function Items({
  items,
  now,
  names,
}: Pick<Props, 'now'> & { readonly items: readonly KnownItem[]; readonly names: ItemNames }) {
  const [all, setAll] = useState(false)
  return (
    <Section title={dealerHalf.weakest} about={dealerHalf.aboutWeakest}>
      <FiguresTable
        label={progress.inFigures(dealerHalf.weakest)}
        heads={[dealerHalf.what, dealerHalf.asked, dealerHalf.right, dealerHalf.comesBack]}
        rows={(all ? items : items.slice(0, ROWS)).map((one) => {
          return {
            id: `${one.part} ${one.game} ${one.rules} ${one.item}`,
            cells: [
              <span key="name">
                <Link href={drillHref(one.part, [one])} prefetch={false} className="link inline-block py-2.5">
                  {names(one)}
                </Link>
                <span className="block text-caption font-normal text-muted">
                  {dealerHalf.parts[one.part]}, {whereOf(one)}
                </span>
              </span>,
              whole(one.asked),
              percent(one.right / one.asked, 0),
              one.due <= now ? dealerHalf.now : shortDay(one.due),
            ],
          }
        })}
      />
      {items.length > ROWS && (
        <TextButton aria-expanded={all} onClick={() => setAll(!all)} className="self-start text-small">
          {all ? progress.onlyFirst(whole(ROWS)) : progress.allOf(whole(items.length))}
        </TextButton>
      )}
    </Section>
  )
}

interface Props {
  readonly records: readonly SchoolRecord[]
  readonly now: number
  /** Shows only answers at this game; null for all. */
  readonly game: string | null
}

/** The dealer's half of the page. Empty without answers in the school. */
export function DealerHalf({ records, now, game }: Props) {
  const shown = useMemo(() => records.filter((one) => game === null || one.game === game), [records, game])
  const items = useMemo(() => knownItems(shown), [shown])
  const games = useMemo(
    () => GAME_IDS.filter((id) => shown.some((one) => one.game === id && one.part !== 'house-way')),
    [shown],
  )
  const areHere = useSchoolGames(games)
  const names = useMemo(() => (areHere ? itemNames(games) : null), [areHere, games])
  if (shown.length === 0) return null
  return (
    <>
      <Section title={dealerHalf.title} about={dealerHalf.about}>
        <Parts records={shown} items={items} now={now} />
      </Section>
      {names && <Items items={items} now={now} names={names} />}
    </>
  )
}
