import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Decimal } from '@bordereau/domain/money/decimal'
import type { Tax } from '@bordereau/domain/tax-category/category'

/**
 * BT-119. A tax outside the scope of VAT has no rate (BR-48 requires none there, BR-O-05 … 07 forbid it on lines,
 * allowances and charges); XRechnung (BR-DE-14) and Peppol within Germany (DE-R-014) require one in every subtotal:
 * zero.
 */
export function subtotalRate(tax: Tax, invoice: Invoice): Decimal | undefined {
  return tax.category === 'O' && !isGerman(invoice) ? undefined : tax.rate
}

function isGerman({ specification, seller, buyer }: Invoice): boolean {
  if (specification.includes('xrechnung')) return true
  const within = [seller, buyer].every(party => party.address.country === 'DE')
  return within && specification.includes('peppol')
}
