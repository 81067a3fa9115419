import type { AnyGame, RuleField, SpotField } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { spotFields } from '@/lib/game/enter'

/* The text of `--help`, made from the games' own data. */

function fieldInWords(field: SpotField): string {
  switch (field.kind) {
    case 'cards':
      return field.counts.length > 0 ? `${field.id} (${field.counts.join(', ')} cards)` : `${field.id} (cards)`
    case 'switch':
      return `${field.id} (true or false, by default ${field.byDefault})`
    case 'choice':
      return `${field.id} (${field.options.map(({ value }) => value).join(', ')})`
    case 'choices':
      return `${field.id} (a list of ${field.options.map(({ value }) => value).join(', ')}, as many as ${field.per} has cards)`
  }
}

const ruleInWords = ({ path }: RuleField): string => path.join('.')

const gameInWords = (game: AnyGame): string =>
  [
    `  ${game.id}`,
    `    fields:   ${spotFields(game).map(fieldInWords).join(', ')}`,
    `    variants: ${game.variants.map(({ id }) => id).join(', ')}`,
    `    rules:    ${game.ruleFields.map(ruleInWords).join(', ')}`,
    ...(game.settledByTable ? [`    sides:    ${game.sideBets.map(({ id }) => id).join(', ')}`] : []),
  ].join('\n')

export const solveHelp = (games: readonly AnyGame[]): string => `Usage: npm run -s solve < requests.jsonl
       npm run -s solve -- --proof < requests.jsonl

Reads one JSON object a line from standard input and writes one answer a line to standard output, in the same order.

  echo '{"id":1,"game":"three-card-poker","hand":["Qs","6d","4c"]}' | npm run -s solve

A request has: game; its fields below; and, where wanted, id (echoed), variant, rules (a partial record, merged over the
variant's) and dead (cards seen and gone). Cards: As Kd Tc 2h, the joker Jk; a list, or one text "AsKd".
It may have sides, the side bets placed: ["trips"] for one base wager each, or {"trips":2}, stakes of at most 1,000,000 with
up to six decimals. Every EV then includes their nets. What they do after a fold is a rule: {"afterFold":{"trips":"pays"}}
(the default) or "forfeits". Outcomes are left out where a side bet's result and the main game's can't be counted
together; the EVs are exact there too.
An answer has: best, every action of equal highest EV; options, each with its EV in base wagers as an exact fraction and its
outcomes [net, ways]. With --proof it also has the request, the rules whole and the number of deals, so that anybody can
count it again (tests/proofs/check.py does, for Three Card Poker and for the river of Ultimate Texas Hold’em). A request
that cannot be answered gives {"error":{"name":…,"message":…}} in its place.
Exit status: 0, 1 if any line failed, 2 for wrong usage, 3 if the input can't be read or the answer can't be written.

Games:
${games.map(gameInWords).join('\n')}
`

function betsInWords(game: AnyTaughtGame): string {
  const strategies = (game.strategies ?? []).map(({ id }) => id)
  return [
    `  ${game.id}`,
    `    variants: ${game.variants.map(({ id }) => id).join(', ')}`,
    `    bets:     ${['main', ...game.sideBets.map(({ id }) => id)].join(', ')}`,
    ...(strategies.length > 0 ? [`    strategy: ${strategies.join(', ')}`] : []),
  ].join('\n')
}

/** The side bets whose meter all players share: “texas-21 progressive”. */
const sharedBets = (games: readonly AnyGame[]): string =>
  games
    .flatMap(({ id, sideBets }) =>
      sideBets.filter(({ takes }) => takes?.includes('players')).map((bet) => `${id} ${bet.id}`),
    )
    .join(', ')

/** The games that are computed with cards of the dealer seen: “three-card-poker 1”. */
const seenIn = (games: readonly AnyTaughtGame[]): string =>
  games.flatMap(({ id, mostSeen = 0 }) => (mostSeen > 0 ? [`${id} up to ${mostSeen}`] : [])).join(', ')

export const edgeHelp = (games: readonly AnyTaughtGame[]): string => `Usage: npm run -s edge -- GAME [options]

Solves a whole game, or prices a side bet, and writes one line of JSON: the exact EV in base wagers, the edge, and for the
main game the average bet, the element of risk and how often each action is taken. With "prizes": "example", no source
prints all prizes of the side bet: give them with --rules.

  --variant ID     a variant of the game; the first by default
  --rules JSON     a partial record of rules, merged over the variant's: '{"pays":{"anteBonus":{"straight":2}}}'
  --bet BET        main (the default) or a side bet, priced as if no hand was folded
  --strategy ID    the main game played in this way instead of the best
  --player WAY     the same; where hands are set by a house way, another one or optimal, by default the way of the variant
  --meter N        the meter of a progressive side bet
  --players N      how many have made the bet and share its meter; 1 by default (${sharedBets(games)})
  --shoe FILE      a JSON list of 52 counts, suits s h d c, ranks 2 to A in each, for bets dealt from a shoe
  --dead CARDS     cards seen and gone, for a side bet: AsKd
  --seen N         the main game if N of the dealer’s face-down cards are seen before the decision (${seenIn(games)})
  --more           also the standard deviation of a round; of a side bet, each hand that wins and in how many deals it comes
  --help           this

Exit status: 0, 2 for wrong usage, 3 if the answer can't be written.

Games:
${games.map(betsInWords).join('\n')}
`
