/*
 * `npm run bench` runs every benchmark of this folder; `npm run bench -- cards` runs files with that in their name, and
 * `npm run bench -- chromium` runs hold'em in a browser's worker. A file of this folder exports `comparisons: readonly
 * Comparison[]`.
 */
import { readdirSync } from 'node:fs'
import { Bench } from 'tinybench'
import type { Comparison } from '../tools/comparison'

const TIME_EACH = 500

const wide = (value: number, digits: number) =>
  value.toLocaleString('en', { maximumFractionDigits: digits }).padStart(14)

/**
 * Times every contender of a comparison and prints milliseconds a run, work a second, and how much faster ours (the
 * first) is.
 */
async function compare({ name, unit, amount, contenders }: Comparison): Promise<void> {
  const bench = new Bench({ time: TIME_EACH, warmupTime: TIME_EACH / 5 })
  for (const [contender, work] of Object.entries(contenders)) bench.add(contender, work)
  await bench.run()
  console.log(`\n${name}`)
  console.log(`  ${''.padEnd(28)}${'ms a run'.padStart(14)}${`${unit}/s`.padStart(20)}${'ours is'.padStart(14)}`)
  let ours: number | undefined
  for (const task of bench.tasks) {
    if (!('latency' in task.result)) throw new Error(`${name}: ${task.name} failed`, { cause: task.result })
    const { p50 } = task.result.latency
    ours ??= p50
    const rate = ((amount / p50) * 1000).toLocaleString('en', { maximumFractionDigits: 0 }).padStart(20)
    console.log(`  ${task.name.padEnd(28)}${wide(p50, 4)}${rate}${`${(p50 / ours).toFixed(2)} ×`.padStart(14)}`)
  }
}

const wanted = process.argv[2] ?? ''
const files = readdirSync(new URL('.', import.meta.url)).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && file !== 'index.ts' && file.includes(wanted),
)
if (files.length === 0) {
  console.error(`no benchmark has “${wanted}” in its name; usage: npm run bench [-- part of a file's name]`)
  process.exit(2)
}
for (const file of files.sort()) {
  const { comparisons } = (await import(`./${file}`)) as { readonly comparisons: readonly Comparison[] }
  for (const comparison of comparisons) await compare(comparison)
}
