'use client'

import { useLog } from '@/app/_components/use-log'
import { DeletePart } from './delete-part'
import { ExportPart } from './export-part'
import { ImportPart } from './import-part'
import { Stored } from './stored'

/** All that can be done with what is stored. */
export function DataDesk() {
  const log = useLog()
  return (
    <>
      <Stored log={log} />
      <ExportPart log={log} />
      <ImportPart />
      <DeletePart log={log} />
    </>
  )
}
