// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { keeping } from '@/app/_languages/english/keeping'

addWords({ id: 'en', areas: { keeping }, games: {} })
