import { CII, type DocumentFormat, UBL } from '@bordereau/domain/document-format'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { toDecimal } from '@bordereau/domain/money/currency'
import { decimal, isWithin, multiply } from '@bordereau/domain/money/decimal'
import { type EInvoiceChoice } from '@bordereau/domain/party/e-invoice-choice-keys'
import { type HybridProfile, chosenFormat } from '@bordereau/domain/party/e-invoice-choice'
import { writeCii } from '../format/cii/write.ts'
import { HYBRID_SPECIFICATIONS } from '../format/specifications.ts'
import { writeUbl } from '../format/ubl/write.ts'
import { asFiled } from '../rules/bordereau/as-filed.ts'
import { NOT_IN_CII } from '../rules/limits.ts'
import { asPeppol } from '../rules/peppol/as-peppol.ts'
import { IDENTIFIERS } from '../rules/rule-set.ts'
import { type Rule, subjectOf } from '../rules/rule.ts'
import { NOT_IN_XML, breaksAny } from '../rules/rules-for.ts'

/** An invoice without fatal findings and its totals. */
export type IssuedContent = {
  readonly invoice: Invoice
  readonly totals: Totals
  /** The format that the buyer asked for; absent: all that its country takes. */
  readonly choice?: EInvoiceChoice | undefined
}

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
    appliesTo: content => isWanted(content, 'ubl') && !breaks(content, NOT_IN_XML),
    write: content => writeUbl(invoiceInUbl(content), content.totals),
  },
  {
    ...CII,
    appliesTo: content =>
      isWanted(content, 'cii') && !breaks(content, NOT_IN_XML) && !breaks(content, NOT_IN_CII),
    write: content => writeCii(invoiceInCii(content), content.totals),
  },
]

/** The invoice as the UBL file has it: identified as Peppol where it satisfies all of Peppol's rules. */
export function invoiceInUbl({ invoice, totals }: IssuedContent): Invoice {
  return asPeppol(asFiled(invoice), totals)
}

/** BT-23 of Peppol's billing and self-billing, and of XRechnung. */
const PEPPOL_PROCESSES: ReadonlySet<string> = new Set(
  Object.values(IDENTIFIERS).map(({ businessProcess }) => businessProcess),
)

/**
 * The invoice as the CII file has it, which is also attached to the PDF: identified as the profile of Factur-X that is
 * made. A country's own process (BT-23) stays, that of Peppol is in XRechnung only.
 */
export function invoiceInCii(content: IssuedContent): Invoice {
  const { invoice } = content
  const { profile = 'en16931' } = chosenFormat(choiceMade(content)) ?? {}
  const isPeppols = PEPPOL_PROCESSES.has(invoice.businessProcess)
  return {
    ...asFiled(invoice),
    specification: HYBRID_SPECIFICATIONS[profile],
    businessProcess: isPeppols && profile !== 'xrechnung' ? '' : invoice.businessProcess,
  }
}

/** Whether the file is attached to the PDF: not where the buyer asked for the file alone. */
export function isInPdf(content: IssuedContent): boolean {
  const chosen = chosenFormat(choiceMade(content))
  return chosen === undefined || chosen.isInPdf === true
}

/**
 * The format that is made: the one that the buyer asked for. Where it has no room for the document, EN 16931 is made in
 * place of another profile, and UBL in place of CII: a buyer that wants an e-invoice gets one.
 */
export function choiceMade(content: IssuedContent): EInvoiceChoice | undefined {
  const { choice, totals } = content
  const chosen = chosenFormat(choice)
  if (chosen === undefined) return undefined
  if (chosen.syntax === 'cii' && breaks(content, NOT_IN_CII))
    return chosen.ruleSet === 'xrechnung' ? 'xrechnung_ubl' : 'ubl'
  return hasRoom(chosen.profile, totals) ? choice : 'facturx_en16931'
}

/** Whether the profile of Factur-X that was asked for has no room for the document. */
export function isOtherProfile(content: IssuedContent): boolean {
  const made = choiceMade(content)
  return made !== content.choice && chosenFormat(made)?.syntax === 'cii'
}

function isWanted(content: IssuedContent, syntax: 'ubl' | 'cii'): boolean {
  const chosen = chosenFormat(choiceMade(content))
  return chosen === undefined || chosen.syntax === syntax
}

/**
 * BASIC has no rounding of the amount to pay (BT-114), without which BT-115 would be another sum. EXTENDED lets the tax of
 * a rate differ by cents only (BR-FXEXT-S-09b), which rounding to whole units in a currency without decimals exceeds.
 */
function hasRoom(profile: HybridProfile | undefined, totals: Totals): boolean {
  if (profile === 'basic') return totals.rounding === 0n
  if (profile !== 'extended') return true
  return totals.vat.every(({ taxable, rate, tax }) => {
    const exact = multiply(multiply(toDecimal(taxable, totals.currency), rate), HUNDREDTH)
    return isWithin(toDecimal(tax, totals.currency), exact, HUNDREDTH)
  })
}

const HUNDREDTH = decimal('0.01')

function breaks({ invoice, totals }: IssuedContent, rules: readonly Rule[]): boolean {
  return breaksAny(rules, subjectOf(asFiled(invoice), totals))
}
