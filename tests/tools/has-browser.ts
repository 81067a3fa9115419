/* Succeeds if the machine has a browser for the tests of its own: .ci/run installs one otherwise. */
import { installedBrowser } from './browser'

process.exitCode = installedBrowser() ? 0 : 1
