import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { uses } from '../rule.ts'

/** State code, PAN, entity, Z, check character; some systems put the country code before it. */
export const GSTIN = /^(IN)?\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/**
 * India's GST is a value added tax, so a GSTIN is a VAT identifier (BT-31) with the country code before it (BR-CO-09).
 * The PDF has it as the law writes it; in the XML of an export it is BT-31, because BR-G-02 requires one.
 */
export function withPrefixedGstin(invoice: Invoice): Invoice {
  const { seller } = invoice
  if (seller.vatId !== '' || !uses(invoice, 'G') || !GSTIN.test(seller.taxRegistration)) {
    return invoice
  }
  const vatId = `IN${seller.taxRegistration.replace(/^IN/, '')}`
  return { ...invoice, seller: { ...seller, vatId, taxRegistration: '' } }
}
