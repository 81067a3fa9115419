const NUMBER_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const

/** A count in words for use in a sentence: “no”, “one”, “two” up to “twelve”; undefined beyond. */
export const numberWord = (count: number): string | undefined => NUMBER_WORDS[count]
