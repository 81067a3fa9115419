import { messagesOf } from '@/app/_languages/messages'
import { questions } from '@/app/_languages/words'
import { Link } from '@/app/_ui/link'
import { inWords, percent, plain, units, whole, withUnit } from '@/app/_languages/format'
import { StakeMoney } from '@/app/_settings/stake-setting'
import type { AnyGame } from '@/lib/game/game'
import { usualTable } from '@/lib/game/precomputed/known-tables'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { evValue } from '@/lib/game/ev'
import { GAMES } from '@/lib/games/index'
import { BIG, type Session, sessionsOf, SURE } from '@/lib/game/precomputed/sessions'
import { CELL, Heads, NAME, WideTable } from '../_guide/parts'
import { chance } from '../risk/words'
import { askOf, atNamedStake, basisOf, playedOf, Question, Questions, unlessDraft } from './parts'

const inHours = (hours: number): string => questions.hours(hours, inWords(hours))

/**
 * Questions about risk: how much to bring, how often people win, how much a bad night costs, and where the swings come
 * from.
 */
export const RiskQuestions = unlessDraft(({ game }: { readonly game: AnyTaughtGame }) => {
  const { sessions, mostLost } = sessionsOf(game)
  const { averageBet } = usualTable(game)
  const [one, two, , eight] = sessions as readonly [Session, Session, Session, Session]
  const inUnits = (bets: number): string => withUnit(units(bets), game.unit)
  return (
    <Questions>
      <Question ask={askOf('bring', game)}>
        <p>
          {questions.bringIt(
            inUnits(two.bankrolls[1]!),
            atNamedStake(two.bankrolls[1]!),
            basisOf(game),
            percent(SURE[1], 0),
          )}
        </p>
        <WideTable label={questions.bankroll}>
          <Heads columns={[questions.lasting, ...SURE.map((sure) => questions.sure(percent(sure, 0)))]} />
          <tbody>
            {sessions.map(({ hours, bankrolls }) => (
              <tr key={hours} className="border-t">
                <th scope="row" className={NAME}>
                  {inHours(hours)}
                </th>
                {bankrolls.map((bets, i) => (
                  <td key={i} className={CELL}>
                    <StakeMoney bets={bets} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </WideTable>
        <p>
          {playedOf(game).houseWay && `${questions.byHouseWay} `}
          {mostLost > 1
            ? questions.roundTakes(game.name, inUnits(mostLost), atNamedStake(mostLost), atNamedStake(mostLost - 1))
            : questions.neverAdd}
        </p>
      </Question>
      <Question ask={askOf('ahead', game)}>
        <p>
          {questions.aheadAfter(chance(one.ahead), chance(eight.ahead))}{' '}
          {eight.ahead >= one.ahead && questions.longerMore}
        </p>
      </Question>
      <Question ask={askOf('inRound', game)}>
        <p>
          {questions.average(
            atNamedStake(evValue(averageBet)),
            withUnit(plain(evValue(averageBet), 2), game.unit),
            mostLost > 1 ? atNamedStake(mostLost) : null,
          )}
        </p>
        <p>{messagesOf(game).about}</p>
      </Question>
      <Question ask={askOf('variance', game)}>
        <Variance game={game} />
      </Question>
    </Questions>
  )
})

/** Games whose standard deviations differ by a smaller share than this swing alike. */
const SAME = 0.01

/** The game's rank among all games by its swings, and what causes them. */
function Variance({ game }: { readonly game: AnyGame }) {
  const { deviation, big, mostWon } = sessionsOf(game)
  const above = GAMES.filter((one) => sessionsOf(one).deviation > deviation).length
  const swings = (one: AnyGame): number => sessionsOf(one).deviation / deviation
  const others = GAMES.filter((one) => Math.abs(swings(one) - 1) > SAME).toSorted((a, b) => swings(a) - swings(b))
  const calmer = others.findLast((one) => swings(one) < 1)
  const wilder = others.find((one) => swings(one) > 1)
  return (
    <p>
      {above <= 2 ? questions.isHigh : above >= GAMES.length - 4 ? questions.isLow : questions.isMiddle}{' '}
      {questions.deviation(game.name, withUnit(plain(deviation, 2), game.unit))}{' '}
      {questions.between(calmer?.name, wilder?.name)}{' '}
      {big
        ? questions.bigWins(withUnit(String(BIG), game.unit), whole(Math.round(big.oneIn)), percent(big.share, 0))
        : questions.neverMore(withUnit(units(mostWon), game.unit))}{' '}
      <Link href="/compare" prefetch={false} className="link">
        {questions.allGames}
      </Link>
    </p>
  )
}
