import { classes } from './classes'

/* The dark button is for the main next step; `quiet` is for the alternative. */
const SHAPE = 'flex min-h-12 items-center justify-center gap-2.5 rounded-button px-5 py-3 text-center font-semibold'
const LOOKS = {
  dark: 'bg-ink text-paper hover:bg-ink/90',
  quiet: 'border border-line-strong text-ink hover:bg-ink/5',
} as const

export type ButtonLook = keyof typeof LOOKS

export const buttonLook = (look: ButtonLook, className?: string): string => classes(SHAPE, LOOKS[look], className)
