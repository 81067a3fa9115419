'use client'

import { Check, CircleAlert, CircleHelp, Minus } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { boolean, number, record, string } from 'valibot'
import { whole } from '@/app/_languages/format'
import { houseWays } from '@/app/_languages/words'
import { useLiveSolver } from '@/app/_solver/use-live-solver'
import { Button } from '@/app/_ui/button'
import { TextArea, Tick } from '@/app/_ui/field'
import { Heading } from '@/app/_ui/heading'
import { Panel } from '@/app/_ui/panel'
import { useTyped, useTypedText } from '@/app/_ui/use-typed'
import {
  type Answers,
  asOwn,
  asWay,
  type Choice,
  gapsOf,
  type HandsQuestion,
  type HouseWay,
  LONGEST_PRINT,
  type PrintedWay,
  type Question,
  readPrintedWay,
  type Sentence,
  withoutWords,
} from '@/lib/engines/pai-gow/index'

/** The milliseconds without a change before the hands that the text leaves open are counted. */
const PAUSE = 500

/** A way with the clauses read so far, for the check or for the editor; undefined if they don't make a way. */
const wayWith = (clauses: PrintedWay['clauses']): HouseWay | undefined =>
  asWay(clauses, houseWays.pastedName, houseWays.pastedSource, houseWays.pastedNote)

/** Reads the text of a printed house way into clauses and questions, and opens the result in the editor. */
export function Paste({ onOpen }: { readonly onOpen: (way: HouseWay) => void }) {
  const [isOpen, setIsOpen] = useTyped('pasting', () => false, boolean())
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <Panel>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="min-h-11 py-2">
          <Heading className="inline">{houseWays.paste}</Heading>
        </summary>
        {isOpen && (
          <Reader
            onOpen={(way) => {
              onOpen(way)
              setOpened(way.clauses.length)
              setIsOpen(false)
            }}
          />
        )}
      </details>
      <p role="status" className={opened === null || isOpen ? 'sr-only' : 'text-small text-best-ink'}>
        {opened !== null && !isOpen && houseWays.pastedOpen(opened)}
      </p>
    </Panel>
  )
}

/**
 * The answers that are still valid for another text. Answers about sentences aren't, because their ids contain the
 * sentence's position.
 */
const kept = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => /^(class|gap)-|^both$/.test(id)))

const noAnswers = (): Answers => ({})
const keptAnswers = record(string(), number())

function Reader({ onOpen }: { readonly onOpen: (way: HouseWay) => void }) {
  const [text, setText] = useTypedText('pasted-way')
  const [answers, setAnswers] = useTyped('pasted-answers', noAnswers, keptAnswers)
  const [answered, setAnswered] = useState<Readonly<Record<string, Asked>>>({})
  const resting = useDeferredValue(text)
  const read = useMemo(() => readPrintedWay(resting, answers, houseWays.sentence), [resting, answers])
  const probe = resting.trim() === '' ? undefined : wayWith(read.probe)
  const live = useLiveSolver('way', probe ? { way: withoutWords(probe) } : null, {
    channel: 'pasted-way',
    pause: PAUSE,
  })
  // Until the next count arrives, the previous numbers of hands are shown.
  const counted = live.shown
  const handsOf = (id: string): number | undefined =>
    counted?.value.hands[counted.request.way.clauses.findIndex((clause) => clause.id === id)]
  const open = probe ? gapsOf(read, handsOf, answers).filter(({ id }) => !isForAnother(id, read.questions)) : []
  const choose = (question: Question, at: number): void => {
    const hands = answered[question.id]?.hands ?? handsOf(STANDS_FOR[question.kind] ?? question.id)
    setAnswered((before) => ({ ...before, [question.id]: { question, hands } }))
    setAnswers((before) => ({ ...before, [question.id]: at }))
  }
  const questions = [
    ...[...read.questions, ...open].map((question) => ({
      question,
      hands: handsOf(STANDS_FOR[question.kind] ?? question.id),
    })),
    ...Object.values(answered).filter(
      ({ question: { id } }) => answers[id] !== undefined && read.questions.every((one) => one.id !== id),
    ),
  ].sort((a, b) => (a.question.id < b.question.id ? -1 : 1))
  const way = wayWith(read.clauses)
  const hint = useId()
  const shared = { read, questions, answers, onChoose: choose }
  return (
    <div className="grid gap-5 pt-2">
      <p id={hint} className="max-w-lead text-small text-muted">
        {houseWays.pasteAbout}
      </p>
      <div className="grid gap-5 md:grid-cols-2">
        <label className="grid content-start gap-1">
          <span className="text-small font-strong">{houseWays.pasteField}</span>
          <TextArea
            value={text}
            rows={18}
            maxLength={LONGEST_PRINT}
            lang="en"
            spellCheck={false}
            placeholder={houseWays.pasteExample}
            aria-describedby={hint}
            onChange={({ target }) => {
              setText(target.value)
              setAnswers(kept)
            }}
            className="w-full"
          />
          {text.length >= LONGEST_PRINT && (
            <span role="alert" className="text-caption text-blunder-ink">
              {houseWays.pasteTooLong(whole(LONGEST_PRINT))}
            </span>
          )}
        </label>
        <div className="grid min-w-0 content-start gap-3">
          <Heading level={3}>{houseWays.asRead}</Heading>
          <p role="status" className="text-small text-muted">
            {read.sentences.length === 0 ? houseWays.pasteNothing : countsOf(read)}
          </p>
          <ol className="grid gap-3">
            {read.sentences.map((sentence, at) => (
              <SentenceRead key={at} at={at} sentence={sentence} {...shared} />
            ))}
          </ol>
        </div>
      </div>
      {read.sentences.length > 0 && (
        <>
          {live.status === 'solving' && <p className="text-small text-muted">{houseWays.counting}</p>}
          <Gaps {...shared} />
          <div className="grid gap-2">
            <Button
              onClick={() => way && onOpen(asOwn(way, []))}
              aria-disabled={!way}
              className="justify-self-start aria-disabled:opacity-45"
            >
              {houseWays.openPasted}
            </Button>
            <p className="text-caption text-muted">{houseWays.openPastedLeft}</p>
          </div>
        </>
      )}
    </div>
  )
}

const countsOf = ({ sentences, questions }: PrintedWay): string =>
  houseWays.pasteCount(
    sentences.filter(({ reading }) => reading !== 'unread' && reading !== 'asked').length,
    questions.length,
    sentences.filter(({ reading }) => reading === 'unread').length,
  )

/** A question with or without an answer, and how many hands depend on it. */
interface Asked {
  readonly question: Question
  readonly hands: number | undefined
}

interface Shared {
  readonly read: PrintedWay
  readonly questions: readonly Asked[]
  readonly answers: Answers
  readonly onChoose: (question: Question, at: number) => void
}

const LOOKS = {
  read: { Icon: Check, colour: 'bg-best/14 text-best-ink' },
  asked: { Icon: CircleHelp, colour: 'bg-inaccuracy/16 text-inaccuracy-ink' },
  unread: { Icon: CircleAlert, colour: 'bg-blunder/14 text-blunder-ink' },
  aside: { Icon: Minus, colour: 'text-muted' },
} as const

/**
 * A printed sentence with the clauses made from it, the questions about it, or its role if it is neither (such as a
 * heading).
 */
function SentenceRead({ at, sentence, ...shared }: Shared & { readonly at: number; readonly sentence: Sentence }) {
  const { read, answers } = shared
  const questions = shared.questions.filter(({ question }) => question.sentence === at)
  const isOpen = questions.some(({ question: { id } }) => answers[id] === undefined)
  const isAside = ['heading', 'classes', 'left'].includes(sentence.reading)
  const look = sentence.reading === 'unread' ? 'unread' : isOpen ? 'asked' : isAside ? 'aside' : 'read'
  const { Icon, colour } = LOOKS[look]
  const clauses = read.clauses.filter(({ id }) => sentence.clauses.includes(id))
  return (
    <li className="grid grid-cols-auto-rest gap-x-2.5 gap-y-1 text-small">
      <span aria-hidden="true" className={`mt-px inline-grid h-6 w-6 place-items-center rounded-key ${colour}`}>
        <Icon size={15} strokeWidth={2.5} />
      </span>
      <p lang="en" className="font-strong break-words">
        {sentence.text}
      </p>
      <div className="col-start-2 grid min-w-0 gap-1">
        {clauses.map((clause) => (
          <p key={clause.id} className="break-words text-muted">
            {houseWays.sentence(clause)}
          </p>
        ))}
        {sentence.reading === 'unread' && <p className="text-blunder-ink">{houseWays.notRead(sentence.word ?? '')}</p>}
        {sentence.reading === 'asked' && sentence.word !== undefined && (
          <p className="text-inaccuracy-ink">{houseWays.notUsed(sentence.word)}</p>
        )}
        {sentence.reading === 'heading' && <p className="text-muted">{houseWays.isHeading}</p>}
        {sentence.reading === 'classes' && <p className="text-muted">{houseWays.isClasses}</p>}
        {sentence.reading === 'left' && <p className="text-muted">{houseWays.isLeft}</p>}
        {questions.map((asked) => (
          <Ask key={asked.question.id} asked={asked} {...shared} />
        ))}
      </div>
    </li>
  )
}

/** By the kind of a question: the id of a gap with the same hands, which gives their number. */
const STANDS_FOR: Readonly<Partial<Record<Question['kind'], string>>> = { class: 'gap-2-2', both: 'gap-3-2' }

/** Whether the setting of these hands depends on the answer to another question. */
const isForAnother = (id: string, questions: readonly Question[]): boolean =>
  questions.some(({ kind }) => STANDS_FOR[kind] === id)

function titleOf(question: Question, read: PrintedWay): string {
  switch (question.kind) {
    case 'class':
      return houseWays.askClass(question.of)
    case 'both':
      return houseWays.askBoth(question.word)
    case 'order':
      return houseWays.askOrder(read.sentences[question.other]?.text ?? '')
    case 'without':
      return houseWays.askWithout((question.when[0]?.single ?? []).join(' / '))
    case 'how':
      return houseWays.askHow
    case 'gap':
      return handName(question)
  }
}

/** The name of the hands in a question: “Two pairs and a straight or flush”, “Three of a kind: aces”. */
function handName({ when: [one] }: HandsQuestion): string {
  const name = houseWays.pattern(one?.groups?.[0] ?? 'none')
  if (one?.complete) return houseWays.withStraight(name)
  return one?.second === 'K' ? houseWays.withKings(name) : one?.first === 'A' ? houseWays.withAces(name) : name
}

const setName = (question: HandsQuestion, choice: Choice): string =>
  choice ? houseWays.settingName(question.when[0]?.groups?.[0], choice) : houseWays.asWithout

function namesOf(question: Question): readonly string[] {
  switch (question.kind) {
    case 'class':
      return question.ranges.map((range) => range.replace('-', '–').replace('T', '10'))
    case 'both':
      return [houseWays.bothCards, houseWays.eitherCard]
    case 'order':
      return [houseWays.otherFirst, houseWays.thisFirst]
    default:
      return question.sets.map((choice) => setName(question, choice))
  }
}

/** A question with its choices. */
function Ask({ asked: { question, hands }, read, answers, onChoose }: Shared & { readonly asked: Asked }) {
  const name = useId()
  return (
    <fieldset className="grid min-w-0 gap-1 rounded-option border p-3">
      <legend className="px-1 font-strong">{titleOf(question, read)}</legend>
      {hands !== undefined && hands > 0 && <p className="text-caption text-muted">{houseWays.hangs(whole(hands))}</p>}
      {namesOf(question).map((choice, at) => (
        <label key={at} className="flex min-h-11 items-center gap-2.5">
          <Tick
            type="radio"
            name={name}
            checked={answers[question.id] === at}
            onChange={() => onChoose(question, at)}
          />
          {choice}
        </label>
      ))}
    </fieldset>
  )
}

/** The hands that no sentence sets, including those with an answer, so that answers can be changed. */
function Gaps(shared: Shared) {
  const gaps = shared.questions.filter(({ question }) => question.kind === 'gap')
  if (gaps.length === 0) return null
  return (
    <section className="grid gap-3 border-t pt-4 text-small">
      <div className="grid gap-1">
        <Heading level={3}>{houseWays.gaps}</Heading>
        <p className="text-muted">{houseWays.gapsAbout}</p>
      </div>
      <div className="grid items-start gap-3 md:grid-cols-2">
        {gaps.map((asked) => (
          <Ask key={asked.question.id} asked={asked} {...shared} />
        ))}
      </div>
    </section>
  )
}
