import '../_guide/guide.css'
import { becauseInWords, betName } from '@/app/_felt/names'
import { signed, units, withUnit } from '@/app/_languages/format'
import { guidePage } from '@/app/_languages/words'
import type { AnyGame, Rules } from '@/lib/game/game'
import { workedExamples } from '@/lib/game/worked-examples'
import { StillFelt } from '../_guide/round'

/** A net result in base wagers with its sign: “+3.5 antes”, “0 antes”. */
const netInUnits = (net: number, unit: string): string =>
  `${net === 0 ? '' : signed(net, 0).charAt(0)}${withUnit(units(Math.abs(net)), unit)}`

/** How the main bets are settled, by rounds that end in every way that the rules have. */
export function Examples({ game, rules }: { readonly game: AnyGame; readonly rules: Rules }) {
  return (
    <section aria-labelledby="examples" className="mx-auto grid max-w-desk grid-cols-1 gap-3 px-4 pb-14 md:px-8">
      <h2 id="examples" className="font-serif text-title font-semibold tracking-title">
        {guidePage.examplesTitle}
      </h2>
      <p className="max-w-text text-muted">{guidePage.examplesLead}</p>
      <div role="region" aria-label={guidePage.examplesList} tabIndex={0} className="round-row">
        <ol>
          {workedExamples(game, rules).map(({ ending, state, bets, net }) => (
            <li key={ending} className="grid content-start gap-3">
              <h3 className="font-semibold">{guidePage.example[ending]}</h3>
              <StillFelt
                game={game}
                zones={game.table(rules, state).filter(({ kind }) => kind === 'cards')}
                label={guidePage.tableAt(guidePage.example[ending])}
              />
              <dl className="grid content-start gap-1.5 text-small">
                {bets.map((bet) => (
                  <Line key={bet.bet} name={betName(game, bet.bet)} net={netInUnits(bet.net, game.unit)}>
                    {becauseInWords(game, bet.because)}
                  </Line>
                ))}
                <Line name={guidePage.exampleTotal} net={netInUnits(net, game.unit)} />
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

interface LineProps {
  readonly name: string
  readonly net: string
  readonly children?: string
}

/** A bet with its reason and its result. */
const Line = ({ name, net, children }: LineProps) => (
  <div className="grid grid-cols-[1fr_auto] gap-x-3 border-t pt-1.5">
    <dt className="font-strong">
      {name}
      {children !== undefined && <span className="block text-caption font-normal text-muted">{children}</span>}
    </dt>
    <dd className="text-right font-semibold whitespace-nowrap tabular-nums">{net}</dd>
  </div>
)
