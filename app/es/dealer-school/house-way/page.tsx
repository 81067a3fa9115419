export { default, generateMetadata } from '@/app/dealer-school/house-way/page'
