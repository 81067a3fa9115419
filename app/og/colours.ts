/*
 * The site's light colors by their names in app/globals.css, which code that draws pictures can't read.
 * tests/app/pictures.test.ts compares the two.
 */
export const COLOURS = {
  paper: '#faf8f3',
  ink: '#1d2320',
  muted: '#5f6963',
  line: '#e4dfd3',
  felt: '#24513f',
  'felt-line': '#4d7a66',
  'felt-ink': '#e9f1ec',
  'felt-muted': '#b9cbc1',
  best: '#1f7a52',
  'line-strong': '#8b8f84',
  card: '#fffefb',
  'card-line': '#d9d4c7',
  'card-back': '#a8b7ad',
  'card-back-line': '#93a59a',
  spades: '#20262b',
  hearts: '#c0322c',
  diamonds: '#c0322c',
  clubs: '#20262b',
} as const

const BY_SUIT = [COLOURS.spades, COLOURS.hearts, COLOURS.diamonds, COLOURS.clubs] as const

export const suitInk = (suit: number): string => BY_SUIT[suit] ?? COLOURS.ink
