import type { ReactElement, ReactNode } from 'react'

/*
 * The parts of a text on how to deal a game. They are marks and draw nothing themselves: `read.ts` finds them and the page puts what they
 * hold in its place.
 */

interface Held {
  readonly children?: ReactNode
}

/** A mark that is met while a page is drawn stands where it does not belong. */
function mark<Props = Held>(name: string): (props: Props) => ReactElement {
  return () => {
    throw new Error(`<${name}> does not stand here`)
  }
}

/** What kind of game it is to deal. */
export const Lead = mark('Lead')

/** What the hands do, in order. `says`: the words that go with it. */
export const Do = mark<Held & { readonly title: string; readonly says?: string }>('Do')

/** What players and supervisors ask, with the clause that answers. */
export const Asked = mark<Held & { readonly ask: string }>('Asked')

/** What a supervisor looks at. */
export const Watched = mark<Held & { readonly name: string }>('Watched')
