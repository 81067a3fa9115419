import { loadTaughtGame } from '@/lib/games/load'
import { isValidElement, type ReactNode } from 'react'
import { figuresFor, plainFiguresFor } from '@/app/[game]/_guide/figures-for'
import { languageNow } from '@/app/_languages/messages'
import { dealing, numbers } from '@/app/_languages/words'
import { all, type Held, mark, pieces } from '@/app/[game]/_guide/guide-of'
import { PROSE } from '@/app/[game]/_guide/parts'
import { plainText } from '@/app/_seo/plain-text'
import { dealerText } from '@/content/dealing'
import type { Figures } from '@/content/guide'
import type { GameId } from '@/lib/games/ids'

/*
 * The parts of a text about dealing a game are marks. They render nothing: the functions below find them, and the page
 * places their contents.
 */

/** What the game is like to deal. */
const Lead = mark('Lead')

/** What the dealer does, in order. `says`: the words that go with it. */
const Do = mark<Held & { readonly title: string; readonly says?: string }>('Do')

/** Questions of players and supervisors, with the clause that answers. */
const Asked = mark<Held & { readonly ask: string }>('Asked')

/** Something that supervisors watch. */
const Watched = mark<Held & { readonly name: string }>('Watched')

/* Reads a text about dealing a game into its parts. Throws if it contains anything else. */

const MARKS = { Lead, Do, Asked, Watched }

export interface Dealing {
  readonly description: string
  readonly lead: ReactNode
  readonly steps: readonly { readonly title: string; readonly says?: string; readonly text: ReactNode }[]
  readonly asked: readonly { readonly ask: string; readonly answer: ReactNode }[]
  readonly watched: readonly { readonly name: string; readonly text: ReactNode }[]
}

function checked(text: ReactNode): ReactNode {
  const stray = pieces(text).filter(
    (piece) => !isValidElement(piece) || !Object.values(MARKS).some((mark) => piece.type === mark),
  )
  if (stray.length > 0) throw new Error('text stands outside the parts of a text on dealing')
  return text
}

async function dealingWith(game: GameId, figures: Figures): Promise<Dealing> {
  const { default: text, frontmatter } = await dealerText(game, languageNow())
  const whole = checked(text({ components: { ...PROSE, ...MARKS, ...figures } }))
  return {
    description: frontmatter.description,
    lead: all(whole, Lead).map(({ children }) => children),
    steps: all(whole, Do).map(({ title, says, children }) => ({
      title,
      ...(says !== undefined && { says }),
      text: children,
    })),
    asked: all(whole, Asked).map(({ ask, children }) => ({ ask, answer: children })),
    watched: all(whole, Watched).map(({ name, children }) => ({ name, text: children })),
  }
}

/** The text as the page shows it. */
export async function dealingOf(game: GameId): Promise<Dealing> {
  return dealingWith(game, figuresFor(await loadTaughtGame(game)))
}

export interface PlainStep {
  readonly name: string
  readonly text: string
  readonly anchor: string
}

export const stepAnchor = (i: number): string => `step-${i + 1}`

/** The steps as plain text, with the dealer's words in quotation marks. */
export async function plainSteps(game: GameId): Promise<readonly PlainStep[]> {
  const { steps } = await dealingWith(game, plainFiguresFor(await loadTaughtGame(game)))
  return Promise.all(
    steps.map(async ({ title, says, text }, i) => ({
      name: title,
      text: `${await plainText(text)}${says === undefined ? '' : ` ${dealing.say} ${numbers.quoted(says)}`}`,
      anchor: stepAnchor(i),
    })),
  )
}
