import type { Figure } from '@/lib/errata/published'
import type { Verdict } from '@/lib/errata/verdict'

/** How the list of a verdict is called, in its heading and after its count. */
interface List {
  readonly title: string
  readonly short: string
  readonly lead: string
}

const LISTS: Readonly<Record<Verdict['kind'], List>> = {
  differs: {
    title: 'Where ours differs',
    short: 'differ',
    lead: 'First the figures of casinos and operators, then those of analysts, then the press. We give the reason for each difference if we know it.',
  },
  cut: {
    title: 'Cut off instead of rounded',
    short: 'cut off',
    lead: 'The same figure, published with its last digits dropped.',
  },
  agrees: {
    title: 'Where both agree',
    short: 'agree',
    lead: 'Rounded to the published digits, our figure is the same.',
  },
  unchecked: {
    title: 'What we can’t work out',
    short: 'can’t be worked out',
    lead: 'The figure depends on something that isn’t published with it.',
  },
}

/** What to read in a command's answer, by the answer's own names. */
function read(figure: Figure): string {
  switch (figure.kind) {
    case 'edge':
      return 'edge'
    case 'return':
      return '1 − edge'
    case 'risk':
      return 'elementOfRisk'
    case 'return-on-all':
      return '1 − elementOfRisk'
    case 'average-bet':
      return 'averageBet'
    case 'deviation':
      return 'standardDeviation'
    case 'share':
      return `${figure.of} in frequencies`
    case 'gain':
      return 'the first edge less the second'
    case 'one-in':
      return 'deals, divided by the ways of the hits together'
    case 'jackpot':
      return `deals, divided by the ways of ${figure.of}: as many bets between two jackpots, times ${figure.share}, and ${figure.seed}`
    case 'break-even':
      return '1 − first ev ÷ (second ev − first ev)'
    case 'option':
      return `the ev of ${figure.of}`
    case 'suit-apart':
      return 'the pays of the bet'
  }
}

/** The page of published figures beside ours. */
export const errata = {
  title: 'Errata: published figures, checked',
  about:
    'House edges and returns that casinos, rule sheets and analysts publish, compared with the exact figure: which agree, which differ, by how much and why.',
  lead: 'We compare the figures that rule sheets, operators and analysts publish with our own, counted over every deal. We say that a figure differs only if its last printed digit isn’t ours. Run the command next to it to get our figure yourself.',
  byVerdict: 'By verdict',
  list: (kind: Verdict['kind']): List => LISTS[kind],

  // Columns and labels
  figure: 'Figure',
  published: 'Published',
  andOurs: ', ours',
  ours: 'Ours',
  none: 'none',
  verdict: 'Verdict',
  publishedFigure: 'Published figure',
  whereFigure: 'Where it is published',
  exactFigure: 'Exact figure',
  proof: 'Command that proves it',
  theCommand: 'The command',

  // A figure and its verdict
  around: (figure: string) => `about ${figure}`,
  oneIn: (count: string) => `one in ${count}`,
  dollars: (amount: string) => `$${amount}`,
  points: (amount: string) => `${amount} points`,
  agrees: 'Agrees to the last published digit',
  cut: 'Cut off instead of rounded',
  differs: (by: string, isHigher: boolean) => `Ours is ${by} ${isHigher ? 'higher' : 'lower'}`,
  unchecked: 'We can’t work it out',
  source: '{verdict}. Source: {source}.',
  why: 'Why.',
  others: 'What would give another figure',
  thePublished: 'the published figure',
  exactly: (fraction: string) => `exactly ${fraction}`,
  digits: 'kept to fifteen digits, not as a fraction',
  estimated: (error: string) => `estimated from a sample, give or take ${error}`,
  again: (exact: string, read: string) => `Ours is ${exact}. To work it out again (in the answer: ${read}):`,
  recompute: 'Recompute it yourself',
  answer: (exact: string, read: string) => `Ours is ${exact}. In the command’s answer: ${read}.`,
  read,

  // How this is done
  method: 'How this is done',
  counted:
    'We count every deal instead of playing many of them. An estimated figure says so. To run the commands you need only this project’s source code. The glossary explains words such as {edge} and {risk}.',
  houseEdge: 'house edge',
  elementOfRisk: 'element of risk',
  rules:
    'Rules differ between casinos, and a published figure is right or wrong only for its own rules. Where a rule isn’t printed, we use the most common one. If you know why a figure differs, or know another that belongs here, {tell}.',
  tellUs: 'tell us',
  follow: 'To hear about new differences, follow the {feed}. You can also download {data}.',
  feed: 'Atom feed',
  data: 'all our figures as data',
}
