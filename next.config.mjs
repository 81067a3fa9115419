import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, parse } from 'node:path'
import createMDX from '@next/mdx'
import {
  HEADERS,
  NO_FRAMES,
  OPEN_DATA,
  REVALIDATED,
  STRICT_TRANSPORT,
  WORKER_POLICY,
} from './lib/make/built-pages/policy.mjs'
import { redirects } from './lib/make/built-pages/moved.mjs'
import { TEXT_PLUGINS } from './content/text-plugins.mjs'
import './lib/make/ready.mjs'

// npm names the running script in this variable on every system; a shell's way of setting one differs from system to system.
const exporting = process.env.npm_lifecycle_event === 'export'

/*
 * Next answers a path that it cannot decode (`/%E0%A4%A`) with a bare 500. No path of ours has a percent sign before anything but ASCII, so
 * whatever has is no page and gets the site's own answer. A static host answers by itself.
 */
const UNREADABLE = ':unreadable(.*%(?:[89A-Fa-f]|(?![0-9A-Fa-f]{2})).*)'
const unreadable = [
  { source: `/embed/${UNREADABLE}`, destination: '/embed/404/404.html' },
  { source: `/${UNREADABLE}`, destination: '/en/404' },
]

/** Frames are allowed under /embed/, so the whole 404 page, whose scripts reach every other page without loading it, may not stand there. */
const missingEmbed = { source: '/embed/:path*', destination: '/embed/404/404.html' }

/**
 * The page for unknown addresses is in the language of the address: `/es/404` below `/es`, `/en/404` elsewhere. Next answers for missing files
 * under `/_next/static/` with plain text. `ownMissing` hides Next's own 404 page, at `/404` and `/_not-found`.
 */
const ownMissing = { source: '/:name(404|_not-found)', destination: '/en/404' }
const missingIn = [
  ...readdirSync(join(import.meta.dirname, 'app/_languages/translations'))
    .map((file) => parse(file).name)
    .filter((language) => language !== 'en')
    .map((language) => ({ source: `/${language}/:path*`, destination: `/${language}/404` })),
  { source: '/:path((?!_next/static/).*)', destination: '/en/404' },
]

/** Each worker loads the whole site and computes again what its pages share, so there are no more of them than cores, and at least two. */
const pageMakers = Math.max(2, Math.min(availableParallelism(), 8))

const headersOf = (named) => Object.entries(named).map(([key, value]) => ({ key, value }))
const policyOf = (value) => headersOf({ 'Content-Security-Policy': value })

/*
 * What a page cannot say of itself; the rest of its policy stands in it (lib/make/built-pages/finish.mjs). `next dev` runs without: its scripts are
 * made as they are asked for. Https is promised only by a site that is reached by it, and by no machine to itself.
 */
const headers = async () => [
  { source: '/(.*)', headers: headersOf(HEADERS) },
  {
    source: '/(.*)',
    has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
    missing: [{ type: 'host', value: 'localhost' }],
    headers: headersOf(STRICT_TRANSPORT),
  },
  { source: '/((?!embed/).*)', headers: policyOf(NO_FRAMES) },
  // Next lets shared caches keep a page for a year. It says itself that hashed files never change.
  { source: '/((?!_next/static/).*)', headers: headersOf(REVALIDATED) },
  ...['/data/:path+', '/:page*/data.json', '/errata/feed'].map((source) => ({ source, headers: headersOf(OPEN_DATA) })),
  // Of two that fit, the later counts.
  { source: '/_next/static/(.*)', headers: policyOf(WORKER_POLICY) },
  { source: '/sw.js', headers: policyOf(WORKER_POLICY) },
]
// `proxy.ts` redirects addresses with capitals.
const served = {
  redirects: async () => redirects(),
  rewrites: async () => ({ beforeFiles: [...unreadable, ownMissing], fallback: [missingEmbed, ...missingIn] }),
  ...(process.env.NODE_ENV === 'production' && { headers }),
}

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Pictures are drawn as they are shown: without this, /_next/image would resize whatever it is asked to.
  images: { unoptimized: true },
  // It comes with a program of its own for each system; app/sw.js compiles the service worker with it.
  serverExternalPackages: ['esbuild'],
  turbopack: { root: import.meta.dirname },
  // `npm run check` checks the types of the whole repository once; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  enablePrerenderSourceMaps: false,
  // Some pages solve whole games while they are built; the usual minute is too little on a slow or busy machine.
  staticPageGenerationTimeout: 600,
  // All pages are made beforehand; what is asked for besides (an embed that is none) must not fill the disk.
  // A machine that starts from nothing each time has no use for a cache.
  experimental: {
    cpus: pageMakers,
    isrFlushToDisk: false,
    turbopackFileSystemCacheForBuild: !process.env.CI,
    // A build makes them for the server's code alone, two thousand files that are read only when a page fails; `npm run dev` then shows the place.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    caseSensitiveRoutes: true,
  },
  // lib/site.ts writes whole addresses as the site will have them.
  env: { PAGES_END_IN_SLASH: exporting ? 'yes' : '' },
  // A static host serves /x/ from /x/index.html; `next start` refuses a build made this way, so only `npm run export` does.
  ...(exporting ? { output: 'export', trailingSlash: true } : served),
}

/*
 * The guides. Plugins go by their names, since options reach the bundler as JSON. A page hands its components in, so no module is named
 * that provides them: without the null one would be looked for at the top level.
 */
const withMDX = createMDX({ options: { remarkPlugins: TEXT_PLUGINS, providerImportSource: null } })

export default withMDX(config)
