export { default, generateMetadata } from '@/app/progress/data/page'
