import type { OldGuide as Guide } from '@/content/old-guide'

export const guide: Guide = {
  description: 'Three Card Poker strategy, solved exactly: play queen-six-four or better, why, what simpler rules cost, and the true edge of Pair Plus and the 6 Card Bonus under every known pay table.',
  inShort: ['pair', 'ace-or-king', 'queen-six-four', 'fold'],
  lead: ({ Edge, Risk }) => (
    <>
      There is one decision: bet as much again, or give up your ante. Played as below the house keeps <Edge /> of the ante, which is <Risk /> of all the money you put down.
    </>
  ),
  round: [
    { title: 'The ante', text: () => <>You put down an ante. Pair Plus and the 6 Card Bonus are bets of their own, beside it or without it.</> },
    {
      title: 'Your three cards',
      text: ({ Share, Cards }) => (
        <>
          <Cards of="Qs6d4c" />
          Look at them and decide: bet as much again on Play, or fold and lose the ante. Best play plays <Share of="play" /> of hands and folds <Share of="fold" />.
        </>
      ),
    },
    {
      title: 'The dealer’s three',
      text: ({ Cards }) => (
        <>
          <Cards of="Jh9d4s" />
          The dealer needs a queen or better to qualify. If he does not, the ante wins even money and the Play bet comes back, whatever you hold.
        </>
      ),
    },
    { title: 'The showdown', text: () => <>If he qualifies, the higher hand takes both bets at even money. A tie gives both back. A straight beats a flush here: with three cards it is rarer.</> },
    { title: 'The ante bonus', text: () => <>A straight or better that you play is paid a bonus on the ante, win or lose.</> },
  ],
  bets: ({ AverageBet }) => (
    <>
      Ante and Play are one game and have one edge. You put down <AverageBet /> antes in an average round. The ante bonus is part of it and costs nothing extra: a shorter bonus table is
      a dearer game.
    </>
  ),
  costs: {
    'pair': ({ Cost }) => <>Folding a pair of deuces costs <Cost hand="2s2d7c" of="fold" /> antes.</>,
    'ace-or-king': ({ Cost }) => <>Folding king-three-two, the least of them, costs <Cost hand="Ks3d2c" of="fold" /> antes.</>,
    'queen-six-four': ({ Cost }) => <>Folding queen-six-four costs <Cost hand="Qs6d4c" of="fold" /> antes; folding queen-nine-two <Cost hand="Qs9d2c" of="fold" />.</>,
    'fold': ({ Cost }) => <>Playing queen-six-three costs <Cost hand="Qs6d3c" of="play" /> antes; playing jack-ten-eight <Cost hand="JsTd8c" of="play" />.</>,
  },
  changes: [],
  sideBets: () => (
    <>
      Both are bets on cards alone: no decision makes them better. The pays that are printed largest, for hands you will hardly see, move the edge least; what the common hands pay
      moves it most.
    </>
  ),
  questions: [
    {
      ask: 'Why queen-six-four and not queen high?',
      answer: ({ Ev, Cost, Extra }) => (
        <>
          Folding is worth <Ev hand="Qs6d4c" of="fold" /> exactly. Queen-six-four played is worth <Ev hand="Qs6d4c" of="play" />, queen-six-three <Ev hand="Qs6d3c" of="play" />: the line runs between them. Playing
          every queen costs <Cost hand="Qs3d2c" of="play" /> antes with the worst of them, and <Extra strategy="queen-high" /> of the ante over all hands.
        </>
      ),
    },
    {
      ask: 'What does playing blind cost?',
      answer: ({ Edge, Extra }) => (
        <>
          Playing everything without looking makes the edge <Edge strategy="everything" />: <Extra strategy="everything" /> more than best play, on every ante.
        </>
      ),
    },
    {
      ask: 'Is an easier rule good enough?',
      answer: ({ Extra }) => (
        <>
          Queen-seven or better costs only <Extra strategy="queen-seven" /> of the ante more. That is close to nothing, and one number less to remember.
        </>
      ),
    },
    {
      ask: 'Which Pair Plus table is good?',
      answer: ({ Edge }) => (
        <>
          Read what the flush and the straight pay; the lines above come too seldom to matter as much. Six for a straight and four for a flush, without a price for the mini royal, is <Edge bet="pair-plus" rules="pair-plus.mini-royal_0~pair-plus.straight_6" />;
          three for the flush instead of four makes it <Edge bet="pair-plus" rules="pair-plus.mini-royal_0~pair-plus.straight_6~pair-plus.flush_3" />.
        </>
      ),
    },
    {
      ask: 'Is Pair Plus paid if I fold?',
      answer: ({ Edge }) => (
        <>
          Yes, by these rules: it is settled by your three cards alone. No hand that Pair Plus pays should be folded anyway. Its edge is <Edge bet="pair-plus" /> with the usual table.
        </>
      ),
    },
    {
      ask: 'Does a card I saw in a neighbour’s hand matter?',
      answer: ({ Best, Ev }) => (
        <>
          It can. With queen-six-three and nothing known, playing is worth <Ev hand="Qs6d3c" of="play" /> and the best play is to <Best hand="Qs6d3c" />. If two aces and a king lie in another hand it is worth{' '}
          <Ev hand="Qs6d3c" dead="AhAdKh" of="play" />: <Best hand="Qs6d3c" dead="AhAdKh" />. Enter what you saw in the calculator.
        </>
      ),
    },
  ],
}
