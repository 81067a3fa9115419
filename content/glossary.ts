import type { GameId } from '@/lib/games/ids'

/*
 * The words of the field, one to three sentences each. Text holds links as `[words](#other-term)` or `[words](/page)`. What a figure
 * of a game comes to is never said here: that is what the pages are for.
 */

export interface Term {
  /** The anchor: `/glossary#element-of-risk`. */
  readonly id: string
  readonly name: string
  /** Other words for it. */
  readonly also?: readonly string[]
  readonly text: string
  /** The games whose own word it is; absent: any. */
  readonly games?: readonly GameId[]
  /** Where it matters. */
  readonly see?: readonly { readonly name: string; readonly href: string }[]
}

const ULTIMATE = 'ultimate-texas-holdem'
const THREE = 'three-card-poker'
const CASINO = 'casino-holdem'
const PAI_GOW = 'pai-gow-poker'
const XX = 'xx-poker'
const TEXAS_21 = 'texas-21'

const TERMS = [
  {
    id: 'add-on',
    name: 'Add-on',
    games: [XX],
    text: 'A second bet of up to half the [Play bet](#play), made before any dealer card is seen. It moves with the Play bet and is paid like it, so it is worth making in full or not at all.',
    see: [{ name: 'When to add on', href: '/xx-poker#strategy' }],
  },
  {
    id: 'ante',
    name: 'Ante',
    text: 'The bet you make before you see a card, and lose when you [fold](#fold). At the poker games here it is the [base wager](#base-wager): every figure is counted in antes.',
  },
  {
    id: 'ante-bonus',
    name: 'Ante bonus',
    games: [THREE],
    text: 'What a straight or better pays on the [ante](#ante) whatever the dealer holds. It is part of the game and no [side bet](#side-bet): a shorter table makes the game dearer.',
    see: [{ name: 'Ante bonus tables', href: '/pay-tables#three-card-poker' }],
  },
  {
    id: 'banker',
    name: 'Banker',
    games: [PAI_GOW],
    text: 'The one against whom every other hand is compared, and who wins a [copy](#copy). Usually the house; in some houses players take turns.',
    see: [{ name: 'What banking is worth', href: '/pay-tables#pai-gow-poker' }],
  },
  {
    id: 'bankroll',
    name: 'Bankroll',
    text: 'The money you set aside to play with. How long it lasts depends on the [house edge](#house-edge), and far more on the [standard deviation](#standard-deviation).',
    see: [{ name: 'How long a bankroll lasts', href: '/ultimate-texas-holdem/risk' }],
  },
  {
    id: 'base-wager',
    name: 'Base wager',
    also: ['unit'],
    text: 'The bet that everything else is counted in: the [ante](#ante), at XX Poker the [Play bet](#play), at Pai Gow Poker and Texas 21 the main bet.',
  },
  {
    id: 'basic-strategy',
    name: 'Basic strategy',
    games: [TEXAS_21],
    text: 'The best play that looks at no more than your total and the dealer’s [up card](#up-card). It is [total-dependent](#total-dependent), and fits on a card.',
    see: [{ name: 'What it costs against exact play', href: '/texas-21/strategy' }],
  },
  {
    id: 'blackjack',
    name: 'Blackjack',
    also: ['natural'],
    games: [TEXAS_21],
    text: 'An ace and a ten-valued card as the first two cards, paid more than even money. Two such cards after a [split](#split) are no blackjack.',
  },
  {
    id: 'blind',
    name: 'Blind',
    games: [ULTIMATE],
    text: 'A second bet of the same size as the [ante](#ante). It is paid by a table when you win with a straight or better, [pushes](#push) when you win with less, and is lost when you lose.',
    see: [{ name: 'Blind tables', href: '/ultimate-texas-holdem/pay-tables' }],
  },
  {
    id: 'box',
    name: 'Box',
    also: ['seat', 'spot'],
    text: 'A place on the layout that is dealt a hand of its own. One player may hold several where the house allows it.',
  },
  {
    id: 'break-even-meter',
    name: 'Break-even meter',
    text: 'The [meter](#meter) at which a [progressive](#progressive) bet is worth nothing either way. Below it the house has the edge, above it the player.',
    see: [{ name: 'The progressive of Texas 21', href: '/texas-21/side-bets' }],
  },
  {
    id: 'bust',
    name: 'Bust',
    games: [TEXAS_21],
    text: 'To hold more than twenty-one, and lose at once: also when the dealer busts after you.',
  },
  {
    id: 'call',
    name: 'Call',
    games: [CASINO],
    text: 'To stay in by a further bet of a fixed size, instead of [folding](#fold).',
    see: [{ name: 'How often to call', href: '/casino-holdem#strategy' }],
  },
  {
    id: 'check',
    name: 'Check',
    text: 'To bet nothing now and stay in. It costs nothing by itself; what it may cost is the larger bet that was to be had.',
  },
  {
    id: 'clause',
    name: 'Clause',
    games: [PAI_GOW],
    text: 'One rule of a [house way](#house-way): which hands it covers and how they are set. The first clause that covers a hand decides.',
    see: [{ name: 'House ways, clause by clause', href: '/house-ways' }],
  },
  {
    id: 'close-call',
    name: 'Close call',
    text: 'A decision in which two options are worth nearly the same. A mistake there costs little, which is why such hands are learned last.',
  },
  {
    id: 'commission',
    name: 'Commission',
    games: [PAI_GOW],
    text: 'A share that the house keeps of each win. Without it, and with [copies](#copy) to neither side, the game would be even between two who set alike.',
    see: [{ name: 'The game with no commission', href: '/pay-tables#pai-gow-poker' }],
  },
  {
    id: 'community-cards',
    name: 'Community cards',
    also: ['board'],
    text: 'Cards face up that belong to every hand at the table, the dealer’s too.',
  },
  {
    id: 'complete-hand',
    name: 'Complete hand',
    games: [PAI_GOW],
    text: 'A straight, a flush, a straight flush or a royal flush: a hand that needs all five cards behind. Whether to keep it or to play a pair in front is what many [clauses](#clause) are about.',
  },
  {
    id: 'composition-dependent',
    name: 'Composition-dependent',
    games: [TEXAS_21],
    text: 'Said of a play that looks at which cards make up the total and at every other card seen, not at the total alone. The opposite is [total-dependent](#total-dependent).',
    see: [{ name: 'What it is worth', href: '/texas-21#strategy' }],
  },
  {
    id: 'contest',
    name: 'Contest',
    games: [XX],
    text: 'One of the dealer’s first two cards, turned over for you to beat with a higher card of the same suit. A contest won moves your bets to a place that pays more.',
    see: [{ name: 'Which card to place', href: '/xx-poker#strategy' }],
  },
  {
    id: 'copy',
    name: 'Copy',
    games: [PAI_GOW],
    text: 'A front or a back hand of exactly the rank of the one it is compared with. It goes to the [banker](#banker): apart from the [commission](#commission), that is the banker’s whole advantage over a player who sets the same way.',
  },
  {
    id: 'cut-off',
    name: 'Cut-off',
    text: 'The line in a row of hands above which one play is right and below which another: the last king that is raised, the lowest queen that is played.',
    see: [{ name: 'Where you draw it', href: '/progress' }],
  },
  {
    id: 'dark-bet',
    name: 'Dark bet',
    games: [CASINO],
    text: 'A bet on a [box](#box) whose cards another player plays. The owner of the box decides, and every bet on it follows.',
  },
  {
    id: 'dead-card',
    name: 'Dead card',
    text: 'A card you know to be out of the deck, such as a neighbor’s that you saw. It changes what every option is worth, mostly by little.',
    see: [{ name: 'Enter dead cards in the calculator', href: '/three-card-poker/calculator' }],
  },
  {
    id: 'double-down',
    name: 'Double down',
    games: [TEXAS_21],
    text: 'To bet as much again on a hand and take exactly one more card.',
  },
  {
    id: 'effect-of-removal',
    name: 'Effect of removal',
    games: [TEXAS_21],
    text: 'How much the worth of a bet changes when one card of a kind leaves the [shoe](#shoe).',
    see: [{ name: 'Card by card', href: '/texas-21/side-bets' }],
  },
  {
    id: 'element-of-risk',
    name: 'Element of risk',
    text: 'What is lost on average as a share of all the money you bet in a round, raises included. The [house edge](#house-edge) divides the same loss by the [base wager](#base-wager) alone; to compare games in which you raise with games in which you do not, use this one.',
    see: [{ name: 'Both, game by game', href: '/games' }],
  },
  {
    id: 'error-rate',
    name: 'Error rate',
    text: 'What your mistakes cost on average for each decision that was not obvious, in thousandths of a [base wager](#base-wager).',
    see: [{ name: 'Your progress', href: '/progress' }],
  },
  {
    id: 'ev',
    name: 'EV',
    also: ['expected value', 'expectation'],
    text: 'What an option gains or loses on average over every way the cards can fall, counted in [base wagers](#base-wager), with best play afterwards. The option with the highest EV is the right one, whatever happened this time.',
    see: [{ name: 'The EV of any decision', href: '/ultimate-texas-holdem/calculator' }],
  },
  {
    id: 'exposure',
    name: 'Exposure',
    games: [CASINO],
    text: 'The rule by which one player may hold two [boxes](#box) and see both hands: each hand’s cards are [dead](#dead-card) to the other.',
  },
  {
    id: 'five-aces',
    name: 'Five aces',
    games: [PAI_GOW],
    text: 'Four aces and the [joker](#joker): the highest hand of the game.',
  },
  {
    id: 'flop',
    name: 'Flop',
    text: 'The first three [community cards](#community-cards), turned together. At Texas 21 the four cards dealt face up before the play of the hands are called the flop too.',
  },
  {
    id: 'fold',
    name: 'Fold',
    text: 'To give up a hand and lose what is already bet on it. Right whenever every other option loses more than that.',
    see: [{ name: 'Which hands to fold before the flop', href: '/texas-holdem-bonus#strategy' }],
  },
  {
    id: 'foul',
    name: 'Foul',
    games: [PAI_GOW],
    text: 'A setting whose two cards in front outrank the five behind. A player’s foul hand loses; the dealer’s is set again by the [house way](#house-way).',
  },
  {
    id: 'grade',
    name: 'Grade',
    text: 'What an answer in the trainer is called by its cost: best, fine, inaccuracy, mistake or blunder. An option of equal [EV](#ev) is best too.',
  },
  {
    id: 'hard-hand',
    name: 'Hard hand',
    games: [TEXAS_21],
    text: 'A hand without an ace, or in which every ace counts one because eleven would be too many. See [soft hand](#soft-hand).',
  },
  {
    id: 'hidden-pair',
    name: 'Hidden pair',
    text: 'A pair that at least one of your [hole cards](#hole-cards) makes, so that the dealer does not share it. A pair on the board alone is everybody’s.',
    see: [{ name: 'When to bet it', href: '/ultimate-texas-holdem#strategy' }],
  },
  {
    id: 'high-hand',
    name: 'High hand',
    also: ['back', 'hand behind'],
    games: [PAI_GOW],
    text: 'The five of your seven cards that stand behind. They may not rank below the [low hand](#low-hand).',
  },
  {
    id: 'hit',
    name: 'Hit',
    games: [TEXAS_21],
    text: 'To take one more card.',
  },
  {
    id: 'hole-cards',
    name: 'Hole cards',
    also: ['pocket cards'],
    text: 'The two cards that are yours alone.',
  },
  {
    id: 'house-edge',
    name: 'House edge',
    also: ['house advantage'],
    text: 'What the house keeps on average of each [base wager](#base-wager), in percent. It is the [EV](#ev) of a round with its sign turned round, and is meant for best play unless it says otherwise.',
    see: [
      { name: 'The games by their edge', href: '/games' },
      { name: 'Published edges, checked', href: '/errata' },
    ],
  },
  {
    id: 'house-way',
    name: 'House way',
    games: [PAI_GOW],
    text: 'The written rules by which the dealer must set seven cards, as a list of [clauses](#clause). A player may ask to have a hand set by it, and need not.',
    see: [
      { name: 'House ways', href: '/house-ways' },
      { name: 'Drill one', href: '/dealer-school/house-way' },
    ],
  },
  {
    id: 'insurance',
    name: 'Insurance',
    games: [TEXAS_21],
    text: 'A bet, offered when the dealer shows an ace, that they have a [blackjack](#blackjack). It is a [side bet](#side-bet) on the ten-valued cards that are left.',
  },
  {
    id: 'joker',
    name: 'Joker',
    also: ['bug'],
    games: [PAI_GOW],
    text: 'The extra card of Pai Gow Poker. It completes a straight, a flush, a straight flush or a royal flush; anywhere else it is an ace. Such a half-wild joker is called a bug.',
  },
  {
    id: 'jokolor',
    name: 'Jokolor',
    games: [PAI_GOW],
    text: 'A licensed [side bet](#side-bet) at Pai Gow Poker, placed before the cards are dealt; UK Casino Table Games names Galaxy Gaming as its owner. The rule sheet that our Pai Gow rules come from names the bet but prints no [pay table](#pay-table), so this site gives no figure for it.',
    see: [{ name: 'Pai Gow bonus tables that are printed', href: '/pai-gow-poker/side-bets' }],
  },
  {
    id: 'kicker',
    name: 'Kicker',
    text: 'A card that decides between two hands of the same pair or the same high cards.',
  },
  {
    id: 'late-surrender',
    name: 'Late surrender',
    games: [TEXAS_21],
    text: 'To give up half the bet after the dealer has looked for a [blackjack](#blackjack) and has none.',
  },
  {
    id: 'low-hand',
    name: 'Low hand',
    also: ['front', 'hand in front'],
    games: [PAI_GOW],
    text: 'The two of your seven cards that stand in front. A pair is the most they can be; straights and flushes do not count there.',
  },
  {
    id: 'meter',
    name: 'Meter',
    text: 'The prize of a [progressive](#progressive) bet as it stands now. It grows by a part of every such bet until somebody wins it, and begins again at its [seed](#seed).',
    see: [{ name: 'From which meter it pays', href: '/texas-21/side-bets' }],
  },
  {
    id: 'mini-royal',
    name: 'Mini royal',
    games: [THREE],
    text: 'Ace, king and queen of one suit: the highest hand of three cards. Some [pay tables](#pay-table) have a price of its own for it.',
  },
  {
    id: 'mix-and-match',
    name: 'Mix & Match',
    games: [XX],
    text: 'A [side bet](#side-bet) on the suits of your three cards and the dealer’s third: all different, or all the same.',
    see: [{ name: 'Its true edge', href: '/errata#mix-and-match' }],
  },
  {
    id: 'no-game',
    name: 'No game',
    games: [CASINO],
    text: 'What a dealer says whose hand does not [qualify](#qualify). Which bets are then paid, and whether a lower hand of yours is paid too, differs from sheet to sheet.',
    see: [{ name: 'What each reading costs', href: '/pay-tables#casino-holdem' }],
  },
  {
    id: 'offsuit',
    name: 'Offsuit',
    also: ['unsuited'],
    text: 'Of two different suits: written with an o, as in K5o. See [suited](#suited).',
  },
  {
    id: 'outs',
    name: 'Outs',
    text: 'The unseen cards that would change who wins. On the [river](#river) of Ultimate Texas Hold’em they are the dealer’s: every card that beats you if the dealer holds it.',
    see: [{ name: 'The rule of 21 outs, priced', href: '/errata#ultimate-21-outs' }],
  },
  {
    id: 'pai-gow',
    name: 'Pai gow',
    games: [PAI_GOW],
    text: 'A hand of seven cards with no pair and nothing better. The game has its name from it.',
  },
  {
    id: 'pair-plus',
    name: 'Pair Plus',
    games: [THREE],
    text: 'A [side bet](#side-bet) on your own three cards, paid by table from a pair up, whatever the dealer has.',
    see: [{ name: 'Its tables compared', href: '/pay-tables#three-card-poker' }],
  },
  {
    id: 'pay-table',
    name: 'Pay table',
    text: 'What each hand pays, as the placard on the table prints it. The same game with another table is another price.',
    see: [{ name: 'Pay tables found in casinos', href: '/pay-tables' }],
  },
  {
    id: 'peek',
    name: 'Peek',
    games: [TEXAS_21],
    text: 'The dealer’s look at the face-down card before anybody plays, to check for a [blackjack](#blackjack). If there is none, that tells you something about the card.',
  },
  {
    id: 'play',
    name: 'Play',
    text: 'The bet by which you stay in: to play is to make it. At XX Poker it is the first bet, made before any card.',
  },
  {
    id: 'progressive',
    name: 'Progressive',
    text: 'A [side bet](#side-bet) whose highest prize is a [meter](#meter) that all players fill.',
  },
  {
    id: 'push',
    name: 'Push',
    text: 'Neither won nor lost: the bet comes back.',
  },
  {
    id: 'qualify',
    name: 'Qualify',
    text: 'To hold at least the hand that the rules ask of the dealer. When the dealer doesn’t, some bets [push](#push) or are paid whatever you hold; which ones is a rule of each game.',
  },
  {
    id: 'raise',
    name: 'Raise',
    text: 'To bet more once you have seen cards. At Ultimate Texas Hold’em you may raise once a round, and the earlier the more.',
    see: [{ name: 'What to raise', href: '/ultimate-texas-holdem#strategy' }],
  },
  {
    id: 'return-to-player',
    name: 'Return to player',
    also: ['RTP', 'return'],
    text: 'What comes back on average of what is bet, in percent: a hundred less the edge. It says little unless it is told of which bet: of the [ante](#ante), or of all bets (see [element of risk](#element-of-risk)).',
    see: [{ name: 'Published returns, checked', href: '/errata' }],
  },
  {
    id: 'risk-of-ruin',
    name: 'Risk of ruin',
    text: 'The chance that a [bankroll](#bankroll) is lost within a given time.',
    see: [{ name: 'Worked out', href: '/ultimate-texas-holdem/risk' }],
  },
  {
    id: 'river',
    name: 'River',
    text: 'The last [community card](#community-cards), and the decision after it. At Ultimate Texas Hold’em the [turn](#turn) and the river come together.',
  },
  {
    id: 'seed',
    name: 'Seed',
    text: 'The [meter](#meter) at its beginning, and again each time it has been won: the house’s own money.',
  },
  {
    id: 'shoe',
    name: 'Shoe',
    games: [TEXAS_21],
    text: 'The box from which several decks are dealt, and the cards left in it. What has left it changes what bets are worth.',
  },
  {
    id: 'showdown',
    name: 'Showdown',
    text: 'The comparison of your hand with the dealer’s when all cards are out.',
    see: [{ name: 'Settle a table yourself', href: '/dealer-school/payouts' }],
  },
  {
    id: 'side-bet',
    name: 'Side bet',
    also: ['bonus bet'],
    text: 'A bet beside the game, settled by cards alone: no decision makes it better. It has an edge of its own, most often a larger one.',
    see: [{ name: 'Side bets by their tables', href: '/pay-tables' }],
  },
  {
    id: 'soft-hand',
    name: 'Soft hand',
    games: [TEXAS_21],
    text: 'A hand with an ace that counts eleven: no single card can bust it. “Soft seventeen” is an ace and six more; whether the dealer takes a card with it is a rule of the house.',
    see: [{ name: 'What that rule costs', href: '/pay-tables#texas-21' }],
  },
  {
    id: 'split',
    name: 'Split',
    games: [TEXAS_21],
    text: 'To make two hands of a pair, with a second bet of the same size. Any two ten-valued cards are a pair here.',
  },
  {
    id: 'stand',
    name: 'Stand',
    games: [TEXAS_21],
    text: 'To take no more cards.',
  },
  {
    id: 'standard-deviation',
    name: 'Standard deviation',
    text: 'How far a round’s result lies from the average, taken over all results: the size of luck, in [base wagers](#base-wager). Over many rounds luck grows with the square root of their number, and the [house edge](#house-edge) with the number itself.',
    see: [
      { name: 'A session in figures', href: '/texas-holdem-bonus/risk' },
      { name: 'A published one, checked', href: '/errata#bonus-deviation' },
    ],
  },
  {
    id: 'stub',
    name: 'Stub',
    text: 'The cards that are left after those you know of: what everything still to come is dealt from.',
  },
  {
    id: 'suited',
    name: 'Suited',
    text: 'Of one suit: written with an s, as in K5s. It is worth a little more than the same cards [offsuit](#offsuit).',
  },
  {
    id: 'total-dependent',
    name: 'Total-dependent',
    games: [TEXAS_21],
    text: 'Said of a play that looks only at the total of your hand, at whether it is [soft](#soft-hand) or a pair, and at the dealer’s [up card](#up-card): what a basic-strategy card can say. See [composition-dependent](#composition-dependent).',
  },
  {
    id: 'trips',
    name: 'Trips',
    text: 'Three of a kind; at Ultimate Texas Hold’em also the [side bet](#side-bet) that is paid from it up, whoever wins.',
    see: [{ name: 'Trips tables compared', href: '/pay-tables#ultimate-texas-holdem' }],
  },
  {
    id: 'turn',
    name: 'Turn',
    text: 'The fourth [community card](#community-cards), and at Texas Hold’em Bonus Poker the decision after it.',
  },
  {
    id: 'up-card',
    name: 'Up card',
    games: [TEXAS_21],
    text: 'The dealer’s card that lies face up from the start.',
  },
  {
    id: 'variance',
    name: 'Variance',
    text: 'The square of the [standard deviation](#standard-deviation). Unlike it, variances of rounds add up.',
  },
  {
    id: 'wheel',
    name: 'Wheel',
    games: [PAI_GOW],
    text: 'The straight from the ace to the five. At Pai Gow Poker it is usually the second highest straight, and in some houses the lowest.',
    see: [{ name: 'What the lowest wheel costs', href: '/pay-tables#pai-gow-poker' }],
  },
] as const satisfies readonly Term[]

/** A term by its anchor: a text that names one there is not does not compile. */
export type TermId = (typeof TERMS)[number]['id']

/** Every term, in the order of the alphabet. */
export const GLOSSARY: readonly Term[] = TERMS

/** A piece of a term's text: words, or words that lead somewhere. */
export interface Piece {
  readonly text: string
  readonly href?: string
}

/** The text of a term in pieces. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces = text.split(/\[([^\]]+)\]\(([^)]+)\)/)
  return pieces.flatMap((piece, i): readonly Piece[] => {
    if (i % 3 === 0) return piece === '' ? [] : [{ text: piece }]
    return i % 3 === 1 ? [{ text: piece, href: pieces[i + 1]! }] : []
  })
}

/** The text of a term without its links: for an index, a tooltip. */
export const plainText = ({ text }: Pick<Term, 'text'>): string =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('')
