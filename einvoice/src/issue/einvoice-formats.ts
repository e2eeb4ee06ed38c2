import { CII, type DocumentFormat, UBL } from '@bordereau/domain/document-format'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { writeCii } from '../format/cii/write.ts'
import { writeUbl } from '../format/ubl/write.ts'
import { asFiled } from '../rules/bordereau/as-filed.ts'
import { NOT_IN_CII } from '../rules/limits.ts'
import { asPeppol } from '../rules/peppol/as-peppol.ts'
import { IDENTIFIERS } from '../rules/rule-set.ts'
import { type Rule, subjectOf } from '../rules/rule.ts'
import { NOT_IN_XML, breaksAny } from '../rules/rules-for.ts'

/** An invoice without fatal findings and its totals. */
export type IssuedContent = { readonly invoice: Invoice; readonly totals: Totals }

/** A document format that is written from the invoice alone. */
export type EInvoiceFormat = DocumentFormat & {
  /**
   * Whether the file is written: only where the official validators of the rules it names accept it. What prevents it
   * is a warning of rulesFor(), which is shown before the issue.
   */
  readonly appliesTo: (content: IssuedContent) => boolean
  /** The file's text, to be encoded as UTF-8. Only for content that the format applies to. */
  readonly write: (content: IssuedContent) => string
}

/** In the order of DOCUMENT_FORMATS. */
export const EINVOICE_FORMATS: readonly EInvoiceFormat[] = [
  {
    ...UBL,
    appliesTo: content => !breaks(content, NOT_IN_XML),
    write: content => writeUbl(invoiceInUbl(content), content.totals),
  },
  {
    ...CII,
    appliesTo: content => !breaks(content, NOT_IN_XML) && !breaks(content, NOT_IN_CII),
    write: content => writeCii(invoiceInCii(content), content.totals),
  },
]

/** The invoice as the UBL file has it: identified as Peppol where it satisfies all of Peppol's rules. */
export function invoiceInUbl({ invoice, totals }: IssuedContent): Invoice {
  return asPeppol(asFiled(invoice), totals)
}

/**
 * The invoice as the CII file has it, which is also attached to the PDF: identified as Factur-X, which has one
 * specification identifier. A country's own process (BT-23) stays, that of Peppol is removed.
 */
export function invoiceInCii({ invoice }: IssuedContent): Invoice {
  const { specification } = IDENTIFIERS.en16931
  const isPeppols = invoice.businessProcess === IDENTIFIERS.peppol.businessProcess
  return {
    ...asFiled(invoice),
    specification,
    businessProcess: isPeppols ? '' : invoice.businessProcess,
  }
}

function breaks({ invoice, totals }: IssuedContent, rules: readonly Rule[]): boolean {
  return breaksAny(rules, subjectOf(asFiled(invoice), totals))
}
