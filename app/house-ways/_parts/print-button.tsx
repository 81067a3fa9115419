'use client'

import { Printer } from 'lucide-react'
import { wayPages } from '@/app/_languages/words'
import { Button } from '@/app/_ui/button'
import { Island } from '@/app/_ui/island'
import { printPart } from '@/app/_ui/save-file'

/** Prints the page, or the part with this name in its style sheet. */
export function PrintButton({ part }: { readonly part?: string }) {
  return (
    <Island>
      <Button look="quiet" onClick={() => printPart(part)}>
        <Printer size={17} aria-hidden="true" /> {wayPages.print}
      </Button>
    </Island>
  )
}
