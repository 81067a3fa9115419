import { atStake, saidEv, saidGap, saidMoney, saidShare } from '@/content/es/hands/said'
import { line, nameOf, starting } from '@/content/es/hands/starting'
import { CLOSE } from '@/lib/game/ev'
import { isPair, ofWins, sharesOf } from '@/content/pages/starting-facts'
import {
  afterBet,
  antePaid,
  type BonusFacts,
  type BonusWords,
  winsByBets,
} from '@/content/texas-holdem-bonus/pages/answers'

/* Los textos de las páginas de Texas Hold'em Bonus. */

function answer({ bets, gap, ev }: BonusFacts): string {
  const [lost, by, at] = [saidMoney(ev), saidMoney(gap), atStake('ante')]
  if (!bets)
    return `Retírate${gap < CLOSE ? ', aunque por poco' : ''}. Si apuestas, pierdes ${lost} de media ${at}, ${by} más que el ante que dejas al retirarte.`
  if (ev > 1) return `Apuesta, y cuenta con volver a apostar en el flop y en el turn. Ganas ${lost} de media ${at}.`
  if (ev > 0) return `Apuesta. Ganas ${lost} de media ${at}; si te retiras, pierdes el ante.`
  if (gap < CLOSE)
    return `Apuesta, aunque por poco. Pierdes ${lost} de media ${at}, solo ${by} menos que si te retiras.`
  if (gap < 0.35)
    return `Apuesta, por mala que sea. Pierdes ${lost} de media ${at}; si te retiras, pierdes el ante entero.`
  return `Apuesta. Pierdes ${lost} de media ${at}, pero si te retiras pierdes el ante entero.`
}

function description(facts: BonusFacts): string {
  const { hand, bets, gap, ev } = facts
  const what = bets ? `Apuesta con ${nameOf(hand)}` : `Retírate con ${nameOf(hand)}`
  return `${what} en Texas Hold’em Bonus: ${saidEv(bets ? ev : -1)} antes, ${saidGap(gap)} mejor que ${bets ? 'retirarte' : 'apostar'}. Gana el ${saidShare(sharesOf(facts).wins)} de los enfrentamientos. Cómo gana, cuántas veces vuelves a apostar y lo que cuesta un error.`
}

function later({ slug, bets }: BonusFacts): string {
  const { none, one, both } = afterBet(slug)
  const [n, o, b] = [saidShare(none), saidShare(one), saidShare(both)]
  if (!bets)
    return `Si aun así apuestas, pasarás en las dos calles en el ${n} de los repartos y apostarás en ambas en el ${b}.`
  if (both > 0.9) return `Tras la apuesta, apuestas también en el flop y en el turn en el ${b} de los repartos.`
  if (both > 0.45)
    return `Tras la apuesta, apuestas en el flop y en el turn en el ${b} de los repartos, en uno de los dos en el ${o} y en ninguno en el ${n}.`
  if (none > 0.45)
    return `Tras la apuesta, casi siempre pasas: el ${n} de los repartos no lleva más apuestas, el ${o} lleva una y el ${b}, dos.`
  if (none > both)
    return `Tras la apuesta, pasas en las dos calles en el ${n} de los repartos, apuestas en una en el ${o} y en ambas en el ${b}.`
  return `Tras la apuesta, apuestas en las dos calles en el ${b} de los repartos, en una en el ${o} y en ninguna en el ${n}.`
}

function endsText(facts: BonusFacts): string {
  const { slug, bets, ev, hand } = facts
  const { wins, loses } = sharesOf(facts)
  const [plain, , full] = winsByBets(slug)
  const paid = saidShare(antePaid(slug))
  const staked =
    afterBet(slug).none < 0.01
      ? `Apuestas en las dos calles siguientes en casi todos los repartos, y ganas el ${saidShare(full)} de ellos.`
      : `Sin más apuestas gana el ${saidShare(plain)}; con las dos, el ${saidShare(full)}.`
  if (!bets)
    return `Ver el flop cuesta dos antes, y pierdes el ${saidShare(loses)} de esos repartos. El ante solo cobra con escalera o mejor, en el ${paid}, y las apuestas siguientes no lo compensan. ${staked}`
  if (isPair(hand))
    return `El ante solo cobra con escalera o mejor, en el ${paid} de los repartos; lo demás lo ganan las apuestas. ${staked}`
  if (ev < -0.6)
    return `Si te retiras, siempre pierdes el ante. Si apuestas, ganas dos antes o más en el ${saidShare(wins)} de los repartos. ${staked}`
  if (ev < 0)
    return `Al ganar cobran las apuestas, pero el ante solo con escalera o mejor: el ${paid} de los repartos. Por eso ${wins > loses ? 'aquí no basta con ganar más veces de las que pierdes' : 'pierde, aunque menos que retirarse'}. ${staked}`
  if (ofWins(facts, 'straight', 'flush') > 0.15)
    return `Las escaleras y mejores cobran dos veces, en las apuestas y en el ante: el ${paid} de los repartos. ${staked}`
  return `El ante cobra en el ${paid} de los repartos, con escalera o mejor. La mano gana dinero porque apuestas cuando va por delante. ${staked}`
}

function straightsText(costs: number): string {
  if (costs > 0.045) return 'Esta mano forma escaleras, así que importa si una escalera paga el ante'
  if (costs > 0.03) return 'Importa un poco si una escalera paga el ante'
  return costs > 0.015
    ? 'Forma pocas escaleras, así que apenas importa si pagan el ante'
    : 'Casi nunca importa si una escalera paga el ante'
}

export const words: BonusWords = {
  starting,
  line: { ...line, act: { act: 'apostar', acting: 'apostar' }, wait: { act: 'retirarse', acting: 'retirarse' } },
  answer,
  description,
  later,
  ends: (facts) => ({ title: 'Cómo acaba', text: [endsText(facts)] }),
  rulesTitle(turned, costs) {
    if (turned) return 'La tabla de pagos decide'
    return costs > 0.045 ? 'Las escaleras y otras tablas de pagos' : 'Otras tablas de pagos'
  },
  rulesText(facts, costs) {
    const { ties } = sharesOf(facts)
    return `${straightsText(costs)}. Donde el ante pide color, apostar vale ${saidGap(costs)} menos.${ties > 0.05 ? ` Los empates devuelven las apuestas y son frecuentes: el ${saidShare(ties)}.` : ''}`
  },
}
