export { default, generateMetadata, generateStaticParams } from '@/app/[game]/any-language'

export const dynamicParams = false
