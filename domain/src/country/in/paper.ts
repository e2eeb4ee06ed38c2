import type { LocalText } from '../../local-text.ts'
import type { TaxCategoryCode } from '../../tax-category/category.ts'
import type { TaxParty } from '../country.ts'
import type { NationalPaper, PaperCopy, PrintedDocument } from '../paper.ts'
import { amountInWords } from './amount-in-words.ts'
import { gstinOfParty } from './gst.ts'
import { COMPOSITION } from './legal-notes.ts'

/** CGST Act 2017, s. 31 (1) and (2); CGST Rules 2017, rule 46. */
const TAX_INVOICE: LocalText = { en: 'Tax invoice', hi: 'कर बीजक' }
/** CGST Act 2017, s. 31 (3) (c); CGST Rules 2017, rule 49: exempt supplies, and sellers of the composition scheme. */
const BILL_OF_SUPPLY: LocalText = { en: 'Bill of supply', hi: 'आपूर्ति बिल' }
/** CGST Rules 2017, rule 46A: taxable and exempt supplies to an unregistered person on one document. */
const INVOICE_CUM_BILL: LocalText = {
  en: 'Invoice-cum-bill of supply',
  hi: 'बीजक-सह-आपूर्ति बिल',
}
/** CGST Rules 2017, rule 48 (1) (a) and (2) (a). The wording is prescribed; what is archived and sent is this copy. */
const ORIGINAL: LocalText = { en: 'ORIGINAL FOR RECIPIENT' }
/** CGST Rules 2017, rule 46 (q) and rule 49 (h): the supplier or his authorised representative signs. */
const SIGNATORY: LocalText = { en: 'Authorised signatory', hi: 'अधिकृत हस्ताक्षरकर्ता' }

const FOR_SUPPLIER: LocalText = {
  en: 'Copy for the supplier',
  fr: 'Exemplaire du fournisseur',
  de: 'Exemplar für den Verkäufer',
  es: 'Copia para el proveedor',
  it: 'Copia per il fornitore',
  pl: 'Egzemplarz dla dostawcy',
  hi: 'आपूर्तिकर्ता की प्रति',
  ar: 'نسخة المورد',
  nl: 'Exemplaar voor de leverancier',
  pt: 'Exemplar do fornecedor',
}

/** CGST Rules 2017, rule 48 (1) and (2): of goods in triplicate, of services in duplicate. */
const COPIES: readonly PaperCopy[] = [
  {
    key: 'transporter',
    name: {
      en: 'Copy for the transporter',
      fr: 'Exemplaire du transporteur',
      de: 'Exemplar für den Spediteur',
      es: 'Copia para el transportista',
      it: 'Copia per il trasportatore',
      pl: 'Egzemplarz dla przewoźnika',
      hi: 'परिवहनकर्ता की प्रति',
      ar: 'نسخة الناقل',
      nl: 'Exemplaar voor de vervoerder',
      pt: 'Exemplar do transportador',
    },
    mark: { en: 'DUPLICATE FOR TRANSPORTER' },
    appliesTo: (document, codes) => isTaxInvoice(document) && hasGoods(codes),
  },
  {
    key: 'supplier_goods',
    name: FOR_SUPPLIER,
    mark: { en: 'TRIPLICATE FOR SUPPLIER' },
    appliesTo: (document, codes) => isTaxInvoice(document) && hasGoods(codes),
  },
  {
    key: 'supplier_services',
    name: FOR_SUPPLIER,
    mark: { en: 'DUPLICATE FOR SUPPLIER' },
    appliesTo: (document, codes) => isTaxInvoice(document) && !hasGoods(codes),
  },
]

export const PAPER: NationalPaper = {
  title,
  statements: (document, copy) => {
    // Rule 5 (1) (f): at the top of the bill of supply.
    if (isComposition(document)) return [COMPOSITION]
    return isTaxInvoice(document) ? [copy?.mark ?? ORIGINAL] : []
  },
  copies: COPIES,
  amountInWords,
  signatory: document => (hasGstin(document.seller) ? SIGNATORY : undefined),
}

function title(document: PrintedDocument): LocalText | undefined {
  const { type, setsOffDeposits, seller, buyer, taxes } = document
  if (type !== 'invoice' || setsOffDeposits || !hasGstin(seller)) return undefined
  const exempt = taxes.filter(({ category }) => EXEMPT.has(category))
  if (exempt.length === taxes.length) return BILL_OF_SUPPLY
  const isUnregisteredBuyer = buyer.address.country === 'IN' && !hasGstin(buyer)
  return exempt.length > 0 && isUnregisteredBuyer ? INVOICE_CUM_BILL : TAX_INVOICE
}

/** Rule 48 is about tax invoices, not about bills of supply. */
function isTaxInvoice(document: PrintedDocument): boolean {
  const named = title(document)
  return named !== undefined && named !== BILL_OF_SUPPLY
}

/** Codes of services (SAC) are those of chapter 99. */
const hasGoods = (codes: readonly string[]): boolean => codes.some(code => !code.startsWith('99'))

/** CGST Act 2017, s. 2 (47): nil rated, wholly exempt and non-taxable. Exports are zero-rated, not exempt. */
const EXEMPT: ReadonlySet<TaxCategoryCode> = new Set(['Z', 'E', 'O'])

function isComposition({ taxes }: PrintedDocument): boolean {
  return taxes.some(({ exemptionReason }) => exemptionReason === COMPOSITION.en)
}

const hasGstin = (party: TaxParty): boolean => gstinOfParty(party) !== undefined
