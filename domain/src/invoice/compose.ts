import type { Sentence } from '../country/country.ts'
import { countryRules } from '../country/rules.ts'
import type { LocalDate } from '../date.ts'
import { partyOf } from '../party/party-of.ts'
import type { BankAccount, Party, PartyProfile } from '../party/party.ts'
import { hasTaxCategory, taxesOf } from '../tax/taxes-of.ts'
import { textIn } from '../text/text.ts'
import { inLanguage } from '../tax/words.ts'
import { billableOf } from './billable-of.ts'
import type { Draft, DraftLine } from './draft.ts'
import { dueDateOf } from './due-date.ts'
import type { BillableLine, Invoice, InvoiceLine, Note } from './invoice.ts'
import { paymentOf } from './payment-of.ts'
import { readiness } from './readiness.ts'

export type Composition = {
  readonly draft: Draft
  /** A preview may pass a placeholder; the number taken at issue goes here. */
  readonly number: string
  readonly issueDate: LocalDate
  readonly seller: PartyProfile
  readonly buyer: PartyProfile
  /** null: the document names no account. */
  readonly bankAccount: BankAccount | null
  /** BT-24. */
  readonly specification: string
  /** BT-23. */
  readonly businessProcess: string
}

/**
 * The document that is issued, of what was drafted: parties, due date, mandatory sentences, payment instructions.
 * Throws RangeError for a draft that is not ready (see readiness); previews go through composePreview.
 */
export function compose(composition: Composition): Invoice {
  const lacks = readiness(composition.draft, composition.issueDate)
  if (lacks.length > 0) {
    throw new RangeError(
      `not ready: ${lacks.map(lack => `${lack.code} at ${lack.path}`).join(', ')}`,
    )
  }
  return composePreview(composition)
}

/** As compose, for a draft that still lacks something: an empty quantity or price counts as 0. */
export function composePreview(composition: Composition): Invoice {
  const { draft, number, issueDate } = composition
  const creditNote = draft.kind === 'credit_note'
  return {
    ...billableOf(draft),
    number,
    typeCode: creditNote ? '381' : '380',
    issueDate,
    // A credit note is not due; what becomes of it stands in the terms.
    dueDate: creditNote ? undefined : dueDateOf(draft, issueDate),
    taxPointDate: undefined,
    taxPointCode: '',
    businessProcess: composition.businessProcess,
    specification: composition.specification,
    buyerReference: draft.buyerReference,
    projectReference: draft.projectReference,
    contractReference: draft.contractReference,
    orderReference: draft.orderReference,
    salesOrderReference: '',
    receivingAdviceReference: '',
    despatchAdviceReference: '',
    tenderReference: '',
    accountingReference: '',
    paymentTerms: termsOf(draft),
    notes: notesOf(composition),
    precedingInvoices: draft.corrects
      ? [{ number: draft.corrects.number, issueDate: draft.corrects.issueDate }]
      : [],
    ...partiesOf(composition),
    delivery: deliveryOf(composition),
    period: draft.period ?? undefined,
    payment: paymentOf(composition),
    supportingDocuments: [],
    lines: linesOf(draft, composition.seller),
  }
}

/** A credit note has no due date, so it says what becomes of its amount: BR-CO-25 wants one or the other. */
function termsOf(draft: Draft): string {
  if (draft.paymentTerms !== '' || draft.kind === 'invoice') return draft.paymentTerms
  return textIn(draft.language).paper.creditTerms
}

/** What the seller wrote, why it corrects, and what the law of the seller's country has every invoice say. */
function notesOf({ draft, seller, buyer }: Composition): Note[] {
  const free = [draft.note, draft.corrects?.reason ?? ''].filter(text => text.trim() !== '')
  const sentences: readonly Sentence[] = countryRules(seller.address.country).sentences({
    kind: draft.kind,
    seller,
    buyer,
    currency: draft.currency,
    taxes: taxesOf(draft),
    delivered: draft.deliveryDate !== null || draft.period !== null,
    deliveryAddress: draft.deliveryAddress,
  })
  return [
    ...free.map(text => ({ subjectCode: '', text })),
    ...sentences.map(sentence => ({
      subjectCode: sentence.subjectCode,
      text: inBothLanguages(sentence, draft),
    })),
  ]
}

function inBothLanguages({ text }: Sentence, { language, secondLanguage }: Draft): string {
  const texts = [language, secondLanguage ?? language].map(one => inLanguage(text, one))
  return [...new Set(texts)].join(' / ')
}

/**
 * BR-O-02: a document that is not subject to VAT must not carry VAT identifiers as such. The seller's number stays
 * on it as a plain identifier, because national law wants it on every invoice.
 */
function partiesOf({ draft, seller, buyer }: Composition): Pick<Invoice, 'seller' | 'buyer'> {
  const parties = { seller: partyOf(seller, 'seller'), buyer: partyOf(buyer, 'buyer') }
  if (!hasTaxCategory(draft, 'O')) return parties
  return { seller: withoutVatId(parties.seller), buyer: { ...parties.buyer, vatId: '' } }
}

function withoutVatId(party: Party): Party {
  if (party.vatId === '') return party
  return { ...party, vatId: '', identifiers: [...party.identifiers, { id: party.vatId }] }
}

/** BR-IC-11 and BR-IC-12: an intra-Community supply says when and to which country it was delivered. */
function deliveryOf({ draft, buyer, issueDate }: Composition): Invoice['delivery'] {
  const intraCommunity = hasTaxCategory(draft, 'K')
  const address = draft.deliveryAddress ?? (intraCommunity ? buyer.address : undefined)
  const undated = draft.deliveryDate === null && draft.period === null
  const date = draft.deliveryDate ?? (intraCommunity && undated ? issueDate : undefined)
  return { name: '', date, address }
}

function linesOf(draft: Draft, seller: PartyProfile): InvoiceLine[] {
  const { lines } = billableOf(draft)
  return draft.lines.flatMap((line, i): InvoiceLine[] => {
    const billable = lines[i]
    return billable ? [{ ...billable, ...lineOf(line, i, seller.address.country) }] : []
  })
}

function lineOf(
  line: DraftLine,
  index: number,
  country: string,
): Omit<InvoiceLine, keyof BillableLine> {
  return {
    id: String(index + 1),
    name: line.name,
    description: line.description,
    unit: line.unit,
    note: '',
    period: line.period ?? undefined,
    orderLineReference: '',
    accountingReference: '',
    sellerItemId: line.sellerItemId,
    buyerItemId: '',
    // UNTDID 7143: HS for the Indian HSN and SAC; elsewhere the code is the seller's own grouping.
    classifications:
      line.classification === ''
        ? []
        : [{ code: line.classification, listId: country === 'IN' ? 'HS' : 'ZZZ' }],
    originCountry: '',
    attributes: [],
  }
}
