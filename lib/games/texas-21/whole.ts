import type { GameFigures, Progress, WholeOptions } from '@/lib/games/game'
import type { Texas21Rules } from './rules'
export function whole(_rules: Texas21Rules, _options: WholeOptions = {}, _onProgress?: Progress): GameFigures { throw new Error('soon') }
