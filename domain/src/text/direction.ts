export type Direction = 'ltr' | 'rtl'

/** Primary tags (BCP 47) of the languages that are usually written in the Arabic, Hebrew or Thaana script. */
const RIGHT_TO_LEFT = /^(ar|he|fa|ur|dv|ps|yi)(-|$)/i

/** The direction in which texts of a language (BCP 47) are written. Pass the language that the text really has. */
export function directionOf(language: string): Direction {
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr'
}
