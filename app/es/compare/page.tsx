export { default, generateMetadata } from '@/app/compare/page'
