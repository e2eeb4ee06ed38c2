import { CII, UBL } from '@bordereau/domain/document-format'
import { type EInvoiceChoice } from '@bordereau/domain/party/e-invoice-choice-keys'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { peppolFindings } from '../rules/peppol/as-peppol.ts'
import { IDENTIFIERS } from '../rules/rule-set.ts'
import { composeInvoice } from './compose-invoice.ts'
import type { IssueInput } from './decide-issue.ts'
import { EINVOICE_FORMATS, choiceMade, invoiceInUbl, isInPdf } from './einvoice-formats.ts'

/** What the files of the draft would be if it were issued now. */
export type DraftFormats = {
  /** The kinds of the e-invoices that would be written. */
  readonly kinds: readonly string[]
  /** The rule set that the UBL file would name: 'plain' is EN 16931 alone; undefined without a UBL file. */
  readonly ublRules: 'peppol' | 'xrechnung' | 'plain' | undefined
  /** The format that the customer asked for. */
  readonly choice: EInvoiceChoice | undefined
  /** The one that is made of it: another where it has no room for the document. */
  readonly made: EInvoiceChoice | undefined
  /** Whether the CII file is in the PDF as well. */
  readonly isInPdf: boolean
  /** Codes of the rules that keep a plain UBL file from being Peppol's, each once. */
  readonly notPeppol: readonly string[]
}

/** Undefined while no customer is chosen. */
export function formatsOfDraft(
  input: IssueInput,
  formats = EINVOICE_FORMATS,
): DraftFormats | undefined {
  const { draft, today, seller, buyer, bankAccount } = input
  if (buyer === null || draft.lines.length === 0) return undefined
  const issueDate = draft.issueDate ?? today
  const parties = { seller, buyer, bankAccount }
  const { invoice } = composeInvoice({ draft, number: '1', issueDate, ...parties })
  const content = { invoice, totals: totalsOf(invoice), choice: buyer.eInvoiceChoice }
  const kinds = formats.filter(format => format.appliesTo(content)).map(({ kind }) => kind)
  // UBL alone names one of several rule sets.
  const ublRules = kinds.includes(UBL.kind)
    ? rulesNamed(invoiceInUbl(content).specification)
    : undefined
  const codes =
    ublRules === 'plain' ? peppolFindings(invoice, content.totals).map(({ code }) => code) : []
  const { choice } = content
  return {
    kinds,
    ublRules,
    choice,
    made: choiceMade(content),
    isInPdf: kinds.includes(CII.kind) && isInPdf(content),
    notPeppol: [...new Set(codes)],
  }
}

function rulesNamed(specification: string): DraftFormats['ublRules'] {
  if (specification === IDENTIFIERS.peppol.specification) return 'peppol'
  return specification === IDENTIFIERS.xrechnung.specification ? 'xrechnung' : 'plain'
}
