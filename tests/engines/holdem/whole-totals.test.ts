import { describe, expect, it } from 'vitest'
import { bonusWhole } from '@/lib/engines/holdem/games/bonus-whole'
import { casinoWhole } from '@/lib/engines/holdem/games/casino-whole'
import { dealsIn } from '@/lib/engines/holdem/payoff/payoff'
import { ultimateWhole } from '@/lib/engines/holdem/games/ultimate-whole'
import { bonusPayoff, casinoPayoff, ultimatePayoff } from './plain-tally'
import { BONUS_VARIANTS, CASINO_VARIANTS, ULTIMATE_VARIANTS } from './variants'

/*
 * Whole games under rules far apart, to the last unit: net results of all deals, how often each decision is made, how often it is an
 * exact tie. Source: a program in another language that shares no line with this one: each of the 1,755 flops that differ, each of its
 * 1,176 run-outs, all 1,081 hands sorted by a plain evaluator of seven cards and settled by the rules as they are written; no board
 * types, no suits that are alike after the flop, no sums but over run-outs.
 */

/** Total in 1/unit; deals raised before the flop, by raise; on the flop, on the river, folded; river ties (rt) and flop ties (ft). */
const ULTIMATE: readonly string[] = [
  'total -1215447575352 raised 10487862000000 0 flop 5920064199720 river 6069571037640 folded 5336312786640 rt 1168706880 ft 0',
  'total -965339764116 raised 10487862000000 0 flop 5920064199720 river 6069571037640 folded 5336312786640 rt 1168706880 ft 0',
  'total -3063173154120 raised 10487862000000 0 flop 5940855851040 river 6299377353720 folded 5085714819240 rt 1638810360 ft 38526840',
  'total 1833321203736 raised 8977609872000 flop 6564631075200 river 6883007194800 folded 5388561882000 rt 522850680 ft 12842280',
  'total -1780462578968 raised 10823473584000 flop 5956835928120 river 10612746702360 folded 420753809520 rt 6958852560 ft 0',
  'total 45720566291920 raised 0 11242988064000 flop 5723928338040 river 7841231984520 folded 3005661637440 rt 391743000 ft 0',
  'total -5820935922388 raised 10487862000000 0 0 flop 5920064199720 river 6069285422640 folded 5336598401640 rt 1168706880 ft 0',
  'total 218444876893884 raised 0 flop 12783017158560 river 14142251007720 folded 888541857720 rt 5168001960 ft 0',
  'total -40330259515804 raised flop 12531269943720 river 9875106442080 folded 5407433638200 rt 1776095640 ft 38526840',
  'total -248046144644582664 raised 10487862000000 0 flop 5920487994960 river 6072373553400 folded 5333086475640 rt 1101763080 ft 0',
  'total 133405093103944036000000 raised 10823473584000 0 flop 5929918509240 river 9951862417200 folded 1108555513560 rt 0 ft 12842280',
  'total 65738843729797764375824 raised 10487862000000 0 flop 5949370282680 river 8018596460160 folded 3357981281160 rt 66432960 ft 0',
]

/** Total in 1/unit; deals called. */
const CASINO: readonly string[] = [
  'total -600123513880 called 22804704394560',
  'total -917700492376 called 22775989056480',
  'total 5569419011000 called 21304713248280',
  'total -11930019661372 called 19075819973760',
  'total -7365790424812 called 22553136971640',
  'total 21737315503040 called 27813810024000',
  'total -6096769147984 called 19476178052760',
  'total -23348128815772 called 8977614152760',
  'total 1299406429268 called 21126064291200',
  'total -858799143301871412 called 22775989056480',
  'total 97295684868867953929368 called 27592922808000',
  'total 121624483713957496324732 called 27592922808000',
]

/** Total in 1/unit; deals folded, bet on the flop, on the turn; flop and turn ties. */
const BONUS: readonly string[] = [
  'total -1133091156680 folded 2517086880000 flopBets 24804949435200 turnBets 25738358041440 ft 0 tt 1322481600',
  'total -3111533970080 folded 3020504256000 flopBets 24642057955680 turnBets 25559912648160 ft 0 tt 1283135040',
  'total 20513874596032 folded 0 flopBets 25593953433840 turnBets 26467239949920 ft 0 tt 1890820800',
  'total -5802206519976 folded 3188310048000 flopBets 24586125545520 turnBets 25513913604960 ft 0 tt 1283135040',
  'total -8477714124960 folded 5873202720000 flopBets 22342296699360 turnBets 23173933242240 ft 102738240 tt 953061120',
  'total 12475047574432 folded 1510252128000 flopBets 23691463828560 turnBets 24441763927680 ft 102738240 tt 953061120',
  'total -12795865616880 folded 8054678016000 flopBets 21636313760160 turnBets 22419014112000 ft 102738240 tt 953061120',
  'total 10576371800320 folded 1006834752000 flopBets 25278213137760 turnBets 26197608903840 ft 0 tt 1497355200',
  'total 7926785124024 folded 3188310048000 flopBets 24586125545520 turnBets 25513913604960 ft 0 tt 1283135040',
  'total 13071797104005226000 folded 0 flopBets 25593953433840 turnBets 26467239949920 ft 0 tt 1890820800',
  'total 266818905225610192000000 folded 0 flopBets 25593953433840 turnBets 26467239949920 ft 0 tt 1890820800',
]

describe('the whole of', () => {
  it.each(ULTIMATE_VARIANTS.map(([name, rules], i) => [name, rules, ULTIMATE[i]!] as const))(
    'Ultimate Texas Hold’em, %s',
    (_, rules, counted) => {
      const { total, raised, flop, river, folded, riverTies, flopTies } = ultimateWhole(
        ultimatePayoff(rules),
        rules.raises,
      )
      const before = raised.map((tally) => ` ${dealsIn(tally)}`).join('')
      expect(
        `total ${total} raised${before} flop ${dealsIn(flop)} river ${dealsIn(river)} folded ${folded} rt ${riverTies} ft ${flopTies}`,
      ).toBe(counted)
    },
  )

  it.each(CASINO_VARIANTS.map(([name, rules], i) => [name, rules, CASINO[i]!] as const))(
    'Casino Hold’em, %s',
    (_, rules, counted) => {
      const { total, called } = casinoWhole(casinoPayoff(rules))
      expect(`total ${total} called ${called}`).toBe(counted)
    },
  )

  it.each(BONUS_VARIANTS.map(([name, rules], i) => [name, rules, BONUS[i]!] as const))(
    'Texas Hold’em Bonus, %s',
    (_, rules, counted) => {
      const { total, folded, flopBets, turnBets, flopTies, turnTies } = bonusWhole(bonusPayoff(rules))
      expect(
        `total ${total} folded ${folded} flopBets ${flopBets} turnBets ${turnBets} ft ${flopTies} tt ${turnTies}`,
      ).toBe(counted)
    },
  )
})
