import { learn, type Spoken } from './area'
import { OTHER_LANGUAGES } from '@/lib/messages/languages'

/* The server's components speak every language there is. The root layout imports this before any page is rendered. */

for (const id of OTHER_LANGUAGES)
  learn(((await import(`./translations/${id}.ts`)) as { readonly default: Spoken }).default)
