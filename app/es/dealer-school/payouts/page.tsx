export { default, generateMetadata } from '@/app/dealer-school/payouts/page'
