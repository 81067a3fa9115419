import localFont from 'next/font/local'

/** Text and figures. Latin only: the minus sign, the multiplication sign and the currency signs are in it. */
export const inter = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font-inter',
})

/** Names and titles: one weight, which is all they are set in, at less than half of the variable font. */
export const sourceSerif = localFont({
  src: '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
  weight: '600',
  display: 'swap',
  variable: '--font-source-serif',
})
