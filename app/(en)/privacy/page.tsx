export { default, generateMetadata } from '@/app/privacy/any-language'
