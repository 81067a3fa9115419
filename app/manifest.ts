import type { MetadataRoute } from 'next'
import { GAMES } from '@/lib/games/index'
import { SITE_NAME } from '@/lib/site'
import narrow from './_offline/narrow.png'
import wide from './_offline/wide.png'
import { ICONS } from './_site/icons'
import { COLOURS } from './og/colours'

export const dynamic = 'force-static'

/** The menu of a long press on the app's icon. Systems show only the first few items. */
const SHORTCUTS = [
  { name: 'Daily hand', url: '/daily' },
  ...GAMES.map(({ id, name }) => ({ name, url: `/${id}/trainer` })),
]

/** Pictures of the app that browsers show before it is installed. */
const SCREENSHOTS = [
  { picture: narrow, form_factor: 'narrow' },
  { picture: wide, form_factor: 'wide' },
] as const

const LABEL = 'A hand after the answer: what each option is worth, what the choice cost, and why'

export default function manifest(): MetadataRoute.Manifest {
  const drawn = ICONS.filter(({ size }) => size >= 192).map(({ name, size, maskable }) => ({
    src: `/icons/${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: maskable ? ('maskable' as const) : ('any' as const),
  }))
  return {
    id: '/',
    name: `${SITE_NAME}: exact strategy for casino table games`,
    short_name: SITE_NAME,
    description: 'Decide a hand against the house, and see what every option is worth, why, and the proof.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['education', 'games'],
    lang: 'en',
    background_color: COLOURS.paper,
    theme_color: COLOURS.paper,
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, ...drawn],
    screenshots: SCREENSHOTS.map(({ picture, form_factor }) => ({
      src: picture.src,
      sizes: `${picture.width}x${picture.height}`,
      type: 'image/png',
      form_factor,
      label: LABEL,
    })),
    shortcuts: SHORTCUTS.map(({ name, url }) => ({
      name,
      url,
      icons: drawn.filter(({ purpose }) => purpose === 'any'),
    })),
  }
}
