import { join } from 'node:path'
import { SITE_NAME } from '@/lib/site'
import { buildName } from './build'
import { keptOf } from './kept'
import type { Kept } from './requests'

export const dynamic = 'force-static'

/*
 * While one works on the site nothing is kept. A worker that a built site left behind at the same address would go on giving its pages:
 * this takes its place and goes.
 */
const NONE = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()))
`

/** The worker as one script, with what the build keeps written into it. */
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

/** The service worker. It stands at the root, since it answers for the whole site; each build has another one, and browsers ask for it anew. */
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
