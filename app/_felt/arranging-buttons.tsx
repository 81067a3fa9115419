import { cards } from '@/app/_languages/words'
import { classes } from '@/app/_ui/classes'
import { Button, KeyHint } from '@/app/_ui/button'

interface Props {
  /** The table's own button, before the others: it sorts the cards or sets them. */
  readonly first?: {
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

interface LetterButtonProps {
  readonly letter: string
  readonly children: string
  readonly onClick: () => void
  readonly disabled?: boolean
}

/**
 * A small button with the letter that presses it. When disabled, it keeps the focus and does nothing. A click doesn't
 * focus it, so that the space bar afterwards belongs to the table.
 */
export function LetterButton({ letter, children, onClick, disabled = false }: LetterButtonProps) {
  return (
    <Button
      look="quiet"
      onClick={() => !disabled && onClick()}
      onMouseDown={(event) => event.preventDefault()}
      aria-disabled={disabled}
      aria-keyshortcuts={letter}
      className="min-w-min flex-1 px-1.5! py-2! text-small leading-tight aria-disabled:opacity-45"
    >
      {children}
    </Button>
  )
}

/** The buttons of a table on which cards are moved. */
export function ArrangingButtons({ first, moved, picked, isReady, onConfirm }: Props) {
  return (
    <div className={classes('grid gap-2 phone:flex phone:flex-wrap', first ? 'grid-cols-3' : 'grid-cols-2')}>
      {first && (
        <LetterButton
          letter={first.letter}
          onClick={first.onClick}
          {...(first.disabled !== undefined && { disabled: first.disabled })}
        >
          {first.name}
        </LetterButton>
      )}
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
        className="col-span-full min-w-min flex-1 aria-disabled:opacity-45 phone:px-1.5! phone:text-small"
      >
        {cards.confirm} <KeyHint>{cards.space}</KeyHint>
      </Button>
    </div>
  )
}
