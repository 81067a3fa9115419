const exporting = process.env.NEXT_OUTPUT === 'export'

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
  // `npm run check` checks the types of the whole repository once; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // A static host serves /x/ from /x/index.html; `next start` refuses a build made this way, so it is asked for by name.
  ...(exporting && { output: 'export', trailingSlash: true }),
}

export default config
