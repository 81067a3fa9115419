import { Unsolvable } from '@/lib/result'

/** Thrown when a bet can't be priced because too few cards are left to deal it. */
export class TooFewCards extends Unsolvable {
  constructor(message = 'the cards that are left do not make a deal') {
    super('cannot-deal', message)
  }
}
