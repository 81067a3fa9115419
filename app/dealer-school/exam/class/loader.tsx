'use client'

import { withWords } from '@/app/_languages/messages'
import { useFetched } from '@/app/_solver/use-fetched'
import { exam as words } from '@/app/_languages/words'
import { Waiting } from '../../_parts/waiting'

/** The results come from files that only the browser reads. The code for that is loaded after the page is shown. */
export function ClassLoader({ about }: { readonly about: string }) {
  const room = useFetched('class', () => withWords('dealer-school/exam/class/class-room', import('./class-room')))
  return room ? <room.WithGames /> : <Waiting title={words.classTitle} about={about} />
}
