import { countryRules } from '../../domain/src/country/rules.ts'
import { localDate } from '../../domain/src/date.ts'
import type { Draft } from '../../domain/src/invoice/draft.ts'
import { decimal } from '../../domain/src/money/decimal.ts'
import { E_INVOICE_CHOICE_KEYS } from '../../domain/src/party/e-invoice-choice-keys.ts'
import type { PartyKind, PartyProfile } from '../../domain/src/party/party.ts'
import type { IssueInput } from '../../einvoice/src/issue/decide-issue.ts'
import { draftFor } from '../campaign/einvoice/drafts.ts'
import { accountOf, profileOf } from '../campaign/einvoice/parties.ts'
import type { Random } from '../campaign/einvoice/random.ts'
import { ATTACHED, OWN_FIELDS } from './variants.ts'

export const TODAY = localDate('2026-11-28')

/** Every second German authority writes its routing number into the order alone. */
const LEITWEG = '04011000-1234512345-06'

/** A document of a seller of one country for a buyer of another, of any kind and with any number of its optional parts. */
export function inputOf(random: Random, from: string, to: string, isChosen: boolean): IssueInput {
  const seller = profileOf(random, from, 'seller')
  const kind = random.pick<PartyKind>(['business', 'business', 'business', 'person', 'government'])
  const bought = profileOf(random, to, 'business_buyer', kind)
  const isReferenced = kind === 'government' && to === 'DE' && random.chance(50)
  const eInvoiceChoice = isChosen ? E_INVOICE_CHOICE_KEYS[random.whole(0, 7)] : undefined
  const buyer: PartyProfile = {
    ...bought,
    ...(isReferenced ? { electronicAddress: undefined } : {}),
    ...(eInvoiceChoice ? { eInvoiceChoice } : {}),
  }
  const drafted = draftFor(random, { seller, buyer }, 'c', TODAY)
  const draft = isReferenced ? { ...drafted, buyerReference: LEITWEG } : drafted
  const account = { id: 'a', ...accountOf(from) }
  const vatRegistered = countryRules(from).taxIds.some(
    ({ role, key }) => role === 'vat' && seller.taxIds.some(id => id.kind === key),
  )
  return ofAnotherType(random, {
    draft: { ...draft, ...moreOf(random, draft) },
    today: TODAY,
    seller,
    vatRegistered,
    buyer,
    bankAccount: account,
  })
}

/** Prices by base quantity as lists of goods have them, files and own fields. */
function moreOf(random: Random, { lines }: Draft): Partial<Draft> {
  const isByBase = random.chance(30)
  const priceBaseQuantity = () =>
    decimal(random.pick(['3', '7', '12', '100', '1000', '0.3', '2.54', '144']))
  return {
    lines: isByBase
      ? lines.map(line => ({ ...line, priceBaseQuantity: priceBaseQuantity() }))
      : lines,
    ...(random.chance(10) ? ATTACHED : {}),
    ...(random.chance(10) ? OWN_FIELDS : {}),
  }
}

/** In some cases a credit note, a debit note, a corrected or a self-billed invoice. */
function ofAnotherType(random: Random, input: IssueInput): IssueInput {
  const { draft, seller, buyer, bankAccount } = input
  const corrects = { invoiceId: 'i', number: 'F2026-0000', issueDate: TODAY, reason: 'Returned' }
  if (random.chance(20))
    return { ...input, draft: { ...draft, kind: 'credit_note', type: 'credit_note', corrects } }
  if (random.chance(5)) return { ...input, draft: { ...draft, type: 'debit_note', corrects } }
  if (random.chance(5)) {
    const replaced = { net: decimal('1'), tax: decimal('0'), payable: decimal('1') }
    const corrected = { ...draft, type: 'corrected_invoice' as const }
    return { ...input, draft: { ...corrected, corrects: { ...corrects, replaced } } }
  }
  const isAllowed =
    buyer?.kind === 'business' && countryRules(seller.address.country).selfBilling !== undefined
  if (!isAllowed || !random.chance(15)) return input
  const account = { iban: bankAccount?.iban ?? '', bic: '' }
  const selfBilling = { agreedOn: TODAY, chargesTax: input.vatRegistered, account }
  return {
    ...input,
    draft: { ...draft, type: 'self_billed_invoice' },
    seller: { ...seller, selfBilling },
    bankAccount: null,
  }
}
