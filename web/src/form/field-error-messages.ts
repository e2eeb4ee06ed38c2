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
    case 'Use at most 200 characters':
      return t`Use at most 200 characters`
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
    case 'Remove line breaks and control characters':
      return t`Remove line breaks and control characters`
    default:
      return t`Check this value`
  }
}
