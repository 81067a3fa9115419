'use client'

import { TextButton } from '@/app/_ui/button'
import { ruleFields } from '@/app/_languages/words'
import { classes } from '@/app/_ui/classes'

interface Props {
  /** Another problem with the link. */
  readonly notice: string | null
  /** Problems with its rules, by the name of the rule. */
  readonly problems: readonly (readonly [name: string, problem: string])[]
  readonly onUsualRules: () => void
  readonly onClose: () => void
  readonly className?: string
}

/** Problems with a link that no field shows. Nothing if there are none. */
export function RulesNotice({ notice, problems, onUsualRules, onClose, className }: Props) {
  if (notice === null && problems.length === 0) return null
  return (
    <div
      role="alert"
      className={classes(
        'grid justify-items-start gap-1 rounded-option border border-mistake bg-mistake/8 px-4 py-3 text-small break-words',
        className,
      )}
    >
      {notice !== null && <p>{notice}</p>}
      {problems.map(([name, problem]) => (
        <p key={name} className="max-w-full min-w-0">
          {name === 'rules' || name === 'variant' ? problem : `${name}: ${problem}`}
        </p>
      ))}
      <TextButton onClick={problems.length > 0 ? onUsualRules : onClose}>
        {problems.length > 0 ? ruleFields.usualRules : ruleFields.close}
      </TextButton>
    </div>
  )
}
