export { default, generateMetadata } from '@/app/settings/page'
