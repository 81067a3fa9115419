import { register } from 'node:module'

/*
 * Lets Node load our own code: `node --import ./tests/tools/load.mjs`. `tsx` does too, but it sets a function's name each
 * time the function is made, which takes a third of the time of a test that plays out millions of rounds.
 */

process.setSourceMapsEnabled(true)
register('./load-hooks.mjs', import.meta.url)
