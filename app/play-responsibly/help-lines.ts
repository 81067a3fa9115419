interface HelpLine {
  readonly where: string
  readonly name: string
  /** As it is dialed; none where the service is online, or its number isn’t confirmed. */
  readonly phone?: string
  readonly about: string
  /** The service itself: its own source. */
  readonly href: string
}

/** Who helps, free of charge. Each leads to the service’s own page, which says what it offers today. */
export const HELP_LINES: readonly HelpLine[] = [
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
    name: 'National Problem Gambling Helpline',
    phone: '1-800-522-4700',
    about: 'the National Council on Problem Gambling, by phone, text and chat',
    href: 'https://www.ncpgambling.org',
  },
  {
    where: 'United States',
    name: '1-800-GAMBLER',
    phone: '1-800-426-2537',
    about: 'the Council on Compulsive Gambling of New Jersey, which has run this number alone since September 2025',
    href: 'https://800gambler.org',
  },
  {
    where: 'Canada: Ontario',
    name: 'ConnexOntario',
    phone: '1-866-531-2600',
    about: 'help near you, by phone and chat',
    href: 'https://www.connexontario.ca',
  },
  {
    where: 'United Kingdom',
    name: 'National Gambling Helpline (GamCare)',
    phone: '0808 8020 133',
    about: 'by phone and chat, at any hour',
    href: 'https://www.gamcare.org.uk',
  },
  {
    where: 'Ireland',
    name: 'GamblingCare',
    about: 'the Gambling Awareness Trust, with counselors near you',
    href: 'https://gamblingcare.ie',
  },
  {
    where: 'Australia',
    name: 'Gambling Help Online',
    phone: '1800 858 858',
    about: 'counseling by chat, and by phone in every state',
    href: 'https://www.gamblinghelponline.org.au',
  },
  {
    where: 'New Zealand',
    name: 'Gambling Helpline',
    phone: '0800 654 655',
    about: 'by phone at any hour, or by text to 8006',
    href: 'https://www.gamblinghelpline.co.nz',
  },
  {
    where: 'Spain',
    name: 'FEJAR',
    phone: '900 200 225',
    about: 'the federation of recovering gamblers, in Spanish',
    href: 'https://www.fejar.org',
  },
]
