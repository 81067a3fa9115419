import { ImageResponse } from 'next/og'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE } from '@/app/_seo/metadata'
import { EMBLEMS } from '@/app/_felt/playing-card'
import { suitShape } from '@/app/_felt/suit'
import { type Card, JOKER, rankOf, RANKS, suitOf } from '@/lib/cards/card'
import type { Spot } from '@/lib/game/felt'
import { SITE_NAME } from '@/lib/site'
import { COLOURS, suitInk } from './colours'
import { type Bar, MOST_BARS, type Picture } from './picture'

/*
 * Cards in the site's design, made from what pictures can contain: boxes, letters and paths. Suits are paths, never
 * characters.
 */

const WIDTH = 112
const HEIGHT = 156

/** The height of a card with this width. */
const heightOf = (width: number): number => (width * HEIGHT) / WIDTH

function DrawnCard({ spot, width }: { readonly spot: Spot; readonly width: number }) {
  const scale = width / WIDTH
  const box = {
    display: 'flex',
    position: 'relative',
    width,
    height: heightOf(width),
    borderRadius: 11 * scale,
  } as const
  if (spot === 'empty') return <div style={{ ...box, border: `2px dashed ${COLOURS['felt-line']}` }} />
  return (
    <div style={{ ...box, background: COLOURS.card, border: `1px solid ${COLOURS['card-line']}` }}>
      {spot === 'back' ? (
        <Back width={width} />
      ) : spot === JOKER ? (
        <Joker width={width} />
      ) : (
        <Face card={spot} width={width} />
      )}
    </div>
  )
}

const drawing = (width: number) =>
  ({
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    width,
    height: heightOf(width),
    style: { position: 'absolute', left: -1, top: -1 },
  }) as const

function Letters({
  text,
  left,
  size,
  width,
  colour,
}: {
  readonly text: string
  readonly left: number
  readonly size: number
  readonly width: number
  readonly colour: string
}) {
  const scale = width / WIDTH
  const style = {
    position: 'absolute',
    left: left * scale,
    top: 6 * scale,
    fontSize: size * scale,
    lineHeight: 1.1,
    fontWeight: 700,
    letterSpacing: -1.5 * scale,
    color: colour,
  } as const
  return <div style={style}>{text}</div>
}

function Face({ card, width }: { readonly card: Card; readonly width: number }) {
  const letter = RANKS[rankOf(card)] ?? ''
  const colour = suitInk(suitOf(card))
  const shape = suitShape(suitOf(card))
  const emblem = EMBLEMS[letter]
  return (
    <>
      <svg {...drawing(width)}>
        <path d={shape} fill={colour} transform="translate(11 57) scale(1.08)" />
        <path d={shape} fill={colour} transform="translate(44 87) scale(2.4)" />
        {emblem && <path d={emblem} fill={colour} fillRule="evenodd" />}
      </svg>
      <Letters
        text={letter === 'T' ? '10' : letter}
        left={letter === 'T' ? 7 : 11}
        size={46}
        width={width}
        colour={colour}
      />
    </>
  )
}

const STRIPES = Array.from({ length: 16 }, (_, i) => `M${i * 16 - 128} 146l128-136`).join('')

function Back({ width }: { readonly width: number }) {
  return (
    <svg {...drawing(width)}>
      <defs>
        <clipPath id="back">
          <rect x="8" y="8" width={WIDTH - 16} height={HEIGHT - 16} rx="6" />
        </clipPath>
      </defs>
      <g clipPath="url(#back)">
        <rect x="8" y="8" width={WIDTH - 16} height={HEIGHT - 16} fill={COLOURS['card-back']} />
        <path d={STRIPES} stroke={COLOURS['card-back-line']} strokeWidth="4" />
      </g>
    </svg>
  )
}

function Joker({ width }: { readonly width: number }) {
  return (
    <>
      <svg {...drawing(width)}>
        <path
          d="M72 84l8.200 17.600 19.300 2.400-14.200 13.300 3.700 19.100L72 127l-17 9.400 3.700-19.100L44.500 104l19.300-2.400z"
          fill={COLOURS.spades}
        />
      </svg>
      <Letters text="Joker" left={9} size={23} width={width} colour={COLOURS.spades} />
    </>
  )
}

/* Draws every picture of the site, while it is built. */

const FELT_WIDTH = 500
const GAP = 14

// ——— Fonts ———————————————————————————————————————————————————————————————————————————————————————————————

const FILES = [
  { name: 'Inter', weight: 500, file: 'inter/files/inter-latin-500-normal.woff' },
  { name: 'Inter', weight: 700, file: 'inter/files/inter-latin-700-normal.woff' },
  { name: 'Source Serif', weight: 600, file: 'source-serif-4/files/source-serif-4-latin-600-normal.woff' },
] as const

const loadFonts = () =>
  Promise.all(
    FILES.map(async ({ name, weight, file }) => ({
      name,
      weight,
      data: await readFile(join(process.cwd(), 'node_modules/@fontsource', file)),
    })),
  )

/** Loaded once for all pictures, because the parsed fonts are cached by these objects. */
let fonts: ReturnType<typeof loadFonts> | undefined

/** The characters in the Latin font files. For any other, the library would look on the network. */
const DRAWABLE = /^[\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u2212\u2215\u20AC]*$/

/** The texts of a picture with characters that the fonts don't have. */
export const undrawable = ({
  over = '',
  title,
  line = '',
  rowNames = [],
  caption = '',
  figure,
  bars = [],
}: Picture): readonly string[] =>
  [
    over,
    title,
    line,
    caption,
    ...rowNames.map((name = '') => name),
    figure?.value ?? '',
    figure?.label ?? '',
    ...bars.flatMap(({ name, value }) => [name, value]),
  ].filter((text) => !DRAWABLE.test(text))

// ——— Parts ———————————————————————————————————————————————————————————————————————————————————————————————

function Mark() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontFamily: 'Source Serif', fontSize: 30 }}>
      <svg viewBox="0 0 24 24" width={34} height={34} style={{ marginRight: 12 }}>
        <path d={suitShape(0)} fill={COLOURS.best} />
      </svg>
      {SITE_NAME}
    </div>
  )
}

/** Long titles are smaller, and smaller still above a figure or bars. */
function titleSize({ title: { length }, figure, bars }: Picture): number {
  const alone = length <= 16 ? 80 : length <= 28 ? 66 : length <= 46 ? 56 : length <= 64 ? 46 : 38
  return figure || bars ? Math.min(alone, length <= 14 ? 72 : 52) : alone
}

function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', marginTop: 20 }}>
      {bars.slice(0, MOST_BARS).map(({ name, value, share, best }) => (
        <div
          key={name}
          style={{
            display: 'flex',
            flexDirection: 'column',
            marginTop: 14,
            fontSize: 25,
            color: best ? COLOURS.best : COLOURS.ink,
          }}
        >
          <div style={{ display: 'flex', justifyContent: 'space-between', fontWeight: 700 }}>
            <div>{name}</div>
            <div>{value}</div>
          </div>
          <div style={{ display: 'flex', height: 13, marginTop: 6, borderRadius: 7, background: COLOURS.line }}>
            <div
              style={{
                width: `${Math.max(2, share * 100)}%`,
                borderRadius: 7,
                background: best ? COLOURS.best : COLOURS['line-strong'],
              }}
            />
          </div>
        </div>
      ))}
    </div>
  )
}

function Figure({ value, label }: NonNullable<Picture['figure']>) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', marginTop: 34 }}>
      <div style={{ fontSize: 68, fontWeight: 700, lineHeight: 1, letterSpacing: -1.5, color: COLOURS.best }}>
        {value}
      </div>
      <div style={{ fontSize: 25, marginTop: 12, color: COLOURS.muted }}>{label}</div>
    </div>
  )
}

function Words({ picture }: { readonly picture: Picture }) {
  const { over, title, line, figure, bars } = picture
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: '52px 52px 56px 64px' }}>
      <Mark />
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, justifyContent: 'center' }}>
        {over !== undefined && <div style={{ fontSize: 27, color: COLOURS.muted, marginBottom: 12 }}>{over}</div>}
        <div
          style={{ fontFamily: 'Source Serif', fontSize: titleSize(picture), lineHeight: 1.08, letterSpacing: -1.2 }}
        >
          {title}
        </div>
        {line !== undefined && (
          <div style={{ fontSize: bars ? 28 : 30, lineHeight: 1.4, marginTop: bars ? 14 : 20, color: COLOURS.muted }}>
            {line}
          </div>
        )}
        {figure && <Figure {...figure} />}
        {bars && <Bars bars={bars} />}
      </div>
    </div>
  )
}

/** The card width with which every row fits on the felt. */
function cardWidth(rows: Picture['rows']): number {
  const most = Math.max(...rows.map(({ length }) => length))
  const across = (FELT_WIDTH - 72 - GAP * (most - 1)) / most
  const down = (PICTURE.height - 150 - 2 * GAP * (rows.length - 1)) / rows.length
  return Math.floor(Math.min(across, down / heightOf(1), 190))
}

function Felt({ picture: { rows, rowNames = [], caption } }: { readonly picture: Picture }) {
  const width = rows.length === 0 ? 0 : cardWidth(rows)
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: FELT_WIDTH,
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        background: COLOURS.felt,
      }}
    >
      {rows.length === 0 && (
        <svg viewBox="0 0 24 24" width={250} height={250}>
          <path d={suitShape(0)} fill={COLOURS['felt-line']} />
        </svg>
      )}
      {rows.map((row, index) => (
        <div
          key={index}
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            marginTop: index === 0 ? 0 : 2 * GAP,
          }}
        >
          {rowNames[index] !== undefined && (
            <div style={{ fontSize: 22, lineHeight: 1, marginBottom: 12, color: COLOURS['felt-muted'] }}>
              {rowNames[index]}
            </div>
          )}
          <div style={{ display: 'flex', gap: GAP }}>
            {row.map((spot, place) => (
              <DrawnCard key={place} spot={spot} width={width} />
            ))}
          </div>
        </div>
      ))}
      {caption !== undefined && (
        <div
          style={{
            margin: '26px 36px 0',
            fontSize: 25,
            lineHeight: 1.35,
            color: COLOURS['felt-ink'],
            textAlign: 'center',
          }}
        >
          {caption}
        </div>
      )}
    </div>
  )
}

/** Draws a picture as a PNG of 1200 × 630 pixels. Throws if a character can't be drawn. */
export async function draw(picture: Picture): Promise<ImageResponse> {
  const strange = undrawable(picture)
  if (strange.length > 0) throw new Error(`The fonts of pictures have not every letter of “${strange.join('”, “')}”`)
  fonts ??= loadFonts()
  const drawn = (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: COLOURS.paper,
        color: COLOURS.ink,
        fontFamily: 'Inter',
        fontWeight: 500,
      }}
    >
      <Words picture={picture} />
      <Felt picture={picture} />
    </div>
  )
  return new ImageResponse(drawn, { ...PICTURE, fonts: await fonts })
}

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
