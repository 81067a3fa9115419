import type { Grade } from '@/lib/teaching/quiz/grade'

/* How a grade looks: a sign, a word and a colour, so that colour never stands alone. */

export const GRADE_LOOKS = {
  best: {
    sign: '✓',
    text: 'text-best-ink',
    tint: 'bg-best/14',
    bar: 'bg-best',
    border: 'border-best/55',
    dot: 'h-2.25',
  },
  fine: {
    sign: '≈',
    text: 'text-fine-ink',
    tint: 'bg-fine/14',
    bar: 'bg-fine',
    border: 'border-fine/60',
    dot: 'h-3.25',
  },
  inaccuracy: {
    sign: '?!',
    text: 'text-inaccuracy-ink',
    tint: 'bg-inaccuracy/15',
    bar: 'bg-inaccuracy',
    border: 'border-inaccuracy/60',
    dot: 'h-4.75',
  },
  mistake: {
    sign: '?',
    text: 'text-mistake-ink',
    tint: 'bg-mistake/13',
    bar: 'bg-mistake',
    border: 'border-mistake/60',
    dot: 'h-6.75',
  },
  blunder: {
    sign: '??',
    text: 'text-blunder-ink',
    tint: 'bg-blunder/12',
    bar: 'bg-blunder',
    border: 'border-blunder/60',
    dot: 'h-9',
  },
} as const satisfies Record<Grade, object>
