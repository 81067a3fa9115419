import type { ScriptableScaleContext } from 'chart.js'
import { useTheme } from 'next-themes'
import { useMemo } from 'react'
import { languageNow } from '@/app/_languages/area'

/** Colours of the site for a canvas, which reads no style sheet; `font` is its family. Anew with the theme. */
export function useTokens(): (name: string) => string {
  const { resolvedTheme } = useTheme()
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement)
    // The theme's class is on the page before this renders again; naming it here makes the colours follow.
    const others: Readonly<Record<string, string>> = {
      theme: resolvedTheme ?? 'light',
      font: getComputedStyle(document.body).fontFamily,
    }
    return (name) => others[name] ?? style.getPropertyValue(`--${name}`).trim()
  }, [resolvedTheme])
}

export type Token = ReturnType<typeof useTokens>

/** The colour with so much of it left, 0 to 1: for bands. */
export const faint = (colour: string, part: number): string =>
  `color-mix(in srgb, ${colour} ${part * 100}%, transparent)`

/** How every line chart of the site looks; the parts of axes are spread into those of a chart, which has its own scale and words. */
export function chartLook(token: Token) {
  const font = { family: token('font'), size: 12 }
  const ticks = { color: token('muted'), font }
  return {
    /** Of the whole chart: it fills its frame, does not move, and writes its numbers as the reader does. */
    frame: { maintainAspectRatio: false, animation: false as const, font, locale: languageNow() },
    ticks,
    /** What an axis is called. */
    title: (text: string) => ({ display: true, text, ...ticks }),
    /** An axis along the bottom, without lines up the chart. */
    bottom: { type: 'linear' as const, grid: { display: false }, border: { color: token('line') } },
    bottomTicks: { ...ticks, maxRotation: 0, autoSkipPadding: 16 },
    /** An axis on the left, its line at nothing stronger than the others. */
    left: {
      border: { display: false },
      grid: { color: ({ tick }: ScriptableScaleContext) => (tick.value === 0 ? token('line-strong') : token('line')) },
    },
    leftTicks: { ...ticks, maxTicksLimit: 6 },
    legendLabels: { usePointStyle: true, color: token('ink'), font, boxHeight: 7, padding: 14 },
  }
}

/** A name in lines of at most so many letters, for a chart; a longer word stands alone. */
export function inLines(name: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
