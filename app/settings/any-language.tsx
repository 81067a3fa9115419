import { chrome, pages, settings } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { Island } from '@/app/_ui/island'
import { pageMetadata } from '@/app/_seo/metadata'
import { variantName } from '@/app/_settings/rules-in-words'
import { GAMES } from '@/lib/games/index'
import { makeRules } from '@/lib/game/rules'
import type { GameChoices } from './rule-settings'
import { Settings } from './settings'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/settings',
    title: settings.title,
    description: pages.settingsAbout,
    index: false,
  })

/** Every game with its variants. */
export const gameChoices = (): readonly GameChoices[] =>
  GAMES.map((game) => ({
    id: game.id,
    name: game.name,
    variants: game.variants.map(({ id, rules }) => ({ name: variantName(game, id), text: makeRules(game, rules) })),
  }))

export default function SettingsPage() {
  return (
    <>
      <Breadcrumbs items={[{ name: chrome.settings, path: '/settings' }]} />
      <noscript>
        <p className="mx-auto max-w-form px-4 pt-6 text-small text-muted md:px-8">{settings.needsScript}</p>
      </noscript>
      <Island>
        <Settings games={gameChoices()} />
      </Island>
    </>
  )
}
