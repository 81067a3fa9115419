'use client'

import { type Broken, BrokenPage } from './_components/broken'

export default function ErrorPage(broken: Broken) {
  return <BrokenPage {...broken} />
}
