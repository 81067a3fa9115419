export { default, generateMetadata } from '@/app/errata/any-language'
