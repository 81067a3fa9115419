export { default, generateMetadata } from '@/app/daily/page'
