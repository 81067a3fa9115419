import { cards } from '@/app/_languages/english/cards'
import { Button, KeyHint } from './button'
import { LetterButton } from './letter-button'

interface Props {
  /** The table's own button, before the others: to sort the cards, or to have them set. */
  readonly first: {
    readonly letter: string
    readonly name: string
    readonly onClick: () => void
    readonly disabled?: boolean
  }
  readonly moved: { readonly moved: boolean; readonly undo: () => void; readonly clear: () => void }
  readonly picked: number
  readonly isReady: boolean
  readonly onConfirm: () => void
}

/** The buttons of a table where cards are moved. */
export function ArrangingButtons({ first, moved, picked, isReady, onConfirm }: Props) {
  return (
    <div className="grid grid-cols-3 gap-2 phone:grid-cols-4">
      <LetterButton
        letter={first.letter}
        onClick={first.onClick}
        {...(first.disabled !== undefined && { disabled: first.disabled })}
      >
        {first.name}
      </LetterButton>
      <LetterButton letter="U" onClick={moved.undo} disabled={!moved.moved}>
        {cards.undo}
      </LetterButton>
      <LetterButton letter="C" onClick={moved.clear} disabled={picked === 0}>
        {cards.clear}
      </LetterButton>
      <Button
        onClick={onConfirm}
        aria-disabled={!isReady}
        aria-keyshortcuts="Space"
        className="col-span-3 aria-disabled:opacity-45 phone:col-span-1 phone:px-1.5! phone:text-small"
      >
        {cards.confirm} <KeyHint>{cards.space}</KeyHint>
      </Button>
    </div>
  )
}
