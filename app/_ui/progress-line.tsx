/** The progress of a long calculation, if it is known. */
export function ProgressLine({ done, label }: { readonly done?: number | undefined; readonly label: string }) {
  const known = done !== undefined && done > 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(known ? { 'aria-valuenow': Math.round(done * 100) } : {})}
      className="h-1.5 overflow-hidden rounded-full bg-ink/8"
    >
      {/* Translated rather than widened, so that the page needs no layout while it works. */}
      <span
        className={
          known
            ? 'block h-full rounded-full bg-best transition-transform duration-150'
            : 'block h-full w-1/3 animate-pulse rounded-full bg-best'
        }
        style={known ? { transform: `translateX(${Math.round(done * 100) - 100}%)` } : undefined}
      />
    </div>
  )
}
