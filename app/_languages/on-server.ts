import { learn } from './area'
import spanish from './translations/es'

/* The server's components speak every language there is. The root layout imports this before any page is rendered. */

learn(spanish)
