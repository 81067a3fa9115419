import { barShare } from '@/app/_components/bar-scale'
import { signedEv } from '@/app/_components/ev-format'
import { loss } from '@/app/_components/format'
import { suitShape } from '@/app/_components/suit'
import { type Card, JOKER, RANKS, rankOf, suitOf } from '@/lib/cards/card'
import { cardInWords } from '@/lib/cards/words'
import { evValue } from '@/lib/games/ev'
import type { CardRow } from '@/content/pages/hand-page'
import { GAMES } from '@/lib/games/index'
import type { Found } from '@/app/[game]/hands/_parts/found'
import { canonical, SITE_NAME } from '@/lib/site'
import { STYLE } from './style'

/* A hand’s answer as one HTML document: no script, no font and no picture from elsewhere, so that it may stand in any page. */

type Shown = Pick<Found, 'game' | 'page' | 'answer' | 'path'>

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML holds it, in elements and in attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter]!)

const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2

function cardHtml(card: Card): string {
  const label = escaped(cardInWords(card))
  if (card === JOKER) return `<span class="card joker" role="img" aria-label="${label}"><b>Joker</b></span>`
  const letter = RANKS[rankOf(card)] === 'T' ? '10' : RANKS[rankOf(card)]!
  return `<span class="card${isRed(card) ? ' red' : ''}" role="img" aria-label="${label}"><b>${letter}</b><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${suitShape(suitOf(card))}" fill="currentColor"/></svg></span>`
}

/** More cards than these are drawn smaller. */
const MANY = 5

/** A row of cards with its name, where there is more than one. */
const rowHtml = ({ name, cards }: CardRow): string =>
  `<div>${name === undefined ? '' : `<span>${escaped(name)}</span>`}<div class="row${cards.length > MANY ? ' many' : ''}">${cards.map(cardHtml).join('')}</div></div>`

/** More options than these have no room. */
const MOST_BARS = 3

function barsHtml({ game, answer: { rules, solution } }: Shown): string {
  const ranked = [...solution.options].sort((a, b) => evValue(b.ev) - evValue(a.ev)).slice(0, MOST_BARS)
  const top = evValue(ranked[0]!.ev)
  const bars = ranked.map(({ action, ev }) => {
    const best = solution.best.includes(action)
    const below = best ? 0 : top - evValue(ev)
    const note = best ? '' : ` <small>costs ${loss(below)}</small>`
    return `<li${best ? ' class="best"' : ''}><span>${escaped(game.label(rules, action).name)}${note}</span><b>${signedEv(ev)}</b><i style="width:${(barShare(below) * 100).toFixed(1)}%"></i></li>`
  })
  return `<ul aria-label="Expected value, in ${escaped(game.unit)}s">${bars.join('')}</ul>`
}

/** A whole document. `head` and `body` are HTML, the title is text. */
const documentOf = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
${head}<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`

/** A hand’s card. Its title and heading are no other page’s: they say that it is a card. */
export function embedDocument(found: Shown): string {
  const { game, page, answer, path } = found
  const url = canonical(path)
  return documentOf(
    `${page.name} at ${game.name}: the answer on a card`,
    `<meta name="description" content="${escaped(`${page.name} at ${game.name}, for a frame on another site: the best play and what each option is worth.`)}">
<link rel="canonical" href="${escaped(url)}">
`,
    `<div class="felt">${page.cards.map(rowHtml).join('')}</div>
<h1>${escaped(page.name)} <span>at ${escaped(game.name)}</span></h1>
<p>${escaped(answer.answer)}</p>
${barsHtml(found)}
<p class="from"><a href="${escaped(url)}" target="_blank" rel="noopener">How it wins, where it flips, and the proof: ${escaped(SITE_NAME)}</a></p>`,
  )
}

const linkHtml = (path: string, name: string): string => `<li><a href="${path}" target="_top">${escaped(name)}</a></li>`

/**
 * What stands at an address without a page. A frame may show it, so it has no script: a link out of it loads its page as a document, and the
 * browser refuses to frame that one.
 */
export const missingDocument = (): string =>
  documentOf(
    'No such page',
    '',
    `<h1>There is no page at this address</h1>
<ul>
${linkHtml('/', `${SITE_NAME}: the first page`)}
${linkHtml('/search', 'Search')}
${GAMES.map(({ id, name }) => linkHtml(`/${id}/trainer`, `${name}: trainer`)).join('\n')}
</ul>`,
  )
