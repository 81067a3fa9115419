export { default, generateMetadata } from '@/app/contact/page'
