/** Who helps, free and without asking who you are. Each is its own source: the page at the address says what it offers. */
export const HELP_LINES = [
  {
    where: 'Anywhere',
    name: 'Gambling Therapy',
    about: 'support online in many languages',
    href: 'https://www.gamblingtherapy.org',
  },
  {
    where: 'Anywhere',
    name: 'Gamblers Anonymous',
    about: 'meetings of people who stopped, in person and online',
    href: 'https://www.gamblersanonymous.org',
  },
  {
    where: 'United States',
    name: 'National Council on Problem Gambling',
    about: 'the national helpline, by phone, text and chat',
    href: 'https://www.ncpgambling.org',
  },
  {
    where: 'United Kingdom',
    name: 'GamCare',
    about: 'the National Gambling Helpline, by phone and chat',
    href: 'https://www.gamcare.org.uk',
  },
  {
    where: 'Australia',
    name: 'Gambling Help Online',
    about: 'counselling by chat, and by phone in every state',
    href: 'https://www.gamblinghelponline.org.au',
  },
  {
    where: 'Ontario, Canada',
    name: 'ConnexOntario',
    about: 'help near you, by phone and chat',
    href: 'https://www.connexontario.ca',
  },
] as const
