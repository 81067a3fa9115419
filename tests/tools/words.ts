/* Tests say the words of every language, as the server does, and English unless they say otherwise. */
import '@/app/_languages/on-server'
import { outsidePages } from '@/app/_languages/spoken/outside-pages'

const spoken = outsidePages.getStore.bind(outsidePages)
outsidePages.getStore = () => spoken() ?? 'en'
