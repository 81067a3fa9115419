import type { ReactNode } from 'react'
import { classes } from './classes'

/** Paper on paper: what is read and used, beside the felt. */
export function Panel({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <div
      className={classes(
        'flex flex-col gap-3.25 rounded-box border bg-raised p-4 shadow-panel md:gap-4 md:rounded-panel md:px-5.5 md:pt-5.5 md:pb-4.5',
        className,
      )}
    >
      {children}
    </div>
  )
}
