import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { COLOURS } from './colours'

/** Systems crop maskable icons to a circle or another shape, so the drawing keeps within this share of the width. */
const SAFE = 0.8

/** The site's icon (app/icon.svg) as a PNG of this size in pixels. `maskable` fills the whole square. */
export async function drawIcon(size: number, maskable: boolean): Promise<ImageResponse> {
  const svg = await readFile(join(process.cwd(), 'app/icon.svg'))
  const inner = Math.round(maskable ? size * SAFE : size)
  const drawn = (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        ...(maskable && { background: COLOURS.felt }),
      }}
    >
      <img src={`data:image/svg+xml;base64,${svg.toString('base64')}`} width={inner} height={inner} alt="" />
    </div>
  )
  return new ImageResponse(drawn, { width: size, height: size })
}
