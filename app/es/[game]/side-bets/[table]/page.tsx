export { default, generateMetadata, generateStaticParams } from '@/app/[game]/side-bets/[table]/any-language'

export const dynamicParams = false
