/* Tests say the words of every language, as the server does, and English unless they say otherwise. */
import '@/app/_languages/on-server'
import { aloud } from '@/app/_languages/spoken/aloud'

const spoken = aloud.getStore.bind(aloud)
aloud.getStore = () => spoken() ?? 'en'
