import type { TaxCurrencyRule } from '../exchange/lawful-rate.ts'

/**
 * Member states: any currency, provided that the VAT is in the national one (Directive 2006/112/EC, art. 230), at a rate
 * of the European Central Bank, which every member state accepts (art. 91(2)).
 */
export const EU_TAX_CURRENCY: TaxCurrencyRule = {
  key: 'vat_directive',
  required: true,
  law: 'Directive 2006/112/EC, art. 230 and 91(2)',
  url: 'https://lexray.eu/csvatd',
  rate: { source: 'ecb', day: 'on_or_before' },
}
