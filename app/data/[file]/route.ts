import { answer, GAME_FILES } from '../files'

interface Context {
  readonly params: Promise<{ readonly file: string }>
}

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = (): { file: string }[] => GAME_FILES.map(({ name }) => ({ file: name }))

/** The figures of a game. */
export const GET = async (_: Request, { params }: Context): Promise<Response> => answer(GAME_FILES, (await params).file)
