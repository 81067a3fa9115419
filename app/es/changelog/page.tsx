export { default, generateMetadata } from '@/app/changelog/any-language'
