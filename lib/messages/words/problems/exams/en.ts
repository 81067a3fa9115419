/* Problems with an exam, a result or a class. */

interface OfText {
  readonly text: string
}

/** The numbers of an exam. */
export const limits = {
  questions: () => 'number of questions',
  minutes: () => 'time limit',
  pass: () => 'pass mark',
  weight: () => 'weight',
  parts: () => 'number of parts',
  partMinutes: () => 'time limit of a part',
}

/** The texts of a dispute that an instructor writes. */
export const disputeTexts = {
  name: () => 'name',
  situation: () => 'situation',
  option: () => 'ruling',
  why: () => 'reason',
  source: () => 'source',
}

interface OfDispute {
  readonly of: keyof typeof disputeTexts
  /** The number of the dispute, from 1. */
  readonly number: number
  /** The most characters of such a text. */
  readonly most: number
}

interface Limit extends OfText {
  readonly of: keyof typeof limits
  readonly least: number
  readonly most: number
}

export const exams = {
  'exam-number': ({ of, least, most, text }: Limit): string =>
    `The ${limits[of]()} must be a whole number from ${least} to ${most}, not “${text}”.`,
  'exam-seed': ({ text }: OfText): string => `A seed must be 1 to 32 lowercase letters and digits, not “${text}”.`,
  'few-disputes': ({ count }: { readonly count: number }): string =>
    `There are ${count} disputes: ask that many at most.`,
  'parts-over': ({ parts, minutes }: { readonly parts: number; readonly minutes: number }): string =>
    `The parts may take ${parts} minutes, but the whole exam only ${minutes}.`,
  'own-empty': ({ of, number }: OfDispute): string => `Dispute ${number}: a ${disputeTexts[of]()} is missing.`,
  'own-long': ({ of, number, most }: OfDispute): string =>
    `Dispute ${number}: the ${disputeTexts[of]()} can have up to ${most} characters.`,
  'own-strange': ({ of, number }: OfDispute): string =>
    `Dispute ${number}: the ${disputeTexts[of]()} has a character that can’t be shown.`,
  'own-same': ({ number }: Pick<OfDispute, 'number'>): string => `Dispute ${number} has the same ruling twice.`,
  'own-options': ({ number, least, most }: Pick<OfDispute, 'number' | 'most'> & { readonly least: number }): string =>
    `Dispute ${number} needs ${least} to ${most} rulings, one of them right.`,
  'own-many': ({ most }: { readonly most: number }): string => `A part can have 1 to ${most} disputes of your own.`,
  'own-large': ({ length, most }: { readonly length: number; readonly most: number }): string =>
    `Your disputes take ${length} characters of the exam’s link, and ${most} fit. Shorten them or leave some out.`,
  'own-cut': () => 'We can’t read the disputes of this exam.',
  'exam-rules': () => 'We can’t read the rules of this exam.',
  'no-such-subject': ({ text }: OfText): string => `“${text}” isn’t a subject of an exam.`,
  'not-an-exam': () => 'This isn’t an exam from this site, or part of it is missing.',
  'no-hands': () => 'The clauses of this exam never set a hand: earlier clauses take them all.',
  'altered-exam': () =>
    'This link was altered or cut: its checksum does not fit. Ask for the link again, and copy it whole.',
  'no-name': () => 'Enter your name: the result says who took the exam.',
  'long-name': ({ most }: { readonly most: number }): string => `A name can have up to ${most} characters.`,
  'strange-name': () => 'This name has a character that can’t be shown.',
  'code-name': () => 'We can’t read the name in this code.',
  'code-future': () => 'This result is dated in the future, so nobody can have taken the exam then.',
  'code-too-old': () => 'This result is older than any exam of this site.',
  'code-no-time': () => 'This result has answers that took no time at all.',
  'exam-key': () => 'We can’t read the key in this exam.',
  'not-a-key': () => 'This isn’t a key from this site, or it’s damaged.',
  'code-times': () => 'We can’t read the times in this code.',
  'code-answers': () => 'The answers in this code don’t belong to its exam.',
  'code-marks': () => 'This is not the code of a result: one is made of letters, digits and the marks - . _ ~ only.',
  'not-a-code': () => 'This isn’t the code of a result.',
  'altered-code': () =>
    'This code was altered, or a part of it was lost: its checksum does not fit. No result is shown.',
  'large-result': () => 'It is far too large for a result.',
  'result-not-json': () => 'It is not JSON: broken, cut short, or not a result at all.',
  'foreign-result': () => 'It is JSON, but not an exam result from this site.',
  'result-without-code': () => 'It has no code.',
  'altered-result': ({ field }: { readonly field: string }): string =>
    `It was altered: its “${field}” doesn’t match its code.`,
  'not-a-class-table': ({ column }: { readonly column: string }): string =>
    `It has no column “${column}”, so it isn’t a class table from this site.`,
  'large-class': () => 'It is far too large for a class.',
  'not-a-class': () => 'It isn’t a class from this site.',
  'newer-class': () => 'It was written by a newer version of this site.',
  'class-full': ({ most }: { readonly most: number }) =>
    `A class holds at most ${most} of each: names, exams and results.`,
  'cut-class': () => 'A part of this class is missing.',
}

export type Exams = typeof exams
