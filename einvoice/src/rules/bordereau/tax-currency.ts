import { defaultCurrency } from '@bordereau/domain/country/countries'
import { countryRules } from '@bordereau/domain/country/rules'
import type { Country } from '@bordereau/domain/party/party'
import { type Rule, onInvoice } from '../rule.ts'

/**
 * The laws that want the tax of a document in a foreign currency stated in the seller's own (BT-6, BT-111). EN 16931 lets
 * a seller choose, so no official rule says it. The messages of the rules cite the law.
 */
const RULES: Readonly<Record<string, Rule>> = {
  vat_directive: taxCurrencyRule('BDX-VAT-01'),
  ustg: taxCurrencyRule('BDX-VAT-02'),
  vat_regulations: taxCurrencyRule('BDX-VAT-03'),
  ustawa_o_vat: taxCurrencyRule('BDX-VAT-04'),
  bokforingsforskriften: taxCurrencyRule('BDX-VAT-05'),
}

/** Every rule on the tax currency: for documentation and tests. */
export const TAX_CURRENCY: readonly Rule[] = Object.values(RULES)

/** The rule of the seller's law; none where its law does not want it or none is known. */
export function taxCurrencyRules(seller: Country): readonly Rule[] {
  const { taxCurrency } = countryRules(seller)
  const required = taxCurrency?.required === true ? RULES[taxCurrency.key] : undefined
  return required ? [required] : []
}

function taxCurrencyRule(code: string): Rule {
  return onInvoice(
    code,
    'BT-5 BT-6 BT-111',
    'taxCurrency',
    ({ currency, taxCurrency, seller }, { totals }) => {
      const home = defaultCurrency(seller.address.country)
      return currency === home || totals.tax === 0n || taxCurrency?.currency === home
    },
  )
}
