import type { OldGuide as Guide } from '@/content/old-guide'

const OFFSUIT_DEUCES = /^[3-7]2o$/
const EVERY_DEUCE = /^[3-9TJQ]2o$/
const SMALL_PAIRS = /^(22|33|44|55|66)$/

export const guide: Guide = {
  description: 'Texas Hold’em Bonus strategy, solved exactly: the few hands to fold, when to bet the flop and the turn, the house edge under both ante rules, and what the Bonus and the jackpot bets cost.',
  inShort: ['preflop-deuce', 'preflop-rest', 'flop-strong', 'flop-pair', 'flop-rest', 'turn-strong', 'turn-pair'],
  lead: ({ Edge, Risk, Share }) => (
    <>
      Before the flop you bet twice your ante or fold, and you fold hardly anything: <Share of="fold" /> of hands. After that you may bet once more on the flop and once on the turn. Played as below the house keeps <Edge /> of the
      ante, <Risk /> of all the money you put down.
    </>
  ),
  round: [
    { title: 'The ante', text: () => <>You put down an ante. The Bonus and the jackpot are bets of their own, beside it.</> },
    {
      title: 'Before the flop',
      text: ({ Cards, Share }) => (
        <>
          <Cards of="9s8d" />
          You and the dealer get two cards each. Bet twice the ante, or fold and lose it. Best play bets <Share of="bet" /> of hands.
        </>
      ),
    },
    {
      title: 'The flop',
      text: ({ Cards }) => (
        <>
          <Cards of="Kh9c4d" />
          Three cards come up for both. Bet once the ante, or check.
        </>
      ),
    },
    {
      title: 'The turn',
      text: ({ Cards, Ends }) => (
        <>
          <Cards of="Kh9c4dTs" />
          One more card, and once more a bet or a check. Best play has made every bet there is in <Ends of="bet-4x" /> of rounds and stopped at the first in <Ends of="bet-2x" />.
        </>
      ),
    },
    { title: 'The river', text: () => <>The last card comes without a bet, and both hands are shown: the best five of seven. The dealer needs no qualifying hand.</> },
    { title: 'What it pays', text: () => <>If you win, every bet after the ante pays even money. The ante does so only if you win with a straight or better; with less it comes back. A tie gives everything back.</> },
  ],
  bets: ({ AverageBet, Edge }) => (
    <>
      You put down <AverageBet /> antes in an average round. The ante itself is where the house lives: you lose it with every loss and are paid for it only on big wins. Where it takes a flush to be paid, the edge is{' '}
      <Edge rules="flush" />.
    </>
  ),
  strategy: () => (
    <>
      At each decision the first rule that covers your hand decides. A bet on the flop or the turn is right exactly when you win more often than you lose from there. These rules are near the exact play, not equal to it; the trainer tells
      you where they part.
    </>
  ),
  costs: {
    'preflop-deuce': ({ Ignoring, Cost }) => (
      <>
        Betting all five costs <Ignoring classes={OFFSUIT_DEUCES} instead="bet" /> of the ante; three-two is the worst, at <Cost hand="3s2d" of="bet" /> antes when it comes.
      </>
    ),
    'preflop-four-three': ({ Cost }) => <>There a bet with it costs <Cost hand="4s3d" rules="flush" of="bet" /> antes; with the usual rule a fold costs <Cost hand="4s3d" of="fold" />.</>,
    'preflop-rest': ({ Ignoring }) => (
      <>
        Folding every offsuit deuce up to queen-deuce costs <Ignoring classes={EVERY_DEUCE} instead="fold" /> of the ante; folding the pairs up to sixes <Ignoring classes={SMALL_PAIRS} instead="fold" />.
      </>
    ),
    'flop-underpair': ({ Cost }) => <>Betting threes on king-nine-seven costs <Cost hand="3s3d" board="Kh9c7d" of="bet" /> antes.</>,
    'flop-pair': ({ Cost }) => <>Checking the lowest pair, eight-three on king-nine-three, costs <Cost hand="8s3d" board="Kh9c3s" of="check" /> antes.</>,
    'flop-flush-draw': ({ Cost }) => <>Nine-five of hearts on two hearts: a check costs <Cost hand="9h5h" board="Kh7h2c" of="check" />. With seven-five a bet costs <Cost hand="7h5h" board="Kh9h2c" of="bet" />.</>,
    'flop-ace': ({ Cost }) => <>Betting ace-four on king-nine-seven costs <Cost hand="As4d" board="Kh9c7d" of="bet" /> antes; checking it on nine-nine-seven <Cost hand="As4d" board="9h9c7d" of="check" />.</>,
    'flop-two-high': ({ Cost }) => <>Betting king-queen on nine-seven-four costs <Cost hand="KsQd" board="9h7c4d" of="bet" />; checking it on jack-ten-three <Cost hand="KsQd" board="JhTc3d" of="check" />.</>,
    'flop-straight-draw': ({ Cost }) => <>Betting seven-six on nine-eight-deuce costs <Cost hand="7s6d" board="9h8c2d" of="bet" /> antes.</>,
    'turn-low-pair': ({ Cost }) => <>Betting threes on king-nine-seven-five costs <Cost hand="3s3d" board="Kh9c7d5s" of="bet" />; checking nine-three on king-eight-seven-three <Cost hand="9s3d" board="Kh8c7d3s" of="check" />.</>,
    'turn-ace': ({ Cost }) => <>Checking ace-three on king-nine-seven-seven costs <Cost hand="As3d" board="Kh9c7d7s" of="check" /> antes.</>,
    'turn-flush-draw': ({ Cost }) => <>Checking the ace-high draw costs <Cost hand="Ah5h" board="Kh9h2c7d" of="check" />; betting an eight-high one <Cost hand="8h5h" board="Kh9h2c7d" of="bet" />.</>,
    'turn-rest': ({ Cost }) => <>Betting an open-ended straight draw with jack-ten on nine-eight-deuce-three costs <Cost hand="JsTd" board="9h8c2d3s" of="bet" /> antes.</>,
  },
  changes: [{ name: 'If ties lost', rules: 'ties_lose' }],
  sideBets: ({ Edge, OneIn, BreakEven }) => (
    <>
      The Bonus is settled by your two hole cards and costs <Edge bet="bonus" />; its top prize, aces against aces, comes <OneIn bet="bonus" of="aces-both" />. The First 5 Jackpot’s prizes are the operator’s: only the lowest is printed. With
      the example below, a royal flush comes <OneIn bet="first-five" of="royal-flush" />, and the bet loses nothing only from a meter of <BreakEven bet="first-five" /> bets. Put in the prizes on your screen.
    </>
  ),
  questions: [
    {
      ask: 'Which hands do I fold?',
      answer: ({ Ev, Cost }) => (
        <>
          Five: a deuce with a three, four, five, six or seven of another suit. Folding is worth <Ev hand="7s2d" of="fold" />, betting seven-deuce <Ev hand="7s2d" of="bet" />. Eight-deuce is bet: folding it costs{' '}
          <Cost hand="8s2d" of="fold" />.
        </>
      ),
    },
    {
      ask: 'Does a straight pay the ante here?',
      answer: ({ Edge, AverageBet }) => (
        <>
          It is the first thing to ask. With a straight paid the edge is <Edge />, with a flush or better only <Edge rules="flush" />. You bet about the same in both, <AverageBet /> and <AverageBet rules="flush" /> antes, so the whole
          difference is price.
        </>
      ),
    },
    {
      ask: 'Why bet so many bad hands before the flop?',
      answer: ({ Ev, Fact }) => (
        <>
          A fold loses the ante for certain. Six-four of two suits is worth <Ev hand="6s4d" of="bet" /> when bet: a losing hand, but a cheaper one, since it still wins <Fact hand="6s4d" of="bet" fact="wins" /> of deals and the dealer
          needs no more than you do.
        </>
      ),
    },
    {
      ask: 'When do I bet again on the flop?',
      answer: ({ Ev }) => (
        <>
          When you are ahead of a random hand more often than not. The ante, which pays only on big hands, has nothing to do with it. Ace-king on nine-seven-four: betting <Ev hand="AsKd" board="9h7c4d" of="bet" />, checking{' '}
          <Ev hand="AsKd" board="9h7c4d" of="check" />. Ace-four on king-nine-seven: <Ev hand="As4d" board="Kh9c7d" of="bet" /> and <Ev hand="As4d" board="Kh9c7d" of="check" />.
        </>
      ),
    },
    {
      ask: 'What are ties worth?',
      answer: ({ Edge }) => (
        <>
          More than they look. Everything comes back on a tie. If ties lost, the edge would be <Edge rules="ties_lose" />.
        </>
      ),
    },
    {
      ask: 'Is the Bonus worth it?',
      answer: ({ Edge, OneIn }) => (
        <>
          No. Something is paid <OneIn bet="bonus" />, and <Edge bet="bonus" /> of the bet stays with the house. No decision makes it better.
        </>
      ),
    },
  ],
}
