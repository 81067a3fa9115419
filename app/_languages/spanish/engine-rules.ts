/** What a rule means, as it is shown beside the rule where it is set. */
export const MEANINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Paid on the ante and on every bet by your final five cards. At 0 the bets come back. A pair of fives or less loses.':
      'Se paga en el ante y en cada apuesta por tus cinco cartas finales. A 0 se devuelven las apuestas. Una pareja de cincos o menor pierde.',
    'Paid by the three community cards alone, even after a fold. A hand at 0 loses.':
      'Se paga solo por las tres cartas comunes, aunque te retires. Una mano a 0 pierde.',
    'What the Blind pays to one when you win. A win with less than a straight gives it back; a loss loses it.':
      'Lo que la ciega paga a uno cuando ganas. Si ganas con menos de escalera se devuelve; si pierdes, se pierde.',
    'The least hand with which the dealer, from his two cards and the board, plays against the Ante. Below it the Ante comes back, win or lose.':
      'La mano mínima, de sus dos cartas y la mesa, con la que el crupier juega contra el ante. Por debajo el ante se devuelve, ganes o pierdas.',
    'How many antes may be bet before the flop. On the flop it is two, on the river one.':
      'Cuántos antes se pueden apostar antes del flop. En el flop son dos, en el river uno.',
    'What the Trips bet pays to one by your best five of seven cards, whoever wins the hand.':
      'Lo que la apuesta Trips paga a uno por tus mejores cinco de siete cartas, gane quien gane la mano.',
    'Paid on the ante whenever you play, whatever the dealer has. A mini royal counts as a straight flush.':
      'Se paga sobre el ante siempre que juegas, tenga lo que tenga el crupier. Una mini escalera real cuenta como escalera de color.',
    'The least hand with which the dealer plays. With less, the ante wins 1 to 1 and the Play bet pushes.':
      'La mano mínima con la que el crupier juega. Con menos, el ante gana 1 a 1 y la apuesta Play empata.',
    'Paid by your three cards alone, even after a fold. A hand at 0 loses; a mini royal at 0 is paid as a straight flush.':
      'Se paga solo por tus tres cartas, aunque te retires. Una mano a 0 pierde; una mini escalera real a 0 se paga como escalera de color.',
    'Paid by the best five of your three cards and the dealer’s three. A hand at 0 loses.':
      'Se paga por las mejores cinco de tus tres cartas y las tres del crupier. Una mano a 0 pierde.',
    'The least hand with which the ante is paid 1 to 1 on a win. With less it comes back; the other bets are paid all the same.':
      'La mano mínima con la que el ante se paga 1 a 1 cuando ganas. Con menos se devuelve; las demás apuestas se pagan igual.',
    'What becomes of every bet when both hands are equal. Everywhere it pushes; the other way shows how much that is worth.':
      'Lo que pasa con cada apuesta cuando las dos manos son iguales. En todas partes empata; la otra opción muestra cuánto vale eso.',
    'What the bonus bet pays to one by your two hole cards, whatever is bet and whoever wins. A hand at 0 loses.':
      'Lo que la apuesta Bono paga a uno por tus dos cartas, se apueste lo que se apueste y gane quien gane. Una mano a 0 pierde.',
    'What the bet pays to one by your two cards and the flop. The royal flush wins the meter where one is given, else what stands here.':
      'Lo que la apuesta paga a uno por tus dos cartas y el flop. La escalera real gana el bote si se indica uno; si no, lo que pone aquí.',
    'What the ante pays to one, by your best five of seven, when you beat a dealer who qualifies, and when he has no game.':
      'Lo que el ante paga a uno, por tus mejores cinco de siete, cuando ganas a un crupier que califica y cuando no tiene juego.',
    'The least hand, from his two cards and the board, with which the dealer has a game. With less the call pushes.':
      'La mano mínima, de sus dos cartas y la mesa, con la que el crupier tiene juego. Con menos, la apuesta de igualar empata.',
    'What becomes of the ante when the dealer does not qualify. The sheet pays it by table without a look at who is higher.':
      'Lo que pasa con el ante cuando el crupier no califica. La hoja lo paga por tabla sin mirar quién tiene más.',
    'What the bonus bet pays to one by your two cards and the flop, a pair of aces or better. A hand at 0 loses.':
      'Lo que la apuesta Bono paga a uno por tus dos cartas y el flop, con pareja de ases o mejor. Una mano a 0 pierde.',
    'How the dealer sets his seven cards. You may set yours as you like.':
      'Cómo coloca el crupier sus siete cartas. Tú puedes colocar las tuyas como quieras.',
    'What the house takes from a win: 0.05 is five per cent.':
      'Lo que la casa se lleva de una ganancia: 0,05 es el cinco por ciento.',
    'Where the wheel stands among the straights: just below ace-high, or lowest of all.':
      'Dónde está A-2-3-4-5 entre las escaleras: justo por debajo de la de as, o la más baja de todas.',
    'You are the banker: equal hands, the copies, go to you instead of the dealer. A win still pays the commission.':
      'Eres la banca: las manos iguales, las copias, son para ti y no para el crupier. Una ganancia sigue pagando la comisión.',
    'A straight or flush stays whole even if the pair it needs cannot go in front. Off: the dealer plays such a hand as one pair.':
      'Una escalera o un color se conserva aunque la pareja que contiene no pueda ir delante. Sin marcar: el crupier juega esa mano como una pareja.',
    'Paid to one on the best hand of your seven cards: the first row that it makes. A row at 0 is passed over for the next.':
      'Se paga a uno por la mejor mano de tus siete cartas: la primera fila que forma. Una fila a 0 se salta y vale la siguiente.',
    'What Play and add-on are paid, to one, when no contest was won. A hand at 0 pushes.':
      'Lo que se paga a uno por Play y el añadido cuando no se ganó ningún duelo. Una mano a 0 empata.',
    'What Play and add-on are paid, to one, when one contest was won. A hand at 0 pushes.':
      'Lo que se paga a uno por Play y el añadido cuando se ganó un duelo. Una mano a 0 empata.',
    'What Play and add-on are paid, to one, when both contests were won. A hand at 0 pushes.':
      'Lo que se paga a uno por Play y el añadido cuando se ganaron los dos duelos. Una mano a 0 empata.',
    'What becomes of Play and add-on with less than a pair of jacks: they lose what was staked, wherever they stand, or push.':
      'Lo que pasa con Play y el añadido con menos de pareja de jotas: pierden lo apostado, estén donde estén, o empatan.',
    'What part of the Play bet may be added before a dealer’s card shows. The sheet allows anything up to the half.':
      'Qué parte de la apuesta Play se puede añadir antes de ver una carta del crupier. La hoja permite cualquier cantidad hasta la mitad.',
    'Paid by the suits of your three cards and the dealer’s third. Whatever is at 0 loses.':
      'Se paga por los palos de tus tres cartas y la tercera del crupier. Lo que está a 0 pierde.',
    'Whether the dealer hits or stands on a seventeen in which an ace counts eleven. Hitting is worse for you.':
      'Si el crupier pide o se planta con un diecisiete en el que un as vale once. Que pida es peor para ti.',
    'After the dealer has looked for a blackjack you may give up half the bet instead of playing your first two cards.':
      'Cuando el crupier ya ha mirado si tiene blackjack, puedes ceder media apuesta en vez de jugar tus dos primeras cartas.',
    'A hand of a split pair may be doubled like any other; split aces never.':
      'Una mano de una pareja dividida se puede doblar como cualquier otra; los ases divididos, nunca.',
    'The totals of two cards on which you may double.': 'Los totales de dos cartas con los que puedes doblar.',
    'How many hands you may have by splitting and splitting again. Aces are split once only and get one card each.':
      'Cuántas manos puedes tener dividiendo y volviendo a dividir. Los ases se dividen una sola vez y reciben una carta cada uno.',
    'What an ace and a ten-valued card pay to one: 1.5 is 3 to 2, 1.2 is 6 to 5.':
      'Lo que pagan a uno un as y una carta que vale diez: 1,5 es 3 a 2; 1,2 es 6 a 5.',
    'How many decks the shoe has.': 'Cuántas barajas tiene el zapato.',
    'How many decks the shoe has. Fewer decks are better for you.':
      'Cuántas barajas tiene el zapato. Cuantas menos, mejor para ti.',
    'How many hands you may have by splitting and splitting again.':
      'Cuántas manos puedes tener dividiendo y volviendo a dividir.',
    'Whether an ace that falls on a split ace may be split again. Split aces get one card each either way.':
      'Si un as que cae sobre un as dividido se puede volver a dividir. Los ases divididos reciben una carta cada uno de todos modos.',
    'With an ace or a ten up the dealer looks at the hole card before you play. Without a hole card, as in much of Europe, a blackjack takes your doubled and split bets too.':
      'Con un as o un diez a la vista, el crupier mira su carta tapada antes de que juegues. Sin carta tapada, como en gran parte de Europa, un blackjack se lleva también lo doblado y lo dividido.',
    'Paid by your first two cards and the dealer’s up card. A hand at 0 loses.':
      'Se paga por tus dos primeras cartas y la carta vista del crupier. Una mano a 0 pierde.',
    'Paid by your first two cards: two of one rank. A pair at 0 loses.':
      'Se paga por tus dos primeras cartas si son del mismo valor. Una pareja a 0 pierde.',
    'Paid by the best five of your two cards, the up card and the flop. A hand at 0 loses.':
      'Se paga por las mejores cinco de tus dos cartas, la carta vista y el flop. Una mano a 0 pierde.',
    'Paid by the same seven cards; a win keeps its stake. A royal flush wins the meter, of which all winning bets of the round get an even share.':
      'Se paga por las mismas siete cartas; si ganas conservas lo apostado. Una escalera real gana el bote, que se reparte por igual entre todas las apuestas ganadoras de la ronda.',
  }),
)
