import { licensed } from '@/app/data/license'
import { allHandParams, findHand, type HandParams } from '../../_parts/found'
import { handData } from '../../_parts/data'

interface Context {
  readonly params: Promise<HandParams>
}

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = allHandParams

/** The page's contents as JSON. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const found = await findHand(await params)
  return found ? Response.json(licensed(handData(found))) : new Response('There is no such hand', { status: 404 })
}
