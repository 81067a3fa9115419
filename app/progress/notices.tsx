import { progress } from '@/app/_languages/english/progress'
import type { Problem } from '@/lib/result'

const BOX = 'grid justify-items-start gap-1 rounded-option border px-4 py-3 text-small break-words'

/** What the browser's storage could not do, in its own words. */
export function StorageNote({ problem }: { readonly problem: Problem }) {
  return (
    <div role="status" className={`${BOX} border-mistake bg-mistake/8`}>
      <p>
        <strong className="font-semibold">{progress.notStored}</strong> <span lang="en">{problem.message}</span>
      </p>
    </div>
  )
}

/** What the address said that there is not. */
export function ViewNote({ notice, onClose }: { readonly notice: string; readonly onClose: () => void }) {
  return (
    <div role="alert" className={`${BOX} border-mistake bg-mistake/8`}>
      <p className="max-w-full min-w-0">{notice}</p>
      <button type="button" onClick={onClose} className="link min-h-11">
        {progress.close}
      </button>
    </div>
  )
}
