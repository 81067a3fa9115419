export { default, generateMetadata } from '@/app/about/methodology/page'
