/** Thrown when a bet can't be priced because too few cards are left to deal it. Any other `RangeError` is a bug. */
export class TooFewCards extends RangeError {
  constructor(message = 'the cards that are left do not make a deal') {
    super(message)
  }
}
