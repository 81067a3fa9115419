import { Children, type ComponentProps, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { AtSpot, Figures, Guide, Moment } from '@/content/guide'
import { languageNow } from '@/app/_languages/messages'
import { guideText } from '@/content/guides'
import { plainText } from '@/app/_seo/plain-text'
import type { AnyGame } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { isDraft, isGameId } from '@/lib/games/ids'
import { figuresFor, plainFiguresFor } from './figures-for'
import { PROSE } from './parts'

/*
 * The parts of a guide are marks in its text. They render nothing: `readGuide` finds them, and the page places their
 * contents. In this way one text fills the first screen, the list of the strategy and the questions.
 */

export interface Held {
  readonly children?: ReactNode
}

type Named = Held & { readonly name: string }

/** A mark throws if it is rendered, because then it is in the wrong place. */
export function mark<Props = Held>(name: string): (props: Props) => ReactElement {
  return () => {
    throw new Error(`<${name}> does not stand here`)
  }
}

/** What the game is and what it costs, in two sentences. */
const Lead = mark('Lead')

const Round = mark('Round')

/**
 * One step: a decision by the game's own fields, then `moves` from there, or from an empty table. With neither, the
 * felt stays the same.
 */
const Step = mark<Held & Partial<AtSpot> & { readonly title: string; readonly moves?: string }>('Step')

/** What the tables of the main bets leave out. */
const Bets = mark('Bets')

/** How to read the strategy, and its rules. */
const Strategy = mark('Strategy')

/** What ignoring a rule of the strategy costs, and a hand that it decides narrowly. */
const Rule = mark<Held & { readonly id: string }>('Rule')

/** Rules in a list of their own that is folded up: those whose ids match the pattern. */
const Folded = mark<{ readonly name: string; readonly ids: string }>('Folded')

/** Mistakes that people really make. */
const Mistakes = mark('Mistakes')
const Mistake = mark<Named>('Mistake')

const SideBets = mark('SideBets')

/** Rules that differ from table to table, and how they change the game. */
const Variants = mark('Variants')
const Change = mark<{ readonly name: string; readonly rules: string }>('Change')

/** Where the game comes from, as far as its sources say. */
const History = mark('History')

const Questions = mark('Questions')
const Question = mark<Held & { readonly ask: string }>('Question')

/* Reads a guide's text into its parts. Throws if a part occurs twice or is in the wrong place. */

export const MARKS = {
  Lead,
  Round,
  Step,
  Bets,
  Strategy,
  Rule,
  Folded,
  Mistakes,
  Mistake,
  SideBets,
  Variants,
  Change,
  History,
  Questions,
  Question,
}

type Mark = (typeof MARKS)[keyof typeof MARKS]

const isMark = (element: ReactElement): boolean => Object.values(MARKS).some((mark) => element.type === mark)

/** The children of a node without its fragments, and without the white space between blocks. */
export function pieces(node: ReactNode): readonly Exclude<ReactNode, null | undefined | boolean>[] {
  return Children.toArray(node).flatMap((piece) => {
    if (typeof piece === 'string' && piece.trim() === '') return piece.includes('\n') ? [] : [piece]
    return isValidElement<{ children?: ReactNode }>(piece) && piece.type === Fragment
      ? pieces(piece.props.children)
      : [piece]
  })
}

/** The marks of one kind in a node. */
export const all = <P,>(node: ReactNode, mark: (props: P) => ReactElement): readonly P[] =>
  pieces(node).flatMap((piece) => (isValidElement<P>(piece) && piece.type === mark ? [piece.props] : []))

/** The only mark of a kind; undefined if there is none. Throws if there are several. */
function only<P>(node: ReactNode, mark: (props: P) => ReactElement, name: string): P | undefined {
  const found = all(node, mark)
  if (found.length > 1) throw new Error(`<${name}> is there ${found.length} times`)
  return found[0]
}

/** The text of a node without its marks; undefined if there is no text. */
function proseOf(node: ReactNode): ReactNode | undefined {
  const left = pieces(node).filter((piece) => !(isValidElement(piece) && isMark(piece)))
  return left.length === 0 ? undefined : left
}

/** The node itself. Throws if it contains a mark that is not allowed in this part. */
function checked(node: ReactNode, name: string, ...may: readonly Mark[]): ReactNode {
  for (const piece of pieces(node)) {
    if (isValidElement(piece) && isMark(piece) && !may.some((mark) => piece.type === mark))
      throw new Error(`<${name}> holds a part that belongs elsewhere`)
  }
  return node
}

function momentOf({ title: _, children: __, moves, ...fields }: ComponentProps<typeof Step>): Moment | undefined {
  const spot = Object.keys(fields).length === 0 ? undefined : (fields as AtSpot)
  if (spot === undefined && moves === undefined) return undefined
  return { ...(spot && { spot }), moves: moves?.split(' ').filter((word) => word !== '') ?? [] }
}

function stepOf(props: ComponentProps<typeof Step>): Guide['round'][number] {
  const moment = momentOf(props)
  return { title: props.title, text: props.children, ...(moment && { moment }) }
}

function costsOf(rules: readonly ComponentProps<typeof Rule>[]): Guide['costs'] {
  const costs = Object.fromEntries(rules.map(({ id, children }) => [id, children]))
  if (Object.keys(costs).length < rules.length) throw new Error('a rule is priced twice')
  return costs
}

/** An object with the property, or an empty one if its value is undefined. */
const given = <K extends string, V>(key: K, value: V | undefined): { readonly [key in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { [key in K]: V })

/** A guide from its text and its front matter. */
export function readGuide(text: ReactNode, about: Pick<Guide, 'description' | 'inShort' | 'lineOf'>): Guide {
  const whole = checked(text, 'guide', Lead, Round, Bets, Strategy, Mistakes, SideBets, Variants, History, Questions)
  if (proseOf(whole) !== undefined) throw new Error('text stands outside the parts of the guide')
  const part = (mark: typeof Lead, name: string, ...may: readonly Mark[]): ReactNode =>
    checked(only(whole, mark, name)?.children, name, ...may)
  const [strategy, mistakes, variants] = [
    part(Strategy, 'Strategy', Rule, Folded),
    part(Mistakes, 'Mistakes', Mistake),
    part(Variants, 'Variants', Change),
  ]
  return {
    description: about.description,
    inShort: about.inShort,
    ...given('lineOf', about.lineOf),
    lead: proseOf(part(Lead, 'Lead')),
    round: all(part(Round, 'Round', Step), Step).map(stepOf),
    bets: proseOf(part(Bets, 'Bets')),
    ...given('strategy', proseOf(strategy)),
    costs: costsOf(all(strategy, Rule)),
    folded: all(strategy, Folded).map(({ name, ids }) => ({ name, ids: new RegExp(ids) })),
    mistakes: {
      ...given('lead', proseOf(mistakes)),
      all: all(mistakes, Mistake).map(({ name, children }) => ({ name, text: children })),
    },
    ...given('sideBets', proseOf(part(SideBets, 'SideBets'))),
    ...given('variants', proseOf(variants)),
    changes: all(variants, Change).map(({ name, rules }) => ({ name, rules })),
    ...given('history', proseOf(part(History, 'History'))),
    questions: all(part(Questions, 'Questions', Question), Question).map(({ ask, children }) => ({
      ask,
      answer: children,
    })),
  }
}

async function guideWith(game: AnyGame, figures: Figures): Promise<Guide> {
  if (!isGameId(game.id)) throw new RangeError(`“${game.id}” is no game`)
  const text = await guideText(game.id, languageNow())
  return readGuide(text.default({ components: { ...PROSE, ...MARKS, ...figures } }), text.frontmatter)
}

/** A game's guide with its figures, as its page shows it. */
export const guideOf = (game: AnyTaughtGame): Promise<Guide> => guideWith(game, figuresFor(game))

/** The same guide with figures as plain text, for `plainText`. */
const plainGuideOf = (game: AnyTaughtGame): Promise<Guide> => guideWith(game, plainFiguresFor(game))

interface Asked {
  readonly question: string
  readonly answer: string
}

/** The questions in a game's guide, with the answers as plain text. */
export async function questionsOf(game: AnyTaughtGame): Promise<readonly Asked[]> {
  const { questions } = await plainGuideOf(game)
  return Promise.all(questions.map(async ({ ask, answer }) => ({ question: ask, answer: await plainText(answer) })))
}

/** The steps of a round as plain text, each with its anchor on the guide's page; none for a draft, which has no guide. */
export async function stepsOf(
  game: AnyTaughtGame,
): Promise<readonly { readonly name: string; readonly text: string; readonly anchor: string }[]> {
  if (isDraft(game.id)) return []
  const { round } = await plainGuideOf(game)
  return Promise.all(
    round.map(async ({ title, text }, i) => ({ name: title, text: await plainText(text), anchor: stepAnchor(i) })),
  )
}

/** The anchor of a step on the page. */
export const stepAnchor = (index: number): string => `step-${index + 1}`
