import type { GameMessages } from '@/lib/messages/message'
import { es as ultimateTexasHoldem } from './ultimate-texas-holdem/messages/es'
import { es as threeCardPoker } from './three-card-poker/messages/es'
import { es as texasHoldemBonus } from './texas-holdem-bonus/messages/es'
import { es as casinoHoldem } from './casino-holdem/messages/es'
import { es as paiGowPoker } from './pai-gow-poker/messages/es'
import { es as xxPoker } from './xx-poker/messages/es'
import { es as texas21 } from './texas-21/messages/es'
import { es as mississippiStud } from './mississippi-stud/messages/es'
import { es as blackjack } from './blackjack/messages/es'
import type { GameId } from './ids'

/** The games' Spanish messages. */
export const SPANISH: Readonly<Record<GameId, GameMessages>> = {
  'ultimate-texas-holdem': ultimateTexasHoldem,
  'three-card-poker': threeCardPoker,
  'texas-holdem-bonus': texasHoldemBonus,
  'casino-holdem': casinoHoldem,
  'pai-gow-poker': paiGowPoker,
  'xx-poker': xxPoker,
  'texas-21': texas21,
  'mississippi-stud': mississippiStud,
  blackjack: blackjack,
}
