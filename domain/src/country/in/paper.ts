import type { LocalText } from '../../local-text.ts'
import type { TaxCategoryCode } from '../../tax-category/category.ts'
import type { TaxParty } from '../country.ts'
import type { NationalPaper, PrintedDocument } from '../paper.ts'
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

export const PAPER: NationalPaper = {
  title,
  statements: document => {
    // Rule 5 (1) (f): at the top of the bill of supply.
    if (isComposition(document)) return [COMPOSITION]
    const named = title(document)
    return named === undefined || named === BILL_OF_SUPPLY ? [] : [ORIGINAL]
  },
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

/** CGST Act 2017, s. 2 (47): nil rated, wholly exempt and non-taxable. Exports are zero-rated, not exempt. */
const EXEMPT: ReadonlySet<TaxCategoryCode> = new Set(['Z', 'E', 'O'])

function isComposition({ taxes }: PrintedDocument): boolean {
  return taxes.some(({ exemptionReason }) => exemptionReason === COMPOSITION.en)
}

const hasGstin = (party: TaxParty): boolean => gstinOfParty(party) !== undefined
