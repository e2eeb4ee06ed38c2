import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { type Fault, type Rule, subjectOf } from './rule.ts'

/**
 * The faults of the invoice by these rules, in the order of the rules; none where it is fit to be issued. `totals` are
 * those of totalsOf(invoice). Quick enough to run at each keystroke.
 */
export function check(invoice: Invoice, totals: Totals, rules: readonly Rule[]): Fault[] {
  const subject = subjectOf(invoice, totals)
  return rules.flatMap(({ code, severity, terms, breaks }) =>
    breaks(subject).map(path => ({ code, path, severity, terms })),
  )
}
