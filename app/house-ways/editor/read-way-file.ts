import { houseWays } from '@/app/_languages/english/house-ways'
import { type HouseWay, LONGEST_FILE, parseWayFile } from '@/lib/engines/pai-gow/index'
import { fail, type Result } from '@/lib/result'

/** A file that a person chose. What is far too large is not even read; a folder, or a file that is gone, cannot be (`Unreadable`). */
export async function readWayFile(file: File): Promise<Result<HouseWay>> {
  if (file.size > MOST_BYTES) return fail('TooLarge', houseWays.fileTooLarge)
  const text = await file.text().catch(() => undefined)
  return text === undefined ? fail('Unreadable', houseWays.fileUnreadable) : parseWayFile(text)
}

/** No character takes more bytes than four. */
const MOST_BYTES = 4 * LONGEST_FILE
