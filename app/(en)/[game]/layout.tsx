// Written by `npm run make:routes`. Do not edit.
export { default } from '@/app/[game]/layout'
