import { vi } from 'vitest'

// What the file before imported knows the modules that it put in the place of others. Packages stay.
vi.resetModules()
