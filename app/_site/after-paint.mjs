/*
 * A page is whole without its scripts: they only wake it. So a built page asks for them once it is painted, and on a slow line neither its
 * letters nor its look wait behind a quarter of a megabyte of code. Without this they stand in the head, and browsers load them beside the
 * style sheet and run them before the first paint if they come in time.
 */

/** What Next writes for each part of the code: order does not matter to it, they are `async`. */
const ASYNC = /<script src="([^"]+)" (?:id="[^"]*" )?async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g

/*
 * Written into the page, so in the words of any browser. The list is asked for in its order; a page nobody sees is not painted, and asks at
 * once; the clock is for a browser that never says that it paints. A button, a radio or a box that is pressed before the page is awake is
 * pressed again once React knows it (what sends a form or opens a note does so by itself): nothing that somebody does early is lost.
 * Once React listens it wakes by itself what is pressed, and hears the press of a button: that one is not pressed again. Of a box that it
 * wakes under the finger it sees no change; a box is pressed again if it is not known to be as it was pressed.
 */
const ask = (scripts) =>
  `(function(all){\
function ask(){all.splice(0).forEach(function(src){var s=document.createElement('script');s.async=true;s.src=src;document.head.appendChild(s)})}\
function mark(n,name){return n[Object.keys(n).find(function(k){return k.indexOf(name)===0})]}\
function asleep(){var root=mark(document,'__reactContainer');return !!(root&&root.stateNode&&(root.stateNode.current.memoizedState||{}).isDehydrated)}\
function ticks(b){return b.type==='radio'||b.type==='checkbox'}\
var early=null,on;\
function press(tries){if(early&&early.isConnected&&tries>0){var known=mark(early,'__reactProps');if(!known||asleep())return setTimeout(press,50,tries-1);\
if(!ticks(early))early.click();else if('checked' in known&&known.checked!==on){early.checked=!on;early.click()}}early=null}\
document.addEventListener('click',function(e){var b=e.target.closest('button:not([popovertarget]),input');\
if(!b||mark(b,'__reactProps')&&!(ticks(b)&&asleep())||b.tagName==='INPUT'&&!ticks(b)||b.form&&b.type==='submit')return;\
var heard=!ticks(b)&&mark(document,'_reactListening'),ticked=b.checked;\
setTimeout(function(){if(heard&&mark(b,'__reactProps'))return;if(!early)setTimeout(press,50,200);early=b;on=ticked})},true);\
if(document.hidden)ask();else requestAnimationFrame(function(){setTimeout(ask)});setTimeout(ask,3000)})(${JSON.stringify(scripts)})`

/**
 * The document with its scripts asked for after its first paint. One that has none, or is done, comes back as it is.
 * @param {string} html
 */
export function afterPaint(html) {
  const scripts = [...new Set([...html.matchAll(ASYNC)].map(([, src]) => src))]
  if (scripts.length === 0) return html
  const end = html.lastIndexOf('</body>')
  if (end < 0) throw new Error('a document with scripts and without an end')
  const [page, rest] = [html.slice(0, end), html.slice(end)]
  return `${page.replace(ASYNC, '').replace(PRELOAD, '')}<script>${ask(scripts)}</script>${rest}`
}
