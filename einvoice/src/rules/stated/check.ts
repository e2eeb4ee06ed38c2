import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { CiiNumbers, StatedTotals } from '../../format/stated.ts'
import type { RuleFinding } from '../rule.ts'
import { PRESENCE } from './presence.ts'
import type { StatedRule } from './rule.ts'
import { SUBTOTALS } from './subtotal.ts'
import { SUMS } from './sum.ts'

export const STATED_RULES: readonly StatedRule[] = [...PRESENCE, ...SUMS, ...SUBTOTALS]

/**
 * The numerical rules, for documents of other programs: their stated sums against each other, with the tolerances of
 * the official validation artefacts. Paths point into Invoice, or into its sums: 'totals.payable'. `cii` is
 * what readEInvoice() gives of a CII file.
 */
export function checkStated(
  invoice: Invoice,
  stated: StatedTotals,
  cii?: CiiNumbers,
): RuleFinding[] {
  return STATED_RULES.flatMap(({ code, severity, terms, breaks }) =>
    breaks({ invoice, stated, cii }).map(path => ({ code, path, severity, terms })),
  )
}
