import { messagesOf } from '@/app/_languages/messages'
import { questions } from '@/app/_languages/words'
import { Link } from '@/app/_ui/link'
import { inWords, percent, whole } from '@/app/_languages/format'
import learning from '@/content/about/learning.json' with { type: 'json' }
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { ruleAlone } from '@/lib/messages/message'
import { pricedLessons } from '@/lib/teaching/course/prices'
import { courseFiguresOf } from '@/lib/teaching/course/figures'
import { anHour, askOf, basisOf, type Played, playedOf, Question, Questions, unlessDraft } from './parts'
import { learnedAt } from '@/lib/teaching/census/learned'

const SHOWN = 3

/** A rule with the name of its stage, if the game has several stages. */
const inItsStage = (game: AnyTaughtGame, stage: string, rule: string): string => {
  const { stages } = messagesOf(game)
  return Object.keys(stages).length === 1 ? rule : questions.atStage(stages[stage]!, rule)
}

/** A short list is good enough if it adds at most this share to what best play costs. */
const ENOUGH = 0.1
/** Smaller shares are shown with a decimal. */
const ROUND = 0.02

/** Whether a short list is good enough: the cheapest one, and what it adds to the cost of best play. */
function perfectInWords(game: AnyTaughtGame, { best, beginner: { name, price } }: Played): string {
  if (price.cost === 0) return questions.easyBest(name)
  const share = price.cost / best.edge
  const says = share > ENOUGH ? questions.listIsDear : questions.listIsEnough
  return says(name, anHour(game, price.cost), anHour(game, best.edge), percent(share, share < ROUND ? 1 : 0))
}

/** Questions about a trainer: which rules to learn first, how long learning takes, and how good is good enough. */
export const TrainerQuestions = unlessDraft(async ({ game }: { readonly game: AnyTaughtGame }) => {
  const lessons = pricedLessons(await courseFiguresOf(game.id))
  const played = playedOf(game)
  const dearer = played.habits.filter(({ price }) => price.cost > played.beginner.price.cost)
  const [learned] = learnedAt(game.id)
  const isMore = learned.hands.dealt >= learning.most
  return (
    <Questions>
      <Question ask={askOf('first', game)}>
        <p>{questions.learnFirst}</p>
        <ol className="grid list-decimal gap-2 pl-5">
          {lessons.slice(0, SHOWN).map(({ rule, stage, price }) => (
            <li key={rule}>
              {inItsStage(game, stage, ruleAlone(messagesOf(game), rule))}{' '}
              {price !== null && (
                <span className="text-muted">{questions.price(anHour(game, price), basisOf(game))}</span>
              )}
            </li>
          ))}
        </ol>
        <p>
          <Link href={`/${game.id}/learn`} prefetch={false} className="link">
            {questions.theCourse}
          </Link>
        </p>
      </Question>
      <Question ask={askOf('learning', game)}>
        <p>
          {questions.learned(
            inWords(lessons.length),
            whole(learned.hands.course),
            whole(isMore ? learning.most : learned.hands.dealt),
            isMore,
          )}{' '}
          <Link href="/about/learning" prefetch={false} className="link">
            {questions.assumed}
          </Link>
        </p>
      </Question>
      <Question ask={askOf('perfect', game)}>
        <p>
          {perfectInWords(game, played)} {dearer.length > 0 && questions.habits}
        </p>
        {dearer.length > 0 && (
          <ul className="grid list-disc gap-1 pl-5">
            {dearer.map(({ id, name, price }) => (
              <li key={id}>{questions.habit(name, anHour(game, price.cost))}</li>
            ))}
          </ul>
        )}
        <p>
          <Link href={`/${game.id}/strategy`} prefetch={false} className="link">
            {questions.everyWay}
          </Link>
        </p>
      </Question>
    </Questions>
  )
})
