/*
 * `npm run soak`: problems that appear only over time. Ten thousand spots answered in one tab over all games, each
 * compared with the command line; two hundred requests a second for a minute; a hundred workers killed; a hundred
 * thousand damaged inputs for parsers and schemas; and the site in Firefox and WebKit (`smoke.ts`). It prints its figures and fails if one is wrong. `npm run soak --
 * spots 200` runs one part, with its own count of spots, seconds, workers, inputs or rounds. Uses the running site at SITE if
 * it is set, otherwise serves the build.
 */
import { build } from '../tools/build'
import { serve } from '../tools/site'
import { soakFuzz } from './fuzz'
import { soakKills } from './kills'
import { soakLoad } from './load'
import { soakSmoke } from './smoke'
import { soakSpots } from './spots'

/** A part of the soak: prints its findings and returns the problems. */
type Part = (site: string, count: number) => Promise<readonly string[]>

const PARTS: Readonly<Record<string, { readonly run: Part; readonly count: number }>> = {
  spots: { run: soakSpots, count: 10_000 },
  load: { run: soakLoad, count: 60 },
  kills: { run: soakKills, count: 100 },
  fuzz: { run: soakFuzz, count: 100_000 },
  smoke: { run: soakSmoke, count: 1 },
}

async function soak(site: string, names: readonly string[], count: number | undefined): Promise<boolean> {
  let isFine = true
  for (const name of names) {
    const { run, count: usual } = PARTS[name]!
    console.log(`\n${name}`)
    const started = performance.now()
    const wrong = await run(site, count ?? usual).catch((error: unknown) => [
      `it broke off: ${error instanceof Error ? error.message : String(error)}`,
    ])
    for (const line of wrong.slice(0, 20)) console.log(`  WRONG: ${line}`)
    console.log(
      `  ${wrong.length === 0 ? 'fine' : `${wrong.length} wrong`}, after ${Math.round((performance.now() - started) / 1000)} s`,
    )
    isFine &&= wrong.length === 0
  }
  return isFine
}

const [name, text, ...more] = process.argv.slice(2)
const count = text === undefined ? undefined : Number(text)
if (
  more.length > 0 ||
  (name !== undefined && !Object.hasOwn(PARTS, name)) ||
  (count !== undefined && !(Number.isInteger(count) && count > 0))
) {
  console.error(`usage: npm run soak [-- ${Object.keys(PARTS).join('|')} [count]]`)
  process.exit(2)
}
const names = name === undefined ? Object.keys(PARTS) : [name]
if (name === 'fuzz') process.exitCode = (await soak('', names, count)) ? 0 : 1
else if (process.env.SITE) process.exitCode = (await soak(process.env.SITE.replace(/\/$/, ''), names, count)) ? 0 : 1
else if ((await build()).ok) {
  const server = await serve()
  process.exitCode = (await soak(server.url, names, count).finally(() => server.stop())) ? 0 : 1
} else process.exitCode = 1
