/** Keys and what they do: `[['U', 'C'], 'undo, clear']`. A dash between two keys means a range. */
export type KeyLine = readonly [keys: readonly string[], does: string]

/** A list of keys. */
export function KeyLines({ lines }: { readonly lines: readonly KeyLine[] }) {
  return (
    <dl className="grid gap-2">
      {lines.map(([keys, does]) => (
        <div key={does} className="flex items-baseline gap-3">
          <dt className="flex w-20 shrink-0 flex-wrap gap-1">
            {keys.map((key) => (
              <kbd
                key={key}
                className={
                  key === '–' ? 'font-sans' : 'rounded-key border border-b-2 px-1.5 font-sans text-tag font-semibold'
                }
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
