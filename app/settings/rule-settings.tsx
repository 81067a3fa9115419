'use client'

import { ownRules } from '@/app/_components/own-rules'
import { setPreferences, usePreferences } from '@/app/_components/preferences'
import { rulesInWords } from '@/app/_components/rules-picker'
import { called } from '@/app/_languages/area'
import { settings } from '@/app/_languages/english/settings'
import type { AnyGame, Rules } from '@/lib/games/game'
import { GAMES } from '@/lib/games/index'
import { makeRules, parseRules } from '@/lib/games/rules'
import { must } from '@/lib/result'

/** The rules of each game that are in force where an address says none. */
export function RuleSettings() {
  return (
    <div className="grid gap-4">
      {GAMES.map((game) => (
        <GameRules key={game.id} game={game} />
      ))}
      <p className="text-caption text-muted">{settings.otherRules}</p>
    </div>
  )
}

function GameRules({ game }: { readonly game: AnyGame }) {
  const { rules } = usePreferences()
  const own = ownRules(game, rules)
  const known = game.variants.map((variant) => ({ text: makeRules(game, variant.rules), name: variant.name }))
  const isOther = !known.some(({ text }) => text === own)
  const choose = (text: string): void => {
    const { [game.id]: _before, ...others } = rules
    setPreferences({ rules: text === '' ? others : { ...others, [game.id]: text } })
  }
  return (
    <label className="grid items-center gap-x-4 gap-y-1 text-small min-[560px]:grid-cols-[190px_minmax(0,1fr)]">
      {game.name}
      <select
        value={own}
        onChange={(event) => choose(event.target.value)}
        disabled={known.length === 1 && !isOther}
        className="h-11 min-w-0 rounded-option border border-line-strong bg-raised px-3 text-body disabled:border-line disabled:text-muted"
      >
        {known.map(({ text, name }) => (
          <option key={text} value={text}>
            {called(name)}
          </option>
        ))}
        {isOther && <option value={own}>{rulesInWords(game, must(parseRules(game, own)) as Rules)}</option>}
      </select>
    </label>
  )
}
