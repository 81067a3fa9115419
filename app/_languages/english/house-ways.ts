import { area } from '../area'

/** House ways: editor, comparison, price. */
export const houseWays = area('houseWays', {})
