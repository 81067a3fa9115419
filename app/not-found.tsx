import { Frame } from './_site/frame'
import Missing from './_site/missing'
import { LateEnglish } from './_site/late-english'

export { generateMetadata } from './_site/missing'

/** Where no page is, and no language has its own (`es/404`). Every page brings what this needs, so its words come when it is shown. */
export default function NotFound() {
  return (
    <Frame words={LateEnglish}>
      <Missing />
    </Frame>
  )
}
