import { wayInWords } from '@/app/house-ways/_parts/clause-words'
import { chrome, dealerSchool, pages } from '@/app/_languages/words'
import { languageNow } from '@/app/_languages/messages'
import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import { PROSE, Section } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { ButtonLink } from '@/app/_ui/button'
import { pageMetadata } from '@/app/_seo/metadata'
import { auditionText } from '@/content/dealing'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/index'
import { GAME_IDS } from '@/lib/games/ids'
import { GAME_NAMES } from '@/lib/games/names'

/** What casinos look for at any audition. */
async function Audition() {
  const { default: text } = await auditionText(languageNow())
  return (
    <Section id="audition" title={dealerSchool.audition}>
      <div className="dealer-prose max-w-text">{text({ components: PROSE })}</div>
    </Section>
  )
}

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/dealer-school',
    title: pages.schoolTitle,
    description: pages.schoolAbout,
  })

/** The rooms: keys in the catalogue for each room's name, description and button. */
const ROOMS = [
  { href: '/dealer-school/house-way', name: 'drillName', about: 'drillAbout', way: 'drillWay' },
  { href: '/house-ways', name: 'waysName', about: 'waysAbout', way: 'waysWay' },
  { href: '/house-ways/editor', name: 'editorName', about: 'editorAbout', way: 'editorWay' },
  { href: '/dealer-school/audition', name: 'auditionName', about: 'auditionAbout', way: 'auditionWay' },
  { href: '/dealer-school/payouts', name: 'payoutsName', about: 'payoutsAbout', way: 'payoutsWay' },
  { href: '/dealer-school/foul', name: 'foulName', about: 'foulAbout', way: 'foulWay' },
  { href: '/dealer-school/paper', name: 'paperName', about: 'paperAbout', way: 'paperWay' },
  { href: '/dealer-school/exam', name: 'examName', about: 'examAbout', way: 'examWay' },
] as const

type Room = (typeof ROOMS)[number]

/** A text of the school in the reader's language. */
function Words({
  word,
}: {
  readonly word: 'title' | 'lead' | 'howToDeal' | 'howToDealAbout' | Room['name'] | Room['about'] | Room['way']
}) {
  return dealerSchool[word]
}

export default function DealerSchoolPage() {
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 py-8 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: chrome.dealerSchool, path: '/dealer-school' }]} />
      <div className="grid gap-3">
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">
          <Words word="title" />
        </h1>
        <p className="max-w-lead text-intro/prose text-muted">
          <Words word="lead" />
        </p>
      </div>
      <HowToDeal />
      <ul className="grid border-b">
        {ROOMS.map(({ href, name, about, way }) => (
          <li key={href} className="grid items-center gap-x-12 gap-y-4 border-t py-7 xl:grid-cols-rest-auto">
            <div className="grid gap-2">
              <h2 className="font-serif text-title font-semibold tracking-title">
                <Link href={href} className="hover:underline">
                  <Words word={name} />
                </Link>
              </h2>
              <p className="max-w-answer text-muted">
                <Words word={about} />
              </p>
              {href === '/dealer-school/house-way' && (
                <p className="flex flex-wrap gap-x-5 text-small">
                  {KNOWN_WAYS.map((one) => (
                    <Link
                      key={one.id}
                      href={`${href}?way=${one.id}`}
                      className="link inline-flex min-h-11 items-center"
                    >
                      {wayInWords(one)}
                    </Link>
                  ))}
                </p>
              )}
            </div>
            <ButtonLink href={href} look="quiet" className="xl:w-52.5">
              <Words word={way} />
            </ButtonLink>
          </li>
        ))}
      </ul>
      <Audition />
    </div>
  )
}

/** Links to a page for each game: the steps of a round, common questions, and payouts. */
function HowToDeal() {
  return (
    <section aria-labelledby="how-to-deal" className="grid gap-2">
      <h2 id="how-to-deal" className="font-serif text-title font-semibold tracking-title">
        <Words word="howToDeal" />
      </h2>
      <p className="max-w-answer text-muted">
        <Words word="howToDealAbout" />
      </p>
      <ul className="grid gap-x-8 md:grid-cols-2 min-[61.25rem]:grid-cols-3">
        {GAME_IDS.map((game) => (
          <li key={game}>
            <Link href={`/dealer-school/${game}`} className="link inline-flex min-h-11 items-center">
              {dealerSchool.howToDealGame(GAME_NAMES[game])}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
