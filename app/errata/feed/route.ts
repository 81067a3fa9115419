import dates from '@/content/page-dates.json' with { type: 'json' }
import { canonical, absolute, SITE_NAME } from '@/lib/site'
import { oursText, publishedText, verdictText, workAll, type Worked } from '@/app/errata/words'

export const dynamic = 'force-static'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter]!)

const updated = `${dates.dates.plain}T00:00:00Z`

function entry({ published, game, verdict, measured }: Worked): string {
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
    <updated>${updated}</updated>
    <summary>${escaped(said.join(' '))}</summary>
  </entry>`
}

/** Published figures that differ from ours, as an Atom feed. */
export async function GET(): Promise<Response> {
  const rows = (await workAll()).filter(({ verdict }) => verdict.kind === 'differs')
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${SITE_NAME}: published figures that differ from the exact ones</title>
  <id>${absolute('/errata/feed')}</id>
  <link rel="self" href="${absolute('/errata/feed')}"/>
  <link href="${canonical('/errata')}"/>
  <updated>${updated}</updated>
  <author><name>${SITE_NAME}</name></author>
${rows.map(entry).join('\n')}
</feed>
`
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
