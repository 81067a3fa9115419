import { area } from '../area'

/** The dealer school: drills, exams, classes. */
export const dealerSchool = area('dealerSchool', {})
