import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { describe, expect, it } from 'vitest'
import { sideOf, sideRulesOf } from '@/app/[game]/_guide/figures'
import { readAddress as readFoul } from '@/app/dealer-school/foul/address'
import { readAddress as readAudition } from '@/app/dealer-school/audition/address'
import { readAddress as readPaper } from '@/app/dealer-school/paper/address'
import { readAddress as readPayouts } from '@/app/dealer-school/payouts/address'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { evValue } from '@/lib/game/ev'
import type { AnyGame, Rules, SideBet } from '@/lib/game/game'
import { EVERY_ID, isGameId } from '@/lib/games/ids'
import { DRAFTS, findGame, GAMES } from '@/lib/games/index'
import { knownTables } from '@/lib/game/precomputed/known-tables'
import { makeRules } from '@/lib/game/rules'
import { usualPreset, withUsualSides } from '@/lib/game/side-bets/usual-tables'
import { startRound } from '@/lib/teaching/quiz/round'

const EVERY_GAME = [...GAMES, ...DRAFTS]

await loadSchoolGames(EVERY_ID)

/*
 * A round is settled by the table of its rules, in the trainer and in the school. The guide and the gallery, which name the
 * table, mean the bet's usual one.
 */

const firstRules = (game: AnyGame): Rules => game.variants[0].rules as Rules
const tableOf = (game: AnyGame, bet: SideBet): string =>
  game.ruleFields.find((field) => field.kind === 'pays' && field.bet === bet.id)!.path.at(-1)!

const BETS = EVERY_GAME.flatMap((game) => game.sideBets.map((bet) => [game.id, bet.id, game, bet] as const))

describe.each(BETS)('%s: %s', (_game, _bet, game, bet) => {
  const table = tableOf(game, bet)
  const presets = game.presets.filter((preset) => preset.table === table)
  const usual = usualPreset(game, bet.id)

  it('has one usual table, or is an example only', () => {
    expect(presets.filter((preset) => preset.usual)).toHaveLength(presets.some((preset) => preset.example) ? 0 : 1)
  })

  it('pays by the table of the rules in the trainer and in every room of the school', () => {
    const own = firstRules(game).pays[table]
    const { rules } = startRound(game, firstRules(game), game.drills[0].id, 'a-1', { [bet.id]: 1 })
    expect((rules as Rules).pays[table]).toEqual(own)
    if (!isGameId(game.id)) return
    expect(usualTable(game.id).rules.pays[table]).toEqual(own)
    for (const read of [readPayouts, readAudition, readPaper, readFoul]) {
      const opened = read(new URLSearchParams({ game: game.id }), 'session')
      expect(opened).toMatchObject({ ok: true })
      expect(JSON.stringify(opened)).toContain(JSON.stringify(own))
    }
  })

  it('is the usual one where figures are about the bet in general', async () => {
    const wanted = usual?.pays ?? firstRules(game).pays[table]
    expect(sideRulesOf(game).pays[table]).toEqual(wanted)
    // The gallery of known tables has no drafts.
    if (!usual || DRAFTS.includes(game)) return
    const inGallery = knownTables(game, bet.id).filter((one) => one.usual)
    expect(inGallery.map(({ rules }) => rules.pays[table])).toEqual([wanted])
    const { ev } = await sideOf(game, sideRulesOf(game), bet.id)
    expect(inGallery[0]!.edge).toBeCloseTo(-evValue(ev), 12)
  })
})

describe('the usual tables', () => {
  it.each([
    ['three-card-poker', 'pair-plus', '40-30-6-3-1', 0.07276],
    ['casino-holdem', 'bonus', '100-50-40-30-20-7', 0.062583],
  ])('%s %s is %s', (id, bet, name, edge) => {
    const game = findGame(id)!
    expect(usualPreset(game, bet)?.id).toBe(name)
    expect(knownTables(game, bet).find((one) => one.usual)!.edge).toBeCloseTo(edge, 5)
  })

  it('leave a table alone that the rules name, and what saved links are differences from', () => {
    const game = findGame('three-card-poker')!
    const [first] = game.variants
    const named = {
      ...first.rules,
      pays: { ...first.rules.pays, 'pair-plus': { ...first.rules.pays['pair-plus'], flush: 2 } },
    }
    expect(withUsualSides(game, named).pays['pair-plus']).toEqual(named.pays['pair-plus'])
    expect(first.rules.pays['pair-plus']).toMatchObject({ 'mini-royal': 100, flush: 4 })
    expect(makeRules(game, first.rules)).toBe('')
    for (const read of [readPayouts, readFoul]) {
      const saved = read(new URLSearchParams({ game: game.id, seed: 'abc-1' }), 'session')
      expect(JSON.stringify(saved)).toContain(JSON.stringify(first.rules.pays['pair-plus']))
    }
  })
})
