import about from '@/package.json' with { type: 'json' }

/** The version of the figures, which data for programs carries. Server code only. */
export const VERSION = about.version
