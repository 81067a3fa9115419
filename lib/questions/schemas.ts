import { spotFields } from '@/lib/games/enter'
import type { AnyGame, RuleField, SpotField } from '@/lib/games/game'

/*
 * JSON Schemas (draft 2020-12) of what is asked and answered, from the games' own fields. A schema says what a request may look like; that
 * its cards are dealt once only is for the engine to say.
 */

export type Schema = Readonly<Record<string, unknown>>

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

const CARD = { type: 'string', pattern: '^([2-9TJQKA][shdc]|Jk)$' } as const

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

function ruleSchema(field: RuleField): Schema {
  const said = { title: field.name, description: field.meaning }
  switch (field.kind) {
    case 'pays': {
      const pay = { type: 'number', minimum: 0, maximum: field.most }
      return {
        ...said,
        type: 'object',
        properties: Object.fromEntries(field.hands.map(({ id, name }) => [id, { ...pay, title: name }])),
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

/** A partial record of rules: each field where its path says. */
function rulesSchema(game: AnyGame): Schema {
  const properties: Nested = {}
  for (const field of game.ruleFields) {
    let at = properties
    for (const key of field.path.slice(0, -1)) {
      at[key] ??= { type: 'object', properties: {}, additionalProperties: false }
      at = (at[key] as { readonly properties: Nested }).properties
    }
    at[field.path.at(-1)!] = ruleSchema(field)
  }
  return { type: 'object', properties, additionalProperties: false }
}

/** A request of a game, as `npm run solve` takes it. */
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
      ...Object.fromEntries(fields.map((field) => [field.id, { title: field.name, ...fieldSchema(field) }])),
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

/** An answer of `npm run solve`, or what is wrong with the request. */
export const ANSWER_SCHEMA: Schema = {
  $schema: DRAFT,
  title: 'A decision solved',
  anyOf: [
    {
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
                description: 'Net results with the number of deals, or with their chances.',
                type: 'array',
                items: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
              },
            },
            required: ['action', 'ev', 'outcomes'],
            additionalProperties: false,
          },
        },
        insurance: EV,
      },
      required: ['game', 'variant', 'best', 'options'],
      additionalProperties: false,
    },
    ERROR,
  ],
}

/** The figures of a game, as `/data/<game>.json` holds them. */
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
