'use client'

import { Select } from '@/app/_ui/field'
import { Link } from '@/app/_ui/link'
import { setPreferences, usePreferences } from '@/app/_settings/preferences'
import { useFetched } from '@/app/_solver/use-fetched'
import { withWords } from '@/app/_languages/messages'
import { myTable, settings } from '@/app/_languages/words'
import type { RuleChoice } from './own-choice'

/** A game with its variants. They are included in the page, so that choosing one needs no code of the game. */
export interface GameChoices {
  readonly id: string
  readonly name: string
  readonly variants: readonly RuleChoice[]
}

/** The rules of each game that apply if an address has none. */
export function RuleSettings({ games }: { readonly games: readonly GameChoices[] }) {
  return (
    <div className="grid gap-4">
      {games.map((game) => (
        <GameRules key={game.id} game={game} />
      ))}
      <p>
        <Link href="/my-table" className="link inline-flex min-h-11 items-center text-small">
          {myTable.find}
        </Link>
      </p>
      <p className="text-caption text-muted">{settings.otherRules}</p>
    </div>
  )
}

/**
 * The reader's rules of a game, and the choices. Rules that aren't a variant are read and named by the game's code, which
 * comes after the page.
 */
function useChoices({ id, variants }: GameChoices): readonly [chosen: string, choices: readonly RuleChoice[]] {
  const kept = usePreferences().rules[id] ?? ''
  const isKnown = variants.some(({ text }) => text === kept)
  const own = useFetched(isKnown ? '' : `own rules ${id} ${kept}`, async () =>
    isKnown ? null : (await withWords('settings/own-choice', import('./own-choice'))).ownChoice(id, kept),
  )
  if (isKnown) return [kept, variants]
  if (!own) return [kept, [...variants, { text: kept, name: '…' }]]
  return [own.text, variants.some(({ text }) => text === own.text) ? variants : [...variants, own]]
}

function GameRules({ game }: { readonly game: GameChoices }) {
  const { rules } = usePreferences()
  const [chosen, choices] = useChoices(game)
  const choose = (text: string): void => {
    const { [game.id]: _before, ...others } = rules
    setPreferences({ rules: text === '' ? others : { ...others, [game.id]: text } })
  }
  return (
    <label className="grid items-center gap-x-4 gap-y-1 text-small sm:grid-cols-name-rest">
      {game.name}
      <Select
        value={chosen}
        options={choices.map(({ text, name }) => ({ value: text, name }))}
        onChoose={choose}
        disabled={choices.length === 1}
      />
    </label>
  )
}
