import { filled } from '@/app/_languages/filled'
import { helps } from '@/app/_languages/words'
import { REPOSITORY } from '@/lib/site'

interface Props {
  /** The purpose of the command, without a full stop: “To work this out again”. */
  readonly lead: string
  readonly command: string
}

/** A command that readers can run, and a link to its source code if the build has a repository. */
export const WorkItOut = ({ lead, command }: Props) => (
  <div className="grid min-w-0 gap-3">
    <p className="text-muted">
      {filled(helps.inSource(lead), {
        source: REPOSITORY ? (
          <a href={REPOSITORY} rel="noreferrer" className="link">
            {helps.sourceOfSite}
          </a>
        ) : (
          helps.sourceOfSite
        ),
      })}
    </p>
    <pre
      tabIndex={0}
      aria-label={helps.theCommand}
      className="overflow-x-auto rounded-option border bg-raised px-4 py-3 font-mono text-caption wrap-anywhere whitespace-pre-wrap select-all"
    >
      {command}
    </pre>
  </div>
)
