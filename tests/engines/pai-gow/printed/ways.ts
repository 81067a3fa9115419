/*
 * House ways as casinos and schools print them, worded afresh in the manner of each print: its order, headings, thresholds and exceptions
 * are the source's, its sentences are not. “Answers” below are for hands that the print leaves open.
 */

export interface Print {
  readonly name: string
  readonly source: string
  readonly text: string
}

export const PRINTS: readonly Print[] = [
  {
    name: 'Gold Star School',
    source: 'Gold Star School of Gaming, Las Vegas: “House Ways”, goldstarschool.com/house-ways',
    text: `Pai Gow Poker House Ways

• No pair: Highest card in the back, the next two highest in the front.
• One pair: Put the pair in back and the next two highest cards in front.
• Three pair: The highest pair goes in front.
• Three of a kind: Keep three of a kind in back. If three aces, split them.
• Three of a kind twice: Lowest trips in the back, pair of the highest trips in front.
• Straights, flushes, straight flushes and royal flush:
    • With no pair: Choose the way that allows the highest two cards in front.
    • With one pair: Put the pair in front if a straight or flush can be kept in back. If the pair is 10’s+ and you have an ace, play pair/ace.
• Full house: Three of a kind in back and the pair up front. If the full house has a pair of twos and the kickers are A-K, keep the full house together.
• Full house with three of a kind and two pairs: Highest pair in front.
• Four of a kind: Play according to the rank of the four of a kind:
    • 2-6: Always keep together.
    • 7-10: Split unless an ace or better can be played in front.
    • J-A: Always split.
• Four of a kind and a pair: Put the pair in front.
• Four of a kind and three of a kind: Put a pair from the three of a kind in front.
• Five aces: Split the aces: three aces in back and two aces in front. If you have five aces and a pair of kings, then five aces in back and kings in front.`,
  },
  {
    name: 'MGM Grand, 2002',
    source:
      'House way of the MGM Grand from its procedures of 2002, as Wizard of Odds lists it (copied at rhotabsensi1988.netlify.app/pai-gow-poker-house-odds)',
    text: `NO PAIR: Use the highest card in the high hand, then the second and third highest in the low hand.
ONE PAIR: The pair always goes in the high hand, the two highest ranking other cards in the low hand.
TWO PAIR
2’s thru 6’s — Low Pair
7’s thru 10’s — Medium Pair
Jacks thru Aces — High Pair
LOW PAIR — LOW PAIR: Always keep.
LOW PAIR — MEDIUM PAIR: Split unless holding an Ace, then play two pair in the high hand.
LOW PAIR — HIGH PAIR: Split unless holding an Ace, then play two pair in the high hand.
MEDIUM PAIR — MEDIUM PAIR: Split unless holding an Ace, then play two pair in the high hand.
MEDIUM PAIR — HIGH PAIR: Always split.
HIGH PAIR — HIGH PAIR: Always split.
THREE PAIR: Always play the highest pair in the low hand.
THREE OF A KIND: Always keep, unless Aces, then play one of the Aces in the low hand.
TWO THREE OF A KINDS: Play a pair of the highest three of a kind in the low hand.
STRAIGHT, FLUSH, STRAIGHT FLUSH OR ROYAL FLUSH
With no pair: When given a choice, play the category which allows the highest two cards in the low hand.
With one pair: Play the pair in the front hand if a straight, flush, straight flush or royal flush can be kept in the high hand.
FULL HOUSE: Always split, unless holding a pair of 2’s with an ace and a king, then keep the full house.
FOUR OF A KIND
2’s thru 6’s: Never split.
7’s thru 10’s: Split unless holding an Ace.
Jacks thru Aces: Always split.
FIVE ACES: Split, unless holding a pair of kings, then play the kings in the low hand.`,
  },
  {
    name: 'Flamingo',
    source:
      'House way of the Flamingo, Las Vegas, as quoted in github.com/cammoore/PaiGow-Poker (FlamingoHouseWay.java), but its list of straights with two pairs',
    text: `No pair: Put the highest card in back and the next two highest cards in front.
One pair: Keep the pair in back and put the next two highest in front.
Two pair: Split them except in these three situations:
  Both pairs are 6's or less.
  Both pairs are 10's or less plus an ace singleton.
  One pair of face cards, one pair of 5's or less, and an ace singleton.
Three pair: Highest pair in front.
Three of a kind: Keep three of a kind in back, except break up three aces.
Three of a kind twice: The higher pair goes in front.
Straight or flush with no pair: Put the two highest cards in front that leave a straight or flush in back.
With a six or seven card straight or flush, put the two highest cards in front that leave a straight or flush in back.
If the hand contains both a straight and a flush, keep the one in back with the highest hand in front, as long as the front hand is a king or better. Otherwise keep the flush in back.
Full house: Split except with a pair of 2's and an ace/king in front.
Full house with three of a kind and two pairs: Play the highest pair in front.
Four of a kind:
  2 through 6: Always keep together.
  7 through 10: Split unless an ace and a face card or better can be played in front.
  Jack through king: Split unless the hand also contains a pair of 10's or higher.
  Aces: Split unless a pair of 7's or higher can be played in front.
Five aces: Split unless a pair of kings can be played in front.`,
  },
  {
    name: 'Casino Real',
    source:
      '“Casino Real Fortune Pai Gow Poker House Way”, a chart of a British casino, as a public game on GitHub sets by it',
    text: `NO PAIR: Second and third highest cards in front.
ONE PAIR: Pair in back, two highest other cards in front.
TWO PAIRS
 - Higher pair is A, K, Q: Smaller pair in front.
 - Higher pair is J, 10, 9: Both pairs in back if you can put an Ace in front, otherwise split.
 - Higher pair is 8, 7, 6: Both pairs in back with a King or higher in front, otherwise split.
 - Higher pair is 5, 4, 3: Both pairs in back with at least a Queen in front, otherwise split.
THREE PAIRS: Highest pair in front.
THREE OF A KIND
 - Aces: One ace and the next highest card in front.
 - K's and below: Three of a kind in back and the two highest other cards in front.
TWO THREE OF A KINDS: Pair from the higher trips in front.
STRAIGHT, FLUSH OR STRAIGHT FLUSH
 - With no pair: Two highest possible cards in front that leave a complete hand in back.
 - With one pair: Two highest possible cards (pair or no pair) in front that leave any complete hand in back.
 - With two pairs: According to the two pair rules.
 - With trips: Complete hand in back, pair in front.
FULL HOUSE: Highest possible pair in front.
FOUR OF A KIND
 - A, K, Q: Four of a kind in back if at least a pair can be put in front, otherwise split.
 - J, 10, 9: Four of a kind in back if at least a King can be put in front, otherwise split.
 - 8, 7, 6: Four of a kind in back if at least a Queen can be put in front, otherwise split.
 - 5, 4, 3, 2: Never split.
FIVE ACES: Put a pair of Aces in front.`,
  },
  {
    name: 'Foxwoods, as laid out',
    source: 'Foxwoods, Connecticut, in the layout of wizardofodds.com/games/pai-gow-poker/house-way/foxwoods',
    text: `No Pair: Second and third highest cards go in front.
One Pair: Pair in back, two highest other cards in front.
Two Pair:
  Big pair is Aces, Kings, Queens, Jacks: Small pair in front.
  Big pair is 10s, 9s, 8s, 7s: Both pair in back if you can put an Ace in front, otherwise split.
  Big pair is 6s, 5s, 4s, 3s: Both pair in back if you can put a King or higher in front; otherwise split.
Three Pair: High pair in front.
Three of a Kind:
  Aces: An Ace and the next highest card in front.
  Kings and below: Three of a kind in back, two highest cards in front.
Two Sets: Pair from the higher set in front.
Straight, Flush, Straight Flush:
  With No Pair: The two highest cards in front that will leave any complete hand in back.
  With One Pair: The highest possible two cards (pair or no pair) in front that will leave any complete hand in back.
  Exception: With an Ace and a pair of Kings, Queens, Jacks or 10s, the Ace in front and the pair in back if the front hand can be improved.
  With Two Pair: According to two-pair strategy.
  With Three of a Kind: Complete hand in back, pair in front.
Full House: Highest permissible pair in front.
Four of a Kind:
  Aces, Kings, Queens, Jacks: Always split.
  10s, 9s, 8s, 7s: Four of a kind in back if you can put at least a King up front; otherwise split.
  6s and below: Never split.
  Four of a Kind with a Pair (or Three of a Kind): Pair in front.
Five Aces: Pair of Aces in front, unless a pair of Kings can be played in front.`,
  },
  {
    name: 'Trump Plaza',
    source:
      'Trump Plaza, Atlantic City, as Wizard of Odds lists it (Pai Gow Poker appendix 2) and as a public game on GitHub sets by it',
    text: `No pair: Put the highest card in the high hand and the next two highest cards in the low hand.
One pair: Put the pair in the high hand and the next two highest cards in the low hand.
Two pair:
• Low pair and low pair: Split unless holding a king or better.
• Low pair and medium pair: Split unless holding a king or better.
• Low pair and high pair: Split unless holding an ace.
• Medium pair and medium pair: Split unless holding an ace.
• Medium pair and high pair: Always split.
• High pair and high pair: Always split.
• Pair of aces and any other pair: Always split.
Where:
2 through 6: Low cards
7 through 10: Medium cards
Jack through king: High cards
Three pair: Put the highest pair in the low hand.
Three of a kind: Put the three of a kind in the high hand, except with three aces, put a pair of aces in the high hand and an ace and the next highest card in the low hand.
Three of a kind and a straight or flush: Put a pair in the low hand and the straight or flush in the high hand.
Straights, flushes and straight flushes:
• With no pair: Put the straight, flush or straight flush in the high hand that leaves the highest two cards in the low hand.
• With one pair: Put the pair in the low hand only if a straight, flush or straight flush can be played in the high hand.
• With two pair: Use the two pair rule.
Full house: Always split, except with a pair of twos and an ace and a king, put the ace and king in the low hand.
Three of a kind twice: Put a pair from the higher three of a kind in the low hand.
Three of a kind and two pair: Put the highest pair in the low hand.
Four of a kind:
• 2 through 6: Always keep together.
• 7 through 10: Split unless holding a king or better.
• Jack through king: Split unless holding an ace.
• Aces: Always split.
Four of a kind and a pair: Put the pair in the low hand.
Four of a kind and three of a kind: Put a pair from the three of a kind in the low hand.
Five aces: Put two aces in the low hand, unless a pair of kings can be put in the low hand.`,
  },
  {
    name: 'Public summary',
    source: '“Pai Gow Poker House Way”, frixo.com/sbook/articles',
    text: `No pair – Put the highest card in the 5-card High Hand, and then put the next two highest cards in the 2-card Low Hand.
One pair – Pair in the 5-card High Hand, the next two highest cards in the 2-card Low Hand.
Two pair – Divide Aces and any other pair between the two hands. Always divide a pair of face cards and any pair of 6s or higher. Never split two pairs of 6s or lower. With any other combination of two pairs, divide them when there is no Ace; when there is an Ace, put it in the 2-card Low Hand and keep the two pair in the 5-card High Hand.
Three pair – Put the highest of the three pairs in the 2-card Low Hand.
Three of a kind – Any three of a kind in the 5-card High Hand, with the exception of three Aces, which are split. This includes hands containing the Joker.
Two Sets of Three of a Kind – Put the lower three of a kind in the 5-card High Hand and a pair from the higher three of a kind in the 2-card Low Hand.
Straight – Any five-card straight goes in the 5-card High Hand. For any six-card straight, the highest card from the straight goes in the 2-card Low Hand. Holding a straight and a pair, put the pair in the 2-card Low Hand. With a straight and two pair, refer to the two-pair rule above.`,
  },
  {
    name: 'Stones',
    source:
      'Stones Gambling Hall, California: the guide to its Face Up Pai Gow Poker (stonesgamblinghall.com), as a public program on GitHub sets by it',
    text: `NO PAIR: Highest card in the high hand, second and third highest cards in the low hand.
ONE PAIR: Pair in the high hand, two highest other cards in the low hand.
TWO PAIR
  High pair is Aces, Kings or Queens: Split.
  High pair is Jacks, 10s or 9s: Keep together with an Ace high, otherwise split.
  High pair is 8s, 7s or 6s: Keep together with a King or higher, otherwise split.
  High pair is 5s, 4s or 3s: Keep together with a Queen or higher, otherwise split.
THREE PAIR: Highest pair in the low hand.
THREE OF A KIND: Always keep together, unless Aces; then two Aces in the high hand and one Ace with the highest other card in the low hand.
STRAIGHT, FLUSH OR STRAIGHT FLUSH
  No pair: Keep the straight, flush or straight flush with the highest possible two cards in the low hand.
  One pair: Keep the straight, flush or straight flush with the highest possible two cards (pair or no pair) in the low hand.
  Two pair: Keep the straight, flush or straight flush if a pair can be played in the low hand, otherwise use the two pair strategy.
  Three of a kind: Keep the straight, flush or straight flush with a pair or an Ace in the low hand.
FULL HOUSE: Highest pair in the low hand.
TWO THREE OF A KINDS: Pair from the highest three of a kind in the low hand.
FOUR OF A KIND
  With a pair or three of a kind: Pair in the low hand.
  Aces, Kings or Queens: Split.
  Jacks, 10s or 9s: Keep together with a King or higher, otherwise split.
  8s, 7s or 6s: Keep together with a Queen or higher, otherwise split.
  5s, 4s, 3s or 2s: Always keep together.
FIVE ACES: Pair of Aces in the low hand.`,
  },
  {
    name: 'Fully wild joker',
    source:
      'A way for a fully wild joker, as California’s card rooms have it, from the rules of a public program on GitHub',
    text: `No pair: Put the second and third highest cards in front.
No pair with the joker: Put the highest and the third highest cards in front and use the joker to pair the second highest card behind.
One pair: Put the two highest other cards in front.
One pair with the joker: If the highest other card is higher than the pair, put the pair in front. Otherwise put the highest other card and the joker in front as a pair.
Two pair: If the high pair is aces, kings or queens, put the low pair in front.
  High pair of jacks, 10s or 9s: An ace is required to keep both pairs behind, otherwise low pair in front.
  High pair of 8s, 7s or 6s: A king or better is required to keep both pairs behind, otherwise low pair in front.
  High pair of 5s and below: A queen or better is required to keep both pairs behind, otherwise low pair in front.
Two pair with the joker: Put the high pair in front and use the joker to make trips behind.
Three pair: Highest pair in front.
Three pair with the joker: Highest pair in front, full house with the joker behind.
Three of a kind: Two highest other cards in front. With three aces put an ace and the highest other card in front.
Three of a kind and a pair: Pair in front.
Three of a kind and two pairs: Highest pair in front.
Two three of a kinds: Put two cards of the higher trips in front.
Straight or flush: Put the two highest cards in front that do not break the straight or flush.
Straight or flush with one pair: Put the two highest cards in front that do not break the straight or flush.
Straight or flush with two pair: Follow the two pair rule.
Four of a kind and a pair: Pair in front.
Four of a kind and three of a kind: Put two of the trips in front.
Four of a kind with the joker: Put the highest other card with the joker in front and four of a kind behind.`,
  },
]
