import { buttonLook, type ButtonLook } from './button-look'
import { Link } from './link'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from './classes'

interface Looks {
  readonly look?: ButtonLook
  readonly children: ReactNode
  readonly className?: string
}

type ButtonProps = Looks & ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> }

export function Button({ look = 'dark', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonLook(look, className)} {...rest} />
}

type PlainProps = Omit<ButtonProps, 'look'>

/** A button that looks like a link, for a secondary action beside the main one. */
export const TextButton = ({ className, type = 'button', ...rest }: PlainProps) => (
  <button type={type} className={classes('link min-h-11', className)} {...rest} />
)

/** A small button in a panel: it submits a field, or acts on the one beside it. */
export const SmallButton = ({ className, type = 'button', ...rest }: PlainProps) => (
  <button
    type={type}
    className={classes(
      'min-h-11 max-w-full shrink-0 rounded-button border border-line-strong px-4 text-small font-semibold hover:bg-ink/5 disabled:opacity-45',
      className,
    )}
    {...rest}
  />
)

interface NumberedProps extends PlainProps {
  /** The number of the key that presses it. */
  readonly number: number
}

/** One of a list of answers, as wide as its container, with the number of its key. */
export const NumberedButton = ({ number, className, type = 'button', children, ...rest }: NumberedProps) => (
  <button
    type={type}
    className={classes(
      'flex min-h-11 w-full items-center gap-3 rounded-option border border-line-strong px-3 py-2 text-left text-small hover:bg-ink/5',
      className,
    )}
    {...rest}
  >
    <span className="min-w-0 flex-1">{children}</span>
    <KeyHint>{number}</KeyHint>
  </button>
)

/** A round button with an icon. Its `aria-label` says what it does. */
export const IconButton = ({ className, type = 'button', ...rest }: PlainProps) => (
  <button
    type={type}
    className={classes('grid h-11 w-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink', className)}
    {...rest}
  />
)

interface LinkProps extends Looks {
  readonly href: string
  /** False if the page is too heavy to load before it is opened. */
  readonly prefetch?: false
}

export function ButtonLink({ look = 'dark', className, href, prefetch, children }: LinkProps) {
  return (
    <Link href={href} {...(prefetch === false ? { prefetch } : {})} className={buttonLook(look, className)}>
      {children}
    </Link>
  )
}

/** The name of a key inside a button. Hidden on devices that have no keyboard. */
export function KeyHint({ children }: { readonly children: ReactNode }) {
  return (
    <kbd
      aria-hidden="true"
      className="hidden rounded-key border border-current px-1.75 font-mono text-micro/[18px] font-medium opacity-70 phone:hidden! hoverable:inline"
    >
      {children}
    </kbd>
  )
}
