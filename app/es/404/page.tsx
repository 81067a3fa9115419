// Written by `npm run make:routes`. Do not edit.
export { default, generateMetadata } from '@/app/404/any-language'
