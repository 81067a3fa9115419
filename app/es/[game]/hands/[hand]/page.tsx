import { handParams, type HandParams } from '@/app/[game]/hands/_parts/found'
import { GAMES_IN_SPANISH } from '@/content/es/games'

export { default, generateMetadata } from '@/app/[game]/hands/[hand]/page'

export const dynamicParams = false
export const generateStaticParams = (): HandParams[] =>
  handParams().filter(({ game }) => (GAMES_IN_SPANISH as readonly string[]).includes(game))
