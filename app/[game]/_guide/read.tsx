import {
  Children,
  Fragment,
  isValidElement,
  type ComponentProps,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { AtSpot, Guide, Moment } from '@/content/guide'
import {
  Bets,
  Change,
  Folded,
  History,
  Lead,
  Mistake,
  Mistakes,
  Question,
  Questions,
  Round,
  Rule,
  SideBets,
  Step,
  Strategy,
  Variants,
} from './structure'

/* A guide's text, read: its parts by what they are. A text that has a part twice, or one that belongs elsewhere, is a slip and throws. */

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
type PropsOf<M extends Mark> = ComponentProps<M>

const isMark = (element: ReactElement): boolean => Object.values(MARKS).some((mark) => element.type === mark)

/** What stands side by side in a node, out of its fragments, without the white space between blocks. */
function pieces(node: ReactNode): readonly Exclude<ReactNode, null | undefined | boolean>[] {
  return Children.toArray(node).flatMap((piece) => {
    if (typeof piece === 'string' && piece.trim() === '') return piece.includes('\n') ? [] : [piece]
    return isValidElement<{ children?: ReactNode }>(piece) && piece.type === Fragment
      ? pieces(piece.props.children)
      : [piece]
  })
}

/** The marks of one kind in a node. */
const all = <M extends Mark>(node: ReactNode, mark: M): readonly PropsOf<M>[] =>
  pieces(node).flatMap((piece) =>
    isValidElement(piece) && piece.type === (mark as FunctionComponent) ? [piece.props as PropsOf<M>] : [],
  )

/** The one part of a kind, if it is there. */
function only<M extends Mark>(node: ReactNode, mark: M, name: string): PropsOf<M> | undefined {
  const found = all(node, mark)
  if (found.length > 1) throw new Error(`<${name}> is there ${found.length} times`)
  return found[0]
}

/** The text of a node without the marks in it; undefined where there is none. */
function proseOf(node: ReactNode): ReactNode | undefined {
  const left = pieces(node).filter((piece) => !(isValidElement(piece) && isMark(piece)))
  return left.length === 0 ? undefined : left
}

/** Nothing but the marks that may stand in a part, and its text. */
function checked(node: ReactNode, name: string, ...may: readonly Mark[]): ReactNode {
  for (const piece of pieces(node)) {
    if (isValidElement(piece) && isMark(piece) && !may.some((mark) => piece.type === mark))
      throw new Error(`<${name}> holds a part that belongs elsewhere`)
  }
  return node
}

function momentOf({ title: _, children: __, moves, ...fields }: PropsOf<typeof Step>): Moment | undefined {
  const spot = Object.keys(fields).length === 0 ? undefined : (fields as AtSpot)
  if (spot === undefined && moves === undefined) return undefined
  return { ...(spot && { spot }), moves: moves?.split(' ').filter((word) => word !== '') ?? [] }
}

function stepOf(props: PropsOf<typeof Step>): Guide['round'][number] {
  const moment = momentOf(props)
  return { title: props.title, text: props.children, ...(moment && { moment }) }
}

function costsOf(rules: readonly PropsOf<typeof Rule>[]): Guide['costs'] {
  const costs = Object.fromEntries(rules.map(({ id, children }) => [id, children]))
  if (Object.keys(costs).length < rules.length) throw new Error('a rule is priced twice')
  return costs
}

/** Only what is there: a part that a guide leaves out is no property of it. */
const given = <K extends string, V>(key: K, value: V | undefined): { readonly [key in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { [key in K]: V })

/** A guide from its text and the front matter above it. */
export function readGuide(text: ReactNode, about: Pick<Guide, 'description' | 'inShort' | 'lineOf'>): Guide {
  const whole = checked(text, 'guide', Lead, Round, Bets, Strategy, Mistakes, SideBets, Variants, History, Questions)
  if (proseOf(whole) !== undefined) throw new Error('text stands outside the parts of the guide')
  const part = <M extends typeof Lead>(mark: M, name: string, ...may: readonly Mark[]): ReactNode =>
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
