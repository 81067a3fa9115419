/** What is said where there is no page. */
export const missing = {
  title: 'No such page',
  noPage: 'This page doesn’t exist',
  namesNoPage: 'The link may be wrong or out of date. Search for what you wanted, or try one of the games:',
}
