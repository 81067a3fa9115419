import { Table } from '@/app/_ui/table'
import '@/app/[game]/_guide/guide.css'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { dataset, JsonLd } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import { PlainLink } from '@/app/_ui/link'
import dates from '@/content/page-dates.json' with { type: 'json' }
import { pagesOf } from '@/content/pages/index'
import { GAMES } from '@/lib/games/index'
import { absolute, canonical, REPOSITORY, VERSION } from '@/lib/site'
import { COLUMNS, GAME_FILES } from './files'
import { LICENSE } from './license'

const PAGE = {
  path: '/data',
  title: 'The figures as data: house edges as CSV and JSON',
  description:
    'Exact house edges of casino table games as CSV and JSON: every known pay table, every strategy with its price, schemas, checksums and a free license.',
}

export const metadata: Metadata = pageMetadata(PAGE)

/** The hand in the example of an embedded card. */
const FRAMED = { game: GAMES[0], page: pagesOf(GAMES[0].id)[0]! }

/** HTML that embeds a hand's card in another site. Narrower frames work too. */
const frameCode = ({ game, page }: typeof FRAMED): string =>
  `<iframe src="${absolute(`/embed/${game.id}/${page.slug}.html`)}" title="${page.title}" width="420" height="460" style="border:0;max-width:100%" loading="lazy"></iframe>`

/** The source code, with a link if the build knows where it is. */
const SOURCE = REPOSITORY ? (
  <a href={REPOSITORY} rel="noreferrer" className="link">
    the source code
  </a>
) : (
  'the source code'
)

const size = (name: string): string =>
  `${Math.ceil(Buffer.byteLength(GAME_FILES.find((file) => file.name === name)!.text) / 1024)} KB`

/** The figures of every game as files, their format, and how to cite them. */
export default function DataPage() {
  return (
    <article lang="en" className="mx-auto grid max-w-page gap-6 px-4 pt-5 pb-16 md:px-8 md:pt-12">
      <JsonLd
        data={dataset({
          ...PAGE,
          columns: COLUMNS.map(([column]) => column),
          file: '/data/index.json',
          modified: dates.dates.games,
        })}
      />
      <Breadcrumbs items={[{ name: 'Data', path: PAGE.path }]} />
      <h1 className="font-serif text-headline/headline font-semibold tracking-headline">The figures as data</h1>
      <p className="max-w-lead text-intro/prose text-muted">
        Every pay table we know of and every strategy we’ve priced, with its exact edge. Use them where you like and
        name Feltwise.
      </p>
      <Table className="max-w-text">
        <thead>
          <tr className="border-b text-left text-muted">
            <th scope="col" className="py-2 font-normal">
              Game
            </th>
            <th scope="col" className="py-2 pl-3 font-normal">
              CSV
            </th>
            <th scope="col" className="py-2 pl-3 font-normal">
              JSON
            </th>
          </tr>
        </thead>
        <tbody>
          {GAMES.map(({ id, name }) => (
            <tr key={id} className="border-b">
              <th scope="row" className="py-3 text-left font-normal">
                {name}
              </th>
              {['csv', 'json'].map((kind) => (
                <td key={kind} className="py-3 pl-3">
                  <PlainLink className="link" href={`/data/${id}.${kind}`}>
                    {size(`${id}.${kind}`)}
                  </PlainLink>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <div className="prose max-w-text text-intro/prose">
        <h2 className="mt-8 font-serif text-figure font-semibold tracking-title">What’s in a file</h2>
        <p>
          One row for each pay table or set of rules of a bet, and one for each strategy under the usual rules. EVs are
          in base wagers: the ante, or the bet at blackjack games. Where deals are equally likely, an EV also comes as a
          fraction, so nothing is rounded.
        </p>
        <p>
          An edge is what the bet loses on average, per base wager. The element of risk divides the same loss by all the
          money bet.
        </p>
        <p>The columns of a CSV file:</p>
        <ul>
          {COLUMNS.map(([column, meaning]) => (
            <li key={column}>
              <code>{column}</code>: {meaning}
            </li>
          ))}
        </ul>
        <h2 className="mt-8 font-serif text-figure font-semibold tracking-title">For programs</h2>
        <p>
          <PlainLink className="link" href="/data/index.json">
            index.json
          </PlainLink>{' '}
          lists every file with its size and checksum (SHA-256), and the data.json of every hand and side bet, each with
          its license. Any site may read them. JSON Schemas describe them:{' '}
          <PlainLink className="link" href="/data/schemas/data.json">
            a game’s file
          </PlainLink>
          ,{' '}
          <PlainLink className="link" href="/data/schemas/answer.json">
            an answer
          </PlainLink>{' '}
          of the command line, a{' '}
          <PlainLink className="link" href="/data/schemas/proof.json">
            proof
          </PlainLink>
          , a{' '}
          <PlainLink className="link" href="/data/schemas/edge.json">
            game or side bet solved
          </PlainLink>
          , the data of a{' '}
          <PlainLink className="link" href="/data/schemas/hand.json">
            hand
          </PlainLink>{' '}
          and of a{' '}
          <PlainLink className="link" href="/data/schemas/side-table.json">
            side bet
          </PlainLink>
          , the{' '}
          <PlainLink className="link" href="/data/schemas/index.json">
            index
          </PlainLink>
          , and a request for each game. The command line refuses a request that its schema refuses.
        </p>
        <h2 id="engine" className="mt-8 scroll-mt-20 font-serif text-figure font-semibold tracking-title">
          The engine as a package
        </h2>
        <p>
          You can use the engine in your own programs. <code>feltwise-engine</code> is a JavaScript package without
          dependencies, for Node and browsers: <code>solve</code> returns what every option of a hand is worth, and{' '}
          <code>edge</code> what a game or a side bet costs.
        </p>
        <p>
          To make it, run <code>npm run pack:engine</code> in {SOURCE}. The package comes with a README and with API.md,
          which describes every function. Its license is MIT.
        </p>
        <h2 className="mt-8 font-serif text-figure font-semibold tracking-title">Proofs to count again</h2>
        <p>
          Every answer in the trainer and the calculator can be saved as a proof: “Recompute it yourself”, then
          “Download the proof”. It names the cards, all the rules, and how many deals end with each result, so you can
          count it again with a program of your own.
        </p>
        <p>
          The source code has one in plain Python, tests/proofs/check.py. It shares no code with ours, and recounts
          three-card hands and rivers from the cards and the rules.
        </p>
        <p>
          To hear about published figures that differ from ours, follow the{' '}
          <PlainLink className="link" href="/errata/feed">
            Atom feed
          </PlainLink>
          .
        </p>
        <h2 id="frames" className="mt-8 scroll-mt-20 font-serif text-figure font-semibold tracking-title">
          A hand on your own site
        </h2>
        <p>
          Every hand has a card without scripts that you can show in a frame: its cards, the best play and what each
          option is worth. Take the address of the hand’s page, put /embed before it, leave out /hands and add .html.
          For {FRAMED.page.name} at {FRAMED.game.name}, paste this:
        </p>
        <pre
          tabIndex={0}
          aria-label="Code to embed"
          className="overflow-x-auto rounded-option border bg-paper p-3 font-mono text-micro/prose break-all whitespace-pre-wrap text-ink select-all"
        >
          {frameCode(FRAMED)}
        </pre>
        <h2 className="mt-8 font-serif text-figure font-semibold tracking-title">License and citation</h2>
        <p>
          The figures are under{' '}
          <a href={LICENSE.url} rel="noreferrer license" className="link">
            {LICENSE.name}
          </a>
          . This is version {VERSION}, last changed on {dates.dates.games}. To cite it:
        </p>
        <p className="border-l-2 pl-4">
          Feltwise, “Figures of casino table games”, version {VERSION}, {dates.dates.games}. {canonical(PAGE.path)}
        </p>
      </div>
    </article>
  )
}
