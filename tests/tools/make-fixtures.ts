import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Card, makeCard, makeCards } from '@/lib/cards/card'
import { ROUNDINGS } from '@/lib/teaching/dealer-school/chips'
import { usualTable } from '@/lib/teaching/dealer-school/board'
import { type Exam, makeExam, parseExam } from '@/lib/teaching/dealer-school/exam'
import { makeCall, makeRuling, makeSaids, makeSetting } from '@/lib/teaching/dealer-school/exam-answers'
import { makeCode } from '@/lib/teaching/dealer-school/exam-code'
import { makeResultFile } from '@/lib/teaching/dealer-school/exam-file'
import { askExam } from '@/lib/teaching/dealer-school/exam-grade'
import { seatOf } from '@/lib/teaching/dealer-school/payouts'
import type { RuleField, Step } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { GAMES } from '@/lib/games/index'
import { makeRules, parseRules, shortName } from '@/lib/games/rules'
import { deal } from '@/lib/engines/round/index'
import { KNOWN_WAYS, setHand, usually } from '@/lib/engines/pai-gow/house-ways/hands'
import { asOwn, makeWayFile } from '@/lib/engines/pai-gow/house-ways/way-file'
import { makeWay, rulesWith } from '@/lib/engines/pai-gow/house-ways/way-of'
import { below, draw, makeRandom, type Random } from '@/lib/math/random'
import { CHOICES } from '@/lib/teaching/quiz/record'
import { gradeOf } from '@/lib/teaching/quiz/grade'
import { startRound } from '@/lib/teaching/quiz/round'
import { must } from '@/lib/result'
import { makeArchive } from '@/lib/storage/archive'
import { makeAnswersCsv, makeRoundsCsv } from '@/lib/storage/csv'
import { edgeFacts, gameOf, roundFacts, rulesFacts, rulesOf, solvedFacts } from '../fixtures/facts'
import {
  challengeFacts,
  codeFacts,
  dailyFacts,
  examFacts,
  gameLinkFacts,
  pageLinkFacts,
  preferenceFacts,
  resultFileFacts,
  savedWayFacts,
  seedFacts,
  sharedWayFacts,
  skillFacts,
  wayFacts,
  wayFileFacts,
} from '../fixtures/links'

await loadSchoolGames(GAME_IDS)

/*
 * Writes tests/fixtures: the addresses, records, exports and codes of seven games as of November 2026, with their
 * contents. The committed files are the reference: later code must open them unchanged. On the code of that time this
 * writes the same bytes; on later code it would only hide a fault, so nothing runs it. `npx tsx
 * tests/tools/make-fixtures.ts`.
 */

const FOLDER = 'tests/fixtures'

const isRefused = (facts: unknown): facts is { readonly refused: string } =>
  typeof facts === 'object' && facts !== null && 'refused' in facts

/** JSON with one line for each member of the lists named, so that a diff shows only the lines that change. */
function write(file: string, lists: Readonly<Record<string, readonly unknown[]>>): void {
  const parts = Object.entries(lists).map(
    ([name, list]) => `${JSON.stringify(name)}: [\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`,
  )
  const text = `{\n${parts.join(',\n')}\n}\n`
  writeFileSync(`${FOLDER}/${file}`, text)
  console.warn(
    `${file}: ${Object.values(lists)
      .map((list) => list.length)
      .join(' + ')} lines, ${text.length} characters`,
  )
}

// ——— Rules —————————————————————————————————————————————————————————————————————————————————————————————————

const OWN_WAY = asOwn({ ...KNOWN_WAYS[1]!, id: 'my-casino', name: 'My casino' }, [])

/** Every value to try for a field, as texts of rules write it. The last ones are refused. */
function valuesOf(field: RuleField): readonly string[] {
  switch (field.kind) {
    case 'choice':
      return [...field.options.map(({ value }) => value), 'no-such-choice']
    case 'switch':
      return ['yes', 'no', 'perhaps']
    case 'several':
      return [
        ...field.options.map(({ value }) => String(value)),
        field.options.map(({ value }) => value).join('_'),
        field.options
          .map(({ value }) => value)
          .reverse()
          .join('_'),
        '77',
        '',
      ]
    case 'number':
    case 'pays': {
      const [least, most] = field.kind === 'number' ? [field.least, field.most] : [0, field.most]
      return [least, most, (least + most) / 2, 1.5, most + 1, -1, 0.0000001].map(String).concat('much', '')
    }
  }
}

const fieldTexts = (field: RuleField): readonly string[] =>
  (field.kind === 'pays' ? field.hands.map(({ id }) => [...field.path, id]) : [field.path]).flatMap((path, i) => {
    const values = valuesOf(field)
    const tried = field.kind === 'pays' && i > 0 ? [values[2 + (i % 2)]!] : values
    return tried.map((value) => `${shortName(path)}_${value}`)
  })

function rulesTexts(game: AnyTaughtGame): readonly string[] {
  const presets = game.presets.map(({ table, pays }) =>
    Object.entries(pays)
      .map(([hand, pay]) => `${table}.${hand}_${pay}`)
      .join('~'),
  )
  const fields = game.ruleFields.flatMap(fieldTexts)
  const [first = '', second = ''] = fields
  const last = game.variants.at(-1)!.id
  return [
    '',
    ...game.variants.map(({ id }) => id),
    ...presets,
    ...fields,
    ...(game.id === 'pai-gow-poker' ? [rulesWith(OWN_WAY), 'houseWay_own.eyJ4IjoxfQ', 'houseWay_own.%'] : []),
    `${last}~${first}`,
    `${first}~${first}`,
    `${second}~${first}`,
    `${first}~`,
    'no-such-variant',
    'no.such_1',
    '__proto__',
    '__proto___1',
    `${'a'.repeat(3000)}_1`,
  ]
}

// ——— Rounds ————————————————————————————————————————————————————————————————————————————————————————————————

type AnyStep = Step<unknown, string>

/** These actions are preferred, because rounds would otherwise reach splits and second decisions too rarely. */
const RARE = ['split', 'double', 'hit', 'check', 'add', 'place:']

function choose(actions: readonly string[], random: Random): string {
  const rare = actions.filter((action) => RARE.some((word) => action.startsWith(word)))
  const from = rare.length > 0 && random() < 0.6 ? rare : actions
  return from[below(random, from.length)]!
}

/** The text of a round after each step, from a start to its end. */
function walkTexts(game: AnyTaughtGame, rulesText: string, start: unknown, random: Random): string[] {
  const rules = rulesOf(game, rulesText)
  const texts: string[] = []
  let state = start
  for (;;) {
    texts.push(game.make(state))
    const step: AnyStep = game.step(rules, state)
    if (step.kind === 'end') return texts
    state = step.kind === 'deal' ? deal(step, random) : step.next(choose(step.actions, random))
  }
}

/** A start whose side bets and dead cards depend on `n`: every fourth has neither. */
function startOf(game: AnyTaughtGame, rulesText: string, n: number, random: Random): unknown {
  const rules = rulesOf(game, rulesText)
  const sides = Object.fromEntries(
    game.sideBets
      .filter((_, i) => n % 2 === 1 && (n >> (2 + i)) % 2 === 0)
      .map(({ id }, i) => [id, [1, 0.5, 2.25][(n + i) % 3]!]),
  )
  const { cards } = game.deck(rules)
  const dead = n % 4 >= 2 ? draw(random, cards, [1, 2, 4, 12][(n >> 2) % 4]!) : []
  const setup = { sides, dead }
  if (game.id === 'casino-holdem' && n % 3 === 0) {
    const four = draw(
      random,
      cards.filter((card) => !dead.includes(card)),
      4,
    )
    const begun = game.make(game.start(rules, setup))
    const boxes = `hand-${makeCards(four.slice(0, 2))}~other-${makeCards(four.slice(2))}`
    return must(game.parse(rules, begun === '' ? boxes : `${boxes}~${begun}`))
  }
  const state = game.start(rules, setup)
  return game.id === 'texas-21' && Object.keys(sides).length === 0 && n % 3 === 0 ? { ...state, flop: null } : state
}

/**
 * The form of a round's text without its actual cards: places with their counts, actions and side bets, and the kind of
 * the next step.
 */
function shapeOf(text: string, next: string): string {
  const places = text
    .split('~')
    .map((piece) =>
      /^(did|insurance|peek|addOn|flop-none)/.test(piece)
        ? piece
        : piece.startsWith('sides')
          ? piece.replace(/_[\d.]+/g, '')
          : piece.replace(/([2-9TJQKA][shdc]|Jk)/g, 'c'),
    )
    .join('~')
    .replace(/dead-c+/, 'dead')
  const after = next.startsWith('end')
    ? next.replace(/ [\d.]+ (-?)[\d.]+/g, (_, sign: string) => ` ${sign}`).replace(/^end (-?)[\d.]+/, 'end $1')
    : next.startsWith('deal')
      ? 'deal'
      : next.replace(/(low|place):\w+/g, '$1').slice(0, 60)
  return `${places}|${after}`
}

interface Sample {
  readonly rulesText: string
  readonly text: string
}

const MOST_SPLITS = 24
const MOST_ROUNDS = 95

/** Rounds of every form: first those under the usual rules, then at least some under each changed rule. */
function sampleRounds(game: AnyTaughtGame, changed: readonly string[]): readonly Sample[] {
  const seen = new Set<string>()
  const samples: Sample[] = []
  const take = (rulesText: string, n: number, most: number, isWanted: (text: string) => boolean): void => {
    const random = makeRandom(`${game.id} ${rulesText} ${n}`)
    const texts = walkTexts(game, rulesText, startOf(game, rulesText, n, random), random)
    // With changed rules the end comes first, because it shows the payouts.
    const ordered = [...(rulesText === '' ? [] : texts.slice(-1)), ...draw(random, texts, texts.length)]
    let taken = 0
    for (const text of ordered.filter(isWanted)) {
      const facts = roundFacts(game, rulesText, text)
      if (isRefused(facts)) throw new Error(`${game.id}: ${text} is refused`)
      const shape = shapeOf(text, facts[1] as string)
      if (seen.has(shape) || taken >= most) continue
      seen.add(shape)
      taken += 1
      samples.push({ rulesText, text })
    }
  }
  for (let n = 0; n < 600 && samples.length < MOST_SPLITS; n++) take('', n, 3, (text) => text.includes('split'))
  for (let n = 0; n < 400 && samples.length < MOST_ROUNDS; n++) take('', n, 3, () => true)
  for (const [i, rulesText] of changed.entries()) {
    seen.clear()
    take(rulesText, 4 * i + 1, 2, () => true)
  }
  return samples
}

/** Rules besides the usual ones for which rounds are sampled: each variant, and each value of each rule except pays. */
const roundRules = (game: AnyTaughtGame, texts: readonly string[]): readonly string[] => {
  const isPay = (text: string): boolean => /^[a-zA-Z0-9-]+[.]/.test(text) && !text.startsWith('houseWay')
  const canonical = texts.flatMap((text) => {
    const facts = rulesFacts(game, text)
    if (isRefused(facts) || (isPay(text) && !text.endsWith('_1.5'))) return []
    return facts[0] === true ? [text] : [facts[0]]
  })
  return [...new Set(canonical)].filter((text) => text !== '' && text.length < 300).slice(0, 24)
}

// ——— Hostile texts —————————————————————————————————————————————————————————————————————————————————————————

type Spoil = (text: string, game: AnyTaughtGame) => string

const CARD = /[2-9TJQKA][shdc]/
const pieces = (text: string): readonly string[] => text.split('~')
const firstPiece = (text: string): string => pieces(text)[0]!
const unseenCard = (text: string, game: AnyTaughtGame): string =>
  makeCard(game.deck(game.variants[0].rules).cards.find((card: Card) => !text.includes(makeCard(card)))!)

const SPOILS: readonly Spoil[] = [
  () => 'hand',
  () => 'AsKd',
  () => 'hand-AsAs',
  () => '__proto__-1',
  (text) => `${text}~`,
  (text) => ` ${text}`,
  (text) => text.toUpperCase(),
  (text) => text.replace(CARD, '1x'),
  (text) => text.replace(CARD, 'Jk'),
  (text) => text.replace(CARD, (card) => card.toLowerCase()),
  (text) => text.replace(CARD, (card) => `${card}${card}`),
  (text) => text.replace(CARD, ''),
  (text, game) => text.replace(CARD, (card) => `${card}${unseenCard(text, game)}`),
  (text) => `${text}~${firstPiece(text)}`,
  (text) => `${text}~upcrd-As`,
  (text) => pieces(text).slice(1).join('~'),
  (text) => [...pieces(text)].reverse().join('~'),
  (text) => pieces(text).slice(0, -1).join('~'),
  (text) => text.replace(/did-[^~]+/, 'did-raise-9x'),
  (text) => text.replace(/did-([^~]+)/, 'did-$1.$1'),
  (text) => text.replace(/did-[^~]+~?/, ''),
  (text) => text.replace(/board-[^~]+~?/, ''),
  (text) => text.replace(/(board-[^~]+)(..)(~|$)/, '$1$3'),
  (text) => text.replace(/other-(..)../, 'other-$1'),
  (text) => text.replace(/placed-[^~]+/, 'placed-x.x.x'),
  (text) => text.replace(/addOn-[^~]+/, 'addOn-0.3'),
  (text) => text.replace(/low-(..)(..)/, 'low-$2$1'),
  (text) => text.replace(/upcard-[^~]+/, 'upcard-Ah'),
  (text) => text.replace(/flop-[^~]+/, 'flop-none'),
  (text) => text.replace(/peek-[^~]+/, 'peek-maybe'),
  (text) => text.replace(/(drawn-[^~]+)(..)(~|$)/, '$1$3'),
  (text) => `${text}~dealer-2s3s`,
  (text) => `${text}~sides-nothing_1`,
  (text, game) => `${text}~sides-${game.sideBets[0]!.id}_0`,
  (text, game) => `${text}~sides-${game.sideBets[0]!.id}_1.1234567`,
  (text, game) => `${text}~sides-${game.sideBets[0]!.id}_1_${game.sideBets[0]!.id}_1`,
  (text, game) => {
    const { cards } = game.deck(game.variants[0].rules)
    const free = cards.filter((card: Card) => !text.includes(makeCard(card)))
    return `${text}~dead-${makeCards(free.slice(0, -4))}`
  },
  (text) => `${text}~dead-${'2c3c'.repeat(600)}`,
]

/** For each way to damage a text, the first two samples that are refused for different reasons. */
function refusedRounds(
  game: AnyTaughtGame,
  samples: readonly Sample[],
): readonly (readonly [string, string, string])[] {
  const refused = SPOILS.flatMap((spoil) => {
    const found = new Map<string, readonly [string, string, string]>()
    for (const { rulesText, text } of samples) {
      const spoiled = spoil(text, game)
      if (spoiled === text || rulesText.length > 100) continue
      const facts = roundFacts(game, rulesText, spoiled)
      if (isRefused(facts) && !found.has(facts.refused)) found.set(facts.refused, [rulesText, spoiled, facts.refused])
    }
    return [...found.values()]
  })
  return refused.filter((one, i) => refused.findIndex((other) => other[1] === one[1]) === i)
}

// ——— Solutions —————————————————————————————————————————————————————————————————————————————————————————————

const SOLVED = 40

/** Decisions for the solver: every stage in turn, each under one of the rules, with and without dead cards. */
function decisionsFor(game: AnyTaughtGame, changed: readonly string[]): readonly Sample[] {
  const byStage = new Map<string, Sample[]>()
  for (let n = 0; n < 200; n++) {
    const rulesText = n % 4 < 2 ? '' : (changed[(n >> 2) % Math.max(1, changed.length)] ?? '')
    const random = makeRandom(`solve ${game.id} ${n}`)
    const rules = rulesOf(game, rulesText)
    for (const text of walkTexts(game, rulesText, startOf(game, rulesText, 2 * (n % 16), random), random)) {
      const step: AnyStep = game.step(rules, must(game.parse(rules, text)))
      if (step.kind !== 'decide' || step.actions.length < 2) continue
      byStage.set(step.stage, [...(byStage.get(step.stage) ?? []), { rulesText, text }])
    }
  }
  const stages = [...byStage.values()]
  return Array.from({ length: 200 }, (_, i) => stages[i % stages.length]![Math.floor(i / stages.length)])
    .filter((sample) => sample !== undefined)
    .slice(0, SOLVED)
}

// ——— Links —————————————————————————————————————————————————————————————————————————————————————————————————

function gameQueries(game: AnyTaughtGame, samples: readonly Sample[]): readonly (readonly [string, string])[] {
  const asking = samples.filter(({ rulesText, text }) => {
    const rules = rulesOf(game, rulesText)
    return game.step(rules, must(game.parse(rules, text))).kind === 'decide'
  })
  const rules = makeRules(game, rulesOf(game, game.variants.at(-1)!.id))
  const skill = skillsOf(game)[0]!
  const picked = asking.filter((_, i) => i % Math.ceil(asking.length / 6) === 0)
  const spots = picked.map(
    ({ rulesText, text }) => `${rulesText === '' ? '' : `rules=${encodeURIComponent(rulesText)}&`}spot=${text}`,
  )
  const bet = game.sideBets.at(-1)!.id
  return [
    ...[
      'seed=abc-1',
      ...game.drills.map(({ id }, i) => `drill=${id}&seed=k3x9-${i + 2}`),
      'choice=close&gap=0.1&n=20&clock=10&seed=abc-3',
      `choice=skill&skill=${encodeURIComponent(skill)}&seed=abc-4`,
      `choice=replay&skills=${encodeURIComponent(skillsOf(game).slice(0, 3).join('~'))}&n=3&seed=abc-1`,
      'choice=due&run=60&seed=abc-5',
      'choice=worth&run=faultless&seed=abc-5',
      `rules=${rules}&bank=50&seed=k3x9-12&won=-2.5&vs=9.12.340`,
      ...spots.map((spot) => `seed=abc-1&${spot}`),
      'seed=ABC',
      'drill=no-such-drill&seed=abc-1',
      'choice=skill&skill=no+such+skill',
      'seed=abc-1&spot=hand-AsAs',
      'seed=abc-1&won=1',
    ].map((query) => ['trainer', query] as const),
    ...[...spots, 'hand=AsKd&dead=2h3h', `hand=As Kd 10h&rules=${rules}`, 'hand=Zz'].map(
      (query) => ['calculator', query] as const,
    ),
    ...[`rules=${rules}`, 'rules=no.such_1'].map((query) => ['pay-tables', query] as const),
    ...[`bet=${bet}&rules=${rules}&dead=AsKd&meter=1000`, 'decks=6&out=AsKd.7h.b7h', 'bet=no-such-bet'].map(
      (query) => ['side-bets', query] as const,
    ),
    ...[
      'stake=25&pace=40&hours=4&bankroll=1,000',
      `rounds=500&play=${game.strategies?.[0]?.id ?? ''}&rules=${rules}`,
    ].map((query) => ['risk', query] as const),
  ]
}

/** Skills in the order of the drill's first questions. */
const skillsOf = (game: AnyTaughtGame): readonly string[] => {
  const rules = game.variants[0].rules
  const met = game.drills.flatMap(({ id }) =>
    Array.from({ length: 6 }, (_, i) => game.skill(rules, startRound(game, rules, id, `skill-${i + 1}`).state)),
  )
  return [...new Set(met)]
}

const PAGE_QUERIES: readonly (readonly [string, string])[] = [
  ...[
    '',
    'seed=abc-3',
    'way=mgm&clauses=family.two-pairs&flash=3&seed=abc-3',
    'clauses=T2-keep.T2-split&seed=abc-9',
    `way=${makeWay(OWN_WAY)}&seed=abc-1`,
    'way=nobody',
    'clauses=X9',
  ].map((query) => ['dealer-school/house-way', query] as const),
  ...[
    '',
    'game=disputes&seed=abc-2',
    'game=three-card-poker&rules=5-3-1~pair-plus.flush_3&seed=abc-3',
    'game=baccarat',
  ].map((query) => ['dealer-school/foul', query] as const),
  ...[
    '',
    'game=three-card-poker&rules=5-3-1&seats=1&seed=abc-3',
    `game=pai-gow-poker&rounding=${ROUNDINGS[2].id}&seed=abc-4`,
    'seats=77',
    'rounding=up',
  ].map((query) => ['dealer-school/payouts', query] as const),
  ...['date=2026-01-01', 'date=2026-11-20', 'date=2025-12-31', 'date=2027-12-31', 'date=2026-02-30', ''].map(
    (query) => ['daily', query] as const,
  ),
]

/** Days before these fixtures were made. Their questions stay the same, whatever games are added later. */
const DATES = [
  '2026-01-01',
  '2026-02-28',
  '2026-03-01',
  '2026-04-15',
  '2026-06-08',
  '2026-07-21',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
]

// ——— The dealer school —————————————————————————————————————————————————————————————————————————————————————

const about = { questions: 4, minutes: 10, pass: 75, seed: 'class1' }

const EXAMS: readonly Exam[] = [
  ...GAME_IDS.flatMap((game: GameId, i): readonly Exam[] => [
    { ...about, subject: { kind: 'payouts', ...usualTable(game), rounding: ROUNDINGS[i % ROUNDINGS.length]! } },
    { ...about, seed: `class${i + 2}`, subject: { kind: 'foul', ...usualTable(game) } },
  ]),
  {
    ...about,
    subject: {
      kind: 'payouts',
      game: 'three-card-poker',
      rules: must(parseRules(gameOf('three-card-poker'), '3-2-1~pair-plus.flush_3.5~qualifies_none')),
      rounding: ROUNDINGS[0],
    },
  },
  { ...about, subject: { kind: 'disputes', game: 'casino-holdem' } },
  ...KNOWN_WAYS.map((way): Exam => ({ ...about, subject: { kind: 'house-way', way, asked: { kind: 'all' } } })),
  { ...about, subject: { kind: 'house-way', way: KNOWN_WAYS[0]!, asked: { kind: 'family', family: 'two-pairs' } } },
  {
    ...about,
    subject: {
      kind: 'house-way',
      way: OWN_WAY,
      asked: { kind: 'clauses', ids: [OWN_WAY.clauses[0]!.id, OWN_WAY.clauses[1]!.id] },
    },
  },
]

function rightAnswer(exam: Exam, index: number): string {
  const asked = askExam(exam, index)
  switch (asked.kind) {
    case 'house-way':
      return makeSetting(asked.question.cards, setHand(usually(asked.subject.way), asked.question.cards)!.low)
    case 'payouts':
      return makeSaids(seatOf(asked.session).due)
    case 'foul':
      return makeCall(asked.session, asked.session.question.kinds[0])
    case 'disputes':
      return makeRuling(asked.question, asked.question.dispute.ruling)
  }
}

const NAMES = ['Anna', 'René Roy', 'Nguyễn Thị', '王', "O'Brien-Smith"]

/** A result with `rights` right answers and the rest left out. */
const resultOf = (exam: Exam, rights: number, i: number) => ({
  exam,
  name: NAMES[i % NAMES.length]!,
  begun: 29_000_000 + i,
  seconds: 61 + i,
  answers: Array.from({ length: exam.questions }, (_, at) => (at < rights ? rightAnswer(exam, at + 1) : '')),
})

// ——— Records ———————————————————————————————————————————————————————————————————————————————————————————————

const FIRST_MOMENT = 1_770_000_000_000

/** Answers and rounds as the trainer stores them, for every game and drill. */
const RECORDS = GAMES.flatMap((game, g) =>
  game.drills.flatMap((drill, d) => {
    const n = 10 * g + d
    const seed = `k3x9-${n + 1}`
    const rules = game.variants[0].rules
    const { phase, state } = startRound(game, rules, drill.id, seed)
    if (phase.kind !== 'asking') throw new Error('a drill asks something')
    const cost = n % 3 === 0 ? 0 : 1 / (n + 7)
    const shared = { at: FIRST_MOMENT + n * 60_000, game: game.id, rules: makeRules(game, rules), seed }
    const own = { strategy: game.strategies?.[0]?.id ?? 'none', says: [phase.actions[0]!], cost: 0.1 + 0.2 }
    const answer = {
      kind: 'answer' as const,
      id: `answer-${n}`,
      ...shared,
      drill: drill.id,
      spot: game.make(state),
      stage: phase.stage,
      skill: game.skill(rules, state),
      action: phase.actions[n % phase.actions.length]!,
      grade: gradeOf(cost),
      cost,
      isObvious: n % 5 === 0,
      gap: n % 7 === 0 ? null : 1 / 3,
      choice: CHOICES[n % CHOICES.length]!,
      time: n % 4 === 0 ? null : 1200 + n,
      ...(n % 2 === 0 ? {} : { own }),
    }
    const round = { kind: 'round' as const, id: `round-${n}`, ...shared, net: n % 2 ? -3 : 4.5, cost, decisions: 3 }
    return d === 0 ? [answer, round] : [answer]
  }),
)

const PREFERENCES = {
  stake: 25,
  currency: 'EUR',
  pace: 45,
  strategies: { 'three-card-poker': 'queen-high' },
  rules: { 'three-card-poker': '5-3-1', 'pai-gow-poker': rulesWith(OWN_WAY) },
  fourColours: true,
  cardSize: 'large',
  dealing: 0.5,
  sounds: true,
  keys: false,
  language: 'es',
}

const PREFERENCE_TEXTS = [
  '{}',
  JSON.stringify(PREFERENCES),
  '{"stake":5,"currency":"GBP"}',
  '{"stake":-1,"currency":"XXX","pace":0.5,"dealing":3,"rules":{"x":1}}',
  'null',
  '{',
]

/** The stores of each version of the database: two of records by their ids, then one of deletions. */
const STORES = ['answers', 'rounds'].map((name) => ({ name, keyPath: 'id', autoIncrement: false, indexes: ['game'] }))
const DATABASES = [
  { version: 1, stores: STORES },
  { version: 2, stores: [...STORES, { name: 'deleted', keyPath: null, autoIncrement: true, indexes: [] }] },
]

const csvStamp = (at: number): string => `moment ${at}`

/**
 * Files that the importer accepts: as exported, with keys in another order, with fields missing, with a stranger's
 * records.
 */
const FILES = [
  [
    ...makeArchive({ records: RECORDS, preferences: JSON.stringify(PREFERENCES), houseWays: null, at: FIRST_MOMENT }),
  ].join(''),
  JSON.stringify({ records: RECORDS.slice(0, 3), version: 1, format: 'feltwise-log', theirs: {} }, null, 1),
  JSON.stringify({
    format: 'feltwise-log',
    version: 1,
    exported: 5,
    preferences: null,
    records: [{ ...RECORDS[0], more: 1 }, 7],
  }),
]

// ——— Writing ———————————————————————————————————————————————————————————————————————————————————————————————

mkdirSync(`${FOLDER}/rounds`, { recursive: true })
mkdirSync(`${FOLDER}/solved`, { recursive: true })

const linkLines: unknown[] = []
for (const game of GAMES) {
  const texts = rulesTexts(game)
  const changed = roundRules(game, texts)
  const samples = sampleRounds(game, changed)
  write(`rounds/${game.id}.json`, {
    rounds: samples.map(({ rulesText, text }) => [rulesText, text, roundFacts(game, rulesText, text)]),
    refused: refusedRounds(game, samples),
    rules: texts.map((text) => [text, rulesFacts(game, text)]),
  })
  const solved: unknown[] = []
  for (const { rulesText, text } of decisionsFor(
    game,
    changed.filter((one) => !one.startsWith('houseWay')),
  ))
    solved.push([rulesText, text, await solvedFacts(game, rulesText, text)])
  const edges: unknown[] = []
  const priced = game.id === 'texas-21' ? [''] : ['', ...game.variants.slice(1).map(({ id }) => id)]
  for (const rulesText of priced) edges.push([rulesText, 'main', await edgeFacts(game, rulesText, 'main')])
  for (const { id } of game.sideBets) edges.push(['', id, await edgeFacts(game, '', id)])
  write(`solved/${game.id}.json`, { solved, edges })
  for (const [page, query] of gameQueries(game, samples))
    linkLines.push([game.id, page, query, gameLinkFacts(game.id, page, query)])
}

const daily: unknown[] = []
for (const date of DATES) daily.push([date, await dailyFacts(date)])
write('links.json', {
  games: linkLines,
  pages: PAGE_QUERIES.map(([page, query]) => [page, query, pageLinkFacts(page, query)]),
  seeds: GAMES.flatMap((game) =>
    game.drills.flatMap(({ id }) =>
      ['k3x9-1', 'k3x9-2', 'abc-7', 'zz0-999'].map((seed) => [game.id, id, seed, seedFacts(game.id, id, seed)]),
    ),
  ),
  skills: GAMES.flatMap((game) =>
    [...skillsOf(game).slice(0, 12), 'no such skill'].map((skill) => [
      game.id,
      skill,
      'abc-3',
      skillFacts(game.id, skill, 'abc-3'),
    ]),
  ),
  daily,
  challenges: ['9.12.340', '0.1.0', '13.12.0', '9.12', ''].map((text) => [text, challengeFacts(text)]),
})

const examTexts = EXAMS.map(makeExam)
const codes = EXAMS.flatMap((exam, i) => [makeCode(resultOf(exam, 4, i)), makeCode(resultOf(exam, 2, i + 1))])
const spoil = (text: string): readonly string[] => [text.slice(0, -1), text.replace('2', '1'), `${text}~`, '']
const ownWays = KNOWN_WAYS.slice(0, 2).map((way, i) =>
  asOwn(
    {
      ...way,
      id: `own-${i}`,
      name: `Own ${i}`,
      clauses: way.clauses.map((clause, at) => (at === i ? { ...clause, id: `X${at}` } : clause)),
    },
    [],
  ),
)
const wayTexts = [...KNOWN_WAYS.map(makeWay), makeWay(OWN_WAY), ...ownWays.map(makeWay)]
const unfinished = makeWay({ ...OWN_WAY, clauses: OWN_WAY.clauses.slice(0, 5) })
const files = [makeWayFile(ownWays[1]!)]
write('school.json', {
  exams: [...examTexts, ...spoil(examTexts[0]!)].map((text) => [text, examFacts(text)]),
  codes: [...codes, ...spoil(codes[0]!)].map((text) => [text, codeFacts(text)]),
  resultFiles: [0, 1, 14, 16].map((i) => {
    const file = makeResultFile(resultOf(must(parseExam(examTexts[i]!)), 3, i))
    return [file, resultFileFacts(file)]
  }),
  ways: [...wayTexts, unfinished, 'nobody', 'own.', `${wayTexts.at(-1)!.slice(0, -9)}`].map((text) => [
    text,
    wayFacts(text),
  ]),
  sharedWays: [wayTexts.at(-1)!, unfinished, 'own.e30'].map((text) => [text, sharedWayFacts(text)]),
  wayFiles: [...files, '{', '{}'].map((text) => [text, wayFileFacts(text)]),
})

write('kept.json', {
  records: RECORDS,
  databases: DATABASES,
  files: FILES,
  tables: [makeAnswersCsv(RECORDS, csvStamp).join(''), makeRoundsCsv(RECORDS, csvStamp).join('')],
  preferences: PREFERENCE_TEXTS.map((text) => [text, preferenceFacts(text)]),
  savedWays: [
    JSON.stringify({ version: 1, ways: ownWays.slice(0, 2) }),
    JSON.stringify({ version: 1, ways: [ownWays[0], { id: 1 }] }),
    '{"ways":1}',
    '{',
  ].map((text) => [text, savedWayFacts(text)]),
})
