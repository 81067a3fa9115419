'use client'

import { TextButton } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { called, gameMessages } from '@/app/_languages/area'
import { proof as words } from '@/app/_languages/english/proof'
import { filled } from '@/app/_languages/filled'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { CopyBox } from '@/app/_ui/copy'
import { helps } from '@/app/_languages/english/helps'
import { exactValue } from './exact-value'
import type { ProofData } from './proof-data'
import { Island } from '@/app/_ui/island'
import { Recompute } from './recompute'

interface Props {
  readonly proof: ProofData
  /** Whether there is a way to the calculator. */
  readonly linked: boolean
  /** Saves the proof as a file, where the whole solution is at hand: elsewhere the calculator does. */
  readonly onSave?: () => void
}

/** What the answer rests on, always there and never loud: the counts, the exact fraction, and two ways to work it out again. */
export function ProofLines({ proof, linked, onSave }: Props) {
  return (
    <div className="grid grid-cols-1 gap-1.5 border-t pt-3.25 wrap-break-word text-legend/normal text-muted tabular-nums">
      <Island>
        <p>
          <CardsInText>{proof.line}</CardsInText>
        </p>
        {proof.inexact !== undefined && <p>{proof.inexact}</p>}
        {proof.extras?.map(({ id, name, value }) => (
          <p key={id}>
            {filled(words.worthForEach, {
              name: called(name),
              value: <span className="whitespace-nowrap">{exactValue(value, 6)}</span>,
            })}
          </p>
        ))}
        {proof.approximation !== undefined && <p lang="en">{proof.approximation}</p>}
        <Recompute
          before={
            linked ? (
              <Link href={proof.href} prefetch={false} className="link inline-flex min-h-11 items-center md:min-h-6">
                {words.open}
              </Link>
            ) : undefined
          }
        >
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

function ExactValues({ proof }: { readonly proof: ProofData }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{words.exactValues}</caption>
      <tbody>
        {proof.values.map((option) => (
          <tr key={option.id} className="border-t first:border-t-0">
            <th scope="row" className="py-1 pr-3 font-strong whitespace-nowrap text-ink">
              {gameMessages(proof.game)?.action(option.id).name ?? option.name}
            </th>
            <td className="py-1 text-right break-all">{exactValue(option.value, 9)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
