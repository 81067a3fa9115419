import { register } from 'node:module'

/*
 * Lets Node load our own code: `node --import ./tests/tools/load.mjs`. `tsx` does too, but it names every function anew
 * each time one is made, which takes a third of the time of a test that plays out millions of rounds.
 */

process.setSourceMapsEnabled(true)
register('./load-hooks.mjs', import.meta.url)
