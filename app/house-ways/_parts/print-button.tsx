'use client'

import { Printer } from 'lucide-react'
import { Button } from '@/app/_components/button'

export function PrintButton() {
  return (
    <Button look="quiet" onClick={() => window.print()}>
      <Printer size={17} aria-hidden="true" /> Print on one page
    </Button>
  )
}
