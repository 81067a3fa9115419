import type { GameId } from '@/lib/games/ids'

/*
 * The glossary, one to three sentences a term. Links are written `[words](#other-term)` or `[words](/page)`. The texts
 * hold no figures of games; the pages do.
 */

export interface Term {
  /** The anchor: `/glossary#element-of-risk`. */
  readonly id: string
  readonly name: string
  /** Synonyms. */
  readonly also?: readonly string[]
  readonly text: string
  /** The games that use the word; absent for all. */
  readonly games?: readonly GameId[]
  /** Links to pages where it matters. */
  readonly see?: readonly { readonly name: string; readonly href: string }[]
  /** The English name, in a list in another language that has a different one. */
  readonly english?: string
}

/** The words of a term in a language other than English. */
export interface TermWords extends Pick<Term, 'name' | 'also' | 'text'> {
  /** The names of the links, in the order of the English ones. */
  readonly see?: readonly string[]
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
    text: 'A second bet of up to half the [Play bet](#play), made before you see a dealer card. It moves with the Play bet and pays the same, so make it in full or not at all.',
    see: [{ name: 'When to add on', href: '/xx-poker#strategy' }],
  },
  {
    id: 'ante',
    name: 'Ante',
    text: 'The bet you make before you see a card. You lose it if you [fold](#fold). In the poker games here it is the [base wager](#base-wager): every figure is counted in antes.',
  },
  {
    id: 'ante-bonus',
    name: 'Ante bonus',
    games: [THREE],
    text: 'A bonus on the [ante](#ante) for a straight or better, whatever the dealer holds. It is part of the game, not a [side bet](#side-bet): if it pays less, the game costs more.',
    see: [{ name: 'Ante bonus tables', href: '/pay-tables#three-card-poker' }],
  },
  {
    id: 'banker',
    name: 'Banker',
    games: [PAI_GOW],
    text: 'The house or player whose hand all the others must beat. The banker wins every [copy](#copy). It’s usually the house; in some casinos players take turns.',
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
    text: 'The bet that everything is counted in: the [ante](#ante), the [Play bet](#play) in XX Poker, the main bet in Pai Gow Poker and blackjack.',
  },
  {
    id: 'basic-strategy',
    name: 'Basic strategy',
    games: [TEXAS_21],
    text: 'The best play if you look only at your total and the dealer’s [up card](#up-card). It is [total-dependent](#total-dependent) and fits on a card.',
    see: [{ name: 'What it costs against exact play', href: '/texas-21/strategy' }],
  },
  {
    id: 'blackjack',
    name: 'Blackjack',
    also: ['natural'],
    games: [TEXAS_21],
    text: 'An ace and a ten-valued card as your first two cards. It pays more than even money. After a [split](#split) the same two cards are just twenty-one.',
  },
  {
    id: 'blind',
    name: 'Blind',
    games: [ULTIMATE],
    text: 'A second bet of the same size as the [ante](#ante). If you win with a straight or better, it pays by a table; if you win with less, it [pushes](#push). If you lose, you lose it.',
    see: [{ name: 'Blind tables', href: '/ultimate-texas-holdem/pay-tables' }],
  },
  {
    id: 'box',
    name: 'Box',
    also: ['seat', 'spot'],
    text: 'A place on the layout that gets its own hand. One player may hold several where the house allows it.',
  },
  {
    id: 'break-even-meter',
    name: 'Break-even meter',
    text: 'The [meter](#meter) at which a [progressive](#progressive) bet is even. Below it the house has the edge, above it you do.',
    see: [{ name: 'The progressive of Texas 21', href: '/texas-21/side-bets' }],
  },
  {
    id: 'bust',
    name: 'Bust',
    games: [TEXAS_21],
    text: 'To go over twenty-one and lose at once, even if the dealer busts later.',
  },
  {
    id: 'call',
    name: 'Call',
    games: [CASINO],
    text: 'To stay in with another bet of a fixed size, instead of [folding](#fold).',
    see: [{ name: 'How often to call', href: '/casino-holdem#strategy' }],
  },
  {
    id: 'check',
    name: 'Check',
    text: 'To stay in without betting now. It is free, but you may miss the chance to bet more.',
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
    text: 'A decision in which two options are worth nearly the same. A mistake there costs little, so learn such hands last.',
  },
  {
    id: 'commission',
    name: 'Commission',
    games: [PAI_GOW],
    text: 'A share that the house keeps of each win. Without it, and without [copies](#copy), the game would be even between two players who set alike.',
    see: [{ name: 'The game with no commission', href: '/pay-tables#pai-gow-poker' }],
  },
  {
    id: 'community-cards',
    name: 'Community cards',
    also: ['board'],
    text: 'Face-up cards that count for every hand at the table, the dealer’s too.',
  },
  {
    id: 'complete-hand',
    name: 'Complete hand',
    games: [PAI_GOW],
    text: 'A straight, a flush, a straight flush or a royal flush: a hand that needs all five cards behind. Many [clauses](#clause) decide whether to keep it or to play a pair in front.',
  },
  {
    id: 'composition-dependent',
    name: 'Composition-dependent',
    games: [TEXAS_21],
    text: 'Describes play that depends on each card of your hand and every other card you’ve seen, not just on the total. The opposite is [total-dependent](#total-dependent).',
    see: [{ name: 'What it is worth', href: '/texas-21#strategy' }],
  },
  {
    id: 'contest',
    name: 'Contest',
    games: [XX],
    text: 'The dealer turns one of their first two cards, and you try to beat it with a higher card of the same suit. If you win, your bets move to a place that pays more.',
    see: [{ name: 'Which card to place', href: '/xx-poker#strategy' }],
  },
  {
    id: 'copy',
    name: 'Copy',
    games: [PAI_GOW],
    text: 'A front or back hand of exactly the same rank as the one it is compared with. The [banker](#banker) wins it. Apart from the [commission](#commission), that is the banker’s whole advantage over a player who sets the same way.',
  },
  {
    id: 'cut-off',
    name: 'Cut-off',
    text: 'The line in a row of hands where the right play changes, such as the last king to raise or the lowest queen to play.',
    see: [{ name: 'Where you draw it', href: '/progress' }],
  },
  {
    id: 'dark-bet',
    name: 'Dark box',
    also: ['dark bet', 'unseen box'],
    games: [CASINO],
    text: 'A [box](#box) that you bet on without seeing its cards. You may have as many as are free, in any amount. The boxes whose cards you see are [open](#exposure).',
  },
  {
    id: 'dead-card',
    name: 'Dead card',
    text: 'A card you know to be out of the deck, such as one you saw in a neighbor’s hand. It changes what every option is worth, mostly by little.',
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
    text: 'How much a bet gains or loses when one card of a kind leaves the [shoe](#shoe).',
    see: [{ name: 'Card by card', href: '/texas-21/side-bets' }],
  },
  {
    id: 'element-of-risk',
    name: 'Element of risk',
    text: 'The average loss as a share of all the money you bet in a round, raises included. The [house edge](#house-edge) divides the same loss by the [base wager](#base-wager) alone. Use the element of risk to compare games in which you raise with games in which you don’t.',
    see: [{ name: 'Both, game by game', href: '/games' }],
  },
  {
    id: 'error-rate',
    name: 'Error rate',
    text: 'What your mistakes cost on average per decision, in thousandths of a [base wager](#base-wager). Obvious decisions don’t count.',
    see: [{ name: 'Your progress', href: '/progress' }],
  },
  {
    id: 'ev',
    name: 'EV',
    also: ['expected value', 'expectation'],
    text: 'What an option gains or loses on average, over every way the cards can fall, with best play afterwards. It is counted in [base wagers](#base-wager). The option with the highest EV is right, whatever happened this time.',
    see: [{ name: 'The EV of any decision', href: '/ultimate-texas-holdem/calculator' }],
  },
  {
    id: 'exposure',
    name: 'Exposure',
    games: [CASINO],
    also: ['open box'],
    text: 'The rule by which one player may hold two open [boxes](#box) and see both hands. The boxes are neighbors with equal antes. Each hand’s cards are [dead](#dead-card) to the other.',
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
    text: 'The first three [community cards](#community-cards), turned together. At Texas 21 it is the four face-up cards dealt before anybody plays.',
  },
  {
    id: 'flush-draw',
    name: 'Flush draw',
    also: ['four to a flush', 'four-flush'],
    text: 'Four cards of one suit with more cards to come: one more of the suit makes a flush.',
  },
  {
    id: 'fold',
    name: 'Fold',
    text: 'To give up a hand and lose what you’ve already bet on it. Fold when every other option loses more.',
    see: [{ name: 'Which hands to fold before the flop', href: '/texas-holdem-bonus#strategy' }],
  },
  {
    id: 'foul',
    name: 'Foul',
    games: [PAI_GOW],
    text: 'A hand set so that the two cards in front outrank the five behind. A player’s foul hand loses; the dealer’s is set again by the [house way](#house-way).',
  },
  {
    id: 'grade',
    name: 'Grade',
    text: 'How the trainer rates an answer by its cost: best, fine, inaccuracy, mistake or blunder. An option of equal [EV](#ev) is also best. If you follow the rule that the course teaches and another play is better with that hand, the trainer says so: it costs money but isn’t a mistake.',
  },
  {
    id: 'hard-hand',
    name: 'Hard hand',
    games: [TEXAS_21],
    text: 'A hand without an ace, or with aces that must count one because eleven would bust it. See [soft hand](#soft-hand).',
  },
  {
    id: 'hidden-pair',
    name: 'Hidden pair',
    text: 'A pair made with at least one of your [hole cards](#hole-cards), so the dealer doesn’t share it. A pair on the board belongs to everybody.',
    see: [{ name: 'When to bet it', href: '/ultimate-texas-holdem#strategy' }],
  },
  {
    id: 'high-hand',
    name: 'High hand',
    also: ['back', 'hand behind'],
    games: [PAI_GOW],
    text: 'The five of your seven cards that you set behind. They may not rank below the [low hand](#low-hand).',
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
    text: 'The two cards that only you use.',
  },
  {
    id: 'house-edge',
    name: 'House edge',
    also: ['house advantage'],
    text: 'What the house keeps on average of each [base wager](#base-wager), as a percentage. It is the [EV](#ev) of a round with the opposite sign, and assumes best play unless it says otherwise.',
    see: [
      { name: 'The games by their edge', href: '/games' },
      { name: 'Published edges, checked', href: '/errata' },
    ],
  },
  {
    id: 'house-way',
    name: 'House way',
    games: [PAI_GOW],
    text: 'The written rules by which the dealer must set seven cards, as a list of [clauses](#clause). You may ask to have your hand set by it, but you needn’t.',
    see: [
      { name: 'House ways', href: '/house-ways' },
      { name: 'Drill one', href: '/dealer-school/house-way' },
    ],
  },
  {
    id: 'insurance',
    name: 'Insurance',
    games: [TEXAS_21],
    text: 'A bet that the dealer has a [blackjack](#blackjack), offered when they show an ace. It is a [side bet](#side-bet) on the ten-valued cards that are left.',
  },
  {
    id: 'joker',
    name: 'Joker',
    also: ['bug'],
    games: [PAI_GOW],
    text: 'The extra card of Pai Gow Poker. It completes a straight, a flush, a straight flush or a royal flush; otherwise it is an ace. A joker with such limits is called a bug.',
  },
  {
    id: 'jokolor',
    name: 'Jokolor',
    games: [PAI_GOW],
    text: 'A licensed [side bet](#side-bet) in Pai Gow Poker, made before the cards are dealt. UK Casino Table Games names Galaxy Gaming as its owner. The rule sheet that our Pai Gow rules come from names the bet but prints no [pay table](#pay-table), so we give no figure for it.',
    see: [{ name: 'Pai Gow bonus tables that are printed', href: '/pai-gow-poker/side-bets' }],
  },
  {
    id: 'kicker',
    name: 'Kicker',
    text: 'A card that decides between two hands with the same pair or the same high card.',
  },
  {
    id: 'late-surrender',
    name: 'Late surrender',
    games: [TEXAS_21],
    text: 'To give up half your bet after the dealer has checked for a [blackjack](#blackjack) and doesn’t have one.',
  },
  {
    id: 'low-hand',
    name: 'Low hand',
    also: ['front', 'hand in front'],
    games: [PAI_GOW],
    text: 'The two of your seven cards that you set in front. They can make a pair at most; straights and flushes don’t count there.',
  },
  {
    id: 'meter',
    name: 'Meter',
    text: 'The current prize of a [progressive](#progressive) bet. It grows with every such bet until somebody wins it, and then starts again at its [seed](#seed).',
    see: [{ name: 'From which meter it pays', href: '/texas-21/side-bets' }],
  },
  {
    id: 'mini-royal',
    name: 'Mini royal',
    games: [THREE],
    text: 'Ace, king and queen of one suit: the highest three-card hand. Some [pay tables](#pay-table) pay more for it than for a straight flush.',
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
    text: 'What the dealer says when their hand doesn’t [qualify](#qualify). Which bets are then paid, and whether your hand must be higher, differs from rule sheet to rule sheet.',
    see: [{ name: 'What each reading costs', href: '/pay-tables#casino-holdem' }],
  },
  {
    id: 'offsuit',
    name: 'Offsuit',
    also: ['unsuited'],
    text: 'Of two different suits, written with an o as in K5o. See [suited](#suited).',
  },
  {
    id: 'outs',
    name: 'Outs',
    text: 'The unseen cards that would change who wins. On the [river](#river) of Ultimate Texas Hold’em they are the dealer’s: every card that would beat you in the dealer’s hand.',
    see: [{ name: 'The rule of 21 outs, priced', href: '/errata#ultimate-21-outs' }],
  },
  {
    id: 'pai-gow',
    name: 'Pai gow',
    games: [PAI_GOW],
    text: 'A seven-card hand with no pair, straight or flush. The game is named after it.',
  },
  {
    id: 'pair-plus',
    name: 'Pair Plus',
    games: [THREE],
    text: 'A [side bet](#side-bet) on your own three cards. It pays by its table from a pair up, whatever the dealer has.',
    see: [{ name: 'Its tables compared', href: '/pay-tables#three-card-poker' }],
  },
  {
    id: 'passenger',
    name: 'Passenger',
    games: [CASINO],
    text: 'A player who bets on another player’s [box](#box) and follows its owner’s decision. You may join a [dark box](#dark-bet) freely. On an open one you need the owner’s permission, and you bet what they bet.',
  },
  {
    id: 'pay-table',
    name: 'Pay table',
    text: 'The list of what each hand pays, as printed on the table’s placard. The same game with another pay table costs a different amount.',
    see: [{ name: 'Pay tables found in casinos', href: '/pay-tables' }],
  },
  {
    id: 'peek',
    name: 'Peek',
    games: [TEXAS_21],
    text: 'The dealer’s look at the face-down card before anybody plays, to check for a [blackjack](#blackjack). If play goes on, you know the dealer doesn’t have one.',
  },
  {
    id: 'play',
    name: 'Play',
    text: 'The bet that keeps you in the game; to play is to make it. At XX Poker it is the first bet, made before any card.',
  },
  {
    id: 'progressive',
    name: 'Progressive',
    text: 'A [side bet](#side-bet) whose top prize is a [meter](#meter) that grows with every player’s bets.',
  },
  {
    id: 'push',
    name: 'Push',
    text: 'You neither win nor lose: the bet comes back.',
  },
  {
    id: 'qualify',
    name: 'Qualify',
    text: 'To hold at least the hand that the rules require of the dealer. If the dealer doesn’t, some bets [push](#push) or pay whatever you hold; each game has its own rule.',
  },
  {
    id: 'raise',
    name: 'Raise',
    text: 'To bet more after you’ve seen cards. At Ultimate Texas Hold’em you may raise once a round: the earlier, the more.',
    see: [{ name: 'What to raise', href: '/ultimate-texas-holdem#strategy' }],
  },
  {
    id: 'return-to-player',
    name: 'Return to player',
    also: ['RTP', 'return'],
    text: 'The share of what you bet that comes back on average: a hundred percent less the edge. Ask which bet it is a share of: the [ante](#ante), or all bets (see [element of risk](#element-of-risk)).',
    see: [{ name: 'Published returns, checked', href: '/errata' }],
  },
  {
    id: 'risk-of-ruin',
    name: 'Risk of ruin',
    text: 'The chance that you lose your [bankroll](#bankroll) within a given time.',
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
    text: 'The prize a [meter](#meter) starts with, and starts with again each time somebody wins it. The house pays it.',
  },
  {
    id: 'shoe',
    name: 'Shoe',
    games: [TEXAS_21],
    text: 'The box from which several decks are dealt, and the cards left in it. Cards that are gone change what bets are worth.',
  },
  {
    id: 'showdown',
    name: 'Showdown',
    text: 'The comparison of your hand with the dealer’s after all cards are out.',
    see: [{ name: 'Settle a table yourself', href: '/dealer-school/payouts' }],
  },
  {
    id: 'side-bet',
    name: 'Side bet',
    also: ['bonus bet'],
    text: 'An optional extra bet, settled by the cards alone: you can’t play it better or worse. It has its own edge, usually a larger one.',
    see: [{ name: 'Side bets by their tables', href: '/pay-tables' }],
  },
  {
    id: 'soft-hand',
    name: 'Soft hand',
    games: [TEXAS_21],
    text: 'A hand with an ace that counts eleven: no single card can bust it. “Soft seventeen” is an ace and six more. Whether the dealer hits it is a rule of the house.',
    see: [{ name: 'What that rule costs', href: '/pay-tables#texas-21' }],
  },
  {
    id: 'split',
    name: 'Split',
    games: [TEXAS_21],
    text: 'To make two hands of a pair, with a second bet of the same size. Any two ten-valued cards count as a pair.',
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
    text: 'How far a round’s result is from the average, over all results. It is the size of luck, in [base wagers](#base-wager). Over many rounds luck grows with the square root of their number, and the [house edge](#house-edge) with the number itself.',
    see: [
      { name: 'A session in figures', href: '/texas-holdem-bonus/risk' },
      { name: 'A published one, checked', href: '/errata#bonus-deviation' },
    ],
  },
  {
    id: 'straight-draw',
    name: 'Straight draw',
    also: ['gutshot', 'inside straight draw', 'open-ender', 'open-ended straight draw', 'OESD'],
    text: 'Four cards that one more can make a straight. An open-ender takes a card at either end, so two ranks help; a gutshot needs the one rank in the middle.',
  },
  {
    id: 'stub',
    name: 'Stub',
    text: 'The cards you haven’t seen. Everything still to come is dealt from them.',
  },
  {
    id: 'suited',
    name: 'Suited',
    text: 'Of one suit, written with an s as in K5s. Suited cards are worth a little more than the same cards [offsuit](#offsuit).',
  },
  {
    id: 'total-dependent',
    name: 'Total-dependent',
    games: [TEXAS_21],
    text: 'Describes play by only the total of your hand, whether it is [soft](#soft-hand) or a pair, and the dealer’s [up card](#up-card). A basic-strategy card is total-dependent. See [composition-dependent](#composition-dependent).',
  },
  {
    id: 'trips',
    name: 'Trips',
    text: 'Three of a kind. At Ultimate Texas Hold’em also the [side bet](#side-bet) that pays from three of a kind up, whoever wins.',
    see: [{ name: 'Trips tables compared', href: '/pay-tables#ultimate-texas-holdem' }],
  },
  {
    id: 'turn',
    name: 'Turn',
    text: 'The fourth [community card](#community-cards), and in Texas Hold’em Bonus Poker the decision after it.',
  },
  {
    id: 'up-card',
    name: 'Up card',
    games: [TEXAS_21],
    text: 'The dealer’s face-up card.',
  },
  {
    id: 'variance',
    name: 'Variance',
    text: 'The square of the [standard deviation](#standard-deviation). Unlike standard deviations, the variances of rounds add up.',
  },
  {
    id: 'wheel',
    name: 'Wheel',
    games: [PAI_GOW],
    text: 'The straight from ace to five. At Pai Gow Poker it is usually the second-highest straight, in some casinos the lowest.',
    see: [{ name: 'What the lowest wheel costs', href: '/pay-tables#pai-gow-poker' }],
  },
] as const satisfies readonly Term[]

/** The anchor of a term. A text that names an unknown one doesn't compile. */
export type TermId = (typeof TERMS)[number]['id']

/** All terms, in alphabetical order. */
export const GLOSSARY: readonly Term[] = TERMS

/** A piece of a term's text: plain words, or a link. */
export interface Piece {
  readonly text: string
  readonly href?: string
}

/** Splits a term's text into pieces. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces = text.split(/\[([^\]]+)\]\(([^)]+)\)/)
  return pieces.flatMap((piece, i): readonly Piece[] => {
    if (i % 3 === 0) return piece === '' ? [] : [{ text: piece }]
    return i % 3 === 1 ? [{ text: piece, href: pieces[i + 1]! }] : []
  })
}

/** A term's text without links, for an index or a tooltip. */
export const plainText = ({ text }: Pick<Term, 'text'>): string =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('')
