import type { OldGuide as Guide } from '@/content/old-guide'

export const guide: Guide = {
  description: 'Casino Hold’em strategy, solved exactly: which hands to call on the flop, how often, the house edge, what the rule for a dealer without a game changes, and the bonus bet’s pay tables.',
  inShort: ['made', 'flush-draw', 'straight-draw', 'ace-king', 'queen', 'jack', 'rest'],
  lead: ({ Edge, Risk, Share }) => (
    <>
      There is one decision, on the flop: call with twice your ante, or fold it. Best play calls <Share of="call" /> of hands, and the house keeps <Edge /> of the ante, <Risk /> of all the money
      you put down.
    </>
  ),
  round: [
    { title: 'The ante', text: () => <>You put down an ante. The bonus is a bet of its own beside it, at most as large.</> },
    {
      title: 'Five cards at once',
      text: ({ Cards, Share }) => (
        <>
          <Cards of="Ks6d" />
          <Cards of="Td8c3h" />
          You get two cards, and the flop comes up for everybody. Call with twice the ante, or fold and lose it. Best play folds <Share of="fold" />.
        </>
      ),
    },
    {
      title: 'Turn and river',
      text: ({ Cards }) => (
        <>
          <Cards of="Td8c3h6s2d" />
          Two more cards come, with no more betting. Everybody’s hand is the best five of seven.
        </>
      ),
    },
    {
      title: 'Has the dealer a game?',
      text: () => <>He needs a pair of fours or better. If he has less, your ante is paid by its table, whoever is higher, and the call comes back.</>,
    },
    { title: 'The showdown', text: ({ Result }) => <>If he has a game the higher hand wins: the call pays even money, the ante by its table. A tie gives both back. You end ahead in <Result of="ahead" /> of rounds.</> },
  ],
  bets: ({ AverageBet, Risk }) => (
    <>
      Ante and call are one game: you put down <AverageBet /> antes in an average round and lose <Risk /> of them. The ante’s table is what makes big hands worth waiting for, but it is the even money on everything else that
      decides which hands to call.
    </>
  ),
  strategy: ({ Extra }) => (
    <>
      The first rule that covers your hand decides. The rules are near the exact play, not equal to it: followed to the letter they cost <Extra strategy="rules" /> of the ante more. The trainer tells you which hands are the
      exceptions.
    </>
  ),
  costs: {
    'made': ({ Cost }) => <>A pair of deuces on king-queen-nine looks beaten. Folding it costs <Cost hand="2s2d" board="KhQc9d" of="fold" /> antes.</>,
    'flush-draw': ({ Cost }) => <>Seven-five of spades on two spades: a fold costs <Cost hand="7s5s" board="KsTs2d" of="fold" /> antes.</>,
    'straight-draw': ({ Cost }) => <>Nine-eight on queen-ten-four is an inside draw only, and still a fold costs <Cost hand="9s8d" board="QhTc4d" of="fold" />; open-ended it is worth more.</>,
    'ace-king': ({ Cost }) => <>Folding ace-three on king-queen-nine costs <Cost hand="As3d" board="KhQc9d" of="fold" /> antes; folding king-three on queen-ten-eight <Cost hand="Ks3d" board="QhTc8d" of="fold" />.</>,
    'one-suit': ({ Cost }) => <>Calling with a queen and no heart on king-ten-seven of hearts costs <Cost hand="Qs4d" board="KhTh7h" of="call" /> antes.</>,
    'low-flop': ({ Cost }) => <>Folding six-four on a flop of deuces and treys costs <Cost hand="6s4d" board="3h2c2d" of="fold" /> antes.</>,
    'inside-straight': ({ Cost }) => <>Folding ten-seven on king-queen-nine costs <Cost hand="Ts7d" board="KhQc9s" of="fold" />.</>,
    'queen': ({ Cost }) => <>Folding queen-three on king-ten-seven costs <Cost hand="Qs3d" board="KhTc7d" of="fold" /> antes.</>,
    'jack': ({ Cost }) => <>Folding jack-deuce on king-queen-eight costs <Cost hand="Js2d" board="KhQc8d" of="fold" />; calling with it on nine-eight-five <Cost hand="Js2d" board="9h8c5d" of="call" />.</>,
    'ten': ({ Cost }) => <>Calling with ten-four on king-nine-six costs <Cost hand="Ts4d" board="Kh9c6d" of="call" /> antes.</>,
    'nine': ({ Cost }) => <>Calling with nine-four on king-queen-six costs <Cost hand="9s4d" board="KhQc6d" of="call" />.</>,
    'rest': ({ Cost }) => <>Calling with seven-four on king-queen-nine costs <Cost hand="7s4d" board="KhQc9d" of="call" /> antes.</>,
  },
  changes: [
    { name: 'No game: ante paid even money', rules: 'noGame_even-money' },
    { name: 'No game: ante paid only if you are higher', rules: 'noGame_push-if-lower' },
    { name: 'No game: ante lost if you are lower', rules: 'noGame_lose-if-lower' },
  ],
  sideBets: ({ OneIn, Edge }) => (
    <>
      The bonus pays on your two cards and the flop. A pair of aces or better comes <OneIn bet="bonus" />, whatever the table; what differs is what it pays. The flat table is the dearest of those below: it keeps{' '}
      <Edge bet="bonus" />.
    </>
  ),
  questions: [
    {
      ask: 'How often should I call?',
      answer: ({ Share, Edge }) => (
        <>
          <Share of="call" /> of the time. If you call only with a pair, a good draw, an ace or a king, you call <Share of="call" strategy="ace-king" /> and the edge is{' '}
          <Edge strategy="ace-king" />. Calling without looking is <Edge strategy="everything" />: still better than that.
        </>
      ),
    },
    {
      ask: 'Why call with so little?',
      answer: ({ Fact, Ev }) => (
        <>
          A fold loses the whole ante. Queen-three on king-ten-seven loses more often than it wins, but the dealer has no game in <Fact hand="Qs3d" board="KhTc7d" of="call" fact="dealer has no game" /> of deals and then you are paid whatever
          you hold. Calling is worth <Ev hand="Qs3d" board="KhTc7d" of="call" />, folding <Ev hand="Qs3d" board="KhTc7d" of="fold" />.
        </>
      ),
    },
    {
      ask: 'Is ten high or better a good rule?',
      answer: ({ Extra, Share }) => (
        <>
          It is easy, and it calls about as often as it should: <Share of="call" strategy="ten-high" />. But it calls tens that should be folded and folds inside draws that should be called: <Extra strategy="ten-high" /> of the ante more than best play.
        </>
      ),
    },
    {
      ask: 'What does “the dealer has no game” mean for my ante?',
      answer: ({ Edge }) => (
        <>
          Ask before you sit down: houses read it in four ways. Paid by table, whoever is higher, the edge is <Edge />. Paid even money it is <Edge rules="noGame_even-money" />. Paid only if you are higher,{' '}
          <Edge rules="noGame_push-if-lower" />; and if a lower hand loses the ante, <Edge rules="noGame_lose-if-lower" />.
        </>
      ),
    },
    {
      ask: 'Why do threes on the flop help me?',
      answer: ({ Fact }) => (
        <>
          A pair of deuces or threes gives the dealer no game. On queen-three-deuce he has none in <Fact hand="8s5d" board="Qc3h2d" of="call" fact="dealer has no game" /> of deals, on king-queen-nine only in{' '}
          <Fact hand="7s4d" board="KhQc9d" of="call" fact="dealer has no game" />. Low cards on the flop are the reason to call with rags.
        </>
      ),
    },
    {
      ask: 'I play two boxes. Does the second hand matter?',
      answer: ({ Best, Ev }) => (
        <>
          Yes: its cards cannot come any more, and the dealer cannot have them. Ten-four on king-nine-six alone: <Best hand="Ts4d" board="Kh9c6d" />, since calling is worth <Ev hand="Ts4d" board="Kh9c6d" of="call" />. With nine-six in your
          other box the dealer pairs less: <Best hand="Ts4d" board="Kh9c6d" other="9s6h" />, at <Ev hand="Ts4d" board="Kh9c6d" other="9s6h" of="call" />. The calculator has a field for the other box.
        </>
      ),
    },
    {
      ask: 'Is the bonus bet worth it?',
      answer: ({ Edge }) => (
        <>
          With seven to one for everything it keeps <Edge bet="bonus" />. With a rising table up to a hundred for the royal it keeps <Edge bet="bonus" rules="bonus.royal-flush_100~bonus.straight-flush_50~bonus.four-of-a-kind_40~bonus.full-house_30~bonus.flush_20" />.
          Both take more than the game does, on every bet.
        </>
      ),
    },
  ],
}
