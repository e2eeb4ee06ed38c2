import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { RuleSet } from '../rules/rule-set.ts'

export type Golden = {
  readonly name: string
  readonly ruleSet: RuleSet
  readonly invoice: Invoice
}

export function golden(
  name: string,
  ruleSet: RuleSet,
  make: (ruleSet: RuleSet) => Invoice,
): Golden {
  return { name, ruleSet, invoice: make(ruleSet) }
}
