import type { OldGuide as Guide } from '@/content/old-guide'

/** Clauses of the other house ways go by the way's name and their own. */
const OTHER_WAYS = [
  { name: 'The house way of Bally’s, Atlantic City', ids: /^ballys-ac-/ },
  { name: 'The house way of Foxwoods', ids: /^foxwoods-/ },
  { name: 'The house way of MGM', ids: /^mgm-/ },
] as const

export const guide: Guide = {
  description: 'Pai Gow Poker: how to set every hand, clause by clause, where the house way is not the best play and what that costs, the true house edge, banking, the joker and the bonus bet.',
  inShort: ['N1', 'P1', 'T4-split', 'T1-split', 'K1', 'S2-nopair', 'F1-split'],
  lead: ({ Edge, Result }) => (
    <>
      You decide one thing: which two of your seven cards go in front. Set every hand as the dealer must, by the house way, and the house keeps <Edge /> of your bet; the best setting of every hand brings that down to about{' '}
      <Edge strategy="optimal" />. It is a slow game: <Result of="even" /> of rounds are a push.
    </>
  ),
  round: [
    { title: 'The bet', text: () => <>You put down a bet. The bonus is a bet of its own beside it.</> },
    {
      title: 'Seven cards',
      text: ({ Cards }) => (
        <>
          <Cards of="JkKsQd9c8s5h3d" />
          You and the dealer get seven cards each, from a deck with a joker. The joker completes a straight or a flush; else it is an ace.
        </>
      ),
    },
    {
      title: 'In front and behind',
      text: ({ Cards }) => (
        <>
          <Cards of="KsQd" />
          Two cards go in front, five stay behind. The five must be the higher hand: if the front outranks them the hand is foul and loses.
        </>
      ),
    },
    { title: 'The dealer sets', text: () => <>He turns his cards and sets them by the house way. He has no choice, and you may ask him to set yours the same way.</> },
    {
      title: 'The comparison',
      text: ({ Result }) => (
        <>
          Front against front, back against back. Win both and you are paid, less a commission; lose both and the bet is gone; one each is a push. An equal hand, a copy, is the banker’s. You win <Result of="ahead" /> of rounds and
          lose <Result of="behind" />.
        </>
      ),
    },
  ],
  bets: ({ Edge }) => (
    <>
      The house lives on two things: copies go to the banker, and a win pays a commission. Without the commission the same game would cost <Edge rules="commission_0" />; there are tables without one, and they take something else
      in its place, so read their placard.
    </>
  ),
  strategy: () => (
    <>
      These are the clauses of the house way on the rule sheet, in the order in which they are tried: the first that covers your hand sets it. Followed to the letter they are a good way to play. Beside them, what the usual other setting
      costs.
    </>
  ),
  costs: {
    'N1': ({ Cost, Share }) => (
      <>
        <Share of="N1" /> of hands. With ace-king-queen-jack high, queen and jack in front instead cost <Cost hand="AsKcQdJs2h8s3c" of="low:QdJs" />.
      </>
    ),
    'P1': ({ Share, Cost }) => (
      <>
        <Share of="P1" /> of hands. A pair of jacks with ace-nine: the ace and the four in front instead of the ace and the nine cost <Cost hand="JsJd5h6cAd9s4c" of="low:Ad4c" />.
      </>
    ),
    'T4-split': ({ Cost }) => <>Aces and fours kept together, king-jack in front, cost <Cost hand="AsAd4h4cKdJs6c" of="low:KdJs" />.</>,
    'T3-split': ({ Cost }) => <>Kings and nines kept behind ace-queen cost <Cost hand="KsKd9h9cAdQs7c" of="low:AdQs" />.</>,
    'T2-keep': ({ Cost }) => <>Kings and threes with ace-queen are close: splitting them costs <Cost hand="KsKd3h3cAdQs7c" of="low:3h3c" />.</>,
    'T2-split': ({ Cost }) => <>Kings and threes kept behind queen-ten cost <Cost hand="KsKd3h3cTdQs7c" of="low:QsTd" />.</>,
    'T1-keep': ({ Cost }) => <>Eights and fours with ace-jack: splitting costs <Cost hand="8s8d4h4cAdJs6c" of="low:4h4c" />.</>,
    'T1-split': ({ Cost }) => <>Eights and fours kept behind queen-jack cost <Cost hand="8s8d4h4cQdJs6c" of="low:QdJs" />.</>,
    'K2': ({ Cost }) => <>Three aces kept together, nine-seven in front, cost <Cost hand="AsAdAh9c7d5s3c" of="low:9c7d" />.</>,
    'K1': ({ Cost }) => (
      <>
        Right with queens and a king: splitting them costs <Cost hand="QsQdQhKc7d5s3c" of="low:KcQs" />. Wrong with three kings and nothing above a nine: keeping them costs <Cost hand="KsKdKh9c7d5s3c" of="low:9c7d" />.
      </>
    ),
    'S2-pair': ({ Cost }) => <>Tens beside a straight belong in front. Nine-eight there, and the tens behind, costs <Cost hand="9s8d7h6c5dTsTc" of="low:9s8d" />.</>,
    'S2-nopair': ({ Cost }) => <>A straight broken to keep a pair of fives behind ace-nine costs <Cost hand="9s8d7h6c5d5sAc" of="low:Ac9s" />.</>,
    'P3': ({ Cost }) => <>Queens, eights and threes: the eights in front cost <Cost hand="QsQd8h8c3d3sAc" of="low:8h8c" />, the threes <Cost hand="QsQd8h8c3d3sAc" of="low:3s3d" />.</>,
    'F1-split': ({ Cost }) => <>Kings full of fours kept whole, with nine-seven in front, cost <Cost hand="KsKdKh4s4d9c7s" of="low:9c7s" />.</>,
    'Q1-keep': ({ Cost }) => <>Four fives split, with ace-king to put in front instead, cost <Cost hand="5s5d5h5cAdKs9c" of="low:5s5h" />.</>,
  },
  folded: OTHER_WAYS,
  variants: () => <>Each line is the whole game again, you and the dealer both setting by the house way named, or by the rule sheet’s. A name opens the calculator with those rules.</>,
  changes: [
    { name: 'No commission', rules: 'commission_0' },
    { name: 'You bank', rules: 'banking_yes' },
    { name: 'The wheel as the lowest straight', rules: 'wheel_lowest' },
    { name: 'Dealer plays a straight or flush as one pair if he must', rules: 'keepComplete_no' },
  ],
  sideBets: ({ OneIn, Edge }) => (
    <>
      The bonus pays on the best hand of your seven cards, however you set them. Something is paid <OneIn bet="bonus" />; the hand on the top line comes <OneIn bet="bonus" of="seven-card-straight-flush" />. It costs{' '}
      <Edge bet="bonus" /> of what you put on it with the usual table, and three of a kind stands above a straight in it.
    </>
  ),
  questions: [
    {
      ask: 'Is the house way good enough?',
      answer: ({ Extra, Share, Within }) => (
        <>
          Nearly. It is the best setting in all but <Share strategy="optimal" of="other-setting" /> of hands, and the best play of every hand gains about <Extra strategy="optimal" /> of the bet over it (give or take{' '}
          <Within strategy="optimal" />: this one figure is estimated, from a sample of hands).
        </>
      ),
    },
    {
      ask: 'Where does the house way cost the most?',
      answer: ({ Cost, Ev }) => (
        <>
          Where it keeps things together. It keeps an ace-high straight made with ace and joker, eight-five in front; king-queen in front of a pair of aces is worth <Cost hand="JkAhKhQhJs8c5s" of="low:8c5s" /> more. It keeps two small pairs
          with any ace or king; and three kings behind a nine, <Ev hand="KsKdKh9c7d5s3c" of="low:9c7d" /> instead of <Ev hand="KsKdKh9c7d5s3c" of="low:Ks9c" /> for king-nine in front of a pair.
        </>
      ),
    },
    {
      ask: 'Two pairs: split or keep?',
      answer: ({ Ev }) => (
        <>
          Split, unless the pairs are small and you have a good front without them. Eights and fours are worth <Ev hand="8s8d4h4cAdJs6c" of="low:AdJs" /> kept behind ace-jack and <Ev hand="8s8d4h4cAdJs6c" of="low:4h4c" /> split. With
          queen-jack it turns round: <Ev hand="8s8d4h4cQdJs6c" of="low:QdJs" /> kept, <Ev hand="8s8d4h4cQdJs6c" of="low:4h4c" /> split.
        </>
      ),
    },
    {
      ask: 'Should I bank when I may?',
      answer: ({ Edge }) => (
        <>
          It is the cheapest seat. The copies are then yours: house way against house way the banker loses <Edge rules="banking_yes" /> of the bet instead of <Edge />. He would be ahead if it were not for the commission.
        </>
      ),
    },
    {
      ask: 'Why do house ways differ?',
      answer: ({ Edge }) => (
        <>
          By habit more than by need: they part in close hands. With the same way on both sides you lose <Edge /> at the rule sheet’s, <Edge rules="foxwoods" /> at Foxwoods’, <Edge rules="mgm" /> at MGM’s,{' '}
          <Edge rules="ballys-ac" /> at Bally’s. The dealer’s way tells you how he plays, not how you must: against the rule sheet’s dealer you would lose <Edge strategy="foxwoods" /> by Foxwoods’ way and <Edge strategy="mgm" /> by MGM’s.
        </>
      ),
    },
    {
      ask: 'What can the joker be?',
      answer: () => <>The card that completes a straight, a flush, a straight flush or a royal flush; in every other hand an ace, in front too. With four aces it makes five, the highest hand there is.</>,
    },
    {
      ask: 'Where does the wheel stand?',
      answer: ({ Edge }) => (
        <>
          Ace to five is the second-highest straight in most houses, just below ace-high, and the lowest in some. It changes who wins now and then and hardly the price: <Edge digits={4} /> against <Edge rules="wheel_lowest" digits={4} />.
        </>
      ),
    },
    {
      ask: 'What is a foul hand?',
      answer: () => <>One whose two cards outrank its five: a pair of nines in front of ace-high behind. It loses. The trainer does not let you set one and says why; at a table the dealer may only put it right if the house allows.</>,
    },
  ],
}
