export { default, generateMetadata } from '@/app/page'
