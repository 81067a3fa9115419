export function redirects(): readonly { source: string; destination: string; permanent: boolean }[]
export function leadsOn(to: string): string
export function writeMoved(folder: string): void
