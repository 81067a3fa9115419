import { allHandParams } from '@/app/[game]/hands/_parts/found'
import { dataParams } from '@/app/[game]/side-bets/_table/found'
import { type DataFile, GAME_FILES, indexJson, SCHEMA_FILES } from '../files'

/* The figures of each game, the schemas of requests and answers, and the index of all files. */

interface Context {
  readonly params: Promise<{ readonly path: readonly string[] }>
}

export const dynamic = 'force-static'
export const dynamicParams = false

const INDEX = 'index.json'

const FILES: ReadonlyMap<string, DataFile> = new Map([
  ...GAME_FILES.map((file) => [file.name, file] as const),
  ...SCHEMA_FILES.map((file) => [`schemas/${file.name}`, file] as const),
])

export const generateStaticParams = (): { path: string[] }[] =>
  [INDEX, ...FILES.keys()].map((path) => ({ path: path.split('/') }))

/** The index: every file of figures, and the JSON of each page that has it. */
function index(): Response {
  const hands = allHandParams().map(({ game, hand }) => `/${game}/hands/${hand}/data.json`)
  const tables = dataParams().map(({ game, table }) => `/${game}/side-bets/${table}/data.json`)
  return Response.json(indexJson([...hands, ...tables]))
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const path = (await params).path.join('/')
  if (path === INDEX) return index()
  const file = FILES.get(path)
  return file
    ? new Response(file.text, { headers: { 'Content-Type': file.type } })
    : new Response('There is no such file', { status: 404 })
}
