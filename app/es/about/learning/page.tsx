export { default, generateMetadata } from '@/app/about/learning/page'
