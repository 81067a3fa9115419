/** What the engine says in a sentence where a choice is offered: what a drill asks, what wins a side bet. A rule's name first, which is no outcome. */
export const SENTENCES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Ties: 'Empates',
    'A bet on the three community cards. A pair or better wins, and the bet stays in action after a fold.':
      'Una apuesta sobre las tres cartas comunes. Gana con pareja o mejor, y sigue en juego aunque te retires.',
    'Close hands with up to twelve cards of your neighbors’ hands seen: do they change the play?':
      'Manos ajustadas con hasta doce cartas vistas de tus vecinos: ¿cambian la jugada?',
    'Four cards, and a single one to come.': 'Cuatro cartas, y solo falta una.',
    'Hands near a fold, and draws near a larger bet, on every street.':
      'Manos cerca de la retirada, y proyectos cerca de una apuesta mayor, en cada calle.',
    'Three cards, after a bet by the strategy.': 'Tres cartas, tras apostar según la estrategia.',
    'Whole rounds, from the first two cards to the fifth.': 'Rondas enteras, de las dos primeras cartas a la quinta.',
    'Your first two cards: which of them are worth another ante.':
      'Tus dos primeras cartas: con cuáles vale la pena otro ante.',
    'A card of yours wins: place it or hold it.': 'Una carta tuya gana: colócala o guárdala.',
    'Add half the Play bet, or not, before a card of the dealer shows.':
      'Añadir o no la mitad de la apuesta Play, antes de ver ninguna carta del crupier.',
    'Wins when your two cards and the dealer’s up card are a flush, a straight or three of a kind.':
      'Gana si tus dos cartas y la carta vista del crupier forman color, escalera o trío.',
    'Wins when your first two cards are a pair, and pays more if they share the color or the suit.':
      'Gana si tus dos primeras cartas son pareja, y paga más si comparten el color o el palo.',
    'The hard totals that are doubled, and against what.': 'Los totales duros que se doblan, y contra qué.',
    'An ace that counts eleven: stand, hit or double.': 'Un as que vale once: plantarse, pedir o doblar.',
    'Each clause of the house way as often as any other, so that the rare ones are learned too.':
      'Cada cláusula de las reglas de la casa tantas veces como las demás, para aprender también las raras.',
    'Every hand as it comes from the deck, played to the showdown.':
      'Cada mano como sale de la baraja, jugada hasta el final.',
    'Every hand as it comes from the deck.': 'Cada mano como sale de la baraja.',
    'Every kind of queen-high hand, clear ones and close ones.': 'Todas las manos de dama alta, claras y ajustadas.',
    'First plays that cost little either way, with the flop on the table.':
      'Primeras jugadas que cuestan poco en un sentido o en otro, con el flop en la mesa.',
    'Flush and straight draws, good and thin.': 'Proyectos de color y de escalera, buenos y flojos.',
    'Four antes now, or wait.': 'Cuatro antes ahora, o esperar.',
    'Hands checked twice: one ante more, or fold.': 'Manos pasadas dos veces: un ante más, o retirarse.',
    'Hands near the line, on every street.': 'Manos cerca de la línea, en cada ronda de apuestas.',
    'Hands near the line: straight cards, high cards, the lowest of one suit.':
      'Manos cerca de la línea: cartas de escalera, cartas altas, las más bajas de un palo.',
    'Hands that a sound player has checked: two antes now, or wait for the river.':
      'Manos que un buen jugador ha pasado: dos antes ahora, o esperar al river.',
    'Hands that hold the joker.': 'Manos con el comodín.',
    'Hands that the house way does not set in the best way, or in which another idea comes near it.':
      'Manos que las reglas de la casa no colocan de la mejor forma, o en las que otra idea se acerca.',
    'Hands that were bet before it: one ante more, or check.': 'Manos con las que ya se apostó: un ante más, o pasar.',
    'Hard hands that a card can bust: stand, hit or surrender.':
      'Manos duras que una carta puede pasar: plantarse, pedir o rendirse.',
    'Keep the straight or flush, and what goes in front of it?': '¿Conservar la escalera o el color, y qué va delante?',
    'Low cards of two suits: two antes more, or fold.': 'Cartas bajas de dos palos: dos antes más, o retirarse.',
    'Nothing but high cards: which of them call.': 'Solo cartas altas: con cuáles igualar.',
    'Queen-five to queen-seven: the hands on both sides of the line.':
      'De dama-cinco a dama-siete: las manos a los dos lados de la línea.',
    'Split them or keep them behind?': '¿Separarlas o dejarlas detrás?',
    'The dealer shows an ace: half a bet more, at two to one?':
      'El crupier enseña un as: ¿media apuesta más, a dos por uno?',
    'The half percent of deals in which the four cards of the flop turn the best first play around.':
      'El medio por ciento de los repartos en que las cuatro cartas del flop cambian la mejor primera jugada.',
    'The hard totals on which one doubles, and against what.': 'Los totales duros con los que se dobla, y contra qué.',
    'The last bet, after a flop played by the rules.': 'La última apuesta, tras un flop jugado según las reglas.',
    'Two cards of one value: split, or play the total.': 'Dos cartas del mismo valor: dividirlas, o jugar el total.',
    'Two neighbouring boxes of your own, decided one after the other, each seeing the other’s cards. A dark bet on somebody else’s box has no decision: it follows his, and is worth as much.':
      'Dos casillas vecinas tuyas, decididas una tras otra, cada una viendo las cartas de la otra. Una apuesta a oscuras en la casilla de otro no decide nada: sigue a la suya y vale lo mismo.',
    'Two or three of your cards win: which to place.': 'Ganan dos o tres de tus cartas: cuál colocar.',
    'Weak high cards and thin draws: the hands near the line.':
      'Cartas altas débiles y proyectos flojos: las manos cerca de la línea.',
    'Whole rounds as they come, to the showdown.': 'Rondas enteras como vienen, hasta el final.',
    'Whole rounds from a fresh shoe: insurance where it is offered, every hand played to its end.':
      'Rondas enteras con el zapato recién barajado: el seguro donde se ofrece, cada mano hasta su final.',
    'Whole rounds, from the add-on to the last card.': 'Rondas enteras, del añadido a la última carta.',
    'Whole rounds, from the first two cards to the showdown.': 'Rondas enteras, de las dos primeras cartas al final.',
    'Always one dollar: wins with a full house or better, and a royal flush wins the meter, one share to a hand where several win.':
      'Siempre un dólar: gana con full o mejor, y una escalera real gana el bote, una parte por mano si ganan varias.',
    'Wins if your best five of your two cards and the board are three of a kind or better, whoever wins the hand.':
      'Gana si tus mejores cinco, de tus dos cartas y la mesa, son trío o mejor, gane quien gane la mano.',
    'Wins if your two cards and the flop are three of a kind or better. The royal flush takes the meter, which holds the round’s own bets and is shared by all that bet on it: give your share, with your bet in it.':
      'Gana si tus dos cartas y el flop son trío o mejor. La escalera real se lleva el bote, que incluye las apuestas de la ronda y se reparte entre todos los que apostaron: indica tu parte, con tu apuesta dentro.',
    'Wins if your two cards and the flop make a pair of aces or better, whether you call or fold. At the table it is at most the ante.':
      'Gana si tus dos cartas y el flop forman pareja de ases o mejor, iguales o te retires. En la mesa es como mucho el ante.',
    'Wins when the best five of your three cards and the dealer’s three are three of a kind or better.':
      'Gana si las mejores cinco, de tus tres cartas y las tres del crupier, son trío o mejor.',
    'Wins when the best five of your two cards, the dealer’s up card and the flop are three of a kind or better.':
      'Gana si las mejores cinco, de tus dos cartas, la carta vista del crupier y el flop, son trío o mejor.',
    'Wins when the best hand of your seven cards is a straight or better, however you set them. Three of a kind ranks above a straight here.':
      'Gana si la mejor mano de tus siete cartas es escalera o mejor, las coloques como las coloques. Aquí el trío vale más que la escalera.',
    'Wins when your three cards and the dealer’s third are of four different suits, or all of one suit.':
      'Gana si tus tres cartas y la tercera del crupier son de cuatro palos distintos, o todas del mismo.',
    'Wins when your three cards hold a pair or better, whatever the dealer has and whether you play or fold.':
      'Gana si tus tres cartas tienen pareja o mejor, tenga lo que tenga el crupier y juegues o te retires.',
    'Wins with a pair, or an ace and a king, queen or jack, in your two hole cards; most of all with aces against aces.':
      'Gana con pareja, o con as y rey, dama o jota, en tus dos cartas; sobre todo con ases contra ases.',
  }),
)
