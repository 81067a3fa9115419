import type { Grade } from '@/lib/teaching/quiz/grade'
import { classes } from './classes'
import { GRADE_LOOKS } from './grade-look'

/** A grade's sign on its tint. Screen readers skip it, since its word is beside it. */
export function GradeMark({ grade, size = 'normal' }: { readonly grade: Grade; readonly size?: 'normal' | 'small' }) {
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
