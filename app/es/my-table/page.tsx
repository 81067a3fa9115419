export { default, generateMetadata } from '@/app/my-table/page'
