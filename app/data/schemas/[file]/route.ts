import { answer, SCHEMA_FILES } from '../../files'

interface Context {
  readonly params: Promise<{ readonly file: string }>
}

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = (): { file: string }[] => SCHEMA_FILES.map(({ name }) => ({ file: name }))

/** What a data set, a request or an answer must look like. */
export const GET = async (_: Request, { params }: Context): Promise<Response> =>
  answer(SCHEMA_FILES, (await params).file)
