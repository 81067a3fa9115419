'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from '@/app/_ui/button'
import { useTheme } from 'next-themes'
import { chrome } from '@/app/_languages/words'
import { classes } from '@/app/_ui/classes'
import { useInBrowser } from '@/app/_ui/store'

const THEMES = ['system', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const ICONS: Record<Theme, typeof Sun> = { system: Monitor, light: Sun, dark: Moon }
const nameOf = (theme: Theme): string => (theme === 'system' ? chrome.asYourSystem : chrome[theme])

const after = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'

/** The current theme. The server doesn't know it, so the first render shows `system`. */
function useChosen(): readonly [Theme, (theme: Theme) => void] {
  const { theme, setTheme } = useTheme()
  const inBrowser = useInBrowser()
  return [(inBrowser && THEMES.find((known) => known === theme)) || 'system', setTheme]
}

/** A button that cycles through the themes. */
export function ThemeToggle() {
  const [theme, setTheme] = useChosen()
  const Icon = ICONS[theme]
  const says = chrome.coloursNow(nameOf(theme), nameOf(after(theme)))
  return (
    <IconButton onClick={() => setTheme(after(theme))} aria-label={says} title={says} className="max-md:hidden">
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  )
}

/** The three themes side by side, in the menu on phones. */
export function ThemeChoice() {
  const [theme, setTheme] = useChosen()
  return (
    <div role="group" aria-label={chrome.colours} className="flex flex-wrap gap-1 text-caption">
      {THEMES.map((one) => {
        const Icon = ICONS[one]
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === theme}
            onClick={() => setTheme(one)}
            className={classes(
              'grid min-h-14 min-w-min flex-1 content-center justify-items-center gap-1 rounded-option px-1',
              one === theme ? 'bg-ink text-paper' : 'text-muted hover:text-ink',
            )}
          >
            <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
            {chrome[one]}
          </button>
        )
      })}
    </div>
  )
}
