import type { Stem } from '@/lib/engines/pai-gow/index'
import { capital } from '@/lib/text'

interface Props {
  readonly stems: readonly Stem[]
  /** How often a clause comes, in words; absent where that is not known. */
  readonly often?: (clause: string) => string
}

/** The decision tree: first what groups the hand has, then one question after the other, until one is answered with yes. */
export function Tree({ stems, often }: Props) {
  return (
    <div className="way-tree">
      {stems.map(({ groups, name, branches }) => (
        <section key={groups} aria-label={name} className="way-stem pb-6">
          <h3 className="border-b pb-1.5 text-plain font-semibold">{name}</h3>
          <ol>
            {branches.map(({ clause, asks, sets }, i) => (
              <li
                key={clause.id}
                className="way-branch grid grid-cols-rest-auto gap-x-3 border-b border-dashed py-2 text-small last:border-b-0"
              >
                <p>
                  {asks !== '' && (
                    <span className="text-muted">
                      {i === 0 ? 'If ' : 'Else if '}
                      {asks}:{' '}
                    </span>
                  )}
                  {asks === '' && i > 0 && <span className="text-muted">Else: </span>}
                  <b className="font-strong">{asks === '' && i === 0 ? capital(sets) : sets}</b>
                </p>
                <p className="text-right text-caption whitespace-nowrap text-muted">
                  {clause.id}
                  {often && (
                    <>
                      <br />
                      {often(clause.id)}
                    </>
                  )}
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
