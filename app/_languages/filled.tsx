import { Fragment, type ReactNode } from 'react'

/** A sentence with things in it: `filled('Press {key} for help.', { key: <kbd>?</kbd> })`. A name that is not given stands as it is. */
export function filled(sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence.split(/(\{\w+\})/).map((piece, i) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1]
    return <Fragment key={i}>{name !== undefined && Object.hasOwn(parts, name) ? parts[name] : piece}</Fragment>
  })
}
