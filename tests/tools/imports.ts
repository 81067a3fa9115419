/*
 * Checks import directions: the rules of tests/dependency-cruiser.config.ts, and two about the code of pages: no client
 * component reaches a solver, and the words that pages bring reach no game data.
 */
import { readFileSync } from 'node:fs'
import { cruise, type ICruiseOptions, type ICruiseResult, type IDependency, type IModule } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import config from '../dependency-cruiser.config'
import { ROOT } from './site'

const FOLDERS = ['app', 'content', 'lib', 'workers', 'tests', 'next.config.mjs', 'proxy.ts']

const HEAVY =
  /^(lib\/(games\/(solvers\.ts|[^/]+\/solve)|(command-line|make)\/)|content\/(pages\/index|[^/]+\/pages\/answers)\.ts)/

function isClient(source: string): boolean {
  return (
    /\.tsx?$/.test(source) &&
    /^(\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*['"]use client['"]/.test(readFileSync(`${ROOT}/${source}`, 'utf8'))
  )
}

const isLoaded = ({ dependencyTypes }: IDependency) =>
  !dependencyTypes.some((type) => type === 'type-only' || type === 'type-import')

/** The modules that bring words of a language. English is made of the engines' own sentences, which come with their pages' code. */
const WORDS = /^app\/[a-z]{2}\/(.+\/)?(_words\/.+|words)\.tsx?$/
const DATA = /^content\/.*\.json$/

/**
 * Each import path from some modules to those they mustn't reach. Type imports don't count, because they leave no code.
 */
function waysTo(wanted: RegExp, isStart: (source: string) => boolean, modules: readonly IModule[]): string[] {
  const imports = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.filter(isLoaded).map((to) => to.resolved)]),
  )
  const wayFrom = (start: string): string[] | undefined => {
    const seen = new Set([start])
    const ways = [[start]]
    for (let way = ways.shift(); way; way = ways.shift()) {
      const last = way[way.length - 1] ?? start
      if (wanted.test(last)) return way
      for (const next of imports.get(last) ?? []) if (!seen.has(next)) ways.push([...way, (seen.add(next), next)])
    }
    return undefined
  }
  return [...imports.keys()].filter(isStart).flatMap((start) => wayFrom(start)?.join(' → ') ?? [])
}

process.chdir(ROOT)
const options: ICruiseOptions = { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true }
const { output } = await cruise(FOLDERS, options, undefined, { tsConfig: extractTSConfig('tsconfig.json') })
const { modules, summary } = output as ICruiseResult
const ours = modules.filter(({ source }) => /^(app|content|lib|workers|tests)\//.test(source))
const resolved = ours
  .flatMap(({ dependencies }) => dependencies)
  .filter(({ resolved }) => /^(app|content|lib)\//.test(resolved))

const faults = [
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...waysTo(HEAVY, (source) => source.startsWith('app/') && isClient(source), modules).map(
    (way) => `no-solver-in-a-client-component: ${way}`,
  ),
  ...waysTo(DATA, (source) => WORDS.test(source), modules).map((way) => `no-data-with-words: ${way}`),
  // If the cruise reads no TypeScript or follows no alias, it finds no faults either.
  ...(ours.length === 0 || resolved.length === 0 ? ['no module was looked at'] : []),
]
for (const fault of faults) console.log(fault)
console.log(`${ours.length} modules, ${resolved.length} imports between them, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
