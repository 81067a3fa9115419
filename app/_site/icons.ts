/* The icons of the installed app, drawn from app/icon.svg during the build. */

export interface Icon {
  /** The last part of its address. */
  readonly name: string
  readonly size: number
  readonly maskable: boolean
}

export const ICONS: readonly Icon[] = [
  { name: '180.png', size: 180, maskable: true },
  { name: '192.png', size: 192, maskable: false },
  { name: '512.png', size: 512, maskable: false },
  { name: 'maskable-192.png', size: 192, maskable: true },
  { name: 'maskable-512.png', size: 512, maskable: true },
]

/** The icon for an iPhone's home screen. The phone rounds the corners itself. */
export const APPLE_ICON = '/icons/180.png'
