import { canonical, absolute, SITE_NAME } from '@/lib/site'
import { oursText, publishedText, verdictText, workAll, type Worked } from '@/app/errata/words'

export const dynamic = 'force-static'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter]!)

const moment = (day: string): string => `${day}T00:00:00Z`

const changedOn = ({ published: { added, changed = added } }: Worked): string => changed

function entry(row: Worked): string {
  const { published, game, verdict, measured } = row
  const link = `${canonical('/errata')}#${published.id}`
  const said = [
    `Published: ${publishedText(published, game)} (${published.source.name}).`,
    ...(measured ? [`Ours: ${oursText(published, measured, game)}.`] : []),
    `${verdictText(verdict, published, game)}.`,
    ...(published.why === undefined ? [] : [published.why]),
  ]
  return `  <entry>
    <title>${escaped(`${game.name}: ${published.what}`)}</title>
    <id>${escaped(`${absolute('/errata')}/${published.id}`)}</id>
    <link href="${escaped(link)}"/>
    <published>${moment(published.added)}</published>
    <updated>${moment(changedOn(row))}</updated>
    <summary>${escaped(said.join(' '))}</summary>
  </entry>`
}

/** Published figures that differ from ours, as an Atom feed. Each has the dates of its own data. */
export async function GET(): Promise<Response> {
  const rows = (await workAll()).filter(({ verdict }) => verdict.kind === 'differs')
  const latest = rows.map(changedOn).sort().at(-1)!
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${SITE_NAME}: published figures that differ from the exact ones</title>
  <id>${absolute('/errata/feed')}</id>
  <link rel="self" href="${absolute('/errata/feed')}"/>
  <link href="${canonical('/errata')}"/>
  <updated>${moment(latest)}</updated>
  <author><name>${SITE_NAME}</name></author>
${rows.map(entry).join('\n')}
</feed>
`
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
