export { default, generateMetadata } from '@/app/privacy/page'
