/* Tests say the words of every language, as the server does. */
import '@/app/_languages/on-server'
