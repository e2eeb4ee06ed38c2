import type { LocalDate } from '../date.ts'
import { type Decision, accept, refuse } from '../decision.ts'
import type { Country } from '../party/party.ts'
import { checkNumber, formatNumber } from './series.ts'

/**
 * The number that a document of this date takes in a series. Refuses with `date_before_last` (detail
 * `{ lastIssueDate }`), because tax offices want numbers in the order of time (France CGI ann. II art. 242 nonies A,
 * Spain RD 1619/2012 art. 6), and with `number_too_long` (detail `{ number }`).
 */
export function decideNumber(input: {
  readonly pattern: string
  readonly nextSeq: number
  /** Of the document that took the number before; null for the first of its period. */
  readonly lastIssueDate: LocalDate | null
  readonly issueDate: LocalDate
  /** The seller's. */
  readonly country: Country
}): Decision<string, 'date_before_last' | 'number_too_long'> {
  const { pattern, nextSeq, lastIssueDate, issueDate, country } = input
  if (lastIssueDate !== null && issueDate < lastIssueDate)
    return refuse('date_before_last', { lastIssueDate })
  const number = formatNumber(pattern, nextSeq, issueDate)
  return checkNumber(number, country).ok ? accept(number) : refuse('number_too_long', { number })
}
