'use client'

import { useState } from 'react'
import { Download } from 'lucide-react'
import { useTokens } from '@/app/_charts/chart-look'
import { Button } from '@/app/_ui/button'
import { saveBlob } from '@/app/_ui/save-file'
import { trainerSummary } from '@/app/_languages/words'

export interface ScorePicture {
  readonly title: string
  /** The main figure: “9 of 12”. */
  readonly result: string
  readonly about: string
  /** The scoreboard, the best first. Drawn only if it has at least two rows. */
  readonly rows?: readonly { readonly name: string; readonly figure: string; readonly isOwn: boolean }[]
}

/** The size of link previews. */
const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 80
const MOST_ROWS = 5

/** Draws the picture in the page's colors. */
function draw(
  context: CanvasRenderingContext2D,
  { title, result, about, rows = [] }: ScorePicture,
  token: (name: string) => string,
) {
  const font = token('font')
  const write = (
    text: string,
    x: number,
    y: number,
    size: number,
    color: string,
    weight = 400,
    most = WIDTH - 2 * MARGIN,
  ) => {
    context.font = `${weight} ${size}px ${font}`
    context.fillStyle = token(color)
    context.fillText(text, x, y, most)
  }
  context.fillStyle = token('paper')
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.textBaseline = 'alphabetic'
  write(title, MARGIN, 130, 44, 'muted')
  const isBoard = rows.length > 1
  write(result, MARGIN, isBoard ? 235 : 300, isBoard ? 84 : 120, 'ink', 600)
  write(about, MARGIN, isBoard ? 290 : 380, 40, 'ink')
  if (isBoard)
    rows.slice(0, MOST_ROWS).forEach(({ name, figure, isOwn }, i) => {
      const y = 355 + 44 * i
      const weight = isOwn ? 600 : 400
      write(name, MARGIN, y, 32, 'ink', weight, 640)
      context.textAlign = 'right'
      write(figure, WIDTH - MARGIN, y, 32, 'ink', weight, 320)
      context.textAlign = 'left'
    })
  write(window.location.host, MARGIN, HEIGHT - 36, 26, 'muted')
}

/** Draws the picture in the browser and saves it. Nothing is sent anywhere. */
export function SavePicture(picture: ScorePicture) {
  const token = useTokens()
  const [isFailed, setFailed] = useState(false)
  const save = (): void => {
    const canvas = document.createElement('canvas')
    canvas.width = WIDTH
    canvas.height = HEIGHT
    const context = canvas.getContext('2d')
    if (context === null) return setFailed(true)
    draw(context, picture, token)
    canvas.toBlob((blob) => (blob === null ? setFailed(true) : saveBlob('feltwise-score.png', blob)), 'image/png')
  }
  return (
    <>
      <Button look="quiet" onClick={save}>
        <Download size={17} aria-hidden="true" />
        {trainerSummary.savePicture}
      </Button>
      {isFailed && (
        <span role="alert" className="self-center text-caption text-blunder-ink">
          {trainerSummary.noPicture}
        </span>
      )}
    </>
  )
}
