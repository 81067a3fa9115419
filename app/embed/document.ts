import type { Found } from '@/app/[game]/hands/_parts/found'
import { barShare } from '@/app/_charts/bar-scale'
import { signedEv } from '@/app/_solver/ev-format'
import { loss } from '@/app/_languages/format'
import { suitShape } from '@/app/_felt/suit'
import { COLOURS } from '@/app/og/colours'
import type { CardRow } from '@/content/pages/hand-page'
import { type Card, JOKER, rankOf, RANKS, suitOf } from '@/lib/cards/card'
import { cardInWords } from '@/lib/cards/words'
import { evValue } from '@/lib/game/ev'
import { GAMES } from '@/lib/games/index'
import { canonical, SITE_NAME } from '@/lib/site'

/**
 * The site's dark colors by their names in app/globals.css, which an embedded document can't read.
 * tests/app/hands.test.ts compares the two.
 */
export const DARK = {
  paper: '#141816',
  ink: '#e8ece8',
  muted: '#9ba69f',
  best: '#4cb686',
  felt: '#1c4233',
  card: '#f6f3ea',
} as const

const tokens = (colours: Readonly<Record<keyof typeof DARK, string>>): string =>
  (Object.keys(DARK) as (keyof typeof DARK)[]).map((name) => `--${name}:${colours[name]}`).join(';')

/** The style sheet of an embedded card. It follows the reader's system in being light or dark. */
const STYLE = `
:root{color-scheme:light dark;${tokens(COLOURS)};--spades:${COLOURS.spades};--hearts:${COLOURS.hearts}}
@media (prefers-color-scheme:dark){:root{${tokens(DARK)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,-apple-system,Segoe UI,sans-serif}
main{display:grid;gap:10px;padding:12px;max-width:640px;margin:auto}
.felt{display:flex;flex-wrap:wrap;gap:8px 22px;align-items:end;justify-content:center;padding:14px;border-radius:14px;background:var(--felt)}
.felt div{display:grid;gap:5px;justify-items:center;max-width:100%}
.felt .row{display:flex;flex-wrap:wrap;gap:8px;justify-content:center}
.felt span:not(.card){font-size:12px;color:${COLOURS['felt-muted']}}
.card{display:grid;justify-items:start;align-content:space-between;flex:none;width:52px;height:72px;padding:5px 7px;border-radius:7px;background:var(--card);color:var(--spades);font-size:22px;line-height:1}
.row.many{gap:5px}
.row.many .card{width:44px;height:62px;padding:4px 6px;font-size:19px}
.row.many svg{width:19px;height:19px}
.card.red{color:var(--hearts)}
.card svg{width:24px;height:24px;justify-self:end}
.card.joker{font-size:13px}
h1{margin:0;font-size:19px;line-height:1.25}
h1 span{font-weight:400;color:var(--muted)}
p{margin:0}
ul{display:grid;gap:6px;margin:0;padding:0;list-style:none}
li{display:grid;grid-template-columns:1fr auto;gap:3px 10px;font-variant-numeric:tabular-nums}
li i{grid-column:1/-1;height:6px;border-radius:3px;background:var(--muted);opacity:.5}
li.best b,li.best span{color:var(--best);font-weight:600}
li.best i{background:var(--best);opacity:1}
small{color:var(--muted)}
a{color:inherit}
.from{font-size:13px;color:var(--muted)}
.from a{display:inline-block;padding:8px 0}
`.trim()

/*
 * A hand's answer as a single HTML document without scripts, fonts or pictures from elsewhere, so that it can be
 * embedded in any page.
 */

type Shown = Pick<Found, 'game' | 'page' | 'answer' | 'path'>

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML elements and attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter]!)

const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2

function cardHtml(card: Card): string {
  const label = escaped(cardInWords(card))
  if (card === JOKER) return `<span class="card joker" role="img" aria-label="${label}"><b>Joker</b></span>`
  const letter = RANKS[rankOf(card)] === 'T' ? '10' : RANKS[rankOf(card)]!
  return `<span class="card${isRed(card) ? ' red' : ''}" role="img" aria-label="${label}"><b>${letter}</b><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${suitShape(suitOf(card))}" fill="currentColor"/></svg></span>`
}

/** Rows with more cards have smaller ones. */
const MANY = 5

/** A row of cards, with its name if it has one. */
const rowHtml = ({ name, cards }: CardRow): string =>
  `<div>${name === undefined ? '' : `<span>${escaped(name)}</span>`}<div class="row${cards.length > MANY ? ' many' : ''}">${cards.map(cardHtml).join('')}</div></div>`

/** There is no room for more options. */
const MOST_BARS = 3

function barsHtml({ game, answer: { solution } }: Shown): string {
  const ranked = [...solution.options].sort((a, b) => evValue(b.ev) - evValue(a.ev)).slice(0, MOST_BARS)
  const top = evValue(ranked[0]!.ev)
  const bars = ranked.map(({ action, ev }) => {
    const best = solution.best.includes(action)
    const below = best ? 0 : top - evValue(ev)
    const note = best ? '' : ` <small>costs ${loss(below)}</small>`
    return `<li${best ? ' class="best"' : ''}><span>${escaped(game.messages.action(action).name)}${note}</span><b>${signedEv(ev)}</b><i style="width:${(barShare(below) * 100).toFixed(1)}%"></i></li>`
  })
  return `<ul aria-label="Expected value, in ${escaped(game.unit)}s">${bars.join('')}</ul>`
}

/** A complete document. `head` and `body` are HTML; the title is text. */
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

/** A hand's card. Its title says that it is a card, so that no other page has the same one. */
export function embedDocument(found: Shown): string {
  const { game, page, answer, path } = found
  const url = canonical(path)
  return documentOf(
    `${page.name} in ${game.name}: the answer on a card`,
    `<meta name="description" content="${escaped(`${page.name} in ${game.name}, for a frame on another site: the best play and what each option is worth.`)}">
<link rel="canonical" href="${escaped(url)}">
`,
    `<div class="felt">${page.cards.map(rowHtml).join('')}</div>
<h1>${escaped(page.name)} <span>in ${escaped(game.name)}</span></h1>
<p>${escaped(answer.answer)}</p>
${barsHtml(found)}
<p class="from"><a href="${escaped(url)}" target="_blank" rel="noopener">How it wins, where it flips, and the proof: ${escaped(SITE_NAME)}</a></p>`,
  )
}

const linkHtml = (path: string, name: string): string => `<li><a href="${path}" target="_top">${escaped(name)}</a></li>`

/**
 * The page for unknown addresses. It can be embedded, so it has no scripts: links open their pages as documents of
 * their own, which browsers refuse to embed.
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
