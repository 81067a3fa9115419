import { qualifyingHands } from '@/lib/families/showdown/rules'
import type { PokerHand, ThreeCardHand } from '@/lib/cards/hands'
import { capital } from '@/lib/text'
import { andList, aRank, many, orList, saidCount, saidMoney, saidRarity, saidShare } from '@/content/es/hands/said'
import { speechOf } from '@/lib/messages/speech'
import { betterRanks, isAbove, type Telling } from '../../telling'
import { PLACES, contra, forms, inText, range, stakes, unitOf, words } from './hands'

/* Por qué se juega así y cómo acaban los repartos, en español. */

const { amount } = speechOf('es')

export function leftOut({ cell: { row: one } }: Telling): string {
  const { hand } = one
  if (hand.as !== 'top' || hand.next === undefined) return ''
  return `Aquí tu ${PLACES[hand.ranks.length]!} carta es ${aRank(hand.next)} o una menor.`
}

export function dealer(telling: Telling): string {
  const { cell, upKind, paired, unpaired, elsewhere, facts } = telling
  const misses = saidShare(cell.share.unqualified)
  const hand = range(qualifyingHands(facts.page).usual)
  const { up } = cell
  if (up === undefined)
    return `El crupier no califica en el ${misses} de los repartos. Entonces ganas ${stakes(facts.netOf(cell.row.least).unqualified, facts.page)}, tengas lo que tengas.`
  if (upKind === 'opens') {
    const ofThem =
      unpaired > 0.005
        ? `, con pareja o mejor en el ${saidShare(paired)} y con ${hand} en el ${saidShare(unpaired)}`
        : ''
    return `${capital(aRank(up))} a la vista es la mitad de ${hand}: el crupier califica en el ${saidShare(1 - cell.share.unqualified)} de los repartos${ofThem}.`
  }
  if (upKind === 'own')
    return `Tu ${words.rank(up)} le deja al crupier menos ${many(up)} para formar pareja. No califica en el ${misses} de los repartos, frente al ${saidShare(elsewhere)} si enseña otra carta contra ${inText(cell)}.`
  const only = unpaired > 0.005 ? ` y ${hand} en el ${saidShare(unpaired)}` : ''
  return `Con ${aRank(up)} a la vista, el crupier tiene pareja o mejor en el ${saidShare(paired)} de los repartos${only}. En el ${misses} restante no califica.`
}

export function blocks({ held, cell, overall, upKind }: Telling): string {
  const more = cell.share.unqualified - overall
  if (held.length === 0 || more < 0.005 || upKind === 'own') return ''
  const cards = andList(held.map((rank) => `tu ${words.rank(rank)}`))
  const isOne = held.length === 1
  return upKind === 'opens'
    ? `${capital(cards)} se lo ${isOne ? 'impide' : 'impiden'} a veces: con todas tus manos posibles${contra(cell)} es el ${saidShare(1 - overall)}.`
    : `${capital(cards)} ${isOne ? 'ayuda' : 'ayudan'}, porque con todas las manos es solo el ${saidShare(overall)}.`
}

export function showdowns(telling: Telling): string {
  const { cell, isHighCard, won, beats, facts } = telling
  const hand = range(qualifyingHands(facts.page).usual)
  const own = inText(cell)
  if (won === 0)
    return isAbove(telling)
      ? `Aquí cualquier ${hand} del crupier gana a ${own}, y cualquier pareja también.`
      : `Cuando califica, pierdes las dos apuestas: ${own} no gana a ninguna mano desde ${hand}.`
  if (isHighCard) {
    if (beats === undefined)
      return `${capital(own)} gana a cualquier mano con ${hand} y, al enseñar las cartas, gana el ${saidShare(won)} de las veces.`
    const shown = `Al enseñar las cartas gana ${saidRarity(won)} manos.`
    const share = `gana ${beats < 0.5 ? 'solo ' : ''}al ${saidShare(beats)} de sus manos con ${hand}`
    const higher = betterRanks(facts.page)
    if (higher.length > 0)
      return `${capital(own)} ${share}; cualquier ${orList([...higher.map((rank) => words.rank(rank)), 'pareja'])} le gana. ${shown}`
    return beats > 0.95
      ? `${capital(own)} gana a casi todas las manos con ${hand} que puede tener, pero a ninguna pareja. ${shown}`
      : `${capital(own)} ${share} y a ninguna pareja. ${shown}`
  }
  if (cell.share.loss === 0) return `Cuando califica, ${own} no pierde nunca.`
  return `Cuando califica, ${own} gana ${won > 0.5 ? '' : 'solo '}el ${saidShare(won)} de las veces.`
}

export function overNext({ cell, below, kind, isHighCard }: Telling): string {
  const more = below ? cell.share.win - below.share.win : 0
  if (!isHighCard || kind === 'mixed' || more <= 0 || below!.up !== cell.up || cell.ev <= below!.ev) return ''
  return `De cada mil repartos gana ${amount(more * 1000, 1)} más que ${inText(below!)}, y eso vale ${saidMoney(cell.ev - below!.ev)}.`
}

export function balance({ breakEven, cell, facts, kind }: Telling): string {
  if (breakEven === undefined || !cell.nets) return ''
  const [play, fold] = facts.actions.map(forms) as [ReturnType<typeof forms>, ReturnType<typeof forms>]
  const more = cell.share.unqualified - breakEven
  const [need, now] = [saidShare(breakEven), saidShare(cell.share.unqualified)]
  const own = inText(cell)
  const risk = stakes(-cell.nets.loss, facts.page)
  if (kind === 'folds')
    return more > -0.05
      ? `Al ${play.doing} arriesgas ${risk}. Para igualar a ${fold.doing}, el crupier tendría que quedarse sin calificar en el ${need} de los repartos, y se queda en el ${now}.`
      : `Con ${risk} en juego, el crupier tendría que quedarse sin calificar en el ${need} de los repartos para que pudieras ${play.doing} con ${own}.`
  if (kind === 'mixed')
    return `De media, ${own} necesita que el crupier no califique en el ${need} de los repartos, y no califica en el ${now}. Las cartas bajas lo cambian.`
  if (more < 0.02)
    return `Queda poco margen${contra(cell)}: con ${own}, ${play.doing} iguala a ${fold.doing} si no califica en el ${need}.`
  return more < 0.1
    ? `${capital(play.doing)} es mejor que ${fold.doing} en cuanto no califica en el ${need} de los repartos.`
    : `Con ${own} ${play.would} aunque solo dejara de calificar en el ${need}.`
}

export function whyTitle({ cell, kind, upKind, isHighCard, won, held, facts }: Telling): string {
  const { up } = cell
  if (kind === 'mixed')
    return up === undefined ? 'Deciden tus cartas bajas' : `Contra ${aRank(up)} deciden tus cartas bajas`
  if (kind === 'folds') {
    if (won === 0)
      return upKind === 'opens'
        ? `Contra ${aRank(up!)} no hay nada que ganar`
        : 'Solo ganas cuando el crupier no califica'
    return upKind === 'opens'
      ? `Con ${aRank(up!)} a la vista califica demasiadas veces`
      : 'El crupier califica demasiadas veces'
  }
  if (isHighCard) {
    if (upKind === 'opens' && held.length > 1) return `Tienes lo que le falta al crupier con ${aRank(up!)}`
    return upKind === 'own'
      ? `Tu ${words.rank(up!)} le quita parejas al crupier`
      : 'La salvan los crupieres que no califican'
  }
  if (cell.ev < 0) return `Una pareja baja pierde menos que ${unitOf(facts.page) === 'ante' ? 'el ante' : 'la apuesta'}`
  return won > 0.5 ? 'Ganas más manos de las que pierdes' : 'Los crupieres que no califican pagan las manos perdidas'
}

// ——— Cómo acaba ———————————————————————————————————————————————————————————————————————————————————————————————

export function endsText({ cell, isHighCard, kind, facts }: Telling): string {
  const { share, nets } = cell
  const own = inText(cell)
  const ahead = saidShare(share.unqualified + share.win)
  if (share.win === 0)
    return `Con ${own}${contra(cell)} sales ganando en el ${ahead} de los repartos, siempre porque el crupier no califica.${nets ? ` Los demás cuestan ${stakes(-nets.loss, facts.page)} cada uno.` : ''}`
  const sides = `Con ${own}${contra(cell)} sales ganando en el ${ahead} de los repartos: en el ${saidShare(share.unqualified)} porque el crupier no califica y en el ${saidShare(share.win)} al enseñar las cartas.`
  if (!nets || share.loss === 0) return sides
  const lost = stakes(-nets.loss, facts.page)
  if (!isHighCard)
    return `${sides} Una mano ganada paga ${stakes(nets.win, facts.page)}, y una perdida cuesta ${nets.win === -nets.loss ? 'lo mismo' : lost}.`
  if (kind === 'plays') return sides
  const times = -nets.loss / nets.unqualified
  return `${sides} Una mano perdida cuesta ${lost}, lo que pagan ${saidCount(times, 'm')} crupieres que no califican.`
}

export const ties = ({ cell: { share } }: Telling): string =>
  share.tie > 0.0005 ? `Empatas ${saidRarity(share.tie)} manos.` : ''

const KINDS: Readonly<Record<ThreeCardHand | PokerHand, string>> = {
  'high-card': 'las cartas altas',
  pair: 'las parejas',
  'two-pair': 'las dobles parejas',
  'three-of-a-kind': 'los tríos',
  straight: 'las escaleras',
  flush: 'los colores',
  'full-house': 'los fulls',
  'four-of-a-kind': 'los póqueres',
  'straight-flush': 'las escaleras de color',
  'royal-flush': 'las escaleras reales',
  'mini-royal': 'las mini escaleras reales',
}

export function lost({ lost: to }: Telling): string {
  if (!to) return ''
  const [first, second] = to.map(({ hand, orBetter, share }) => ({
    name: orBetter ? `las manos desde ${range(hand)}` : KINDS[hand as keyof typeof KINDS],
    share: saidShare(share),
  }))
  return `De los repartos que pierdes, ${first!.name} se llevan el ${first!.share}, y ${second!.name}, el ${second!.share}.`
}
