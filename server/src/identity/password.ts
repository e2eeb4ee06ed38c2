import { dictionary } from '@zxcvbn-ts/language-common'

const MIN_LENGTH = 10
const COMMON: ReadonlySet<string> = new Set(
  (dictionary['passwords-common'] ?? []).map(String).filter(word => word.length >= MIN_LENGTH),
)

/** Whether the password is in a list of common ones, or consists mostly of the person's name and address. */
export function isCommonPassword(password: string, personalTexts: readonly string[]): boolean {
  const lower = password.toLowerCase()
  if (COMMON.has(lower) || new Set(lower).size <= MIN_DISTINCT) return true
  const words = [
    PRODUCT,
    ...personalTexts.flatMap(text => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
  ]
  const rest = words
    .filter(word => word.length >= MIN_WORD_LENGTH)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), lower)
  return rest.length < MIN_OTHER_CHARACTERS
}

const PRODUCT = 'bordereau'
const MIN_DISTINCT = 2
const MIN_WORD_LENGTH = 3
const MIN_OTHER_CHARACTERS = 5
