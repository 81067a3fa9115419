'use client'

import { TextButton } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { helps, numbers, proof as words } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { CopyBox } from '@/app/_ui/copy'
import { signed } from '@/app/_languages/format'
import { type Exact, exactValue } from './ev-format'
import type { ProofData } from './proof-data'
import { Island } from '@/app/_ui/island'
import { Recompute } from './recompute'

interface Props {
  readonly proof: ProofData
  /** Whether to link to the calculator. */
  readonly linked: boolean
  /** Whether to fold the counts away under an answer, so that its cost and reason are read first. */
  readonly folded?: boolean
  /** Saves the proof as a file. Absent if only part of the solution is available; the calculator can save it then. */
  readonly onSave?: () => void
}

/**
 * The evidence for an answer: the counts, the exact fraction, and two ways to recompute it. Always shown, and discreet.
 */
export function ProofLines({ proof, linked, folded = false, onSave }: Props) {
  return (
    <div className="grid grid-cols-1 gap-1.5 border-t pt-3.25 wrap-break-word text-legend/normal text-muted tabular-nums">
      <Island>
        {!folded && <Counts proof={proof} />}
        {proof.approximation !== undefined && <p>{proof.approximation}</p>}
        <Recompute
          before={
            linked ? (
              <Link href={proof.href} prefetch={false} className="link inline-flex min-h-11 items-center md:min-h-6">
                {words.open}
              </Link>
            ) : undefined
          }
        >
          {folded && <Counts proof={proof} />}
          <ExactValues proof={proof} />
          {proof.more !== undefined && (
            <p>
              <CardsInText>{proof.more}</CardsInText>
            </p>
          )}
          <CopyBox label={helps.theCommand} text={proof.command} />
          {onSave && (
            <TextButton onClick={onSave} className="justify-self-start md:min-h-6">
              {words.save}
            </TextButton>
          )}
        </Recompute>
      </Island>
    </div>
  )
}

/** How the deals end, and further facts. */
function Counts({ proof }: Pick<Props, 'proof'>) {
  return (
    <>
      <p>
        <CardsInText>{proof.line}</CardsInText>
      </p>
      {proof.inexact !== undefined && <p>{proof.inexact}</p>}
      {proof.extras?.map(({ id, name, value }) => (
        <p key={id}>
          {filled(words.worthForEach, {
            name,
            value: <span className="whitespace-nowrap">{exactValue(value, 6)}</span>,
          })}
        </p>
      ))}
    </>
  )
}

function ExactValues({ proof }: Pick<Props, 'proof'>) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-1 text-left">{words.exactValues(numbers.units(proof.unit))}</caption>
      <tbody>
        {proof.values.map((option) => (
          <tr key={option.id} className="border-t first:border-t-0">
            <th scope="row" className="py-1 pr-3 font-strong whitespace-nowrap text-ink">
              {option.name}
            </th>
            <td className="py-1 text-right wrap-anywhere">
              <WithDecimals value={option.value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A fraction with its decimal value: `−18 / 1,980 = −0.009`. */
function WithDecimals({ value }: { readonly value: Exact }) {
  const text = exactValue(value, 9)
  if (typeof value === 'number' || value.num % value.den === 0n) return text
  return (
    <>
      {text} <span className="whitespace-nowrap">= {signed(Number(value.num) / Number(value.den))}</span>
    </>
  )
}
