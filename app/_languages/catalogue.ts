/*
 * All that the interface says, area by area. A language is complete when it is a `Translation`: the compiler says what is missing.
 */
import type { GameId } from '@/lib/games/ids'
import type { Spoken } from './area'
import type { OtherLanguage } from '@/lib/messages/languages'
import type { GameMessages } from '@/lib/messages/message'
import type { bestOdds } from './english/best-odds'
import type { compare } from './english/compare'
import type { evening } from './english/evening'
import type { betPages } from './english/bet-pages'
import type { myTable } from './english/my-table'
import type { chrome } from './english/chrome'
import type { helps } from './english/helps'
import type { missing } from './english/missing'
import type { trouble } from './english/trouble'
import type { settings } from './english/settings'
import type { offline } from './english/offline'
import type { search } from './english/search'
import type { home } from './english/home'
import type { pages } from './english/pages'
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
import type { audition } from './english/audition'
import type { paper } from './english/paper'
import type { dealerHalf } from './english/dealer-half'
import type { fixing } from './english/fixing'
import type { dealerSchool } from './english/dealer-school'
import type { dealing } from './english/dealing'
import type { payouts } from './english/payouts'
import type { foul } from './english/foul'
import type { mistakes } from './english/mistakes'
import type { houseWayDrill } from './english/house-way-drill'
import type { exam } from './english/exam'
import type { houseWays } from './english/house-ways'
import type { wayHands } from './english/way-hands'
import type { waySentences } from './english/way-sentences'
import type { wayPages } from './english/way-pages'
import type { glossary } from './english/glossary'
import type { guidePage } from './english/guide'
import type { handPages } from './english/hand-pages'
import type { numbers } from './english/numbers'
import type { questions } from './english/questions'
import type { errata } from './english/errata'
import type { problems } from './english/problems'
import type { gameTexts } from './english/game-texts'

export interface Catalogue {
  readonly bestOdds: typeof bestOdds
  readonly compare: typeof compare
  readonly evening: typeof evening
  readonly betPages: typeof betPages
  readonly myTable: typeof myTable
  readonly chrome: typeof chrome
  readonly helps: typeof helps
  readonly missing: typeof missing
  readonly trouble: typeof trouble
  readonly settings: typeof settings
  readonly offline: typeof offline
  readonly search: typeof search
  readonly home: typeof home
  readonly pages: typeof pages
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
  readonly audition: typeof audition
  readonly paper: typeof paper
  readonly dealerHalf: typeof dealerHalf
  readonly fixing: typeof fixing
  readonly dealerSchool: typeof dealerSchool
  readonly dealing: typeof dealing
  readonly payouts: typeof payouts
  readonly foul: typeof foul
  readonly mistakes: typeof mistakes
  readonly houseWayDrill: typeof houseWayDrill
  readonly exam: typeof exam
  readonly houseWays: typeof houseWays
  readonly wayHands: typeof wayHands
  readonly waySentences: typeof waySentences
  readonly wayPages: typeof wayPages
  readonly glossary: typeof glossary
  readonly guidePage: typeof guidePage
  readonly handPages: typeof handPages
  readonly numbers: typeof numbers
  readonly gameTexts: typeof gameTexts
  readonly questions: typeof questions
  readonly errata: typeof errata
  readonly problems: typeof problems
}

/** What a file of `translations/` gives: every area, and what the games say. */
export interface Translation extends Catalogue {
  /** What each game says. */
  readonly games: Readonly<Record<GameId, GameMessages>>
}

/** Areas that only the server says: a page doesn't bring them with it (tests/e2e/built-site.spec.ts). */
export const ON_SERVER = [
  'betPages',
  'compare',
  'dealing',
  'errata',
  'gameTexts',
  'glossary',
  'guidePage',
  'pages',
  'questions',
] as const satisfies readonly (keyof Catalogue)[]

/** What a page in a language brings with it. */
export type InBrowser = Omit<Translation, (typeof ON_SERVER)[number]>

/** A translation as it is spoken, by the id of its language: `es`. */
export const spokenIn = (id: OtherLanguage, { games, ...areas }: InBrowser): Spoken => ({
  id,
  areas: { ...areas },
  games,
})
