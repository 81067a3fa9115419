export { default, generateMetadata, generateStaticParams } from '@/app/[game]/side-bets/[table]/page'

export const dynamicParams = false
