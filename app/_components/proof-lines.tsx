'use client'

import Link from 'next/link'
import { called, calledAction } from '@/app/_languages/area'
import { proof as words } from '@/app/_languages/english/proof'
import { filled } from '@/app/_languages/filled'
import { CardsInText } from './cards-in-text'
import { CopyCommand } from './copy-command'
import { exactValue } from './exact-value'
import { Island } from './island'
import type { ProofData } from './proof-data'
import { Recompute } from './recompute'

interface Props {
  readonly proof: ProofData
  /** Whether there is a way to the calculator. */
  readonly linked: boolean
  /** Of the proof's sentences, where they are not in the language that is spoken. */
  readonly lang?: string
}

/** What the answer rests on, always there and never loud: the counts, the exact fraction, and two ways to work it out again. */
export function ProofLines({ proof, linked, lang }: Props) {
  return (
    <div className="grid grid-cols-1 gap-1.5 border-t pt-3.25 wrap-break-word text-legend/normal text-muted tabular-nums">
      <Island>
        <p lang={lang}>
          <CardsInText>{proof.line}</CardsInText>
        </p>
        {proof.inexact !== undefined && <p lang={lang}>{proof.inexact}</p>}
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
            <p lang={lang}>
              <CardsInText>{proof.more}</CardsInText>
            </p>
          )}
          <CopyCommand command={proof.command} />
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
              {calledAction(option.name)}
            </th>
            <td className="py-1 text-right break-all">{exactValue(option.value, 9)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
