import { Button } from './button'

interface Props {
  readonly letter: string
  readonly children: string
  readonly onClick: () => void
  readonly disabled?: boolean
}

/**
 * A small button of a table, with the letter that presses it. Switched off it keeps the focus and does nothing. Clicked it takes no
 * focus: the space bar after it is the table's.
 */
export function LetterButton({ letter, children, onClick, disabled = false }: Props) {
  return (
    <Button
      look="quiet"
      onClick={() => !disabled && onClick()}
      onMouseDown={(event) => event.preventDefault()}
      aria-disabled={disabled}
      aria-keyshortcuts={letter}
      className="px-1.5! py-2! text-small leading-tight aria-disabled:opacity-45"
    >
      {children}
    </Button>
  )
}
