import { COLOURS } from '@/app/og/colours'

/** The site's dark colours by their names in app/globals.css, which a document of its own cannot read (tests/app/hands.test.ts holds them to it). */
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

/** The look of an embedded card, written out: it stands alone, light or dark as the reader’s system is. */
export const STYLE = `
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
