import { PlainLink } from '@/app/_components/plain-link'
import { SUMMARIES, summaryPath } from '@/content/summaries'

/** The addresses of a game's guide in every language that it is in, by language; a reader of none of them is led to the English. */
export const guideLanguages = (game: string): Readonly<Record<string, string>> => ({
  en: `/${game}`,
  ...Object.fromEntries(SUMMARIES.map((language) => [language.id, summaryPath(language, game)])),
  'x-default': `/${game}`,
})

/** From the English guide to its summaries, each link in its own language. */
export const OtherLanguages = ({ game }: { readonly game: string }) => (
  <div className="flex gap-x-4 text-small print:hidden">
    {SUMMARIES.map((language) => (
      <PlainLink
        key={language.id}
        href={summaryPath(language, game)}
        lang={language.id}
        hrefLang={language.id}
        className="link inline-flex min-h-11 items-center md:min-h-7"
      >
        {language.link}
      </PlainLink>
    ))}
  </div>
)
