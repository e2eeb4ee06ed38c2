import { t } from '#macros'

/** The contract has its few messages in English; these are the same in the reader's language. */
export function fieldErrorMessage(message: string): string {
  switch (message) {
    case 'Fill this in':
      return t`Fill this in`
    case 'Invalid email address':
      return t`Invalid email address`
    case 'Invalid URL':
      return t`Invalid URL`
    case 'Use at least 10 characters':
      return t`Use at least 10 characters`
    case 'Choose a country':
      return t`Choose a country`
    case 'Choose a currency':
      return t`Choose a currency`
    case 'Choose a language':
      return t`Choose a language`
    case 'Not a number':
      return t`This is not a number`
    case 'Not a date':
      return t`This is not a date`
    default:
      return numberedMessage(message)
  }
}

function numberedMessage(message: string): string {
  const characters = /^Use at most (\d+) characters$/.exec(message)?.[1]
  return characters === undefined ? t`Check this value` : t`Use at most ${characters} characters`
}
