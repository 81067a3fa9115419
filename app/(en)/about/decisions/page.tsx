export { default, metadata } from '@/app/about/decisions/any-language'
