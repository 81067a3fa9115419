import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { money, percent } from '@/app/_languages/format'
import { evValue, NAMED_STAKE } from '@/lib/game/ev'
import { findGame } from '@/lib/games/index'
import { parseRules } from '@/lib/game/rules'
import { loadSolver } from '@/lib/games/solvers'
import { gradeAnswer } from '@/lib/teaching/quiz/grade'
import { must } from '@/lib/result'
import { networkTo } from '../tools/network'
import { ENGLISH, SPANISH } from '../tools/said'
import { startFirefox } from './browsers/firefox'
import { type Driver, KEYS, type Tab, tabOf } from './browsers/tab'
import { startWebKit } from './browsers/webkit'

/*
 * The site in Firefox and in WebKit, as Debian has them: `apt-get install --no-install-recommends firefox-esr
 * webkit2gtk-driver xvfb`. Ten pages by a phone's width and a desk's, a hand answered by keys and one by pointer, a whole
 * game, and what was opened again with the server gone. Says which browser isn't installed; `BROWSERS=firefox,webkit`
 * makes that a fault.
 */

/** One of the paths that exists; undefined if none does. */
const first = (...paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path))

/** Debian has a folder for each version of WebKitGTK. */
function miniBrowser(): string | undefined {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'].filter(existsSync)
  return first(
    ...folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('webkit'))
        .map((name) => join(folder, name, 'MiniBrowser')),
    ),
  )
}

/** How each browser starts; undefined if it isn't installed. */
const BROWSERS: Readonly<Record<string, () => Promise<Driver> | undefined>> = {
  firefox: () => {
    const program = first(process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox')
    return program === undefined ? undefined : startFirefox(program)
  },
  webkit: () => {
    const [driver, browser, screen] = [first('/usr/bin/WebKitWebDriver'), miniBrowser(), first('/usr/bin/Xvfb')]
    return driver === undefined || browser === undefined || screen === undefined
      ? undefined
      : startWebKit(driver, browser)
  },
}

const TRAINER = '/three-card-poker/trainer?seed=picture-1&spot=hand-Qs6h4c'

const PAGES = [
  '/',
  '/ultimate-texas-holdem',
  '/three-card-poker/calculator?hand=6c5sQs',
  '/blackjack/strategy',
  '/ultimate-texas-holdem/learn',
  // Its select holds a clause that is far longer than a phone is wide.
  '/dealer-school/house-way?clauses=T2-keep&seed=picture-1',
  '/dealer-school/payouts?seed=picture-1',
  '/progress',
  '/settings',
  '/es/pai-gow-poker/trainer?seed=picture-1',
] as const

const PHONE = 390
const DESK = 1440
const HEIGHT = 900

/** Text is there, controls are enabled, and nothing is still loading. */
const IS_READY = `document.querySelector('main')?.innerText.trim().length > 40
  && !document.querySelector('fieldset.island:disabled')
  && !document.querySelector('main [aria-busy=true]')`
const LOST = `${JSON.stringify([ENGLISH, SPANISH].map(({ trouble }) => trouble.partDidNotCome))}
  .some((said) => document.querySelector('main').innerText.includes(said))`
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
/** As phones zoom in on. */
const SMALL_FIELDS = `[...document.querySelectorAll('input:not([type=range], [type=checkbox], [type=radio], [type=file]), select, textarea')]
  .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).length`

const QUESTION = `document.querySelector('.trainer-question li button')`
const ANSWER = `document.querySelector('.trainer-answer')`
const ON = `[...document.querySelectorAll('.trainer-next button')].at(-1)`

async function open(tab: Tab, site: string, path: string): Promise<void> {
  await tab.open(site + path)
  await tab.until(IS_READY, `${path} to be ready`)
}

type Check = (tab: Tab, site: string) => Promise<string | undefined>

/** A page is whole at both widths. */
const isWhole =
  (path: string): Check =>
  async (tab, site) => {
    await open(tab, site, path)
    if (await tab.run(LOST)) return 'a part could not be loaded'
    for (const width of [Math.max(PHONE, tab.narrowest), DESK]) {
      await tab.resize(width, HEIGHT)
      const over = Number(await tab.run(OVERFLOW))
      if (over > 0) return `it is ${over} px wider than a window of ${width}`
    }
    const small = Number(await tab.run(SMALL_FIELDS))
    return small > 0 ? `${small} fields have text under 16 px` : undefined
  }

/** Folds by its key, reads what that costs, and goes on by Enter. */
async function answersByKeys(tab: Tab, site: string): Promise<string | undefined> {
  const game = findGame('three-card-poker')!
  const rules = game.variants[0].rules
  const solution = (await loadSolver(game.id)).solve(rules, must(game.parse(rules, 'hand-Qs6h4c')))
  const cost = money(gradeAnswer(solution, 'fold').cost * NAMED_STAKE, 'USD')
  await open(tab, site, TRAINER)
  await tab.until(QUESTION, 'the question')
  await tab.type(['2'])
  await tab.until(ANSWER, 'the answer')
  const said = String(await tab.run(`${ANSWER}.innerText`))
  if (!said.includes(cost)) return `the answer doesn't say that folding costs ${cost}: ${said.slice(0, 200)}`
  await tab.until(`document.activeElement.closest('.trainer-next')`, 'the focus on the next step')
  await tab.type([KEYS.enter])
  await tab.until(`!${ANSWER}`, 'Enter to go on')
}

/** Goes on to the next hand and answers it, by the pointer alone. */
async function answersByPointer(tab: Tab): Promise<string | undefined> {
  for (let steps = 0; steps < 4 && !(await tab.run(`Boolean(${QUESTION})`)); steps++) {
    await tab.until(`${ON} || ${QUESTION}`, 'a step to go on')
    if (await tab.run(`Boolean(${ON})`)) await tab.click(ON)
    await tab.until(IS_READY, 'the next step')
  }
  await tab.until(QUESTION, 'the next hand')
  await tab.click(QUESTION)
  await tab.until(ANSWER, 'its answer')
  return undefined
}

const SHOWN_EDGE = `document.querySelector('[data-figure=edge]')?.innerText.trim()`

/** The house edge as the page writes it, for the rules in its address. */
async function expectedEdge(address: string): Promise<string> {
  const game = findGame('ultimate-texas-holdem')!
  const rules = must(parseRules(game, new URLSearchParams(address).get('rules') ?? ''))
  return percent(Math.abs(evValue((await loadSolver(game.id)).whole(rules).ev)))
}

/** A whole game is solved in the worker, and again once a slider was moved by key. */
async function solvesAGame(tab: Tab, site: string): Promise<string | undefined> {
  await open(tab, site, '/ultimate-texas-holdem/pay-tables')
  const usual = await expectedEdge('')
  await tab.until(`${SHOWN_EDGE} === ${JSON.stringify(usual)}`, `the edge of ${usual}`)
  await tab.run(`document.querySelector('input[type=range]').focus()`)
  await tab.type([KEYS.right])
  await tab.until(`location.search.includes('rules=')`, 'the address to name the changed rules')
  const changed = await expectedEdge(String(await tab.run('location.search')))
  if (changed === usual) return 'a step of the first slider changes nothing'
  await tab.until(`${SHOWN_EDGE} === ${JSON.stringify(changed)}`, `the edge of ${changed}`)
  return undefined
}

/** What was opened is opened again, and a hand is answered in it. */
const OFFLINE: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(
    ['/', '/ultimate-texas-holdem/learn', '/settings', '/es/pai-gow-poker/trainer?seed=picture-1'].map((path) => [
      `${path} with the server gone`,
      isWhole(path),
    ]),
  ),
  'a hand answered by keys with the server gone': answersByKeys,
}

const ONLINE: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(PAGES.map((path) => [path, isWhole(path)])),
  'a hand answered by keys': answersByKeys,
  'the next by pointer': answersByPointer,
  'a whole game solved, and again with another pay': solvesAGame,
}

/** The faults found in one browser, each with the browser's name. */
async function smokeIn(driver: Driver, site: string): Promise<readonly string[]> {
  const tab = tabOf(driver)
  const network = await networkTo(site)
  const wrong: string[] = []
  const all = async (checks: Readonly<Record<string, Check>>): Promise<void> => {
    for (const [what, check] of Object.entries(checks)) {
      const fault = await check(tab, network.url).catch((error: unknown) => String(error))
      if (fault !== undefined) wrong.push(`${tab.name}, ${what}: ${fault}`)
    }
  }
  try {
    await tab.resize(DESK, HEIGHT)
    await all(ONLINE)
    wrong.push(...tab.errors.map((error) => `${tab.name} wrote an error: ${error}`))
    await tab.until('navigator.serviceWorker.controller', 'the pages to be kept')
    network.close()
    await all(OFFLINE)
  } finally {
    network.close()
    await tab.close()
  }
  return wrong
}

/** Runs every installed browser `rounds` times, one after the other. */
export async function soakSmoke(site: string, rounds: number): Promise<readonly string[]> {
  const named = process.env.BROWSERS?.split(',')
  const wrong: string[] = []
  for (const name of Array.from({ length: rounds }, () => named ?? Object.keys(BROWSERS)).flat()) {
    const starting = BROWSERS[name]?.()
    if (starting) wrong.push(...(await smokeIn(await starting, site)))
    else if (named) wrong.push(`${name} isn't installed`)
    else console.log(`  ${name} isn't installed: nothing is tried in it`)
  }
  return wrong
}
