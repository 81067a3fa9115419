import { handName } from '@/app/_charts/decisions'
import { fieldWords } from '@/app/_settings/rules-in-words'
import { languageNow, messagesOf } from '@/app/_languages/messages'
import { numbers, questions } from '@/app/_languages/words'
import { Link } from '@/app/_ui/link'
import { cellLinks } from '@/app/[game]/hands/_parts/found'
import { loss, whole, withUnit } from '@/app/_languages/format'
import { answerOf, pagesOf } from '@/content/pages/index'
import { spotFields, enteredIn } from '@/lib/game/enter'
import type { Rules } from '@/lib/game/game'
import type { StartingClass } from '@/lib/game/figures'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { capital } from '@/lib/text'
import { bestAction } from '../_guide/figures'
import { slip } from '../_guide/nearest-line'
import { cellsUnder } from '../strategy/figures'
import { askOf, Question, Questions, unlessDraft } from './parts'

const SHOWN = 4

/** Whether a player decides by the cards of a chart's cells alone, before the board is dealt. */
const decidesAtOnce = (game: AnyTaughtGame): boolean =>
  !game.fields.some((field) => field.kind === 'cards' && field.id === 'board' && field.needed)

/** Questions about a calculator: what can be entered, where it helps most, and what an answer counts. */
export const CalculatorQuestions = unlessDraft(async ({ game }: { readonly game: AnyTaughtGame }) => {
  const rules = game.variants[0].rules as Rules
  const cells = await cellsUnder(game, rules)
  const links = cellLinks(game, cells)
  const close = (decidesAtOnce(game) ? cells : [])
    .filter(({ options }) => options.length > 1)
    .toSorted((a, b) => slip(a) - slip(b))
    .slice(0, SHOWN)
  const example = pagesOf(game.id, languageNow())[0]!
  const { solution } = await answerOf(game.id, example.slug)
  const changed = game.ruleFields.filter(({ bet }) => bet === undefined)
  return (
    <Questions>
      {close.length > 0 && (
        <Question ask={questions.closest(game.name)}>
          <p>{questions.closeLead}</p>
          <ul className="grid list-disc gap-2 pl-5">
            {close.map((one) => (
              <li key={one.id}>
                <Close game={game} one={one} path={links[one.id]} />
              </li>
            ))}
          </ul>
        </Question>
      )}
      <Question ask={askOf('entered', game)}>
        <p>
          {questions.fields(
            listed(spotFields(game).map((field) => enteredIn(messagesOf(game), field).name.toLowerCase())),
          )}
        </p>
        <p>{questions.changes(changed.map((field) => numbers.quoted(fieldWords(game, field).name)))}</p>
      </Question>
      <Question ask={questions.exact}>
        <p>
          {solution.deals === undefined ? questions.toDigits : questions.toTheLast(whole(solution.deals), example.name)}
        </p>
      </Question>
    </Questions>
  )
})

interface CloseProps {
  readonly game: AnyTaughtGame
  readonly one: StartingClass
  readonly path: string | undefined
}

function Close({ game, one, path }: CloseProps) {
  const name = handName(game, one)
  return (
    <>
      {path === undefined ? (
        name
      ) : (
        <Link href={path} prefetch={false} className="link">
          {name}
        </Link>
      )}
      {questions.close(
        messagesOf(game).action(bestAction(one)).name.toLowerCase(),
        withUnit(loss(slip(one)), game.unit),
      )}
    </>
  )
}

const listed = (words: readonly string[]): string => capital(new Intl.ListFormat(languageNow()).format(words))
