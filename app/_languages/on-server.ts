import { addWords } from './messages'
import en from './translations/en'
import es from './translations/es'

addWords(en)
addWords(es)
