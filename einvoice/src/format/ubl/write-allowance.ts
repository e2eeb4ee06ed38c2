import type { Currency } from '@bordereau/domain/money/currency'
import type { Decimal } from '@bordereau/domain/money/decimal'
import type { Tax } from '@bordereau/domain/tax-category/category'
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

/** A tax outside the scope of VAT has no rate (BR-O-05 … 07), which differs from a rate of zero. */
export function writeTaxCategory(name: string, tax: Tax): Element | undefined {
  return category(name, tax, tax.category === 'O' ? undefined : tax.rate, [])
}

/** The category of a VAT subtotal, with the reason why no VAT is charged. */
export function writeSubtotalCategory(tax: Tax, rate: Decimal | undefined): Element | undefined {
  return category('cac:TaxCategory', tax, rate, [
    el('cbc:TaxExemptionReasonCode', tax.exemptionCode),
    el('cbc:TaxExemptionReason', tax.exemptionReason),
  ])
}

function category(
  name: string,
  tax: Tax,
  rate: Decimal | undefined,
  reasons: readonly (Element | undefined)[],
): Element | undefined {
  return el(name, [
    el('cbc:ID', tax.category),
    el('cbc:Percent', rate),
    ...reasons,
    el('cac:TaxScheme', [el('cbc:ID', 'VAT')]),
  ])
}
