// Written by `npm run make:routes`. Do not edit.
import { speaking } from '#language-on-server'
import Layout from '@/app/[game]/layout'

export default speaking('en', Layout)
