// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { fixing } from '@/app/_languages/english/fixing'
import { helps } from '@/app/_languages/english/helps'

addWords({ id: 'en', areas: { fixing, helps }, games: {} })
