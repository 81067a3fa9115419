import { type Card, makeCard, parseCard, parseCards } from '@/lib/cards/card'
import { jsonFault } from '@/lib/command-line/answer'
import type { Line } from '@/lib/command-line/lines'
import { rawId } from '@/lib/command-line/raw-id'
import {
  type HouseWay,
  houseWay,
  isWayId,
  OWN,
  parseOwnWay,
  parseWayFile,
  setByWay,
  WAY_IDS,
} from '@/lib/engines/pai-gow/index'
import { hintOf } from '@/lib/nearest'
import { suggestion } from '@/lib/messages/words/problems/hint/en'
import { problemInEnglish } from '@/lib/messages/words/problems/en'
import { fail, ok, type Problem, type Result } from '@/lib/result'
import { isUtf16 } from '@/lib/text'

/**
 * The house way with this name, in the file of this name, or in the text from a link; without a name, the default way.
 * Fails with `UnknownWay`, `BadJson`, `TooLarge` or `BadHouseWay`.
 */
export function readWay(name: string | undefined, readFile: (path: string) => string): Result<HouseWay> {
  if (name === undefined) return ok(houseWay(WAY_IDS[0]))
  if (isWayId(name)) return ok(houseWay(name))
  let text: string
  try {
    text = readFile(name)
  } catch {
    if (name.startsWith(OWN)) return parseOwnWay(name)
    return fail(
      'UnknownWay',
      `“${name.slice(0, 80)}” is neither a house way nor a file that can be read.${suggestion(hintOf(name, WAY_IDS))}`,
    )
  }
  const way = parseWayFile(text)
  return way.ok ? way : fail(way.problem.name, `${name.slice(0, 80)}: ${problemInEnglish(way.problem)}`, way.problem.at)
}

function readCards(hand: unknown): Result<readonly Card[]> {
  if (typeof hand === 'string') return parseCards(hand)
  if (!Array.isArray(hand)) return fail('BadField', 'hand must be a list of cards like ["As","Kd"].')
  const cards: Card[] = []
  for (const item of hand as readonly unknown[]) {
    if (typeof item !== 'string') return fail('UnknownCard', 'hand must hold cards like "As", each in quotes.')
    const card = parseCard(item)
    if (!card.ok) return card
    cards.push(card.value)
  }
  return ok(cards)
}

const HAND = 7

function checkHand(cards: readonly Card[]): Result<readonly Card[]> {
  if (cards.length !== HAND)
    return fail('WrongCount', `hand takes ${HAND} cards; there ${cards.length === 1 ? 'is' : 'are'} ${cards.length}.`)
  const twice = cards.find((card, i) => cards.indexOf(card) !== i)
  return twice === undefined ? ok(cards) : fail('DuplicateCard', `${makeCard(twice)} appears twice in hand`)
}

function readHand(line: Line): Result<readonly Card[]> {
  let request: unknown
  if (!line.whole) return fail('LineTooLong', 'This line is too long to be a hand.')
  try {
    request = JSON.parse(line.text)
  } catch (error) {
    if (isUtf16(line.text)) return fail('OtherEncoding', 'This input is UTF-16. Convert it to UTF-8.')
    return fail('BadJson', `This line is not JSON: ${jsonFault(error)}.`)
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    return fail('NotAnObject', 'A hand is a JSON object: {"hand":[…]}.')
  const stray = Object.keys(request).find((key) => !['id', 'hand'].includes(key))
  if (stray !== undefined)
    return fail(
      'UnknownField',
      `“${stray.slice(0, 40)}” isn’t a field of a hand.${suggestion(hintOf(stray, ['id', 'hand']))}`,
    )
  const cards = readCards((request as { readonly hand?: unknown }).hand)
  return cards.ok ? checkHand(cards.value) : cards
}

/** The request's id as it was written; undefined if the line isn't a JSON object or has no id. */
function idOf({ text, whole }: Line): string | undefined {
  try {
    return whole && text.trim().startsWith('{') && JSON.parse(text) !== null ? rawId(text) : undefined
  } catch {
    return undefined
  }
}

const print = (id: string | undefined, fields: object): string => {
  const text = JSON.stringify(fields)
  return id === undefined ? text : `{"id":${id},${text.slice(1)}`
}

const printProblem = (problem: Problem): object => ({
  error: { name: problem.name, message: problemInEnglish(problem) },
})

/** One hand set by a house way, as a line of JSON. Errors are part of the answer. */
export function answerHand(way: HouseWay, line: Line): { readonly text: string; readonly failed: boolean } {
  const cards = readHand(line)
  if (!cards.ok) return { text: print(idOf(line), printProblem(cards.problem)), failed: true }
  const set = setByWay({ way, wheel: 'second-highest', keepComplete: true }, cards.value)
  if (!set) {
    const problem = { name: 'NotSet', says: `The house way “${way.id}” has no legal setting for this hand.` }
    return { text: print(idOf(line), printProblem(problem)), failed: true }
  }
  const answer = {
    low: set.low.map(makeCard),
    high: set.high.map(makeCard),
    clause: set.clause.id,
    reason: set.clause.sentence,
  }
  return { text: print(idOf(line), answer), failed: false }
}

export const houseWayHelp = (): string => `Usage: npm run -s house-way -- [--way ID|FILE] < hands.jsonl

Reads one JSON object a line from standard input, {"hand":[7 cards]}, and writes the hand as the house must set it: the two cards
in front (low), the five behind (high), the clause of the house way that decides, and what it says.

  echo '{"hand":["As","Kd","Kc","9h","9s","4d","Jk"]}' | npm run -s house-way -- --way foxwoods

  --way ID|FILE    a house way by its id, or a file as the editor exports it and content/house-ways/*.json are;
                   or the text own.… that a link to one's own way has
  --help           this

Cards: As Kd Tc 2h, the joker Jk; a list, or one text "AsKd…". An id in the request is echoed. A hand that cannot be set gives
{"error":{"name":…,"message":…}} in its place.
Exit status: 0, 1 if any line failed, 2 for wrong usage, 3 if the input can't be read or the answer can't be written.

House ways: ${WAY_IDS.map((id) => `${id} (${houseWay(id).name})`).join(', ')}
`
