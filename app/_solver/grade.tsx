import type { Mark } from '@/lib/teaching/quiz/grade'
import { classes } from '@/app/_ui/classes'

/* The look of each grade: a sign, a word and a color, so that color is never the only sign. */

export const GRADE_LOOKS = {
  best: {
    sign: '✓',
    text: 'text-best-ink',
    tint: 'bg-best/14',
    bar: 'bg-best',
    border: 'border-best/55',
  },
  fine: {
    sign: '≈',
    text: 'text-fine-ink',
    tint: 'bg-fine/14',
    bar: 'bg-fine',
    border: 'border-fine/60',
  },
  inaccuracy: {
    sign: '?!',
    text: 'text-inaccuracy-ink',
    tint: 'bg-inaccuracy/15',
    bar: 'bg-inaccuracy',
    border: 'border-inaccuracy/60',
  },
  mistake: {
    sign: '?',
    text: 'text-mistake-ink',
    tint: 'bg-mistake/13',
    bar: 'bg-mistake',
    border: 'border-mistake/60',
  },
  blunder: {
    sign: '??',
    text: 'text-blunder-ink',
    tint: 'bg-blunder/12',
    bar: 'bg-blunder',
    border: 'border-blunder/60',
  },
  followed: {
    sign: '§',
    text: 'text-fine-ink',
    tint: 'bg-fine/14',
    bar: 'bg-fine',
    border: 'border-fine/60',
  },
} as const satisfies Record<Mark, object>

/** A grade's sign on its tint. Screen readers skip it, because the word is beside it. */
export function GradeMark({ grade, size = 'normal' }: { readonly grade: Mark; readonly size?: 'normal' | 'small' }) {
  const look = GRADE_LOOKS[grade]
  const box = size === 'small' ? 'h-6 w-7 rounded-key text-caption' : 'h-9.5 w-9.5 rounded-card text-large'
  return (
    <span
      aria-hidden="true"
      className={classes('inline-grid shrink-0 place-items-center font-bold', box, look.tint, look.text)}
    >
      {look.sign}
    </span>
  )
}
