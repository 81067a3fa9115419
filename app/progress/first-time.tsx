import { ButtonLink } from '@/app/_components/button'

/** Nothing was trained yet: what this page is for, and the way to begin. Below it stands an example. */
export function FirstTime({ href }: { readonly href: string }) {
  return (
    <div className="grid justify-items-start gap-4 pb-2">
      <p className="max-w-[30em] font-serif text-[21px]/[1.35] font-semibold text-balance min-[700px]:text-[26px]/[1.35]">
        Your first answer begins it: what your mistakes cost, which skills they are in, and whether there are fewer of them.
      </p>
      <p className="max-w-[46em] text-muted">Everything is kept in this browser and nowhere else. You can take it out as a file at any time.</p>
      <ButtonLink href={href}>Answer the first question</ButtonLink>
    </div>
  )
}

/** What stands over the example. */
export function ExampleNote() {
  return (
    <p className="rounded-option border border-brass bg-brass/8 px-4 py-3 text-small">
      <strong className="font-semibold">An example, not you.</strong> A learner made up for this page, worked out as yours will be. It gives way to your own figures with your first answer.
    </p>
  )
}
