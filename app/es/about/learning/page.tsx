export { default, generateMetadata } from '@/app/about/learning/any-language'
