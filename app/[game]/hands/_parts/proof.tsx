import Link from 'next/link'
import { CardsInText } from '@/app/_components/cards-in-text'
import { exactValue } from '@/app/_components/exact-value'
import { proofOf } from '@/app/_components/proof-data'
import type { Found } from './found'

/** What the answer rests on: the exact values, and the line that works them out again. Opened by the browser itself. */
export function HandProof({ game, answer, state, path }: Pick<Found, 'game' | 'answer' | 'state' | 'path'>) {
  const proof = proofOf(game, answer.rules, state, answer.solution)
  return (
    <section aria-label="Proof" className="grid gap-1.5 border-t pt-4 text-legend/normal text-muted tabular-nums">
      <p className="wrap-anywhere">
        <CardsInText>{proof.line}</CardsInText>
      </p>
      {proof.inexact !== undefined && <p>{proof.inexact}</p>}
      {proof.approximation !== undefined && <p>{proof.approximation}</p>}
      <details>
        <summary className="link min-h-11 py-2.5">Recompute it yourself</summary>
        <div className="grid gap-3 pt-1">
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">The exact value of each option</caption>
            <tbody>
              {proof.values.map(({ id, name, value }) => (
                <tr key={id} className="border-t first:border-t-0">
                  <th scope="row" className="py-1 pr-3 font-strong whitespace-nowrap text-ink">
                    <CardsInText>{name}</CardsInText>
                  </th>
                  <td className="py-1 text-right break-all">{exactValue(value, 9)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {proof.more !== undefined && (
            <p>
              <CardsInText>{proof.more}</CardsInText>
            </p>
          )}
          {answer.drawn !== undefined && (
            <p>
              <CardsInText>{answer.drawn}</CardsInText>
            </p>
          )}
          <pre
            tabIndex={0}
            aria-label="The command"
            className="overflow-x-auto rounded-option border bg-paper p-3 font-mono text-micro/prose wrap-anywhere whitespace-pre-wrap text-ink select-all"
          >
            {answer.command ?? proof.command}
          </pre>
        </div>
      </details>
      <p className="flex flex-wrap gap-x-5">
        <Link href={proof.href} prefetch={false} className="link inline-flex min-h-11 items-center">
          Open in the calculator
        </Link>
        <a href={`${path}/data.json`} className="link inline-flex min-h-11 items-center">
          This page as JSON
        </a>
      </p>
    </section>
  )
}
