import type { ReactNode } from 'react'

/** A link to a file for programs: the router must not fetch it as a page. */
export const FileLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a href={href} className="link">
    {children}
  </a>
)
