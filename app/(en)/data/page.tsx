// Written by `npm run make:routes`. Do not edit.
export { default, metadata } from '@/app/data/any-language'
