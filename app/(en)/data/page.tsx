export { default, metadata } from '@/app/data/any-language'
