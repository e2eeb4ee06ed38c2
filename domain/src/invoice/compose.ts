import type { ItemCodes } from '../country/country.ts'
import { homeTaxCurrency } from '../country/home-tax-currency.ts'
import { countryRules } from '../country/rules.ts'
import type { LocalDate } from '../date.ts'
import { DOCUMENT_TYPE_RULES, documentTypeOf } from '../document-kind.ts'
import { partyOf } from '../country/party-of.ts'
import { registerTaxNumber } from '../country/tax-ids.ts'
import { withSoleTraderMark } from '../country/sole-trader.ts'
import { ONE } from '../money/decimal.ts'
import type { DraftTax } from '../tax-category/category.ts'
import type { BankAccount, Party, PartyProfile } from '../party/party.ts'
import { hasTaxCategory, taxesOf } from './taxes-of.ts'
import { languagesBetween } from '../country/regional-language.ts'
import { textIn } from '../text/text.ts'
import { supportingDocumentsOf } from './attachments.ts'
import { billableOf } from './billable-of.ts'
import { datedDiscounts, discountSentence, skontoLine } from './cash-discount.ts'
import type { Draft, DraftLine } from './draft.ts'
import { printedValues } from './custom-fields.ts'
import { dueDateOf } from './due-date.ts'
import type { Billable, BillableLine, Invoice, InvoiceLine } from './invoice.ts'
import { notesOf, taxPointCodeOf } from './notes-of.ts'
import { paymentOf } from './payment-of.ts'
import { reasonsIn } from './reasons-in.ts'
import { referencesOf } from './reference-fields.ts'
import { missingFields } from './missing-fields.ts'
import { withNumberOfSale } from './seller-number.ts'
import { totalsOf } from './totals.ts'
import { taxPartsOf } from './totals-rows.ts'

export type Composition = {
  readonly draft: Draft
  /** The number taken at issue; a preview may pass a placeholder. */
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
 * The document that is issued, composed from a draft: parties, due date, mandatory notes, payment instructions. Throws
 * RangeError for a draft that is not ready (see missingFields); previews use composePreview.
 */
export function compose(composition: Composition): Invoice {
  const { draft, issueDate, seller } = composition
  const missing = missingFields(draft, issueDate, seller.address)
  if (missing.length > 0) {
    throw new RangeError(
      `not ready: ${missing.map(field => `${field.code} at ${field.path}`).join(', ')}`,
    )
  }
  return composePreview(composition)
}

/** As compose, for an incomplete draft: an empty quantity or price counts as 0. */
export function composePreview(given: Composition): Invoice {
  const draft = inItsLanguages({ ...given.draft, ...languagesBetween(given.draft, given) }, given)
  const composition = { ...given, draft }
  const { number, issueDate } = given
  const creditNote = draft.kind === 'credit_note'
  const parties = partiesOf(composition)
  const delivery = deliveryOf(composition)
  const custom = printedValues(draft)
  const billable = billableOf(draft, taxPartsOf({ ...parties, delivery }, draft))
  return {
    ...billable,
    taxCurrency: taxCurrencyOf(composition, billable),
    number,
    typeCode: DOCUMENT_TYPE_RULES[documentTypeOf(draft)].typeCode,
    issueDate,
    // A credit note is not due; its payment terms say how its amount is settled.
    dueDate: creditNote ? undefined : dueDateOf(draft, issueDate),
    taxPointDate: undefined,
    taxPointCode: taxPointCodeOf(composition),
    businessProcess: composition.businessProcess,
    specification: composition.specification,
    ...referencesOf(draft),
    salesOrderReference: '',
    receivingAdviceReference: '',
    despatchAdviceReference: '',
    tenderReference: '',
    accountingReference: '',
    paymentTerms: termsOf(composition, billable),
    ...(draft.cashDiscounts && draft.cashDiscounts.length > 0
      ? { cashDiscounts: draft.cashDiscounts }
      : {}),
    notes: notesOf(composition, billable),
    ...(custom.length > 0 ? { customFields: custom } : {}),
    precedingInvoices: precedingOf(draft),
    ...(draft.deposits?.length ? { deposits: draft.deposits } : {}),
    ...(draft.corrects?.replaced ? { replacedPayable: draft.corrects.replaced.payable } : {}),
    ...parties,
    delivery,
    period: draft.period ?? undefined,
    payment: paymentOf(composition),
    supportingDocuments: supportingDocumentsOf(draft, number),
    lines: linesOf(draft, billable.lines, composition.seller),
  }
}

/** With the reasons of its taxes in the languages of the document, in whichever they were chosen. */
function inItsLanguages(draft: Draft, { seller }: Composition): Draft {
  const translated = reasonsIn(draft, seller)
  const inWords = <Part extends { readonly tax: DraftTax }>(part: Part): Part => ({
    ...part,
    tax: translated(part.tax),
  })
  const { lines, allowancesCharges } = draft
  return { ...draft, lines: lines.map(inWords), allowancesCharges: allowancesCharges.map(inWords) }
}

/** BG-3: the corrected invoice, and the deposit invoices that are set off. */
function precedingOf({ corrects, deposits = [] }: Draft): Invoice['precedingInvoices'] {
  return [...(corrects ? [corrects] : []), ...deposits].map(({ number, issueDate }) => ({
    number,
    issueDate,
  }))
}

/** BT-6. Where the law wants the currency named even without tax, any rate gives the same zero. */
function taxCurrencyOf({ draft, seller }: Composition, billable: Billable): Invoice['taxCurrency'] {
  if (draft.taxCurrency !== null) return draft.taxCurrency
  const home = homeTaxCurrency(seller.address.country, draft.currency)
  if (home?.rule.statedWithoutTax !== true) return undefined
  return totalsOf(billable).tax === 0n ? { currency: home.currency, rate: ONE } : undefined
}

/**
 * A credit note has no due date, so its terms say how its amount is settled. Discounts for early payment are said in words, with day and amount, and to XRechnung also in its structured lines.
 */
function termsOf({ draft, issueDate, specification }: Composition, billable: Billable): string {
  if (draft.kind === 'credit_note')
    return draft.paymentTerms === '' ? textIn(draft.language).paper.creditTerms : draft.paymentTerms
  const { payable } = totalsOf(billable)
  const discounts = datedDiscounts(draft.cashDiscounts ?? [], issueDate, payable)
  if (discounts.length === 0) return draft.paymentTerms
  const languages = [...new Set([draft.language, draft.secondLanguage ?? draft.language])]
  const words = discounts.flatMap(discount =>
    languages.map(language => discountSentence(discount, draft.currency, language)),
  )
  const free = draft.paymentTerms === '' ? [] : [draft.paymentTerms]
  const structured = specification.includes('xrechnung') ? discounts.map(skontoLine).join('') : ''
  return [...free, ...words].join('\n') + (structured === '' ? '' : `\n${structured}`)
}

/**
 * BR-O-02: a document that is not subject to VAT must not carry VAT identifiers. The numbers stay on it as plain
 * identifiers: national law requires the seller's on every invoice, and the buyer's shows that a supply outside the scope
 * went to a business (Implementing Regulation (EU) 282/2011, art. 18 (3)).
 */
function partiesOf({ draft, seller, buyer }: Composition): Pick<Invoice, 'seller' | 'buyer'> {
  const numbered = withNumberOfSale(sellerOf(draft, seller), draft, { seller, buyer })
  const parties = { seller: numbered, buyer: partyOf(buyer, 'buyer') }
  if (!hasTaxCategory(draft, 'O')) return parties
  return { seller: withoutVatId(parties.seller), buyer: withoutVatId(parties.buyer) }
}

/**
 * BR-E-02: a seller of exempt supplies names a number of the tax. A small business without any has the one of a register
 * by which its tax office knows it. No other category: the law wants a VAT number for those.
 */
function sellerOf(draft: Draft, profile: PartyProfile): Party {
  const seller = partyOf(withSoleTraderMark(profile), 'seller')
  const isNumbered = seller.vatId !== '' || seller.taxRegistration !== ''
  if (isNumbered || !taxesOf(draft).every(({ category }) => category === 'E')) return seller
  return { ...seller, taxRegistration: registerTaxNumber(profile) ?? '' }
}

function withoutVatId(party: Party): Party {
  if (party.vatId === '') return party
  return { ...party, vatId: '', identifiers: [...party.identifiers, { id: party.vatId }] }
}

/** BR-IC-11 and BR-IC-12: an intra-Community supply states when and to which country it was delivered. */
function deliveryOf({ draft, buyer, issueDate }: Composition): Invoice['delivery'] {
  const intraCommunity = hasTaxCategory(draft, 'K')
  const address = draft.deliveryAddress ?? (intraCommunity ? buyer.address : undefined)
  const isDated = !intraCommunity || draft.period !== null
  const date = draft.deliveryDate ?? (isDated ? undefined : issueDate)
  return { name: '', date, address }
}

function linesOf(
  draft: Draft,
  lines: readonly BillableLine[],
  seller: PartyProfile,
): InvoiceLine[] {
  const { itemCodes } = countryRules(seller.address.country)
  return draft.lines.flatMap((line, i): InvoiceLine[] => {
    const billable = lines[i]
    return billable ? [{ ...billable, ...lineOf(line, i, itemCodes) }] : []
  })
}

function lineOf(
  line: DraftLine,
  index: number,
  itemCodes: ItemCodes | undefined,
): Omit<InvoiceLine, keyof BillableLine> {
  return {
    id: String(index + 1),
    // A heading that was left empty begins no section.
    ...(line.sectionHeading?.trim() ? { sectionHeading: line.sectionHeading.trim() } : {}),
    name: line.name,
    description: line.description,
    unit: line.unit,
    note: line.note,
    period: line.period ?? undefined,
    orderLineReference: '',
    accountingReference: '',
    sellerItemId: line.sellerItemId,
    buyerItemId: '',
    // UNTDID 7143: the list that the seller's law requires; elsewhere the code is the seller's own grouping.
    classifications:
      line.classification === ''
        ? []
        : [{ code: line.classification, listId: itemCodes?.listId ?? 'ZZZ' }],
    originCountry: '',
    attributes: [],
    supply: line.supply,
    ...(line.performedAt ? { performedAt: line.performedAt } : {}),
  }
}
