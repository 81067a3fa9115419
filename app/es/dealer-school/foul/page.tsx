export { default, generateMetadata } from '@/app/dealer-school/foul/page'
