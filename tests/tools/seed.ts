import fc from 'fast-check'

// The default seed, so that a test that passes today passes tomorrow.
fc.configureGlobal({ seed: 1 })
