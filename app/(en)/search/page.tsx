export { default, generateMetadata } from '@/app/search/any-language'
