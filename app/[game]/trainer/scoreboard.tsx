'use client'

import { useId, useState } from 'react'
import { fallback, parse, parseJson, pipe, record, string } from 'valibot'
import { Button } from '@/app/_ui/button'
import { classes } from '@/app/_ui/classes'
import { Field, Input } from '@/app/_ui/field'
import { Heading } from '@/app/_ui/heading'
import { Share } from '@/app/_ui/copy'
import { Table, TableHead } from '@/app/_ui/table'
import { money } from '@/app/_languages/format'
import { useLog } from '@/app/progress/use-log'
import { usePreferences } from '@/app/_settings/preferences'
import { trainerSummary } from '@/app/_languages/words'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { type Plan, replayOf } from '@/lib/teaching/quiz/plan'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import {
  type Challenge,
  cleanName,
  handsKey,
  makeChallenge,
  makeChallenges,
  parseChallenges,
  pastedScores,
  ranked,
} from './challenge'
import { SavePicture } from './score-picture'
import { ownResult, replayHref } from './summary-figures'
import { makeStored } from '@/app/_ui/store'

/*
 * Friends' results from the links opened or pasted in this browser. The player's own result is computed from the
 * record.
 */

/** By the key of the hands, with the most recently opened at the end. */
type Boards = Readonly<Record<string, readonly Challenge[]>>

const MOST_BOARDS = 40

const stored = fallback(pipe(string(), parseJson(), record(string(), fallback(string(), ''))), {})

/** Reads the stored scoreboards, perhaps of an older or newer version of Feltwise. Invalid entries are left out. */
const readBoards = (text: string | null): Boards =>
  Object.fromEntries(
    Object.entries(parse(stored, text))
      .slice(-MOST_BOARDS)
      .flatMap(([hands, scores]) => {
        const read = parseChallenges(scores)
        return read.ok ? [[hands, read.value]] : []
      }),
  )

const boards = makeStored<Boards>({
  key: 'feltwise.friends',
  read: readBoards,
  write: (value) =>
    JSON.stringify(Object.fromEntries(Object.entries(value).map(([hands, scores]) => [hands, makeChallenges(scores)]))),
  usual: {},
})

const NOBODY: readonly Challenge[] = []

export const useFriends = (hands: string): readonly Challenge[] => boards.useNow()[hands] ?? NOBODY

/** Adds results to those for the same hands. Existing ones aren't added again, so a link can be opened twice. */
export function addFriends(hands: string, scores: readonly Challenge[]): void {
  boards.change((now) => {
    const known = now[hands] ?? NOBODY
    const texts = new Set(known.map(makeChallenge))
    const fresh = scores.filter((one) => !texts.has(makeChallenge(one)))
    if (fresh.length === 0) return now
    const { [hands]: _before, ...others } = now
    const entries = Object.entries(others).slice(1 - MOST_BOARDS)
    return { ...Object.fromEntries(entries), [hands]: [...known, ...fresh].slice(-MOST_FRIENDS) }
  })
}

/** One less than a link holds, because the sender's own result comes first. */
const MOST_FRIENDS = 7

/** The name that the player chose for scoreboards; empty at first. */
export const playerName = makeStored<string>({
  key: 'feltwise.name',
  read: (text) => cleanName(text ?? ''),
  write: cleanName,
  usual: '',
})

/** A time in minutes and seconds: `1:15`. */
const clockTime = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * Whether two results belong to the same person: equal figures under any name. Without a time, the name must be equal
 * too, because different people can have the same figures.
 */
const isSamePerson = (a: Challenge, b: Challenge): boolean =>
  makeChallenge(a) === makeChallenge(b) ||
  (a.seconds !== undefined && makeChallenge({ ...a, name: 'x' }) === makeChallenge({ ...b, name: 'x' }))

interface BoardProps {
  readonly own: Challenge | null
  readonly friends: readonly Challenge[]
}

/** Everybody's result with the same hands, the best first. */
function Board({ own, friends }: BoardProps) {
  const { stake, currency } = usePreferences()
  const scores = ranked(own === null ? friends : [own, ...friends])
  return (
    <Table caption={trainerSummary.scoreboard}>
      <TableHead
        columns={[
          trainerSummary.player,
          trainerSummary.right,
          trainerSummary.lostLuckAside,
          trainerSummary.thinkingTime,
        ]}
      />
      <tbody>
        {scores.map((score) => (
          <tr key={makeChallenge(score)} className={score === own ? 'border-t font-strong' : 'border-t'}>
            <th scope="row" className={classes('py-2 pr-3 text-left wrap-anywhere', score !== own && 'font-normal')}>
              {score === own ? trainerSummary.you : (score.name ?? trainerSummary.aFriend)}
            </th>
            <td className="py-2 pl-3 text-right">{trainerSummary.of(score.right, score.asked)}</td>
            <td className="py-2 pl-3 text-right">{money(score.cost * stake, currency)}</td>
            <td className="py-2 pl-3 text-right">{score.seconds === undefined ? '—' : clockTime(score.seconds)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface ScoresProps {
  readonly game: AnyTaughtGame
  /** The key of the hands from `handsKey`, and the seed of one of them. */
  readonly hands: string
  readonly seed: string
  /** The session's answers, which storage may not have listed yet. */
  readonly records: readonly AnswerRecord[]
}

/** The scoreboard of some hands: the friends' results, and the player's own once all the hands were played. */
function useBoard({ game, hands, seed, records }: ScoresProps): BoardProps & { readonly name: string } {
  const { answers } = useLog(game.id)
  const name = playerName.useNow()
  const own = ownResult(answers, records, seed, hands, name)
  return { own, name, friends: useFriends(hands).filter((one) => own === null || !isSamePerson(one, own)) }
}

/** The scoreboard of a friend's link while its hands are being played. */
export function Scores(props: ScoresProps) {
  const { own, friends } = useBoard(props)
  return (
    <div className="grid gap-3">
      {own === null && <p className="text-small text-muted">{trainerSummary.yoursAtTheEnd}</p>}
      <Board own={own} friends={friends} />
    </div>
  )
}

interface Props {
  readonly game: AnyTaughtGame
  readonly plan: Plan
  /** The session's answers, one for each decision. */
  readonly records: readonly [AnswerRecord, ...AnswerRecord[]]
}

/** Invites friends to the same hands: the scoreboard, a link with it, a field for a friend's link, and a picture. */
export function Friends({ game, plan, records }: Props) {
  const id = useId()
  const { stake, currency } = usePreferences()
  const { seed } = records[0]
  const hands = handsKey(game.id, seed, replayOf(plan, records).length ?? 1)
  const { own, friends, name } = useBoard({ game, hands, seed, records })
  const [open, setOpen] = useState(false)
  const href = own && replayHref(game, plan, records, makeChallenges([own, ...friends]))
  if (own === null || href === null) return null
  const given = money(own.cost * stake, currency)
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t pt-4 print:hidden">
      <Heading id={id}>{friends.length === 0 ? trainerSummary.sameHands : trainerSummary.scoreboard}</Heading>
      {friends.length > 0 && <Board own={own} friends={friends} />}
      <p className="max-w-essay text-small text-muted">{trainerSummary.aboutLink}</p>
      {open ? (
        <>
          <Field label={trainerSummary.yourName} className="max-w-80">
            <Input
              defaultValue={name}
              maxLength={40}
              autoComplete="nickname"
              onChange={(event) => playerName.change(() => cleanName(event.target.value))}
            />
          </Field>
          <Share
            text={trainerSummary.shared(game.name, own.right, own.asked, given)}
            href={href}
            copies={trainerSummary.copyLink}
          />
        </>
      ) : (
        <p>
          <Button look="quiet" onClick={() => setOpen(true)}>
            {trainerSummary.makeLink}
          </Button>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <SavePicture
          title={game.name}
          result={trainerSummary.someRight(own.right, own.asked)}
          about={trainerSummary.pictureLost(given)}
          rows={ranked([own, ...friends]).map((one) => ({
            name: one === own ? name || trainerSummary.you : (one.name ?? trainerSummary.aFriend),
            figure: money(one.cost * stake, currency),
            isOwn: one === own,
          }))}
        />
      </p>
      <Paste hands={hands} />
    </section>
  )
}

/** A field that adds a friend's result from their link. */
function Paste({ hands }: { readonly hands: string }) {
  const id = useId()
  const [text, setText] = useState('')
  const [said, setSaid] = useState<{ readonly isBad: boolean; readonly text: string } | null>(null)
  const add = (): void => {
    const scores = pastedScores(text, hands)
    if (typeof scores === 'string') return setSaid({ isBad: true, text: trainerSummary[scores] })
    addFriends(hands, scores)
    setText('')
    setSaid({ isBad: false, text: trainerSummary.added(scores.length) })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
      className="grid gap-1"
    >
      <label htmlFor={id} className="text-caption text-muted">
        {trainerSummary.pasteLink}
      </label>
      <div className="grid max-w-essay grid-cols-free-auto gap-2">
        <Input
          id={id}
          inputMode="url"
          value={text}
          aria-invalid={said?.isBad === true}
          aria-describedby={`${id}-said`}
          onChange={(event) => {
            setText(event.target.value)
            setSaid(null)
          }}
        />
        <Button look="quiet" type="submit">
          {trainerSummary.addScore}
        </Button>
      </div>
      <p id={`${id}-said`} role="status" className={said?.isBad ? 'text-caption text-blunder-ink' : 'text-caption'}>
        {said?.text}
      </p>
    </form>
  )
}
