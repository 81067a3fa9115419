export { default, generateMetadata } from '@/app/changelog/page'
