import { performedAtOf } from './performed-at.ts'
import type { LegalNote, LegalNoteContext, TaxPointRule } from '../country/country.ts'
import { countryRules } from '../country/rules.ts'
import { taxNameIn } from '../country/tax-name.ts'
import type { LocalDate } from '../date.ts'
import { inLanguage } from '../local-text.ts'
import { toMinor } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import { type PartyProfile, LAWFUL_TERMS } from '../party/party.ts'
import { formatDate, formatMinor, formatRate } from '../text/format.ts'
import { textIn } from '../text/text.ts'
import { simplifiedNotes } from './buyer-details.ts'
import { customNotes } from './custom-field-texts.ts'
import type { Draft } from './draft.ts'
import type { Billable, Invoice, Note } from './invoice.ts'
import { oneStopShopNotes } from './one-stop-shop-note.ts'
import { reverseChargeNotes } from './reverse-charge-note.ts'
import { stampDutyNotes } from './stamp-duty.ts'
import { selfBillingNotes } from './self-billing.ts'
import { statementNotes } from './statements.ts'
import { taxCurrencyNotes } from './tax-currency-note.ts'
import { taxesOf } from './taxes-of.ts'
import { withholdingNotes } from './withholding-note.ts'

type Document = {
  readonly draft: Draft
  readonly seller: PartyProfile
  readonly buyer: PartyProfile
  readonly issueDate: LocalDate
}

/** The seller's note, the reason of a correction, and the legal notes of the seller's country. */
export function notesOf(document: Document, billable: Billable): Note[] {
  const { draft, seller, buyer, issueDate } = document
  const free = [draft.note, draft.corrects?.reason ?? ''].filter(text => text.trim() !== '')
  const context = contextOf(document)
  const taxPoint = taxPointRule(context)
  const isNoted = taxPoint !== undefined && (taxPoint.notedFrom ?? issueDate) <= issueDate
  const legalNotes: readonly LegalNote[] = [
    ...(isNoted ? notesOn(taxPoint, issueDate) : []),
    ...statementNotes(draft, seller, buyer),
    ...simplifiedNotes(draft, seller, buyer),
    ...countryRules(seller.address.country).legalNotes(context),
  ]
  return [
    ...free.map(text => ({ subjectCode: '', text })),
    ...customNotes(draft),
    ...setOffNotes(draft, seller),
    ...selfBillingNotes(draft, seller),
    ...withholdingNotes(draft, billable, seller),
    ...reverseChargeNotes(draft, billable, seller),
    ...taxCurrencyNotes(draft, billable, seller),
    ...[...oneStopShopNotes(draft), ...stampDutyNotes(draft, seller), ...legalNotes].map(note => ({
      subjectCode: note.subjectCode,
      text: inBothLanguages(note, draft),
      ...(note.printed === false ? { printed: false as const } : {}),
    })),
  ]
}

function notesOn({ note, later }: TaxPointRule, day: LocalDate): readonly LegalNote[] {
  const found = later !== undefined && day >= later.from ? later.note : note
  return found ? [found] : []
}

/** BT-8, where the seller chose when its VAT becomes chargeable. */
export function taxPointCodeOf(document: Document): Invoice['taxPointCode'] {
  return taxPointRule(contextOf(document))?.code ?? ''
}

function taxPointRule(context: LegalNoteContext): TaxPointRule | undefined {
  const { seller } = context
  const { taxPoint } = seller.sellerTerms ?? LAWFUL_TERMS
  if (taxPoint === 'law') return undefined
  const rule = countryRules(seller.address.country).taxPoints?.[taxPoint]
  return rule?.appliesTo(context) === true ? rule : undefined
}

function contextOf({ draft, seller, buyer }: Document): LegalNoteContext {
  return {
    kind: draft.kind,
    type: draft.type,
    seller,
    buyer,
    currency: draft.currency,
    taxes: taxesOf(draft),
    delivered: draft.deliveryDate !== null || draft.period !== null,
    deliveryAddress: draft.deliveryAddress,
    hasCashDiscount: (draft.cashDiscounts ?? []).length > 0,
    supplies: draft.lines.map(({ supply }) => supply),
    performedAt: performedAtOf(draft.lines),
  }
}

function inBothLanguages({ text }: LegalNote, { language, secondLanguage }: Draft): string {
  const texts = [language, secondLanguage ?? language].map(one => inLanguage(text, one))
  return [...new Set(texts)].join(' / ')
}

/**
 * The tax of each deposit that is set off, which the paper has as a table: EN 16931 has only the sum with tax (BT-113) and
 * the deposits' numbers (BG-3), and laws want the tax set off openly (UStG § 14 (5), ustawa o VAT art. 106f (3)).
 */
function setOffNotes({ deposits = [], language, currency }: Draft, seller: PartyProfile): Note[] {
  const money = (amount: Decimal) => formatMinor(toMinor(amount, currency), currency, language)
  return deposits.map(({ number, issueDate, vat, amount }) => {
    const parts = vat.map(part => {
      const tax = taxNameIn(seller.address.country, language, part.category)
      return `${money(part.taxable)} + ${tax} ${formatRate(part.rate, language)} ${money(part.tax)}`
    })
    const named = { number, date: formatDate(issueDate, language) }
    const text = `${textIn(language).paper.depositSetOff(named)}: ${parts.join('; ')} = ${money(amount)}`
    return { subjectCode: '', text, printed: false }
  })
}
