/** Thrown where a bet is to be priced and the cards that are left do not make one deal of it. Any other `RangeError` is a fault of the program. */
export class TooFewCards extends RangeError {
  constructor(message = 'the cards that are left do not make a deal') {
    super(message)
  }
}
