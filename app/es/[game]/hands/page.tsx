import { GAMES_IN_SPANISH } from '@/content/es/games'

export { default, generateMetadata } from '@/app/[game]/hands/page'

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => GAMES_IN_SPANISH.map((game) => ({ game }))
