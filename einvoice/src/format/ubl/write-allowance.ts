import type { Currency } from '@bordereau/domain/money/currency'
import type { Tax } from '@bordereau/domain/tax/category'
import { amountText } from '../amount.ts'
import type { NetAllowanceCharge } from '../net.ts'
import { type Element, el } from '../xml.ts'

/** BG-20, BG-21 with their tax, or BG-27, BG-28 without. */
export function writeAllowanceCharge(
  entry: NetAllowanceCharge,
  currency: Currency,
  tax?: Tax,
): Element | undefined {
  const base = entry.base === undefined ? undefined : amountText(entry.base, currency)
  return el('cac:AllowanceCharge', [
    el('cbc:ChargeIndicator', String(entry.charge)),
    el('cbc:AllowanceChargeReasonCode', entry.reasonCode),
    el('cbc:AllowanceChargeReason', entry.reason),
    el('cbc:MultiplierFactorNumeric', entry.percent),
    el('cbc:Amount', amountText(entry.amount, currency), { currencyID: currency }),
    el('cbc:BaseAmount', base, { currencyID: currency }),
    tax && writeTaxCategory('cac:TaxCategory', tax),
  ])
}

/** What is outside the scope of VAT has no rate (BR-O-05 … 07), not a rate of zero. */
export function writeTaxCategory(name: string, tax: Tax, reasons = false): Element | undefined {
  return el(name, [
    el('cbc:ID', tax.category),
    el('cbc:Percent', tax.category === 'O' ? undefined : tax.rate),
    reasons ? el('cbc:TaxExemptionReasonCode', tax.exemptionCode) : undefined,
    reasons ? el('cbc:TaxExemptionReason', tax.exemptionReason) : undefined,
    el('cac:TaxScheme', [el('cbc:ID', 'VAT')]),
  ])
}
