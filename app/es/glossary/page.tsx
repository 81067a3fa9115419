export { default, generateMetadata } from '@/app/glossary/page'
