import type { ReactNode } from 'react'
import { classes } from './classes'

/** Paper on paper: what is read and used, beside the felt. */
export function Panel({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <div
      className={classes(
        'flex flex-col gap-[13px] rounded-[18px] border bg-raised p-4 shadow-panel min-[700px]:gap-4 min-[700px]:rounded-panel min-[700px]:px-[22px] min-[700px]:pt-[22px] min-[700px]:pb-[18px]',
        className,
      )}
    >
      {children}
    </div>
  )
}
