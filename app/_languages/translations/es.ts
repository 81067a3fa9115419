import { spokenIn, type Translation } from '../catalogue'
import { betPages } from '../spanish/bet-pages'
import { pages } from '../spanish/pages'
import { compare } from '../spanish/compare'
import { dealing } from '../spanish/dealing'
import { glossary } from '../spanish/glossary'
import { guidePage } from '../spanish/guide'
import { questions } from '../spanish/questions'
import { errata } from '../spanish/errata'
import { gameTexts } from '../spanish/game-texts'
import { inBrowser } from '../spanish/in-browser'

const all: Translation = {
  ...inBrowser,
  betPages,
  compare,
  dealing,
  errata,
  gameTexts,
  glossary,
  guidePage,
  pages,
  questions,
}

const spanish = spokenIn('es', all)

export default spanish
