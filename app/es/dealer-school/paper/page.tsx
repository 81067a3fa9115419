export { default, generateMetadata } from '@/app/dealer-school/paper/page'
