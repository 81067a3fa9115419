export { default, generateMetadata } from '@/app/best-odds/page'
