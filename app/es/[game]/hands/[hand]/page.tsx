export { default, generateMetadata, generateStaticParams } from '@/app/[game]/hands/[hand]/page'

export const dynamicParams = false
