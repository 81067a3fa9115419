import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A test may wait for code to load, and a busy machine is slow. A test that hangs is ended by its own time limit.
configure({ asyncUtilTimeout: 60_000 })

// Files share a window, so clear what the previous one left in it.
localStorage.clear()
sessionStorage.clear()
delete document.documentElement.dataset.language

afterEach(cleanup)
