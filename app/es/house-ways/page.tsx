export { default, generateMetadata } from '@/app/house-ways/page'
