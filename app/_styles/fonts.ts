import localFont from 'next/font/local'

/** For text and figures. The Latin subset includes the minus, multiplication and currency signs. */
export const inter = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font-inter',
})

/** For names and titles. They use a single weight, whose file is less than half the size of the variable font. */
export const sourceSerif = localFont({
  src: '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
  weight: '600',
  display: 'swap',
  variable: '--font-source-serif',
})
