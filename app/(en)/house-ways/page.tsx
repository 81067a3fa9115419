export { default, generateMetadata } from '@/app/house-ways/any-language'
