export { default, generateMetadata } from '@/app/my-evening/page'
