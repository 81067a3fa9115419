import type { Translation } from '../catalogue'
import { chrome } from '../spanish/chrome'
import { settings } from '../spanish/settings'
import { offline } from '../spanish/offline'
import { search } from '../spanish/search'
import { home } from '../spanish/home'
import { trainer } from '../spanish/trainer'
import { answer } from '../spanish/answer'
import { felt } from '../spanish/felt'
import { calculator } from '../spanish/calculator'
import { payTables } from '../spanish/pay-tables'
import { risk } from '../spanish/risk'
import { strategy } from '../spanish/strategy'
import { sideBets } from '../spanish/side-bets'
import { progress } from '../spanish/progress'
import { daily } from '../spanish/daily'
import { dealerSchool } from '../spanish/dealer-school'
import { houseWays } from '../spanish/house-ways'
import { numbers } from '../spanish/numbers'
import { engine } from '../spanish/engine'

const spanish: Translation = { chrome, settings, offline, search, home, trainer, answer, felt, calculator, payTables, risk, strategy, sideBets, progress, daily, dealerSchool, houseWays, numbers, engine }

export default spanish
