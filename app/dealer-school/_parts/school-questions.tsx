import { wayInWords } from '@/app/house-ways/_parts/clause-words'
import { betName } from '@/app/_felt/names'
import { Question, Questions } from '@/app/[game]/_questions/parts'
import { mistakeIn } from '@/app/dealer-school/_parts/mistake-words'
import { questions } from '@/app/_languages/words'
import { inWords } from '@/app/_languages/format'
import { Link } from '@/app/_ui/link'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/index'
import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { dealerOf, gameOf, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { payFields } from '@/lib/teaching/dealer-school/payouts/sheet'

/* Common questions about the school's drills, answered below each drill from the games' data. */

const ROWS = 'grid list-disc gap-1 pl-5'

/** A line for each game: its name, then the text from `says`. */
async function eachGame(says: (game: GameId) => string) {
  await loadSchoolGames(GAME_IDS)
  return (
    <ul className={ROWS}>
      {GAME_IDS.map((id) => (
        <li key={id}>
          <Link href={`/dealer-school/${id}`} prefetch={false} className="link">
            {gameOf(id).name}
          </Link>
          : {says(id)}
        </li>
      ))}
    </ul>
  )
}

/** The number of prices in a game's pay tables, counting each hand once. */
const pricesOf = (id: GameId): number => payFields(usualTable(id)).reduce((sum, { hands }) => sum + hands.length, 0)

export async function PayoutsQuestions() {
  return (
    <Questions>
      <Question ask={questions.byHeart}>
        <p>{questions.byHeartLead}</p>
        {await eachGame((id) => questions.prices(pricesOf(id)))}
      </Question>
    </Questions>
  )
}

export async function FoulQuestions() {
  return (
    <Questions>
      <Question ask={questions.mistakes}>
        {await eachGame((id) =>
          dealerOf(id)
            .errors(usualTable(id).rules)
            .map(({ says }) => mistakeIn(says).name)
            .join('; '),
        )}
      </Question>
    </Questions>
  )
}

/**
 * The dealer's passes around the table: the bets of each, and where it starts. Bets settled as soon as they are decided
 * aren't part of a pass.
 */
function passesOf(id: GameId): readonly string[] {
  const passes = dealerOf(id)
    .settlement.passes.filter(({ only }) => !only)
    .map(({ from, bets }) =>
      questions.passFrom(
        from,
        bets.map((bet) => betName(gameOf(id), bet)),
      ),
    )
  // Insurance has a pass before the play and one after it.
  return [...new Set(passes)]
}

export async function AuditionQuestions() {
  return (
    <Questions>
      <Question ask={questions.seats}>
        {await eachGame((id) => questions.seatsAt(inWords(dealerOf(id).seats), inWords(dealerOf(id).most)))}
      </Question>
      <Question ask={questions.sides}>{await eachGame((id) => questions.passes(passesOf(id)))}</Question>
    </Questions>
  )
}

export const HouseWayQuestions = () => (
  <Questions>
    <Question ask={questions.ways}>
      <p>{questions.waysLead}</p>
      <ul className={ROWS}>
        {KNOWN_WAYS.map((way) => (
          <li key={way.id}>
            <Link href={`/house-ways/${way.id}`} prefetch={false} className="link">
              {wayInWords(way)}
            </Link>
            : {questions.clauses(way.clauses.length)}
          </li>
        ))}
      </ul>
    </Question>
  </Questions>
)
