/** The mistakes that are left, to be asked again. */
export const fixing = {
  title: 'Fix my mistakes',
  about: 'The hands you missed, with the same cards. Each is done once you get it right.',
  atGame: (game: string, count: number) => `${game} · ${count}`,
  atOtherRules: (game: string) => `${game}, other rules`,
}
