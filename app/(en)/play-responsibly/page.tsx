export { default, generateMetadata } from '@/app/play-responsibly/any-language'
