import type { OldGuide as Guide } from '@/content/old-guide'

/* Starting hands by their name, `QsTs8h`: suits stand in the order s, h, d, c in which they come. */
const PAIRED = /^(.).\1|^..(.).\2/
const ONE_SUIT = /^.s.s.s$/
const IN_A_ROW = /^(8.7.6|9.8.7|T.9.8)/
const WITH_AN_EIGHT = /^(Q.J.8|J.T.8|J.9.8)/
const NINE_OR_HIGHER = /^(J.T.9|Q.T.9|Q.J.9|Q.J.T|K.T.9|K.J.9|K.Q.9|K.J.T|K.Q.T|K.Q.J|A.J.T|A.Q.T|A.K.T|A.Q.J|A.K.J|A.K.Q)/
const ACE_AND_LITTLE = /^A.[6-8].[2-7]/

/** Ranks that fit, of more suits than one: one suit has its own rule. */
const mixed = (ranks: RegExp): RegExp => new RegExp(`^(?!.s.s.s)${ranks.source.slice(1)}`)

export const guide: Guide = {
  description: 'XX Poker strategy, solved exactly: when to add on, in a short list and an exact one, which card to place in the contests, the house edge, and the true edge of Mix & Match.',
  inShort: ['pair', 'suited', 'nine-or-higher', 'in-a-row', 'with-an-eight', 'decline', 'contest-one-lowest'],
  lead: ({ Edge, Share, Extra }) => (
    <>
      You cannot fold. What you can do is bet more on the right hands: add on with <Share of="add" /> of them and the house keeps <Edge /> of your Play bet. Never add on and it keeps{' '}
      <Extra strategy="never-add" /> more.
    </>
  ),
  round: [
    {
      title: 'The Play bet',
      text: () => <>You put down a Play bet. It stays to the end of the round: there is no fold. Mix & Match is a bet of its own.</>,
    },
    {
      title: 'Your three cards, and the add-on',
      text: ({ Cards, Share }) => (
        <>
          <Cards of="KsQd9s" />
          You get three cards, the dealer three face down. Before any of his shows you may add up to half your Play bet. The add-on then moves with the Play bet and is paid like it. Best play adds on in{' '}
          <Share of="add" /> of rounds.
        </>
      ),
    },
    {
      title: 'The first contest',
      text: ({ Cards }) => (
        <>
          <Cards of="7s" />
          The dealer turns a card. If you hold a higher card of the same suit you place it against his, and your bets move up. His ace is low, yours is high.
        </>
      ),
    },
    {
      title: 'The second contest',
      text: ({ Ends }) => (
        <>
          He turns another, and the cards you have left play against it. Win one contest and the bets stand at the double, win both and they stand at five times. They end there in <Ends of="x2" /> and{' '}
          <Ends of="x5" /> of rounds.
        </>
      ),
    },
    {
      title: 'The community cards',
      text: ({ Cards }) => (
        <>
          <Cards of="QhKcJd" />
          The dealer’s cards are out of play. Three cards come up for you, and your own three come back, placed or not: the best five of the six are your hand.
        </>
      ),
    },
    {
      title: 'What it pays',
      text: ({ Result }) => (
        <>
          Two pair or better wins, by the table of the place where your bets stand. A pair of jacks or better gets them back. Less loses what you staked, once, wherever they stand; at five times it loses nothing. You
          end ahead in <Result of="ahead" /> of rounds, even in <Result of="even" />.
        </>
      ),
    },
  ],
  bets: ({ AverageBet, Risk }) => (
    <>
      There is no dealer’s hand to beat: the table alone decides. Play and add-on come to <AverageBet /> Play bets in an average round, of which the house keeps <Risk />. A lost bet at the double costs no more than a
      lost bet that has not moved: a contest won can only help you.
    </>
  ),
  strategy: () => <>At each decision the first rule that covers your hand decides. The add-on list is the short one; the table of ways to play has the exact one too, and the trainer tells you where the two part.</>,
  costs: {
    'pair': ({ Ignoring, Cost }) => (
      <>
        Never adding on with them costs <Ignoring classes={PAIRED} instead="decline" /> of the Play bet; with a pair of deuces and a seven it is <Cost hand="2s2d7c" of="decline" /> of it.
      </>
    ),
    'suited': ({ Ignoring, Cost }) => (
      <>
        Never adding on with them costs <Ignoring classes={ONE_SUIT} instead="decline" />. The one exception, seven-three-two, costs <Cost hand="7s3s2s" of="add" /> when it is dealt.
      </>
    ),
    'nine-or-higher': ({ Ignoring, Cost }) => (
      <>
        Never adding on with them costs <Ignoring classes={mixed(NINE_OR_HIGHER)} instead="decline" />. Queen-jack-ten is the best of them: declining costs <Cost hand="QsJdTc" of="decline" />.
      </>
    ),
    'in-a-row': ({ Ignoring }) => <>Leaving these three out costs <Ignoring classes={mixed(IN_A_ROW)} instead="decline" />.</>,
    'with-an-eight': ({ Ignoring, Cost }) => (
      <>
        Leaving these out costs <Ignoring classes={mixed(WITH_AN_EIGHT)} instead="decline" />: little, for they come seldom. Queen-ten-eight, which looks like them, is on the other side by <Cost hand="QsTd8c" of="add" />.
      </>
    ),
    'decline': ({ Cost, Ignoring }) => (
      <>
        Adding on with ace-king-seven of three suits costs <Cost hand="AsKd7c" of="add" />. Adding on with every ace that has nothing higher than an eight and nothing for a straight beside it costs <Ignoring classes={mixed(ACE_AND_LITTLE)} instead="add" /> over all rounds.
      </>
    ),
    'contest-one-lowest': ({ Cost }) => <>King-nine of spades against the six: placing the king, and having only the nine for the next, costs <Cost hand="Ks9s2d" dealer="6s" of="place:Ks" />.</>,
    'contest-two-lowest': ({ Cost }) => <>A higher one does as well here. Not placing at all never does: with a pair of deuces and the seven that wins, holding it back costs <Cost hand="2s2d7s" dealer="5s" of="hold" />.</>,
  },
  changes: [],
  sideBets: ({ Edge, OneIn }) => (
    <>
      Mix & Match looks at four cards, yours and the dealer’s third. All four suits come <OneIn bet="mix-and-match" of="mix" />, all of one suit <OneIn bet="mix-and-match" of="match" />. It costs{' '}
      <Edge bet="mix-and-match" /> of what you put on it, and no decision makes it better.
    </>
  ),
  questions: [
    {
      ask: 'When do I add on?',
      answer: ({ Extra, Edge }) => (
        <>
          No list for this was published before, as far as we know. The short one above makes the edge <Edge strategy="short" />: it costs <Extra strategy="short" /> against playing every hand exactly. With only its first two
          rules, pairs and one suit, you lose <Extra strategy="pairs" /> more.
        </>
      ),
    },
    {
      ask: 'Do aces and kings make an add-on?',
      answer: ({ Ev, Best }) => (
        <>
          No. High cards win contests, but a contest won is worth nothing if the hand then pays nothing. Ace-king-seven of three suits is worth <Ev hand="AsKd7c" of="decline" /> and the add-on makes it{' '}
          <Ev hand="AsKd7c" of="add" />. Ace-king-queen fits a straight and makes high pairs: <Best hand="AsKdQc" />.
        </>
      ),
    },
    {
      ask: 'Half, or less than half?',
      answer: () => <>The add-on is paid exactly as the Play bet is. So a hand is worth all of it or none of it: if adding a little gains, adding the half gains more.</>,
    },
    {
      ask: 'Which card do I place, a high one or a low one?',
      answer: ({ Extra }) => (
        <>
          The lowest that wins. The dealer’s card is beaten either way, and the higher one may be needed for the second contest. The highest first, all evening, costs <Extra strategy="highest-first" /> of the Play bet.
        </>
      ),
    },
    {
      ask: 'Is it ever right to hold a winning card back?',
      answer: () => <>Never. Placing it takes nothing out of your hand: your three cards all count at the end. Moving up pays more when you win and never loses more when you lose. The rule sheet obliges you to place it anyway.</>,
    },
    {
      ask: 'Which hands are the closest?',
      answer: ({ Ev }) => (
        <>
          Seven-four-two of one suit is worth <Ev hand="7s4s2s" of="decline" /> before the add-on and is just good enough; seven-three-two is worth <Ev hand="7s3s2s" of="decline" />. Queen-ten-eight of three suits is worth{' '}
          <Ev hand="QsTd8c" of="decline" />, queen-jack-eight <Ev hand="QsJd8c" of="decline" />: but with queen and jack of one suit <Ev hand="QsJs8d" of="decline" />, since two cards of one suit beat fewer of the cards that can turn up.
        </>
      ),
    },
    {
      ask: 'Is Mix & Match worth it?',
      answer: ({ Edge }) => (
        <>
          It costs <Edge bet="mix-and-match" />. You may see a lower figure in print: that is what comes out if the suit of the fourth card is taken not to depend on your three. It does: a suit you hold is the scarcer for it.
        </>
      ),
    },
    {
      ask: 'Does a card I saw in a neighbour’s hand matter?',
      answer: ({ Best, Ev }) => (
        <>
          Suits do. King-nine-four of spades is worth <Ev hand="Ks9s4s" of="decline" />, and one adds on with it. If three small spades lie in another hand there is less to beat and less to make a flush with: it is worth{' '}
          <Ev hand="Ks9s4s" dead="2s3s5s" of="decline" />, and the best play is to <Best hand="Ks9s4s" dead="2s3s5s" />.
        </>
      ),
    },
  ],
}
