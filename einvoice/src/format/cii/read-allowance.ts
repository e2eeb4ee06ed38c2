import type { AllowanceCharge, DocumentAllowanceCharge } from '@bordereau/domain/invoice/invoice'
import { category, number, text, token } from '../node.ts'
import type { Node } from '../parse.ts'
import { type StatedSubtotal, entryOf, taxOf } from '../stated.ts'

/** BG-20, BG-21. */
export function readAllowanceCharge(
  node: Node,
  subtotals: readonly StatedSubtotal[],
): DocumentAllowanceCharge {
  return {
    ...readLineAllowanceCharge(node),
    tax: taxOf(
      category(node, 'CategoryTradeTax/CategoryCode'),
      number(node, 'CategoryTradeTax/RateApplicablePercent'),
      subtotals,
    ),
  }
}

/** BG-27, BG-28. */
export function readLineAllowanceCharge(node: Node): AllowanceCharge {
  return entryOf({
    charge: /^(true|1)$/.test(token(node, 'ChargeIndicator/Indicator')),
    amount: number(node, 'ActualAmount'),
    percent: number(node, 'CalculationPercent'),
    base: number(node, 'BasisAmount'),
    reason: text(node, 'Reason'),
    reasonCode: token(node, 'ReasonCode'),
  })
}
