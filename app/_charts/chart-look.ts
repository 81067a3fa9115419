import type { ScriptableScaleContext } from 'chart.js'
import { useTheme } from 'next-themes'
import { useMemo } from 'react'
import { languageNow } from '@/app/_languages/messages'

/** The site's colors for a canvas, which can't read a style sheet; `font` is its font family. They follow the theme. */
export function useTokens(): (name: string) => string {
  const { resolvedTheme } = useTheme()
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement)
    // The theme's class is on the page before this renders again. Naming the theme here makes the colors follow it.
    const others: Readonly<Record<string, string>> = {
      theme: resolvedTheme ?? 'light',
      font: getComputedStyle(document.body).fontFamily,
    }
    return (name) => others[name] ?? style.getPropertyValue(`--${name}`).trim()
  }, [resolvedTheme])
}

export type Token = ReturnType<typeof useTokens>

/** A color at this opacity, 0 to 1, for bands. */
export const faint = (colour: string, part: number): string =>
  `color-mix(in srgb, ${colour} ${part * 100}%, transparent)`

/**
 * The look shared by all line charts. A chart spreads the parts for its axes into its own, which add the scale and the
 * labels.
 */
export function chartLook(token: Token) {
  const font = { family: token('font'), size: 12 }
  const ticks = { color: token('muted'), font }
  return {
    /** The whole chart: it fills its frame, isn't animated, and formats numbers for the reader's language. */
    frame: { maintainAspectRatio: false, animation: false as const, font, locale: languageNow() },
    ticks,
    /** The title of an axis. */
    title: (text: string) => ({ display: true, text, ...ticks }),
    /** An axis along the bottom, without vertical lines. */
    bottom: { type: 'linear' as const, grid: { display: false }, border: { color: token('line') } },
    bottomTicks: { ...ticks, maxRotation: 0, autoSkipPadding: 16 },
    /** An axis on the left. Its line at 0 is stronger than the others. */
    left: {
      border: { display: false },
      grid: { color: ({ tick }: ScriptableScaleContext) => (tick.value === 0 ? token('line-strong') : token('line')) },
    },
    leftTicks: { ...ticks, maxTicksLimit: 6 },
    legendLabels: { usePointStyle: true, color: token('ink'), font, boxHeight: 7, padding: 14 },
  }
}

/** Breaks a name into lines of at most `most` characters. A longer word gets a line of its own. */
export function inLines(name: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
