export { default, generateMetadata } from '@/app/about/methodology/any-language'
