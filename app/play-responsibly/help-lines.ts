import type { AboutTexts } from '@/content/about/texts'

interface HelpLine {
  /** What it offers and where: keys of texts in content/about/texts.ts. */
  readonly id: keyof AboutTexts['help']['lines']
  readonly place: keyof AboutTexts['help']['places']
  readonly name: string
  /** As dialed; absent if the service is online only or if its number isn't confirmed. */
  readonly phone?: string
  /**
   * The service's own page. If that isn't confirmed, a newspaper article that says what it does and how to reach it.
   */
  readonly href: string
  /** Languages besides English in which it certainly answers. Pages in one of them list it first. */
  readonly answersIn?: readonly string[]
}

const LINES: readonly HelpLine[] = [
  { id: 'therapy', place: 'anywhere', name: 'Gambling Therapy', href: 'https://www.gamblingtherapy.org' },
  { id: 'anonymous', place: 'anywhere', name: 'Gamblers Anonymous', href: 'https://www.gamblersanonymous.org' },
  {
    id: 'national',
    place: 'us',
    name: 'National Problem Gambling Helpline',
    phone: '1-800-522-4700',
    href: 'https://www.ncpgambling.org',
  },
  { id: 'gambler', place: 'us', name: '1-800-GAMBLER', phone: '1-800-426-2537', href: 'https://800gambler.org' },
  {
    // It has pages in Spanish. The state's lottery gives the number: https://calottery.com/es-us/play-responsibly.
    id: 'california',
    place: 'california',
    name: '1-800-GAMBLER (CCPG)',
    phone: '1-800-426-2537',
    href: 'https://calpg.org/es/problem-gambling-info/gamble-responsibly',
    answersIn: ['es'],
  },
  {
    // It calls itself “24/7, Confidential, and Multilingual”, with staff for calls in Spanish:
    // https://gamblinghelp.org/fccg/read_news/38.
    id: 'florida',
    place: 'florida',
    name: '888-ADMIT-IT (FCCG)',
    phone: '1-888-236-4848',
    href: 'https://gamblinghelp.org',
    answersIn: ['es'],
  },
  {
    id: 'connex',
    place: 'ontario',
    name: 'ConnexOntario',
    phone: '1-866-531-2600',
    href: 'https://www.connexontario.ca',
  },
  {
    id: 'gamcare',
    place: 'uk',
    name: 'National Gambling Helpline (GamCare)',
    phone: '0808 8020 133',
    href: 'https://www.gamcare.org.uk',
  },
  { id: 'ireland', place: 'ireland', name: 'GamblingCare', href: 'https://gamblingcare.ie' },
  {
    id: 'australia',
    place: 'australia',
    name: 'Gambling Help Online',
    phone: '1800 858 858',
    href: 'https://www.gamblinghelponline.org.au',
  },
  {
    id: 'newZealand',
    place: 'newZealand',
    name: 'Gambling Helpline',
    phone: '0800 654 655',
    href: 'https://www.gamblinghelpline.co.nz',
  },
  {
    id: 'fejar',
    place: 'spain',
    name: 'FEJAR',
    phone: '900 200 225',
    href: 'https://www.fejar.org',
    answersIn: ['es'],
  },
  {
    // Its own page isn't confirmed. According to the article it is free, at any hour, and for addictions.
    // https://pulsoslp.com.mx/nacional/buscan-que-la-ludopatia-sea-atendida-como-problema-de-salud-publica/1995696 adds
    // that gambling is included.
    id: 'vida',
    place: 'mexico',
    name: 'Línea de la Vida',
    phone: '800 911 2000',
    href: 'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
    answersIn: ['es'],
  },
  {
    // Its own page isn't confirmed. According to the article, which uses Sedronar's figures, it is free, open 365 days
    // a year, and also for gambling.
    id: 'sedronar',
    place: 'argentina',
    name: 'Sedronar',
    phone: '141',
    href: 'https://www.unosantafe.com.ar/santa-fe/santa-fe-las-cinco-provincias-mas-llamados-juego-compulsivo-la-linea-141-n10243824.html',
    answersIn: ['es'],
  },
  {
    id: 'bogota',
    place: 'bogota',
    name: 'Línea 106',
    phone: '106',
    href: 'https://www.bogota.gov.co/servicios/guia-de-tramites-y-servicios/linea-106',
    answersIn: ['es'],
  },
]

/**
 * Free help lines, those that answer in the page's language first. Each links to its source. The number of
 * ConnexOntario is also on https://agco.ca/en/lottery-and-gaming/safer-gambling, that of Gambling Help Online on its
 * own pages.
 */
export function helpLines(language: string): readonly HelpLine[] {
  const [first, rest] = [true, false].map((own) =>
    LINES.filter(({ answersIn }) => (answersIn?.includes(language) ?? false) === own),
  )
  return [...first!, ...rest!]
}
