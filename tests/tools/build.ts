import { type Outcome, run } from './run'

/** Builds the site as `npm run build` does. Captures what it says, or shows it at once if `live`. */
export async function build(live = true): Promise<Outcome> {
  const built = await run(['next', 'build'], live)
  if (!built.ok) return built
  const { ok, output, seconds } = await run(['node', 'lib/make/built-pages/finish.mjs'], live)
  return { ok, output: built.output + output, seconds: built.seconds + seconds }
}
