import { GAMES } from '@/lib/games/index'
import { makeRules } from '@/lib/games/rules'
import type { GameChoices } from './rule-settings'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from './language-setting'

/** A language by its own name, as it begins a line: “Español”. */
function inItself(id: string): string {
  const name = new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id
  return name.charAt(0).toLocaleUpperCase(id) + name.slice(1)
}

/** English, and every language that has a file: one more file is one more language. Named here, since browsers differ in the names they know. */
export const offeredLanguages = (): readonly Language[] =>
  [
    'en',
    ...readdirSync(join(process.cwd(), 'app/_languages/translations'))
      .map((file) => file.replace(/\.ts$/, ''))
      .sort(),
  ].map((id) => ({ id, name: inItself(id) }))

/** Every game with the rules that it is known by. */
export const gameChoices = (): readonly GameChoices[] =>
  GAMES.map((game) => ({
    id: game.id,
    name: game.name,
    variants: game.variants.map(({ name, rules }) => ({ name, text: makeRules(game, rules) })),
  }))
