import {
  DOCUMENT_TYPE_RULES,
  PARTIAL_INVOICE,
  documentTypeOfCode,
} from '@bordereau/domain/document-kind'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { check } from '../check.ts'
import { IDENTIFIERS, type RuleSet, peppolFor } from '../rule-set.ts'
import type { RuleFinding } from '../rule.ts'
import { rulesFor } from '../rules-for.ts'
import { bothGerman } from './peppol.ts'

/**
 * The invoice with Peppol's identifiers (BT-23, BT-24) where it is a plain EN 16931 one and satisfies all of Peppol's
 * rules too; otherwise unchanged. For the UBL beside the PDF, which can then be sent over the network.
 */
export function asPeppol(invoice: Invoice, totals: Totals): Invoice {
  if (!isPlain(invoice)) return invoice
  return peppolFindings(invoice, totals).length > 0 ? invoice : claimed(invoice)
}

/** The findings that prevent a plain EN 16931 invoice from being Peppol, without warnings. */
export function peppolFindings(invoice: Invoice, totals: Totals): readonly RuleFinding[] {
  const [from, to] = [invoice.seller.address.country, invoice.buyer.address.country]
  return check(claimed(invoice), totals, rulesFor(from, to, ruleSetOf(invoice))).filter(
    finding => finding.severity === 'fatal',
  )
}

/** A country's own process (BT-23) is for its buyers; elsewhere Peppol's may replace it. */
function isPlain({ specification, businessProcess, seller, buyer }: Invoice): boolean {
  const isForeign = seller.address.country !== buyer.address.country
  return (
    specification === IDENTIFIERS.en16931.specification && (businessProcess === '' || isForeign)
  )
}

function claimed(invoice: Invoice): Invoice {
  // DE-R-017: a deposit between German parties is a partial invoice, as in XRechnung.
  const typeCode =
    invoice.typeCode === DOCUMENT_TYPE_RULES.deposit.typeCode && bothGerman(invoice)
      ? PARTIAL_INVOICE
      : invoice.typeCode
  return { ...invoice, ...IDENTIFIERS[ruleSetOf(invoice)], typeCode }
}

function ruleSetOf({ typeCode }: Invoice): RuleSet {
  return peppolFor(documentTypeOfCode(typeCode))
}
