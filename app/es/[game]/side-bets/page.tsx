export { default, generateMetadata, generateStaticParams } from '@/app/[game]/side-bets/page'

export const dynamicParams = false
