import type { Currency } from '@bordereau/domain/money/currency'
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
  return el('ram:SpecifiedTradeAllowanceCharge', [
    el('ram:ChargeIndicator', [el('udt:Indicator', String(entry.charge))]),
    el('ram:CalculationPercent', entry.percent),
    el('ram:BasisAmount', base),
    el('ram:ActualAmount', amountText(entry.amount, currency)),
    el('ram:ReasonCode', entry.reasonCode),
    el('ram:Reason', entry.reason),
    tax && writeTax('ram:CategoryTradeTax', tax),
  ])
}

/** A tax outside the scope of VAT has no rate (BR-O-05 … 07), which differs from a rate of zero. */
export function writeTax(name: string, tax: Tax): Element | undefined {
  return el(name, [
    el('ram:TypeCode', 'VAT'),
    el('ram:CategoryCode', tax.category),
    el('ram:RateApplicablePercent', tax.category === 'O' ? undefined : tax.rate),
  ])
}
