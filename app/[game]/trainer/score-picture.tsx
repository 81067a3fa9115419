'use client'

import { useState } from 'react'
import { Download } from 'lucide-react'
import { useTokens } from '@/app/_charts/chart-look'
import { Button } from '@/app/_ui/button'
import { saveBlob } from '@/app/_ui/save-file'
import { suitShape } from '@/app/_felt/suit'
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

const SPADE = 0
/** A suit's shape is drawn in a box of this size. */
const SHAPE_BOX = 24

/** The felt with its line, and a spade in its corner. */
function drawFelt(context: CanvasRenderingContext2D, token: (name: string) => string) {
  context.fillStyle = token('felt')
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.strokeStyle = token('felt-line')
  context.lineWidth = 3
  context.beginPath()
  context.roundRect(MARGIN / 2, MARGIN / 2, WIDTH - MARGIN, HEIGHT - MARGIN, 36)
  context.stroke()
  context.save()
  context.translate(WIDTH - MARGIN - 64, MARGIN)
  context.scale(64 / SHAPE_BOX, 64 / SHAPE_BOX)
  context.fillStyle = token('felt-money')
  context.fill(new Path2D(suitShape(SPADE)))
  context.restore()
}

/** Draws the picture as the page's felt. */
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
  drawFelt(context, token)
  context.textBaseline = 'alphabetic'
  write(title, MARGIN, 125, 44, 'felt-muted', 400, WIDTH - 3 * MARGIN - 64)
  const isBoard = rows.length > 1
  write(result, MARGIN, isBoard ? 225 : 300, isBoard ? 84 : 120, 'felt-money', 600)
  write(about, MARGIN, isBoard ? 280 : 380, 40, 'felt-ink')
  if (isBoard)
    rows.slice(0, MOST_ROWS).forEach(({ name, figure, isOwn }, i) => {
      const y = 340 + 42 * i
      const weight = isOwn ? 600 : 400
      write(name, MARGIN, y, 32, 'felt-ink', weight, 640)
      context.textAlign = 'right'
      write(figure, WIDTH - MARGIN, y, 32, 'felt-ink', weight, 320)
      context.textAlign = 'left'
    })
  write(window.location.host, MARGIN, HEIGHT - 62, 26, 'felt-muted')
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
