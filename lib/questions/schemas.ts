import { spotFields, enteredIn } from '@/lib/game/enter'
import type { AnyGame, RuleField, SpotField } from '@/lib/game/game'
import { fieldIn } from '@/lib/game/rules'
import { betIn } from '@/lib/messages/message'
import { PROOF } from './proof'

/*
 * JSON Schemas (draft 2020-12) of requests and answers, made from the games' own fields. A schema checks the form of a
 * request; the engine checks that no card is dealt twice.
 */

export type Schema = Readonly<Record<string, unknown>>

/** The draft of JSON Schema that every schema uses. */
export const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

/** The cards that `parseCard` reads. The character after a suit's symbol is the one that makes it colored. */
const CARD = {
  description: 'A rank and a suit, "As" or "10h"; the joker is "Jk".',
  type: 'string',
  pattern:
    '^\\uFE0F*(?:(?:1\\uFE0F*0|[2-9TJQKAtjqka])\\uFE0F*[SHDCshdc♠♥♦♣♤♡♢♧]|[Jj]\\uFE0F*[Kk]|[Jj][Oo][Kk][Ee][Rr])\\uFE0F*$',
} as const

const oneOf = (values: readonly (string | number)[]): Schema => ({ enum: values })

function cardsSchema({ counts, holes }: Extract<SpotField, { kind: 'cards' }>): Schema {
  const items = holes ? { anyOf: [CARD, { type: 'null' }] } : CARD
  const sizes = counts.length === 0 ? {} : { minItems: Math.min(...counts), maxItems: Math.max(...counts) }
  return {
    anyOf: [{ type: 'array', items, ...sizes }, { type: 'string' }],
  }
}

function fieldSchema(field: SpotField): Schema {
  switch (field.kind) {
    case 'cards':
      return cardsSchema(field)
    case 'switch':
      return { type: 'boolean' }
    case 'choice':
      return oneOf(field.options.map(({ value }) => value))
    case 'choices':
      return { type: 'array', items: oneOf(field.options.map(({ value }) => value)), maxItems: field.each.length }
  }
}

function ruleSchema({ messages }: AnyGame, field: RuleField): Schema {
  const { name, meaning, values } = fieldIn(messages, field)
  const said = { title: name, description: meaning }
  switch (field.kind) {
    case 'pays': {
      const pay = { type: 'number', minimum: 0, maximum: field.most }
      return {
        ...said,
        type: 'object',
        properties: Object.fromEntries(field.hands.map(({ id }) => [id, { ...pay, title: values?.[id] }])),
        additionalProperties: false,
      }
    }
    case 'choice': {
      const values = field.options.map(({ value }) => value)
      return field.own ? { ...said, type: 'string' } : { ...said, enum: values }
    }
    case 'several':
      return {
        ...said,
        type: 'array',
        items: oneOf(field.options.map(({ value }) => value)),
        minItems: field.atLeast,
        uniqueItems: true,
      }
    case 'number':
      return { ...said, type: field.whole ? 'integer' : 'number', minimum: field.least, maximum: field.most }
    case 'switch':
      return { ...said, type: 'boolean' }
  }
}

interface Nested {
  [key: string]: Nested | Schema
}

/** Some of the rules, each field at its path. */
function rulesSchema(game: AnyGame): Schema {
  const properties: Nested = {}
  for (const field of game.ruleFields) {
    let at = properties
    for (const key of field.path.slice(0, -1)) {
      at[key] ??= { type: 'object', properties: {}, additionalProperties: false }
      at = (at[key] as { readonly properties: Nested }).properties
    }
    at[field.path.at(-1)!] = ruleSchema(game, field)
  }
  return { type: 'object', properties, additionalProperties: false }
}

/** The side bets placed: a list of bets of one base wager each, or the stake of each. */
function sidesSchema({ sideBets, messages }: AnyGame): Schema {
  const stakes = sideBets.map(({ id }) => [
    id,
    {
      title: betIn(messages, id),
      description: 'In base wagers, with up to six decimals.',
      type: 'number',
      exclusiveMinimum: 0,
      maximum: 1_000_000,
    },
  ])
  return {
    description: 'The side bets placed, whose nets every EV includes: one base wager each, or by their stakes.',
    anyOf: [
      { type: 'array', items: oneOf(sideBets.map(({ id }) => id)), uniqueItems: true },
      { type: 'object', properties: Object.fromEntries(stakes) as Schema, additionalProperties: false },
    ],
  }
}

/** A request about a game, as `npm run solve` accepts it. */
export function requestSchema(game: AnyGame): Schema {
  const fields = spotFields(game)
  return {
    $schema: DRAFT,
    title: `A decision of ${game.name}`,
    type: 'object',
    properties: {
      id: { description: 'Echoed in the answer.' },
      game: { const: game.id },
      variant: oneOf(game.variants.map(({ id }: { readonly id: string }) => id)),
      rules: rulesSchema(game),
      ...(game.settledByTable && game.sideBets.length > 0 && { sides: sidesSchema(game) }),
      ...Object.fromEntries(
        fields.map((field) => [field.id, { title: enteredIn(game.messages, field).name, ...fieldSchema(field) }]),
      ),
    },
    required: ['game', ...fields.flatMap((field) => (field.kind === 'cards' && field.needed ? [field.id] : []))],
    additionalProperties: false,
  }
}

const EV = {
  description: 'In base wagers. num and den are decimal strings, where the value is a fraction.',
  type: 'object',
  properties: {
    value: { type: 'number' },
    num: { type: 'string', pattern: '^-?[0-9]+$' },
    den: { type: 'string', pattern: '^[1-9][0-9]*$' },
  },
  required: ['value'],
  additionalProperties: false,
} as const

const ERROR = {
  type: 'object',
  properties: {
    id: {},
    error: {
      type: 'object',
      properties: { name: { type: 'string' }, message: { type: 'string' } },
      required: ['name', 'message'],
      additionalProperties: false,
    },
  },
  required: ['error'],
  additionalProperties: false,
} as const

const SOLVED = {
  type: 'object',
  properties: {
    id: {},
    game: { type: 'string' },
    variant: { type: 'string' },
    best: { type: 'array', items: { type: 'string' }, minItems: 1 },
    options: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          action: { type: 'string' },
          ev: EV,
          outcomes: {
            description:
              'Net results with the number of deals, or with their chances. Absent where side bets are counted whose results go together with the main game’s.',
            type: 'array',
            items: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
          },
        },
        required: ['action', 'ev'],
        additionalProperties: false,
      },
    },
    insurance: EV,
    sides: {
      description: 'The side bets that every EV includes, with their stakes in base wagers.',
      type: 'object',
      additionalProperties: { type: 'number', exclusiveMinimum: 0 },
    },
  },
  required: ['game', 'variant', 'best', 'options'],
  additionalProperties: false,
} as const

/** An answer of `npm run solve`, or the problem with the request. */
export const ANSWER_SCHEMA: Schema = { $schema: DRAFT, title: 'A decision solved', anyOf: [SOLVED, ERROR] }

/**
 * A solved decision with everything needed to count it again, as “Download the proof” saves it and `npm run solve --
 * --proof` prints it.
 */
export const PROOF_SCHEMA: Schema = {
  $schema: DRAFT,
  title: 'The proof of a solved decision',
  type: 'object',
  properties: {
    ...SOLVED.properties,
    format: { const: PROOF.format },
    formatVersion: { const: PROOF.formatVersion },
    request: { description: 'The decision, as npm run solve takes it.', type: 'object', required: ['game'] },
    rules: { description: 'All rules, the variant’s own ones too.', type: 'object', required: ['pays'] },
    deals: { description: 'How many deals were counted, all equally likely.', type: 'integer', minimum: 1 },
  },
  required: [...SOLVED.required, 'format', 'formatVersion', 'request', 'rules'],
  additionalProperties: false,
}

/** The figures of a game, as in `/data/<game>.json`. */
export const DATA_SCHEMA: Schema = {
  $schema: DRAFT,
  title: 'The figures of a game',
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    game: { type: 'string' },
    name: { type: 'string' },
    unit: { type: 'string' },
    version: { type: 'string' },
    changed: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
    license: { type: 'string' },
    url: { type: 'string' },
    figures: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          kind: { enum: ['table', 'strategy'] },
          bet: { type: 'string' },
          id: { type: 'string' },
          name: { type: 'string' },
          ev: EV,
          edge: { type: 'number' },
          averageBet: { type: 'number' },
          elementOfRisk: { type: 'number' },
          standardError: { type: 'number' },
          rules: { type: 'object' },
          where: { type: 'string' },
          source: { type: 'string' },
          sourceUrl: { type: 'string' },
        },
        required: ['kind', 'bet', 'id', 'name', 'ev', 'edge', 'averageBet', 'elementOfRisk'],
        additionalProperties: false,
      },
    },
  },
  required: ['$schema', 'game', 'name', 'unit', 'version', 'changed', 'license', 'url', 'figures'],
  additionalProperties: false,
}

const SHARES = { type: 'object', additionalProperties: { type: 'number', minimum: 0 } } as const

/** A solved whole game or side bet, as `npm run edge` prints it. */
export const EDGE_SCHEMA: Schema = {
  $schema: DRAFT,
  title: 'A game or a side bet solved',
  type: 'object',
  properties: {
    game: { type: 'string' },
    variant: { type: 'string' },
    bet: { description: 'main, or a side bet.', type: 'string' },
    ev: EV,
    edge: { description: 'What the bet loses on average, per base wager.', type: 'number' },
    averageBet: { type: 'number', exclusiveMinimum: 0 },
    elementOfRisk: { type: 'number' },
    frequencies: { description: 'Shares of rounds by what was done.', ...SHARES },
    ends: { description: 'Shares of rounds by where the bets stood at the end.', ...SHARES },
    share: { description: 'The part of the meter that a winner gets on average.', type: 'number' },
    method: { enum: ['exact', 'sampled'] },
    standardError: { type: 'number', minimum: 0 },
    sample: {
      type: 'object',
      properties: { hands: { type: 'integer', minimum: 1 }, seed: { type: 'string' } },
      required: ['hands', 'seed'],
      additionalProperties: false,
    },
    standardDeviation: { description: 'Of a round, with --more.', type: 'number', minimum: 0 },
    hits: {
      description: 'The hands that win, with --more.',
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { type: 'string' }, pay: { type: 'number' }, ways: { type: 'number', minimum: 0 } },
        required: ['id', 'pay', 'ways'],
        additionalProperties: false,
      },
    },
    deals: { type: 'number', minimum: 1 },
    seconds: { type: 'number', minimum: 0 },
  },
  required: ['game', 'variant', 'bet', 'ev', 'edge', 'method'],
  additionalProperties: false,
}
