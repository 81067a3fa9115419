'use client'

import { type Broken, BrokenPage } from '@/app/_ui/broken'

export default function ErrorPage(broken: Broken) {
  return <BrokenPage {...broken} />
}
