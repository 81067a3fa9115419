// Written by `npm run make:routes`. Do not edit.
'use client'

export { BrokenPage as default } from '@/app/_ui/broken'
