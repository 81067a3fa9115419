/** Rules and side bets as they are chosen and edited. */
export const ruleFields = {
  changed: (rules: string) => `${rules}, changed`,
  inUse: 'The rules in use',
  choose: 'Rules and pay tables. You get a new hand.',
  yours: 'These are the rules you play by.',
  makeYours: 'Make these my rules',
  changedHere: 'Changed in this link:',
  yes: 'yes',
  no: 'no',
  usualRules: 'Back to the usual rules',
  close: 'Close',

  // ——— Pays
  toOne: (table: string, hand: string) => `${table}: ${hand}, to one`,
  to1: 'to 1',
  knownTables: (table: string) => `${table}: known tables`,
  ownTable: 'Your own table',
  chooseOne: 'Choose one',

  // ——— Side bets
  noSideBet: 'No side bet',
  manySideBets: (count: number) => `${count} side bets`,
  sideBets: 'Side bets',
  onTheTable: (amount: string) => `Side bets, ${amount} each. You get a new hand with them.`,
}
