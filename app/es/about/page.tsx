export { default, generateMetadata } from '@/app/about/any-language'
