import { vi } from 'vitest'

// Modules that the previous file imported still hold its mocks. Packages stay cached.
vi.resetModules()
