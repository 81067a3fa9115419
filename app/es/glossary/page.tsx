export { default, generateMetadata } from '@/app/glossary/any-language'
