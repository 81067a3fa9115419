/**
 * A function that keeps what it made last, for as long as it is asked for the same; arguments are compared by what they say. Throws what
 * `make` throws, and keeps nothing then.
 */
export function makeRecent<Asked extends readonly unknown[], Made>(
  make: (...asked: Asked) => Made,
): (...asked: Asked) => Made {
  let recent: { readonly key: string; readonly made: Made } | undefined
  return (...asked) => {
    const key = JSON.stringify(asked)
    if (recent?.key !== key) recent = { key, made: make(...asked) }
    return recent.made
  }
}
