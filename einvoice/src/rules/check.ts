import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import type { CiiNumbers } from '../format/stated.ts'
import { type RuleFinding, type Rule, subjectOf } from './rule.ts'

/**
 * The findings of the rules on the invoice, in the order of the rules; none where it may be issued. `totals` are those
 * of totalsOf(invoice), `cii` is what readEInvoice() gives of a CII file. Fast enough to run at each keystroke.
 */
export function check(
  invoice: Invoice,
  totals: Totals,
  rules: readonly Rule[],
  cii?: CiiNumbers,
): RuleFinding[] {
  const subject = subjectOf(invoice, totals, cii)
  return rules.flatMap(({ code, severity, terms, breaks }) =>
    breaks(subject).map(path => ({ code, path, severity, terms })),
  )
}
