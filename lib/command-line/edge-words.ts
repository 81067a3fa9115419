import { type Card, parseCards } from '@/lib/cards/card'
import { jsonFault } from '@/lib/command-line/answer'
import { checkEdge, type EdgeQuestion } from '@/lib/questions/figures'
import { readGame } from '@/lib/command-line/request'
import { MOST_PLAYERS } from '@/lib/game/solver'
import { problemInEnglish } from '@/lib/messages/words/problems/en'
import { fail, ok, type Result } from '@/lib/result'
import { isUtf16 } from '@/lib/text'

/** The arguments of `edge`, by the names of its options. */
export interface EdgeWords {
  readonly game: string
  readonly variant?: string | undefined
  readonly rules?: string | undefined
  readonly bet?: string | undefined
  readonly strategy?: string | undefined
  readonly meter?: string | undefined
  readonly players?: string | undefined
  readonly shoe?: string | undefined
  readonly dead?: string | undefined
  readonly seen?: string | undefined
  readonly more?: boolean | undefined
}

function readJson(name: string, text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text))
  } catch (error) {
    if (isUtf16(text)) return fail('OtherEncoding', `${name}: this file is UTF-16. Save it as UTF-8.`)
    return fail('BadJson', `${name} must be JSON: ${jsonFault(error)}.`)
  }
}

function readMeter(text: string): Result<number> {
  const meter = /^\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : -1
  return meter >= 0 ? ok(meter) : fail('Usage', `--meter must be an amount, not “${text.slice(0, 40)}”.`)
}

function readPlayers(text: string): Result<number> {
  const players = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return players >= 1 && players <= MOST_PLAYERS
    ? ok(players)
    : fail('Usage', `--players must be a whole number from 1 to ${MOST_PLAYERS}, not “${text.slice(0, 40)}”.`)
}

function readSeen(text: string): Result<number> {
  return /^\d{1,2}$/.test(text)
    ? ok(Number(text))
    : fail('Usage', `--seen must be a whole number, not “${text.slice(0, 40)}”.`)
}

function readShoe(path: string, readFile: (path: string) => string): Result<readonly number[]> {
  let text: string
  try {
    text = readFile(path)
  } catch (error) {
    const isLarge = error instanceof RangeError
    return fail('Usage', `--shoe: ${path.slice(0, 80)} ${isLarge ? 'is too large for a shoe' : 'cannot be read'}.`)
  }
  return readJson('--shoe', text) as Result<readonly number[]>
}

function readDead(text: string): Result<readonly Card[]> {
  const cards = parseCards(text)
  return cards.ok ? cards : fail('Usage', `--dead: ${problemInEnglish(cards.problem)}`)
}

const unless = <T>(text: string | undefined, read: (text: string) => Result<T>): Result<T | undefined> =>
  text === undefined ? ok(undefined) : read(text)

/** Checks the arguments of `edge`. `readFile` reads the file of `--shoe`. Fails with the first problem. */
export function readEdge(words: EdgeWords, readFile: (path: string) => string): Result<EdgeQuestion> {
  const game = readGame(words.game)
  if (!game.ok) return game
  const rules = unless(words.rules, (text) => readJson('--rules', text))
  if (!rules.ok) return rules
  const meter = unless(words.meter, readMeter)
  if (!meter.ok) return meter
  const players = unless(words.players, readPlayers)
  if (!players.ok) return players
  const shoe = unless(words.shoe, (path) => readShoe(path, readFile))
  if (!shoe.ok) return shoe
  const dead = unless(words.dead, readDead)
  if (!dead.ok) return dead
  const seen = unless(words.seen, readSeen)
  if (!seen.ok) return seen
  const { variant, bet, strategy, more } = words
  return checkEdge(
    game.value,
    {
      variant,
      bet,
      strategy,
      more,
      rules: rules.value,
      meter: meter.value,
      players: players.value,
      shoe: shoe.value,
      dead: dead.value,
      seen: seen.value,
    },
    (name) => `--${name}`,
  )
}
