// Written by `npm run make:routes`. Do not edit.
import { GET as answer } from '@/app/search-index.json/route'

export const dynamic = 'force-static'

export const GET = answer
