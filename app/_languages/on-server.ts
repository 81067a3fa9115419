import { learn } from './area'
import en from './translations/en'
import es from './translations/es'

learn(en)
learn(es)
