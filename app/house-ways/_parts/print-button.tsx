'use client'

import { Printer } from 'lucide-react'
import { Button } from '@/app/_components/button'
import { Island } from '@/app/_components/island'
import { printPart } from '@/app/_components/print-part'

/** Prints the page, or the part of it that its stylesheet calls so. */
export function PrintButton({ part }: { readonly part?: string }) {
  return (
    <Island>
      <Button look="quiet" onClick={() => printPart(part)}>
        <Printer size={17} aria-hidden="true" /> Print on one page
      </Button>
    </Island>
  )
}
