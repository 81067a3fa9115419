'use client'

import { type RefObject, useState } from 'react'
import { ArrangingFelt, type MovedCards } from '@/app/_felt/felt-arranging'
import { useKeys } from '@/app/_ui/use-keys'
import { houseWayDrill } from '@/app/_languages/words'
import type { Card } from '@/lib/cards/card'
import { makeSetting } from '@/lib/teaching/dealer-school/records/answer-texts'
import { QuestionPanel, spokenQuestion } from '../house-way/question-panel'
import { sorted, ZONE } from '../house-way/zones'
import type { ExamQuestion } from '@/lib/teaching/dealer-school/exam/grade'

/** The props of a question's view. `draft` is the input before a reload. */
export interface QuestionProps<K extends ExamQuestion['kind']> {
  readonly asked: Extract<ExamQuestion, { kind: K }>
  readonly panel: RefObject<HTMLElement | null>
  readonly draft: string
  readonly onDraft: (draft: string) => void
  readonly onAnswer: (answer: string) => void
}

const FRONT = 2
const BETWEEN = '.'

/** The cards moved to the front. Every step is reported, so that it survives a reload. */
function useToldCards(cards: readonly Card[], draft: string, onDraft: (draft: string) => void): MovedCards {
  const [steps, setSteps] = useState<readonly (readonly Card[])[]>(() => [
    draft
      .split(BETWEEN)
      .map(Number)
      .filter((card, i) => draft !== '' && i < FRONT && cards.includes(card)),
  ])
  const picked = steps.at(-1)!
  const put = (next: readonly (readonly Card[])[]): void => {
    setSteps(next)
    onDraft(next.at(-1)!.join(BETWEEN))
  }
  const set = (next: readonly Card[]): void => put([...steps, next])
  return {
    picked,
    moved: steps.length > 1,
    toggle: (card) =>
      set(picked.includes(card) ? picked.filter((one) => one !== card) : [...picked, card].slice(-FRONT)),
    set,
    clear: () => picked.length > 0 && set([]),
    undo: () => steps.length > 1 && put(steps.slice(0, -1)),
  }
}

/** Seven cards to set, without naming the hands that they make. */
export function SettingQuestion({ asked: { question }, panel, draft, onDraft, onAnswer }: QuestionProps<'house-way'>) {
  const [inOrder, setInOrder] = useState(false)
  const moved = useToldCards(question.cards, draft, onDraft)
  const cards = inOrder ? sorted(question.cards) : question.cards
  const isFull = moved.picked.length === FRONT
  const confirm = (): void => {
    if (isFull) onAnswer(makeSetting(question.cards, moved.picked))
  }
  const letters: Readonly<Record<string, () => void>> = { u: moved.undo, c: moved.clear, s: () => setInOrder(true) }
  useKeys({
    onNumber: (index) => cards[index] !== undefined && moved.toggle(cards[index]),
    onLetter: (letter) => letters[letter]?.(),
    onNext: confirm,
    onBack: moved.undo,
  })
  return (
    <>
      <div className="trainer-felt">
        <ArrangingFelt
          zones={[{ kind: 'cards', id: ZONE, name: houseWayDrill.dealersHand, owner: 'player', cards }]}
          animated
          arranging={{
            zone: ZONE,
            into: houseWayDrill.inFront,
            count: FRONT,
            rest: houseWayDrill.behind,
            picked: moved.picked,
            captions: {},
            onToggle: moved.toggle,
          }}
          className="h-full"
        />
      </div>
      <QuestionPanel
        panel={panel}
        moved={moved}
        isFull={isFull}
        faceDown={false}
        flash={0}
        count={cards.length}
        onSort={() => setInOrder(true)}
        onConfirm={confirm}
      />
      <p role="status" className="sr-only">
        {spokenQuestion(cards, false)}
      </p>
    </>
  )
}
