import { isQuote } from '@bordereau/domain/quote/agreed'
import { quoteMissingFields } from '@bordereau/domain/quote/missing-fields'
import { type IssueFinding, type IssueInput, issueFindings } from './decide-issue.ts'
import { printFindings } from './print-findings.ts'

/** Everything to correct, or to look at, before the document leaves. Of a quote only what it must have itself is asked for. */
export function draftFindings(input: IssueInput): readonly IssueFinding[] {
  if (!isQuote(input.draft)) return issueFindings(input)
  const missing = quoteMissingFields(input.draft).map(({ code, path }): IssueFinding => ({
    code,
    path,
    severity: 'fatal',
    from: 'draft',
  }))
  // A quote can be sent again: what it cannot print never prevents it.
  const unprintable = printFindings(input).map((finding): IssueFinding => ({
    ...finding,
    severity: 'warning',
  }))
  return [...missing, ...unprintable]
}
