/* What is wrong with an exam, a result or a class. */

interface OfText {
  readonly text: string
}

/** What an exam counts. */
export const limits = {
  questions: () => 'number of questions',
  minutes: () => 'time limit',
  pass: () => 'pass mark',
  weight: () => 'weight',
  parts: () => 'number of parts',
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
  'cut-class': () => 'A part of this class is missing.',
}

export type Exams = typeof exams
