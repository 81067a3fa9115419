/* Exits with success if the machine has a browser for the tests. Otherwise .ci/run installs one. */
import { installedBrowser } from './browser'

process.exitCode = installedBrowser() ? 0 : 1
