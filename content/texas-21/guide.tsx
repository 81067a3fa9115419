import type { OldGuide as Guide } from '@/content/old-guide'

/** The progressive's average meter as its maker's sheet has it, in bets of a dollar. */
const AVERAGE_METER = 10422

export const guide: Guide = {
  description: 'Texas 21: blackjack with a flop. Basic strategy, what the four exposed cards change and how little, the house edge by rules, and the exact cost of the side bet’s tables and of the progressive.',
  inShort: ['insurance', 'split-aces-eights', 'double-11', 'double-10', 'stand-soft', 'stand-13-16', 'hit-stiff'],
  lead: ({ Edge, Extra }) => (
    <>
      It is blackjack. Four more cards, the flop, lie open before you play, and they are there for the side bets. Played best without looking at them the house keeps <Edge /> of your bet; basic strategy costs only{' '}
      <Extra strategy="basic-strategy" /> more.
    </>
  ),
  round: [
    { title: 'The bet', text: () => <>You put down a bet. The Texas 21 bet and the progressive are bets of their own; if nobody makes one, no flop is dealt.</> },
    {
      title: 'Two cards each',
      text: ({ Cards }) => (
        <>
          <Cards of="Ts6d" />
          You get two cards, the dealer two, one of them open.
        </>
      ),
    },
    {
      title: 'The flop',
      text: ({ Cards }) => (
        <>
          <Cards of="2s3d4c5h" />
          Four cards are exposed. With your two and the dealer’s open card they settle the side bets, on the best five of the seven. They are then out of play.
        </>
      ),
    },
    { title: 'Insurance, and the dealer’s look', text: () => <>Under an ace you are offered insurance. Under an ace or a ten the dealer looks at his other card; if he has a blackjack the round is over.</> },
    {
      title: 'Your hand',
      text: ({ Share }) => (
        <>
          Hit, stand, double or split, as at any blackjack table. Played best your first play is to stand in <Share of="stand" /> of rounds, to hit in <Share of="hit" />, to double in <Share of="double" /> and to split in{' '}
          <Share of="split" />.
        </>
      ),
    },
    { title: 'The dealer’s hand', text: () => <>He draws to seventeen, and by these rules hits a soft seventeen. The higher hand wins, a tie pushes, a blackjack is paid by its own rate.</> },
  ],
  bets: ({ AverageBet, Edge }) => (
    <>
      With doubles and splits you put down <AverageBet /> bets in an average round. The rule that costs most is the one on the placard about blackjacks: paid six to five instead of three to two, the edge is{' '}
      <Edge rules="blackjackPays_1.2" />.
    </>
  ),
  strategy: () => (
    <>
      Go through your hand in this order: surrender where it is offered, split, double, then stand or hit. The first rule that covers it decides. The prices are for a fresh six-deck shoe without a look at the flop.
    </>
  ),
  costs: {
    'insurance': ({ Cost }) => (
      <>
        With ten-nine it costs <Cost hand="Ts9d" upcard="Ah" insurance={1} of="insure" /> of a bet; on a blackjack, where they call it even money, <Cost hand="AsKd" upcard="Ah" insurance={1} of="insure" />.
      </>
    ),
    'surrender-16': ({ Cost }) => <>Where you may: hitting ten-six against a ten instead costs <Cost hand="Ts6d" upcard="Th" rules="h17-ls" of="hit" />.</>,
    'surrender-17': ({ Cost }) => <>Standing instead costs <Cost hand="Ts7d" upcard="Ah" rules="h17-ls" of="stand" />.</>,
    'split-aces-eights': ({ Cost }) => <>Hitting eights against a ten costs <Cost hand="8s8d" upcard="Th" of="hit" />; standing on them <Cost hand="8s8d" upcard="Th" of="stand" />.</>,
    'split-nines': ({ Cost }) => <>Against a seven they stand: splitting costs <Cost hand="9s9d" upcard="7h" of="split" />.</>,
    'split-sevens': ({ Cost }) => <>Standing on them against a two costs <Cost hand="7s7d" upcard="2h" of="stand" />.</>,
    'split-sixes': ({ Cost }) => <>Hitting them against a two costs <Cost hand="6s6d" upcard="2h" of="hit" />.</>,
    'split-fours': ({ Cost }) => <>Hitting them against a five costs <Cost hand="4s4d" upcard="5h" of="hit" />.</>,
    'split-twos-threes': ({ Cost }) => <>Hitting twos against a four costs <Cost hand="2s2d" upcard="4h" of="hit" />.</>,
    'double-11': ({ Cost }) => <>Only hitting it against an ace costs <Cost hand="6s5d" upcard="Ah" of="hit" />.</>,
    'double-10': ({ Cost }) => <>Only hitting it against a nine costs <Cost hand="6s4d" upcard="9h" of="hit" />.</>,
    'double-9': ({ Cost }) => <>Against a two it is a hit: doubling costs <Cost hand="5s4d" upcard="2h" of="double" />. Against a three hitting costs <Cost hand="5s4d" upcard="3h" of="hit" />.</>,
    'double-soft-17': ({ Cost }) => <>Standing on it against a three costs <Cost hand="As6d" upcard="3h" of="stand" />.</>,
    'double-soft-18': ({ Cost }) => <>Standing against a two instead costs <Cost hand="As7d" upcard="2h" of="stand" />.</>,
    'hit-soft': ({ Cost }) => <>Standing on soft eighteen against a nine costs <Cost hand="As7d" upcard="9h" of="stand" />: it feels made and is not.</>,
    'stand-17': ({ Cost }) => <>Hitting ten-seven against an ace costs <Cost hand="Ts7d" upcard="Ah" of="hit" />.</>,
    'stand-12': ({ Cost }) => <>Against a two it is a hit: standing costs <Cost hand="Ts2d" upcard="2h" of="stand" />.</>,
    'hit-stiff': ({ Cost }) => <>Standing on ten-six against a seven costs <Cost hand="Ts6d" upcard="7h" of="stand" />, against a ten only <Cost hand="Ts6d" upcard="Th" of="stand" />.</>,
  },
  variants: () => <>Each line is the whole game again under those rules, with its own best play from a fresh shoe, no look at the flop. A name opens the calculator with them.</>,
  changes: [
    { name: 'Blackjack pays six to five', rules: 'blackjackPays_1.2' },
    { name: 'No double after a split', rules: 'doubleAfterSplit_no' },
    { name: 'Double on ten and eleven only', rules: 'doubleOn_10-11' },
    { name: 'No splitting again', rules: 'maxHands_2' },
  ],
  sideBets: ({ OneIn, BreakEven }) => (
    <>
      Both look at seven cards: your two, the dealer’s open card and the flop. The Texas 21 bet wins <OneIn bet="side" />, and a single line of its table decides what it costs: four of a kind. The progressive’s royal flush comes{' '}
      <OneIn bet="progressive" of="royal-flush" />; the bet loses nothing only from a meter of <BreakEven bet="progressive" /> dollars, and at its seed, as priced below, it gives back hardly half of what is put on it.
    </>
  ),
  questions: [
    {
      ask: 'Does the flop change how I play sixteen?',
      answer: ({ Ev, Best }) => (
        <>
          Against a ten, yes, if the flop is small. Without it, ten-six is worth <Ev hand="Ts6d" upcard="Th" of="hit" /> hit and <Ev hand="Ts6d" upcard="Th" of="stand" /> stood: <Best hand="Ts6d" upcard="Th" />. When two, three, four and
          five lie open, the cards that help you are fewer: <Ev hand="Ts6d" upcard="Th" flop="2s3d4c5h" of="hit" /> and <Ev hand="Ts6d" upcard="Th" flop="2s3d4c5h" of="stand" />, so <Best hand="Ts6d" upcard="Th" flop="2s3d4c5h" />.
          Against a nine it is still <Best hand="Ts6d" upcard="9h" flop="2s3d4c5h" />.
        </>
      ),
    },
    {
      ask: 'What else does it change?',
      answer: ({ Best, Cost }) => (
        <>
          The close plays, seldom, and by little. Eleven against an ace is a double; with ten, jack, queen and king on the flop it is better to <Best hand="6s5d" upcard="Ah" flop="KsQdJcTd" />, by{' '}
          <Cost hand="6s5d" upcard="Ah" flop="KsQdJcTd" of="double" />. The trainer’s drill on the flop deals the hands that turn.
        </>
      ),
    },
    {
      ask: 'Insurance when four small cards are out?',
      answer: ({ Cost }) => (
        <>
          Still no. With ten-nine and no flop it costs <Cost hand="Ts9d" upcard="Ah" insurance={1} of="insure" /> of a bet. With nine-seven and three, three, four, five on the flop it costs{' '}
          <Cost hand="9s7d" upcard="Ah" insurance={1} flop="3s3d4c5h" of="insure" />: less, and not nothing. From a fresh shoe no flop makes it right.
        </>
      ),
    },
    {
      ask: 'King and queen: may I split them, and should I?',
      answer: ({ Cost }) => (
        <>
          You may: any two ten-valued cards are a pair here. You should not, not even against a six, where it costs <Cost hand="KsQd" upcard="6h" of="split" /> of a bet. Twenty is worth more than two good starts.
        </>
      ),
    },
    {
      ask: 'Which table of the Texas 21 bet is it?',
      answer: ({ Edge, OneIn }) => (
        <>
          Look at four of a kind, which comes <OneIn bet="side" of="four-of-a-kind" />. At ten to one the bet keeps <Edge bet="side" />, at fourteen to one <Edge bet="side" rules="side.four-of-a-kind_14" />. One that pays eight to one, and four for the full house, keeps{' '}
          <Edge bet="side" rules="side.full-house_4~side.four-of-a-kind_8" />.
        </>
      ),
    },
    {
      ask: 'When is the progressive worth it?',
      answer: ({ Edge, BreakEven }) => (
        <>
          From a meter of <BreakEven bet="progressive" /> dollars it would lose nothing, if you were sure to take the royal flush alone. At the average meter its maker gives it keeps <Edge bet="progressive" meter={AVERAGE_METER} /> of the dollar.
        </>
      ),
    },
    {
      ask: 'Can the side bet be counted?',
      answer: () => <>It can: it depends on what is left in the shoe, and the page on side bets prices it for any shoe you enter, card by card. It moves slowly, and the price it has to make up is the one above.</>,
    },
    {
      ask: 'What does it cost to play by feel?',
      answer: ({ Edge }) => (
        <>
          Never busting, which means standing on every stiff hand, makes the edge <Edge strategy="never-bust" />. Playing as the dealer does makes it <Edge strategy="mimic-the-dealer" />.
        </>
      ),
    },
  ],
}
