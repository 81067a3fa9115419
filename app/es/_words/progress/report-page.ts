// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { fixing } from '@/app/_languages/spanish/fixing'
import { helps } from '@/app/_languages/spanish/helps'

addWords({ id: 'es', areas: { fixing, helps }, games: {} })
