/*
 * A checksum of short texts: CRC-32 (ISO 3309, reflected, as in zip files). It detects every change of one character,
 * and misses one in four billion other changes.
 */

const POLYNOMIAL = 0xedb88320
const DIGITS = 7

function crc32(text: string): number {
  let crc = 0xffffffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0)
  }
  return ~crc >>> 0
}

/** The checksum of a text: seven digits and lowercase letters. */
export const checksumOf = (text: string): string => crc32(text).toString(36).padStart(DIGITS, '0')
