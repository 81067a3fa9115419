import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What a test waits for may be code that is fetched, and a busy machine takes as long as it takes: the test's own limit ends what hangs.
configure({ asyncUtilTimeout: 60_000 })

afterEach(cleanup)
