// Written by `npm run make:routes`. Do not edit.
import { speaking } from '#language-on-server'
import { GET as answer } from '@/app/search-index.json/route'

export const dynamic = 'force-static'

export const GET = speaking('es', answer)
