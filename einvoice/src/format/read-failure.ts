const READ_FAILURES = [
  'not_well_formed',
  'doctype_not_allowed',
  'unknown_encoding',
  'too_large',
  'too_deep',
  'too_many_elements',
  'unknown_syntax',
  'bad_number',
  'bad_date',
  'unknown_tax_category',
] as const
export type ReadFailureCode = (typeof READ_FAILURES)[number]

/** Ends the reading; readEInvoice returns it as data. Not visible outside this folder. */
export class ReadFailure extends Error {
  readonly code: ReadFailureCode
  readonly at: string

  constructor(code: ReadFailureCode, reason: string, at: string) {
    super(reason)
    this.code = code
    this.at = at
  }
}

/** The most characters of the file that a failure quotes. */
const QUOTED_MAX = 60

/** The text as a failure quotes it: truncated where it is long. */
export function quoted(text: string, most = QUOTED_MAX): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}
