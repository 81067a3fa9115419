import type { AboutTexts } from '@/content/about/texts'

interface HelpLine {
  /** What it does and where, in the words of content/about/texts.ts. */
  readonly id: keyof AboutTexts['help']['lines']
  readonly place: keyof AboutTexts['help']['places']
  readonly name: string
  /** As it is dialed; none where the service is online, or its number isn’t confirmed. */
  readonly phone?: string
  /** The service itself, its own source; where its page isn’t confirmed, a newspaper that says what it does and how to reach it. */
  readonly href: string
  /** Languages besides English that it surely answers in: pages in one of them list it first. */
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
    // Its own pages in Spanish; the state’s lottery names the number: https://calottery.com/es-us/play-responsibly.
    id: 'california',
    place: 'california',
    name: '1-800-GAMBLER (CCPG)',
    phone: '1-800-426-2537',
    href: 'https://calpg.org/es/problem-gambling-info/gamble-responsibly',
    answersIn: ['es'],
  },
  {
    // “24/7, Confidential, and Multilingual”, with staff for calls in Spanish: https://gamblinghelp.org/fccg/read_news/38.
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
    // Its own page isn’t confirmed. The article: free, at any hour, for addictions; https://pulsoslp.com.mx/nacional/buscan-que-la-ludopatia-sea-atendida-como-problema-de-salud-publica/1995696: for gambling too.
    id: 'vida',
    place: 'mexico',
    name: 'Línea de la Vida',
    phone: '800 911 2000',
    href: 'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
    answersIn: ['es'],
  },
  {
    // Its own page isn’t confirmed. The article, by the figures of Sedronar: free, 365 days a year, for gambling too.
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
 * Who helps, free of charge; first those who answer in the language. Each leads to its source.
 * The number of ConnexOntario is also on https://agco.ca/en/lottery-and-gaming/safer-gambling, that of Gambling Help Online on its own pages.
 */
export function helpLines(language: string): readonly HelpLine[] {
  const [first, rest] = [true, false].map((own) =>
    LINES.filter(({ answersIn }) => (answersIn?.includes(language) ?? false) === own),
  )
  return [...first!, ...rest!]
}
