export const glossary = {
  lead: 'The words that dealers and analysts use: what each means, and where it matters on this site.',
  byLetter: 'By letter',
}
