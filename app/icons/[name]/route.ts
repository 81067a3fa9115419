import { ICONS } from '@/app/_site/icons'
import { drawIcon } from '@/app/og/draw'

interface Context {
  readonly params: Promise<{ readonly name: string }>
}

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = (): { name: string }[] => ICONS.map(({ name }) => ({ name }))

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  const icon = ICONS.find((one) => one.name === name)
  return icon ? drawIcon(icon.size, icon.maskable) : new Response('There is no such icon', { status: 404 })
}
