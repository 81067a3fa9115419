import { atStake, saidGap, saidMoney, saidShare } from '@/content/es/hands/said'
import { line, nameOf, starting } from '@/content/es/hands/starting'
import { comes, isPair, sharesOf } from '@/content/pages/starting-facts'
import { CLOSE } from '@/lib/game/ev'
import {
  afterCheck,
  evOf,
  givenUp as shareGivenUp,
  type UltimateFacts,
  type UltimateWords,
} from '@/content/ultimate-texas-holdem/pages/answers'

/* Los textos de las páginas de Ultimate Texas Hold'em. */

function answer({ slug, raises, gap }: UltimateFacts): string {
  const [raise, check] = [evOf(slug, 'raise-4x'), evOf(slug, 'check')]
  const [by, at] = [saidMoney(gap), atStake('ante')]
  if (raises) {
    if (raise < 0)
      return `Sube 4×. Pierdes de las dos formas, pero menos si subes: ${saidMoney(raise)} de media ${at}, frente a ${saidMoney(check)} si pasas.`
    if (check < 0) return `Sube 4×. Ganas ${saidMoney(raise)} de media ${at}; si pasas, pierdes ${saidMoney(check)}.`
    if (gap < CLOSE)
      return `Sube 4×, aunque por poco: ganas ${saidMoney(raise)} de media ${at}, solo ${by} más que si pasas.`
    return gap > 0.5
      ? `Sube 4×, siempre. Ganas ${saidMoney(raise)} de media ${at}; si pasas, renuncias a ${by} de eso.`
      : `Sube 4×. Ganas ${saidMoney(raise)} de media ${at}, ${by} más que si pasas.`
  }
  if (gap < CLOSE)
    return check > 0
      ? `Pasa, aunque por poco. Ganas ${saidMoney(check)} de media ${at}; si subes 4×, renuncias a ${by} de eso.`
      : `Pasa, aunque por poco. Pierdes ${saidMoney(check)} de media ${at}; si subes 4×, pierdes ${by} más.`
  if (check > 0) return `Pasa. Ganas ${saidMoney(check)} de media ${at}, ${by} más que si subes 4×.`
  return gap > 0.8
    ? `Pasa, siempre. Pierdes ${saidMoney(check)} de media ${at}; si subes 4×, pierdes ${saidMoney(raise)}.`
    : `Pasa. Pierdes ${saidMoney(check)} de media ${at}; si subes 4×, pierdes ${by} más.`
}

function description(facts: UltimateFacts): string {
  const { hand, raises, gap } = facts
  const what = raises ? `Sube 4× con ${nameOf(hand)}` : `Pasa con ${nameOf(hand)}`
  return `${what} antes del flop en Ultimate Texas Hold’em: ${saidGap(gap)} antes mejor que ${raises ? 'pasar' : 'subir'}. Gana el ${saidShare(sharesOf(facts).wins)} de los enfrentamientos. Cómo gana, dónde cambia la jugada y lo que cuesta un error.`
}

function later({ slug, raises, hand }: UltimateFacts): string {
  const { flop, river, fold } = afterCheck(slug)
  const [f, r, d] = [saidShare(flop), saidShare(river), saidShare(fold)]
  if (raises) {
    if (fold < 0.001)
      return 'Pasar no ahorra nada: casi nunca te retirarías después, y tendrías la mitad o menos en una mano que va por delante.'
    if (fold < 0.06)
      return `Si pasas, solo te retiras en el ${d} de los repartos. En los demás apuestas dos antes o uno en vez de cuatro.`
    if (fold < 0.09)
      return `Si pasas, puedes retirarte en el ${d} de los repartos, pero en los demás solo apuestas 1× o 2×.`
    return `Si pasas, te retiras en el ${d} de los repartos y subes 2× solo en el ${f}. Valen más cuatro antes ahora.`
  }
  if (isPair(hand))
    return `Si pasas, subes 2× en el flop en el ${f} de los repartos y 1× en el river en el ${r}. En el ${d} restante te retiras y pierdes dos antes.`
  if (fold > 0.42)
    return `Si pasas, te retiras en el river en el ${d} de los repartos y pierdes dos antes. Si subes, ya no puedes retirarte.`
  if (fold > 0.34)
    return `Si pasas, te retiras en el river en el ${d} de los repartos y pierdes dos antes. Una subida no se recupera.`
  if (fold > 0.28)
    return `Si pasas, aún subes 2× en el flop en el ${f} de los repartos. En el river te retiras en el ${d} y pierdes dos antes.`
  if (flop > 0.42)
    return `Pasar cuesta poco: aún subes 2× en el flop en el ${f} de los repartos y 1× en el river en el ${r}. Solo te retiras en el ${d} restante.`
  return fold > 0.2
    ? `Si pasas, subes 2× en el flop en el ${f} de los repartos y 1× en el river en el ${r}. Te retiras en el ${d} restante.`
    : `Si pasas, solo te retiras en el ${d} de los repartos. En el ${r} esperas al river y arriesgas allí un ante en vez de cuatro a ciegas.`
}

function checkedText(slug: string, loses: number): string {
  const { fold, flop } = afterCheck(slug)
  const raised = `Si subieras, perderías el ${saidShare(loses)} de los repartos con seis antes en la mesa.`
  if (fold > 0.4) return `${raised} Si pasas, la mayoría de ellos cuestan dos.`
  if (fold > 0.25) return `${raised} Si pasas, el ${saidShare(fold)} de los repartos cuesta dos antes y nada más.`
  if (flop > 0.4)
    return `${raised} Si pasas, ves el flop antes de apostar dos antes, lo que haces en el ${saidShare(flop)} de los repartos.`
  return `${raised} Si pasas, apuestas menos cuando tu mano va peor.`
}

function givenUp(slug: string, wins: number, fold: number): string {
  const lost = shareGivenUp(slug, wins)
  if (lost < 0.004) return `Al retirarte apenas renuncias a victorias: el ${saidShare(lost)} de los repartos.`
  if (fold > 0.3)
    return `Te retiras en el ${saidShare(fold)} de los repartos. Es un precio pequeño: solo habrías ganado el ${saidShare(lost)}.`
  return `El precio: te retiras en el ${saidShare(lost)} de los repartos con una mano que habría ganado.`
}

function endsText(facts: UltimateFacts): string {
  const { slug, raises, hand } = facts
  const { wins, loses } = sharesOf(facts)
  const made = comes(facts, 'two-pair', 'three', 'straight', 'flush', 'full-house')
  const paid = saidShare(comes(facts, 'straight', 'flush', 'full-house'))
  if (!raises) return `${checkedText(slug, loses)} ${givenUp(slug, wins, afterCheck(slug).fold)}`
  if (isPair(hand))
    return `Casi siempre se queda en una pareja, o en dobles parejas con una de la mesa. Llega a trío o mejor en el ${saidShare(made)} de los repartos. Con escalera o mejor (el ${paid}) también se paga la ciega.`
  if (wins > 0.58)
    return `Ganas el ${saidShare(wins)} de los repartos y pierdes el ${saidShare(loses)}: compensa tener cuatro antes detrás de la mano. Con escalera o mejor (el ${paid} de los repartos) también se paga la ciega.`
  return `Cuatro antes multiplican la pequeña ventaja, y con escalera o mejor (hasta el ${paid}) también se paga la ciega.`
}

function threeTimes({ slug, raises }: UltimateFacts): string {
  const [four, three, check] = [evOf(slug, 'raise-4x'), evOf(slug, 'raise-3x'), evOf(slug, 'check')]
  if (raises)
    return three > check
      ? `Subir 3× renuncia a ${saidGap(four - three)} antes de lo que gana 4×, pero aún es ${saidGap(three - check)} mejor que pasar.`
      : `Subir 3× es lo peor: ${saidGap(four - three)} antes peor que 4×, y ${saidGap(check - three)} peor que pasar.`
  if (three > four) return `Subir 3× pierde menos que 4×, pero ${saidGap(check - three)} antes más que pasar.`
  return `Subir 3× es lo peor: ${saidGap(check - three)} antes peor que pasar; 4× es ${saidGap(check - four)} peor.`
}

export const words: UltimateWords = {
  starting,
  line: { ...line, act: { act: 'subir', acting: 'subir' }, wait: { act: 'pasar', acting: 'pasar' } },
  answer,
  description,
  later,
  ends: (facts) => ({ title: 'Cómo acaba', text: [endsText(facts)] }),
  rulesTitle({ raises }, turned, differ) {
    if (turned) return 'La tabla de pagos decide'
    const three = raises ? '¿Subir 3× en vez de 4×?' : '¿Y subir 3×?'
    return differ ? `${three} Y otras tablas de pagos` : three
  },
  threeTimes,
}
