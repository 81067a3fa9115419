import { thirdPartyNotices } from './notices'

export const dynamic = 'force-static'

export const GET = (): Response =>
  new Response(thirdPartyNotices(process.cwd()), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
