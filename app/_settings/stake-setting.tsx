'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { inEnglish } from '@/app/_languages/places'
import { Link } from '@/app/_ui/link'
import { languageNow, withWords } from '@/app/_languages/messages'
import { chrome, numbers } from '@/app/_languages/words'
import { Dropdown } from '@/app/_ui/dropdown'
import { money } from '@/app/_languages/format'
import { usePreferences } from './preferences'

// Loaded on demand, because the button is on every page but is rarely used.
const StakeForm = lazy(() =>
  withWords('_settings/stake-form', import('./stake-form')).then(
    ({ StakeForm }) => ({ default: StakeForm }),
    () => ({ default: ElsewhereOnly }),
  ),
)

/** A link to the settings page, shown until the form's code has loaded or if that fails. */
const ElsewhereOnly = ({ onDone }: { readonly onDone: () => void }) => (
  <div className="min-h-65">
    <Link
      href="/settings"
      prefetch={false}
      onClick={onDone}
      className="link inline-flex min-h-11 items-center text-small"
    >
      {chrome.settings}
    </Link>
  </div>
)

/** The name of a base wager on this page; null on pages without a game. */
function useUnit(units: Readonly<Record<string, string>>): string | null {
  const game = inEnglish(usePathname()).split('/')[1] ?? ''
  return Object.hasOwn(units, game) ? units[game]! : null
}

/** A button that shows the value of one base wager and opens the form that sets it. */
export function StakeSetting({ units }: { readonly units: Readonly<Record<string, string>> }) {
  const preferences = usePreferences()
  const unit = useUnit(units)
  const one = unit === null ? chrome.aBet : numbers.unit(unit)
  const worth = money(preferences.stake, preferences.currency)
  return (
    <Dropdown
      button={
        <span
          suppressHydrationWarning
          className="rounded-full border bg-raised px-3 py-1 text-balance tabular-nums group-hover:border-line-strong"
        >
          {worth}
          {/*
           * On very narrow screens, such as a desktop page zoomed to 400%, only the amount has room. In most languages,
           * that is also so on small phones.
           */}
          <span
            suppressHydrationWarning
            className={languageNow() === 'en' ? 'max-[22.5rem]:hidden' : 'max-[24.375rem]:hidden'}
          >
            {' '}
            {one}
          </span>
        </span>
      }
      buttonLabel={chrome.stakeNow(worth, one)}
      buttonClassName="group flex min-h-11 items-center rounded-full text-small text-muted hover:text-ink"
      label={chrome.yourStake}
      className="w-75 p-5"
    >
      {({ isOpen, close }) =>
        isOpen ? (
          <Suspense fallback={<ElsewhereOnly onDone={close} />}>
            <StakeForm preferences={preferences} unit={unit} onDone={close} />
          </Suspense>
        ) : (
          <ElsewhereOnly onDone={close} />
        )
      }
    </Dropdown>
  )
}

/** An amount in base wagers as money, at the reader's stake and in their currency. */
export function StakeMoney({ bets }: { readonly bets: number }) {
  const { stake, currency } = usePreferences()
  return <span suppressHydrationWarning>{money(bets * stake, currency)}</span>
}
