import type { ReactElement, ReactNode } from 'react'
import type { AtSpot } from '@/content/guide'

/*
 * The parts of a guide. They are marks in its text and draw nothing themselves: `read.tsx` finds them and the page puts what they
 * hold in its place, so that one text fills the first screen, the strategy's list and the questions.
 */

interface Held {
  readonly children?: ReactNode
}

type Named = Held & { readonly name: string }

/** A mark that is met while a page is drawn stands where it does not belong. */
function mark<Props = Held>(name: string): (props: Props) => ReactElement {
  return () => {
    throw new Error(`<${name}> does not stand here`)
  }
}

/** What the game is and what it costs, in two sentences. */
export const Lead = mark('Lead')

/** The steps of a round. */
export const Round = mark('Round')

/** One step: a decision by the game's own fields, then `moves` from there (or from an empty table); with neither the felt stays as it was. */
export const Step = mark<Held & Partial<AtSpot> & { readonly title: string; readonly moves?: string }>('Step')

/** What the tables of the main bets do not say. */
export const Bets = mark('Bets')

/** How the strategy is to be read, and its rules. */
export const Strategy = mark('Strategy')

/** What ignoring a rule of the strategy costs, and a hand where it is close. */
export const Rule = mark<Held & { readonly id: string }>('Rule')

/** Rules that are told in a list of their own, folded up: those whose ids match the pattern. */
export const Folded = mark<{ readonly name: string; readonly ids: string }>('Folded')

/** What people really do wrong. */
export const Mistakes = mark('Mistakes')
export const Mistake = mark<Named>('Mistake')

export const SideBets = mark('SideBets')

/** Rules that differ, and what they make of the game. */
export const Variants = mark('Variants')
export const Change = mark<{ readonly name: string; readonly rules: string }>('Change')

/** Where the game comes from, where its sources say it. */
export const History = mark('History')

export const Questions = mark('Questions')
export const Question = mark<Held & { readonly ask: string }>('Question')
