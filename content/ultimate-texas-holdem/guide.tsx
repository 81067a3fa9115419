import type { OldGuide as Guide } from '@/content/old-guide'

const SMALL_KICKERS = /^K[2-9TJQ]/

export const guide: Guide = {
  description: 'Ultimate Texas Hold’em strategy, solved exactly: when to raise before the flop, on the flop and on the river, the house edge, the Blind and Trips pay tables, and what each mistake costs.',
  inShort: ['preflop-aces', 'preflop-kings', 'preflop-queens', 'preflop-jacks', 'preflop-pairs', 'flop-hidden-pair', 'river-high-card'],
  lead: ({ Edge, Risk }) => (
    <>
      You raise once in a round, and the earlier you raise the more you may bet. Played as below the house keeps <Edge /> of your ante, which is <Risk /> of
      all the money you put down.
    </>
  ),
  round: [
    {
      title: 'Ante and Blind',
      text: () => <>You put the same amount on the Ante and on the Blind. You and the dealer get two cards each; yours you may look at.</>,
    },
    {
      title: 'Before the flop',
      text: ({ Share, Cards }) => (
        <>
          <Cards of="KsQd" />
          Bet four or three times your ante on Play, or check. Best play raises here in <Share of="raise-4x" /> of rounds, and always the four.
        </>
      ),
    },
    {
      title: 'The flop',
      text: ({ Share, Cards }) => (
        <>
          <Cards of="Qh7c2d" />
          Three cards come up for both of you. If you have checked you may bet twice your ante, or check again. Best play bets here in <Share of="raise-2x" />.
        </>
      ),
    },
    {
      title: 'The river',
      text: ({ Share, Cards }) => (
        <>
          <Cards of="Qh7c2d9sJh" />
          The last two cards come together. If you have checked twice you bet once your ante, or fold both bets. Best play bets in <Share of="raise-1x" /> of rounds and folds in <Share of="fold" />.
        </>
      ),
    },
    {
      title: 'The showdown',
      text: () => (
        <>
          Each hand is the best five of two cards and the board. Beat the dealer and Play pays even money; the Ante does too if the dealer qualifies, and comes
          back if he does not. The Blind pays by its table. A tie gives everything back.
        </>
      ),
    },
  ],
  bets: ({ AverageBet }) => (
    <>
      Ante, Blind and Play are one game: none of them can be made alone, so there is one edge for the three. Counted over the Blind, the Play bet and the Ante
      you put down <AverageBet /> antes in an average round, which is why the edge looks larger against the ante than against the money.
    </>
  ),
  strategy: ({ Extra }) => (
    <>
      At each stage the first rule that covers your hand decides. Before the flop the rules are the exact play; on the flop and the river they are near it. Followed to the letter they cost{' '}
      <Extra strategy="full" /> of the ante more than best play.
    </>
  ),
  costs: {
    'preflop-pairs': ({ Ignoring }) => <>Checking every pair costs <Ignoring classes={/^(.)\1$/} instead="check" /> of the ante.</>,
    'preflop-aces': ({ Ignoring }) => <>Checking every ace costs <Ignoring classes={/^A[2-9TJQK]/} instead="check" />.</>,
    'preflop-kings': ({ Ignoring }) => <>Checking every king costs <Ignoring classes={SMALL_KICKERS} instead="check" />.</>,
    'preflop-queens': ({ Ignoring }) => <>Checking every queen costs <Ignoring classes={/^Q[2-9TJ]/} instead="check" />; raising them all costs <Ignoring classes={/^Q[2-9TJ]/} instead="raise-4x" />.</>,
    'preflop-jacks': ({ Ignoring }) => <>Checking every jack costs <Ignoring classes={/^J[2-9T]/} instead="check" />; raising them all costs <Ignoring classes={/^J[2-9T]/} instead="raise-4x" />.</>,
    'preflop-rest': ({ Ignoring }) => <>Raising all of these as well costs <Ignoring classes={/^[2-9T][2-9][so]$/} instead="raise-4x" />.</>,
    'flop-hidden-pair': ({ Cost }) => <>Checking king-seven on nine-seven-deuce, a pair on a dry flop, costs <Cost hand="Kd7c" board="7h2s9d" of="check" /> antes.</>,
    'flop-four-flush': ({ Cost }) => <>King-three of hearts on a flop with two hearts: a check costs <Cost hand="Kh3h" board="9h7h2s" of="check" /> antes.</>,
    'flop-deuces': ({ Cost }) => <>Raising them on king-nine-four costs <Cost hand="2s2d" board="Kh9c4d" of="raise-2x" /> antes.</>,
    'river-hidden-pair': ({ Cost }) => <>Folding the lowest pair, nine-deuce on king-jack-seven-four-deuce, costs <Cost hand="9d2c" board="KhJs7d4c2s" of="fold" /> antes.</>,
    'river-board-pair': ({ Extra }) => <>If you count nothing and fold all of these, and all hands without a pair too, the strategy costs <Extra strategy="hidden-pair" /> more than best play.</>,
    'river-high-card': ({ Cost }) => <>Calling with six-three on ace-king-jack-nine-five costs <Cost hand="6d3c" board="AhKsJd9c5s" of="raise-1x" /> antes.</>,
  },
  changes: [
    { name: 'Only 3× before the flop', rules: 'preflopRaises_3' },
    { name: 'Dealer needs a pair of fours', rules: 'qualifies_pair-4' },
  ],
  sideBets: () => (
    <>
      Trips is a bet on your own seven cards. It can be made beside any hand and costs what its table says, round after round: no decision makes it better. Tables
      that look nearly alike differ much, so read the one on the felt.
    </>
  ),
  questions: [
    {
      ask: 'Raise 3× or 4×, ever?',
      answer: ({ Hands, Edge }) => (
        <>
          Of all starting hands <Hands of="raise-3x" /> are best raised three times and <Hands of="raise-4x" /> four times. A hand that is worth a raise is worth the
          larger one. If three were all the house allowed, its edge would be <Edge rules="preflopRaises_3" />.
        </>
      ),
    },
    {
      ask: 'K5 offsuit: raise or check?',
      answer: ({ Best, Ev, Cost }) => (
        <>
          The best play is to <Best hand="Ks5d" />. Raising four times is worth <Ev hand="Ks5d" of="raise-4x" /> antes and checking <Ev hand="Ks5d" of="check" />: the wrong one costs{' '}
          <Cost hand="Ks5d" of="check" />. It is one of the closest hands there are, and K4 offsuit is on the other side of the line.
        </>
      ),
    },
    {
      ask: 'Do you raise a small pair?',
      answer: ({ Best, Cost }) => (
        <>
          With threes, <Best hand="3s3d" />: a check costs <Cost hand="3s3d" of="check" /> antes. With deuces, <Best hand="2s2d" />: a raise costs <Cost hand="2s2d" of="raise-4x" />. The board
          makes two better pairs too often for them.
        </>
      ),
    },
    {
      ask: 'A hidden pair on the flop against three of a suit?',
      answer: ({ Best, Cost, Fact }) => (
        <>
          Bet it. With king-seven, no heart, on seven-five-deuce of hearts, you win <Fact hand="Kc7d" board="7h5h2h" of="raise-2x" fact="wins" /> of the deals: <Best hand="Kc7d" board="7h5h2h" />. A check costs{' '}
          <Cost hand="Kc7d" board="7h5h2h" of="check" /> antes.
        </>
      ),
    },
    {
      ask: 'Is the Trips bet worth it?',
      answer: ({ Edge }) => (
        <>
          It loses like every other bet: <Edge bet="trips" /> of it with the usual table. It adds cost without adding a decision.
        </>
      ),
    },
    {
      ask: 'Which Trips table is good?',
      answer: ({ Edge }) => (
        <>
          None gives you an edge; the best known keeps <Edge bet="trips" rules="trips.full-house_9" />. It is the usual table with nine to one for a full house instead of eight. With eight for the full house, six for a flush and five for a
          straight it is <Edge bet="trips" rules="trips.flush_6~trips.straight_5" />; with twenty for four of a kind and seven for the full house besides, <Edge bet="trips" rules="trips.four-of-a-kind_20~trips.full-house_7~trips.flush_6~trips.straight_5" />.
        </>
      ),
    },
    {
      ask: 'What is the rule of twenty-one outs, and what does it cost?',
      answer: ({ Extra, Share, Edge }) => (
        <>
          On the river, without a hand of your own, count the unseen cards that would beat you if the dealer held one of them: with fewer than twenty-one you bet, with twenty-one or more you fold. With the rest of the strategy
          it makes the edge <Edge strategy="full" />, <Extra strategy="full" /> more than best play. To fold everything less than a hidden pair costs <Extra strategy="hidden-pair" /> more, and folds{' '}
          <Share of="fold" strategy="hidden-pair" /> of rounds instead of <Share of="fold" />. Never to fold at all costs <Extra strategy="never-fold" />. If you do not want to count, look at your kicker: a bet
          with a hidden pair, or with one of the two best kickers there are, costs <Extra strategy="kicker" />.
        </>
      ),
    },
    {
      ask: 'Why do some dealers say to raise three times?',
      answer: ({ Ev, Extra }) => (
        <>
          It sounds careful: less money out on a hand that may lose. But a hand raised at all is ahead more often than not, and then the smaller bet wins less. King-five offsuit, the closest of them, is worth{' '}
          <Ev hand="Ks5d" of="raise-3x" /> raised three times and <Ev hand="Ks5d" of="raise-4x" /> raised four; a pair of aces <Ev hand="AsAd" of="raise-3x" /> and <Ev hand="AsAd" of="raise-4x" />. The
          whole strategy with three in the place of four costs <Extra strategy="three-times" /> of the ante more than best play.
        </>
      ),
    },
    {
      ask: 'Does a card I saw in a neighbour’s hand matter?',
      answer: ({ Best, Ev }) => (
        <>
          On close hands, yes. With K5 offsuit the best play is to <Best hand="Ks5d" />. If a king and a queen lie in another hand, raising is worth <Ev hand="Ks5d" dead="KhQc" of="raise-4x" /> and checking{' '}
          <Ev hand="Ks5d" dead="KhQc" of="check" />: <Best hand="Ks5d" dead="KhQc" />. Enter what you saw in the calculator.
        </>
      ),
    },
    {
      ask: 'Edge or element of risk: which one counts?',
      answer: ({ Edge, Risk, AverageBet }) => (
        <>
          Both say the same loss. It is <Edge /> of one ante, and <Risk /> of the <AverageBet /> antes bet in an average round. To know what an evening costs, multiply
          the first by your ante and by the number of hands.
        </>
      ),
    },
  ],
}
