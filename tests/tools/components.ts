import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { DEFAULTS, setPreferences } from '@/app/_settings/preferences'

// A test may wait for code to load, and a busy machine is slow. A test that hangs is ended by its own time limit.
configure({ asyncUtilTimeout: 60_000 })

// Files share a window and modules, so clear what the previous one left in them.
setPreferences(DEFAULTS)
localStorage.clear()
sessionStorage.clear()
delete document.documentElement.dataset.language

afterEach(cleanup)
