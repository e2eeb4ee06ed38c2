import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { check } from '../check.ts'
import { IDENTIFIERS } from '../profile.ts'
import { rulesFor } from '../rules-for.ts'

/**
 * The invoice under Peppol's identifiers (BT-23, BT-24) where it is a plain EN 16931 one and keeps all of Peppol's
 * rules as well; else as it is. For the UBL beside the paper: what can travel the network should say so.
 */
export function asPeppol(invoice: Invoice, totals: Totals): Invoice {
  if (invoice.specification !== IDENTIFIERS.en16931.specification) return invoice
  if (invoice.businessProcess !== IDENTIFIERS.en16931.businessProcess) return invoice
  const peppol = { ...invoice, ...IDENTIFIERS.peppol }
  const [from, to] = [invoice.seller.address.country, invoice.buyer.address.country]
  const faults = check(peppol, totals, rulesFor(from, to, 'peppol'))
  return faults.some(fault => fault.severity === 'fatal') ? invoice : peppol
}
