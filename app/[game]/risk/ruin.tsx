'use client'

import { HERE } from '@/app/[game]/_guide/parts'
import { Panel } from '@/app/_components/panel'
import { classes } from '@/app/_components/classes'
import { units } from '@/app/_components/format'
import { numbers } from '@/app/_languages/english/numbers'
import { risk } from '@/app/_languages/english/risk'
import type { ShownSession } from './use-risk'
import { chance, forEverInWords, lengthInWords, plainMoney, type Purse } from './words'

/** How likely a bankroll is lost within the session, and sooner or later, for one's own and for others. */
export function Ruin({
  shown: { figures, session, by, hours },
  purse,
  unit,
}: {
  readonly shown: ShownSession
  readonly purse: Purse
  readonly unit: string
}) {
  const inUnits = (bankroll: number): string => `${units(bankroll)} ${numbers.units(unit)}`
  const isOwn = (bankroll: number): boolean =>
    Math.abs(bankroll * session.stake - session.bankroll) < 1e-6 * session.bankroll
  return (
    <section aria-labelledby="ruin">
      <Panel>
        <h2 id="ruin" className="text-verdict font-semibold tracking-snug">
          {risk.ruin}
        </h2>
        <div role="region" aria-label={risk.ruinTable} tabIndex={0} className="-mx-2.5 overflow-x-auto px-2.5">
          <table className="w-full border-collapse text-small tabular-nums">
            <caption className="sr-only">{risk.ruinTable}</caption>
            <thead>
              <tr className="text-caption text-muted">
                <th scope="col" className="py-1.5 text-left align-bottom font-normal">
                  {risk.bankroll}
                </th>
                <th scope="col" className="py-1.5 pl-3 text-right align-bottom font-normal">
                  {risk.lostWithin(lengthInWords(by, hours, session.rounds))}
                </th>
                <th scope="col" className="py-1.5 pl-3 text-right align-bottom font-normal">
                  {risk.soonerOrLater}
                </th>
              </tr>
            </thead>
            <tbody>
              {figures.ruin.map((row) => (
                <tr key={row.bankroll} className={classes('border-t', isOwn(row.bankroll) && HERE)}>
                  <th scope="row" className="py-2 text-left font-strong">
                    {plainMoney(row.bankroll, purse)}{' '}
                    <span className="font-normal whitespace-nowrap text-muted">
                      {isOwn(row.bankroll) ? risk.ownBankroll(inUnits(row.bankroll)) : inUnits(row.bankroll)}
                    </span>
                  </th>
                  <td className="py-2 pl-3 text-right font-strong whitespace-nowrap">{chance(row.chance)}</td>
                  <td className="py-2 pl-3 text-right text-muted">{forEverInWords(row.forEver)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="text-caption text-muted">{risk.ruinAbout}</p>
      </Panel>
    </section>
  )
}
