import { CardsInText } from '@/app/_components/cards-in-text'
import { Figure } from '@/app/_components/figure'
import { Command, GuideLink, SourceLink } from './rows'
import type { Worked, WorkedReading } from './work'
import { exactText, oursText, publishedText, verdictText } from './words'

/** One published figure that ours differs from: both, the proof, why, and what would give another figure. */
export function Difference({ row }: { readonly row: Worked }) {
  const { published, game, verdict, measured, recompute, readings } = row
  if (!measured || !recompute) return null
  return (
    <article
      id={published.id}
      aria-labelledby={`${published.id}-title`}
      className="grid min-w-0 scroll-mt-20 gap-4 border-t-2 border-ink pt-4"
    >
      <div className="grid gap-0.5">
        <p className="text-small text-muted">
          <GuideLink game={game} />
        </p>
        <h3 id={`${published.id}-title`} className="text-verdict font-semibold tracking-snug">
          <CardsInText>{published.what}</CardsInText>
        </h3>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Figure label="Published">{publishedText(published, game)}</Figure>
        <Figure label="Ours">{oursText(published, measured, game)}</Figure>
      </dl>
      <p className="text-small text-muted">
        {verdictText(verdict, published, game)}. Source: <SourceLink source={published.source} />.
      </p>
      <div className="grid max-w-text gap-3">
        <p>
          <b className="font-semibold">Why.</b> {published.why}
        </p>
        {readings.length > 0 && <Readings row={row} readings={readings} />}
      </div>
      <div className="grid max-w-text gap-2 text-small text-muted tabular-nums">
        <p className="break-words">
          Ours is {exactText(measured)}. To work it out again (in the answer: {recompute.read}):
        </p>
        <Command>{recompute.command}</Command>
      </div>
    </article>
  )
}

function Readings({
  row: { published, game },
  readings,
}: {
  readonly row: Worked
  readonly readings: readonly WorkedReading[]
}) {
  return (
    <table className="w-full border-collapse text-small tabular-nums max-[359px]:[&_:is(td,th)]:whitespace-normal">
      <caption className="pb-1 text-left text-caption text-muted">What would give another figure</caption>
      <tbody>
        {readings.map(({ reading, measured, verdict }) => (
          <tr key={reading.words} className="border-t align-top">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {reading.words.charAt(0).toUpperCase() + reading.words.slice(1)}
              {verdict.kind === 'agrees' && (
                <span className="block text-caption text-best-ink">the published figure</span>
              )}
            </th>
            <td className="py-2 pl-3 text-right font-semibold whitespace-nowrap">
              {oursText(published, measured, game)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
