export { default, generateMetadata } from '@/app/dealer-school/page'
