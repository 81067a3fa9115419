import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classes } from './classes'

/* Controls of a form. What is wrong is said with `aria-invalid`, which also draws the border. The text is 16 px: smaller makes a phone zoom in. */
const BOX =
  'h-11 min-w-0 rounded-option border border-line-strong bg-paper px-3 text-body text-ink tabular-nums disabled:border-line disabled:text-muted aria-invalid:border-2 aria-invalid:border-blunder'

type InputProps = InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> }

/** A line of text or a number. */
export const Input = ({ className, autoComplete = 'off', ...rest }: InputProps) => (
  <input autoComplete={autoComplete} className={classes(BOX, className)} {...rest} />
)

/** For cards and codes, which no phone is to correct or begin with a capital: spread on an input. */
export const AS_TYPED = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly ref?: Ref<HTMLTextAreaElement> }

/** Several lines of text. */
export const TextArea = ({ className, ...rest }: TextAreaProps) => (
  <textarea className={classes(BOX, 'h-auto py-2', className)} {...rest} />
)

type SelectProps<T extends string> = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> & {
  readonly value: T | ''
  /** Absent where they stand in groups, which are the children. */
  readonly options?: readonly { readonly value: T; readonly name: string }[]
  readonly onChoose: (value: T) => void
  /** What is shown while none of the options is chosen: its value is the empty text. */
  readonly none?: string | undefined
}

/** One of a list. */
export const Select = <T extends string>({ options, onChoose, none, className, children, ...rest }: SelectProps<T>) => (
  <select className={classes(BOX, className)} onChange={(event) => onChoose(event.target.value as T)} {...rest}>
    {none !== undefined && <option value="">{none}</option>}
    {options?.map(({ value, name }) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
    {children}
  </select>
)

/** A box or a circle to choose by, without its words. */
export const Tick = ({ className, ...rest }: InputProps & { readonly type: 'checkbox' | 'radio' }) => (
  <input className={classes('h-4 w-4 flex-none accent-best', className)} {...rest} />
)

type FileInputProps = Omit<InputProps, 'type' | 'onChange'> & { readonly onFiles: (files: readonly File[]) => void }

/** Chooses files, the same one again too. It isn't seen: a button beside it clicks it. */
export const FileInput = ({ onFiles, ...rest }: FileInputProps) => (
  <input
    type="file"
    onChange={({ target }) => {
      const chosen = [...(target.files ?? [])]
      target.value = ''
      if (chosen.length > 0) onFiles(chosen)
    }}
    className="sr-only"
    tabIndex={-1}
    {...rest}
  />
)

interface CheckboxProps extends Omit<InputProps, 'type'> {
  readonly children: ReactNode
}

/** A box to tick, with what it means. */
export const Checkbox = ({ children, className, ...rest }: CheckboxProps) => (
  <label className={classes('flex min-h-11 items-center gap-2.5', className)}>
    <input type="checkbox" className="h-5 w-5 flex-none accent-best" {...rest} />
    {children}
  </label>
)

interface FieldProps {
  readonly label: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A control under its label. */
export const Field = ({ label, className, children }: FieldProps) => (
  <label className={classes('grid content-start gap-1', className)}>
    <span className="text-caption text-muted">{label}</span>
    {children}
  </label>
)
