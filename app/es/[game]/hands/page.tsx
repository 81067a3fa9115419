export { default, generateMetadata, generateStaticParams } from '@/app/[game]/hands/any-language'

export const dynamicParams = false
