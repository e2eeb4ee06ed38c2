import type { TaxParty } from '../country/country.ts'
import type { PaperCopy, PrintedDocument } from '../country/paper.ts'
import { countryRules } from '../country/rules.ts'
import { documentTypeOfCode } from '../document-kind.ts'
import { inLanguage } from '../local-text.ts'
import { textIn } from '../text/text.ts'
import { titleOfInvoice } from './document-title.ts'
import type { Invoice } from './invoice.ts'
import type { Totals } from './totals.ts'

/** What titles depend on, of an invoice or of a draft. */
type Printed = Pick<Invoice, 'typeCode'> & {
  readonly seller: TaxParty
  readonly buyer: TaxParty
  readonly lines: readonly { readonly tax: PrintedDocument['taxes'][number] }[]
  readonly deposits?: readonly unknown[] | undefined
}

/** The name that the law of the seller's country has for a document; undefined where it is called as usual. */
export function nationalTitle(invoice: Printed, language: string): string | undefined {
  const title = countryRules(invoice.seller.address.country).paper?.title(printedOf(invoice))
  return title && inLanguage(title, language)
}

/** What a document is called on itself in a language, by the law of the seller's country. */
export function titleIn(invoice: Printed, language: string): string {
  return nationalTitle(invoice, language) ?? titleOfInvoice(textIn(language).paper, invoice)
}

/** The printed copies that the law of the seller's country wants of an issued document, beside its recipient's. */
export function copiesOf(
  invoice: Pick<Invoice, 'typeCode' | 'deposits' | 'seller' | 'buyer' | 'lines'>,
): readonly PaperCopy[] {
  const { copies = [] } = countryRules(invoice.seller.address.country).paper ?? {}
  const document = printedOf(invoice)
  const codes = invoice.lines.flatMap(line => line.classifications.map(({ code }) => code))
  return copies.filter(copy => copy.appliesTo(document, codes))
}

/** What else the law or the trade of the seller's country adds to the printed document. */
export function nationalPaperOf(
  invoice: Printed & Pick<Invoice, 'currency'>,
  { payable }: Pick<Totals, 'payable'>,
  copyKey?: string,
) {
  const paper = countryRules(invoice.seller.address.country).paper
  const document = printedOf(invoice)
  return {
    statements:
      paper?.statements(
        document,
        paper.copies.find(({ key }) => key === copyKey),
      ) ?? [],
    amountInWords: paper?.amountInWords(payable, invoice.currency),
    signatory: paper?.signatory(document),
  }
}

function printedOf({ typeCode, deposits, seller, buyer, lines }: Printed): PrintedDocument {
  return {
    type: documentTypeOfCode(typeCode),
    setsOffDeposits: (deposits ?? []).length > 0,
    seller,
    buyer,
    taxes: lines.map(({ tax }) => tax),
  }
}
