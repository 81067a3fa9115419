import { Section } from '@/app/[game]/_guide/parts'
import { CardsInText } from '@/app/_components/cards-in-text'
import { SidesBar } from '@/app/_components/outcome-chart'
import { type HandSection, SECTION_IDS } from '@/content/pages/hand-page'
import { Facts } from './fact-tables'
import type { Found } from './found'

type Of = Pick<Found, 'game' | 'answer'>

/** The parts of a page below its answer, in the order every page has them. */
export const Sections = (of: Of) =>
  SECTION_IDS.map((id) => {
    const section = of.answer.sections.find((one) => one.id === id)
    return section && <Part key={id} section={section} {...of} />
  })

function Part({ section: { id, title, text, tables = [] }, ...of }: Of & { readonly section: HandSection }) {
  return (
    <Section id={id} title={title}>
      <div className="prose grid max-w-text gap-3">
        {text.map((paragraph) => (
          <p key={paragraph}>
            <CardsInText>{paragraph}</CardsInText>
          </p>
        ))}
      </div>
      {id === 'ends' && <Ends {...of} />}
      {tables.map((table) => (
        <Facts key={table.caption} table={table} {...of} />
      ))}
    </Section>
  )
}

/** Bars of more options than these would be a list nobody reads. */
const MOST = 3

/** Lost, even and won, option by option; what ends one way only needs no bar. */
function Ends({ game, answer: { rules, solution } }: Of) {
  const shown = solution.options.filter(({ outcomes }) => outcomes.length > 1).slice(0, MOST)
  // Options that differ in their stakes alone end alike.
  const bars = shown.filter(({ outcomes }, i) => i === 0 || sides(outcomes) !== sides(shown[i - 1]!.outcomes))
  if (bars.length === 0) return null
  return (
    <div className="grid gap-4">
      {bars.map(({ action, outcomes }) => (
        <SidesBar key={action} outcomes={outcomes} name={game.label(rules, action).name} />
      ))}
    </div>
  )
}

function sides(outcomes: Found['answer']['solution']['options'][number]['outcomes']): string {
  const ways = (sign: number): number =>
    outcomes.reduce((sum, [net, count]) => sum + (Math.sign(net) === sign ? count : 0), 0)
  return [-1, 0, 1].map(ways).join()
}
