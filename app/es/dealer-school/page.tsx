// Written by `npm run make:routes`. Do not edit.
export { default, generateMetadata } from '@/app/dealer-school/any-language'
