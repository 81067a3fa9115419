export { default, generateMetadata } from '@/app/progress/page'
