export { default, generateMetadata } from '@/app/contact/any-language'
