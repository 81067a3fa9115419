export { default, generateMetadata } from '@/app/pay-tables/page'
