import { messagesOf } from '@/app/_languages/messages'
import { questions } from '@/app/_languages/words'
import { Link } from '@/app/_ui/link'
import { inWords, whole } from '@/app/_languages/format'
import learning from '@/content/about/learning.json' with { type: 'json' }
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { lessonsOf } from '@/lib/teaching/course/course'
import { courseFiguresOf } from '@/lib/teaching/course/figures'
import { anHour, askOf, basisOf, playedOf, Question, Questions } from './parts'

const SHOWN = 3

/** A rule with the name of its stage, if the game has several stages. */
const inItsStage = (game: AnyTaughtGame, stage: string, rule: string): string => {
  const { stages } = messagesOf(game)
  return Object.keys(stages).length === 1 ? rule : questions.atStage(stages[stage]!, rule)
}

/** Questions about a trainer: which rules save most, how long learning takes, and how good is good enough. */
export async function TrainerQuestions({ game }: { readonly game: AnyTaughtGame }) {
  const lessons = lessonsOf(await courseFiguresOf(game.id))
  const { beginner, habits } = playedOf(game)
  const learned = learning.rows.find((row) => row.game === game.id && row.pickUp === learning.assumed.pickUp[0])
  const isMore = learned !== undefined && learned.hands.dealt >= learning.most
  return (
    <Questions>
      <Question ask={askOf('first', game)}>
        <p>{questions.savesMost(basisOf(game))}</p>
        <ol className="grid list-decimal gap-2 pl-5">
          {lessons.slice(0, SHOWN).map(({ rule, stage, saves }) => (
            <li key={rule}>
              {inItsStage(game, stage, messagesOf(game).rules[rule]!)}{' '}
              <span className="text-muted">{questions.saves(anHour(game, saves))}</span>
            </li>
          ))}
        </ol>
        <p>
          <Link href={`/${game.id}/learn`} prefetch={false} className="link">
            {questions.theCourse}
          </Link>
        </p>
      </Question>
      {learned && (
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
      )}
      <Question ask={askOf('perfect', game)}>
        <p>
          {beginner.price.cost === 0
            ? questions.easyBest(beginner.name)
            : questions.easyCosts(beginner.name, anHour(game, beginner.price.cost))}{' '}
          {questions.habits}
        </p>
        <ul className="grid list-disc gap-1 pl-5">
          {habits.map(({ id, name, price }) => (
            <li key={id}>{questions.habit(name, anHour(game, price.cost))}</li>
          ))}
        </ul>
        <p>
          <Link href={`/${game.id}/strategy`} prefetch={false} className="link">
            {questions.everyWay}
          </Link>
        </p>
      </Question>
    </Questions>
  )
}
