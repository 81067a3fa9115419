'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useTheme } from 'next-themes'
import { useInBrowser } from './use-in-browser'

const THEMES = ['system', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const
const NAMES: Record<Theme, string> = { system: 'as your system', light: 'light', dark: 'dark' }

const after = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'

/** Goes round system, light, dark. */
export function ThemeToggle() {
  const { theme, setTheme } = useTheme()
  const inBrowser = useInBrowser()
  const current: Theme = (inBrowser && THEMES.find((known) => known === theme)) || 'system'
  const Icon = ICONS[current]
  const says = `Colours: ${NAMES[current]}. Change to ${NAMES[after(current)]}`
  return (
    <button
      type="button"
      onClick={() => setTheme(after(current))}
      aria-label={says}
      title={says}
      className="grid h-11 w-11 place-items-center rounded-full text-muted hover:text-ink"
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}
