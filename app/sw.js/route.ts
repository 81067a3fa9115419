import { join } from 'node:path'
import { SITE_NAME } from '@/lib/site'
import { buildName } from './build'
import { keptOf } from './kept'
import type { Kept } from './requests'

export const dynamic = 'force-static'

/*
 * During development nothing is cached. A worker left by a built site at the same address would keep serving that
 * site's pages, so this one replaces it and unregisters itself.
 */
const NONE = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()))
`

/** The worker as one script, with the list of what the build keeps inserted. */
async function compiled(kept: Kept): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'app/sw.js/worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { KEPT: JSON.stringify(kept), SITE_NAME: JSON.stringify(SITE_NAME) },
  })
  return outputFiles[0]!.text
}

/**
 * The service worker. It is at the root because it answers for the whole site. Each build has its own, and browsers
 * check for a new one.
 */
export async function GET(): Promise<Response> {
  const name = buildName()
  const script = name === undefined ? NONE : await compiled(keptOf(name))
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  })
}
