export { default, generateMetadata } from '@/app/dealer-school/any-language'
