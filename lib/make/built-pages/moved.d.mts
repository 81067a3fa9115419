export const SAID: Readonly<Record<'en' | 'es', { readonly title: string; readonly text: string }>>
export function redirects(): readonly { source: string; destination: string; permanent: boolean }[]
export function leadsOn(to: string, language?: keyof typeof SAID): string
export function writeMoved(folder: string): void
