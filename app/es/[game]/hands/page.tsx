export { default, generateMetadata, generateStaticParams } from '@/app/[game]/hands/page'

export const dynamicParams = false
