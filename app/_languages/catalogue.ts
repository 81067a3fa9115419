/*
 * All that the interface says, area by area. A language is complete when it is a `Translation`: the compiler says what is missing.
 */
import type { bestOdds } from './english/best-odds'
import type { chrome } from './english/chrome'
import type { helps } from './english/helps'
import type { missing } from './english/missing'
import type { trouble } from './english/trouble'
import type { settings } from './english/settings'
import type { offline } from './english/offline'
import type { search } from './english/search'
import type { home } from './english/home'
import type { trainer } from './english/trainer'
import type { trainerSummary } from './english/trainer-summary'
import type { course } from './english/course'
import type { deciding } from './english/deciding'
import type { answer } from './english/answer'
import type { felt } from './english/felt'
import type { decisions } from './english/decisions'
import type { ruleFields } from './english/rule-fields'
import type { proof } from './english/proof'
import type { cards } from './english/cards'
import type { calculator } from './english/calculator'
import type { payTables } from './english/pay-tables'
import type { tableCurves } from './english/table-curves'
import type { tableVerdict } from './english/table-verdict'
import type { tableGallery } from './english/table-gallery'
import type { risk } from './english/risk'
import type { strategy } from './english/strategy'
import type { sideBets } from './english/side-bets'
import type { shoe } from './english/shoe'
import type { progress } from './english/progress'
import type { daily } from './english/daily'
import type { dealerSchool } from './english/dealer-school'
import type { payouts } from './english/payouts'
import type { foul } from './english/foul'
import type { houseWayDrill } from './english/house-way-drill'
import type { exam } from './english/exam'
import type { houseWays } from './english/house-ways'
import type { wayHands } from './english/way-hands'
import type { wayPages } from './english/way-pages'
import type { numbers } from './english/numbers'

export interface Catalogue {
  readonly bestOdds: typeof bestOdds
  readonly chrome: typeof chrome
  readonly helps: typeof helps
  readonly missing: typeof missing
  readonly trouble: typeof trouble
  readonly settings: typeof settings
  readonly offline: typeof offline
  readonly search: typeof search
  readonly home: typeof home
  readonly trainer: typeof trainer
  readonly trainerSummary: typeof trainerSummary
  readonly course: typeof course
  readonly deciding: typeof deciding
  readonly answer: typeof answer
  readonly felt: typeof felt
  readonly decisions: typeof decisions
  readonly ruleFields: typeof ruleFields
  readonly proof: typeof proof
  readonly cards: typeof cards
  readonly calculator: typeof calculator
  readonly payTables: typeof payTables
  readonly tableCurves: typeof tableCurves
  readonly tableVerdict: typeof tableVerdict
  readonly tableGallery: typeof tableGallery
  readonly risk: typeof risk
  readonly strategy: typeof strategy
  readonly sideBets: typeof sideBets
  readonly shoe: typeof shoe
  readonly progress: typeof progress
  readonly daily: typeof daily
  readonly dealerSchool: typeof dealerSchool
  readonly payouts: typeof payouts
  readonly foul: typeof foul
  readonly houseWayDrill: typeof houseWayDrill
  readonly exam: typeof exam
  readonly houseWays: typeof houseWays
  readonly wayHands: typeof wayHands
  readonly wayPages: typeof wayPages
  readonly numbers: typeof numbers
}

/** What a file of `translations/` gives: every area, and the engine's own words. */
export interface Translation extends Catalogue {
  /** What the engine calls an option, a stage, a seat or a hand, by its English; undefined for what has no other word. */
  readonly engine: (english: string) => string | undefined
  /** What an action is called where its English stands for something else, too; undefined where the engine's own word is right. */
  readonly action: (english: string) => string | undefined
}

/** The keys of an area whose words are plain text. */
type Plain<T> = { [K in keyof T & string]: T[K] extends string ? K : never }[keyof T & string]

/** The keys of an area whose words are made of other texts. */
type Made<T> = { [K in keyof T & string]: T[K] extends (...values: string[]) => string ? K : never }[keyof T & string]

/** Where plain words stand: `settings.title`. */
export type Word = { [A in keyof Catalogue & string]: `${A}.${Plain<Catalogue[A]>}` }[keyof Catalogue & string]

/** Where sentences stand that take texts: `chrome.pagesOf`. */
export type Sentence = { [A in keyof Catalogue & string]: `${A}.${Made<Catalogue[A]>}` }[keyof Catalogue & string]
