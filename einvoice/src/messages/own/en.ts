import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    "Add the customer's VAT number: the customer owes the tax under it, and the number of a register is not enough (Directive 2006/112/EC, art. 226 (4)). Without one, charge the tax.",
}
