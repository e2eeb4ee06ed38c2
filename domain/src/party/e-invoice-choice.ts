import type { EInvoiceChoice } from './e-invoice-choice-keys.ts'

/** The profiles of Factur-X and ZUGFeRD that are written: how much of the standard a file has. */
export type HybridProfile = 'basic' | 'en16931' | 'extended' | 'xrechnung'

/** The files and rules of a format that a customer asked for. */
type ChosenFormat = {
  readonly syntax: 'ubl' | 'cii'
  readonly ruleSet: 'en16931' | 'xrechnung'
  /** As the law of a country or Peppol's rules want it, where they say anything of it. */
  readonly isByCountry?: true
  /** Of a CII file. */
  readonly profile?: HybridProfile
  /** The file is in the PDF as well. */
  readonly isInPdf?: true
}

/**
 * What a customer can ask for instead of what the law of its country wants: one format, and no other file beside the PDF.
 * 'ubl' is Peppol's where its rules are kept.
 */
export const E_INVOICE_CHOICES = {
  ubl: { syntax: 'ubl', ruleSet: 'en16931', isByCountry: true },
  cii: { syntax: 'cii', ruleSet: 'en16931', profile: 'en16931' },
  facturx_basic: { syntax: 'cii', ruleSet: 'en16931', profile: 'basic', isInPdf: true },
  facturx_en16931: { syntax: 'cii', ruleSet: 'en16931', profile: 'en16931', isInPdf: true },
  facturx_extended: { syntax: 'cii', ruleSet: 'en16931', profile: 'extended', isInPdf: true },
  xrechnung_ubl: { syntax: 'ubl', ruleSet: 'xrechnung' },
  xrechnung_cii: { syntax: 'cii', ruleSet: 'xrechnung', profile: 'xrechnung' },
  zugferd_xrechnung: { syntax: 'cii', ruleSet: 'xrechnung', profile: 'xrechnung', isInPdf: true },
} as const satisfies Readonly<Record<EInvoiceChoice, ChosenFormat>>

export function chosenFormat(choice: EInvoiceChoice | undefined): ChosenFormat | undefined {
  return choice === undefined ? undefined : E_INVOICE_CHOICES[choice]
}
