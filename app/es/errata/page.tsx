export { default, generateMetadata } from '@/app/errata/page'
