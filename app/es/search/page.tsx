export { default, generateMetadata } from '@/app/search/page'
