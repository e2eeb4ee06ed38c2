import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { type TaxContext, taxOfLine } from '@bordereau/domain/invoice/line-tax'
import type { DraftTax } from '@bordereau/domain/tax-category/category'
import type { TaxDecision } from '@bordereau/domain/tax/question'

type Numbered = { readonly line: DraftLine; readonly index: number }
export type Explained = { readonly decision: TaxDecision; readonly of: readonly Numbered[] }

/** The decision of each line; lines that have the same, and the same tax, are one. */
export function decisionsOf(
  lines: readonly DraftLine[],
  context: TaxContext,
): readonly Explained[] {
  const groups = new Map<string, Explained>()
  lines.forEach((line, index) => {
    const decision = taxOfLine(line, context)
    const key = JSON.stringify([decision, line.tax])
    const of = [...(groups.get(key)?.of ?? []), { line, index }]
    groups.set(key, { decision, of })
  })
  return [...groups.values()]
}

/** A rate that the seller entered is no other tax than the one that asks for it. */
export function isSame(tax: DraftTax, decided: DraftTax): boolean {
  const sameRate = decided.rate === null || tax.rate === decided.rate
  return (
    tax.category === decided.category &&
    sameRate &&
    tax.exemptionCode === decided.exemptionCode &&
    tax.country === decided.country
  )
}
