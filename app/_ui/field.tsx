import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classes } from './classes'

/*
 * Form controls. `aria-invalid` marks errors and also draws the border. The text is 16 px, because phones zoom in on
 * smaller text.
 */
const BOX =
  'h-11 min-w-0 rounded-option border border-line-strong bg-paper px-3 text-body text-ink tabular-nums disabled:border-line disabled:text-muted aria-invalid:border-2 aria-invalid:border-blunder'

/** An element without children: React fails on them while it renders, so the compiler refuses them. */
type InputProps = Omit<InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> }, 'children'>

/** A line of text or a number. */
export const Input = ({ className, autoComplete = 'off', ...rest }: InputProps) => (
  <input autoComplete={autoComplete} className={classes(BOX, className)} {...rest} />
)

/** For cards and codes, which phones must not correct or capitalize. Spread these on an input. */
export const AS_TYPED = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly ref?: Ref<HTMLTextAreaElement> }

/** Several lines of text. */
export const TextArea = ({ className, ...rest }: TextAreaProps) => (
  <textarea className={classes(BOX, 'h-auto py-2', className)} {...rest} />
)

type SelectProps<T extends string> = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> & {
  readonly value: T | ''
  /** Absent if options come in groups, as children. */
  readonly options?: readonly { readonly value: T; readonly name: string }[]
  readonly onChoose: (value: T) => void
  /** Shown while no option is chosen; its value is the empty text. */
  readonly none?: string | undefined
}

/** A select for one of a list. */
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

/** A checkbox or radio button without its label. */
export const Tick = ({ className, ...rest }: InputProps & { readonly type: 'checkbox' | 'radio' }) => (
  <input className={classes('h-4 w-4 flex-none accent-best', className)} {...rest} />
)

type FileInputProps = Omit<InputProps, 'type' | 'onChange'> & { readonly onFiles: (files: readonly File[]) => void }

/** Opens a file picker, which can pick the same file again. It is invisible: a button beside it clicks it. */
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

/** A checkbox with its label. */
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
