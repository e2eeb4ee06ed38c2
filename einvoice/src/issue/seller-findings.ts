import { addressErrors } from '@bordereau/domain/country/address'
import { offeredTaxes } from '@bordereau/domain/country/offered-taxes'
import type { LocalDate } from '@bordereau/domain/date'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { emptyDraft, emptyLine } from '@bordereau/domain/invoice/empty'
import { ONE } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { TaxSettings } from '@bordereau/domain/tax/parties'
import { taxOf, taxesOn } from '@bordereau/domain/tax/tax-of'
import { type IssueFinding, issueFindings } from './decide-issue.ts'

type Company = TaxSettings & {
  readonly seller: PartyProfile
  readonly currency: string
  /** In its time zone. */
  readonly today: LocalDate
}

/** What the company lacks to issue an invoice of one line to a business of its own country; empty when it may. */
export function sellerFindings(company: Company): readonly IssueFinding[] {
  return issueFindings({
    ...company,
    draft: simpleInvoice(company),
    buyer: buyerIn(company.seller),
    bankAccount: null,
  }).filter(({ severity, path }) => severity === 'fatal' && /^seller(\.|$)/.test(path))
}

/** Whether it has an address that its country's post delivers to, and all that it needs to issue an invoice. */
export function hasIssuingDetails(company: Company): boolean {
  return addressErrors(company.seller.address).length === 0 && sellerFindings(company).length === 0
}

function simpleInvoice({ seller, vatRegistered, currency, today }: Company): Draft {
  const offers = taxesOn(offeredTaxes(seller.address), today)
  const wanted = vatRegistered ? ['standard'] : ['small_business', 'outside_scope']
  const offered = offers.find(({ key }) => wanted.includes(key)) ?? offers[0]
  const tax = offered && taxOf(offered, 'en')
  const draft = emptyDraft({ currency, language: 'en' })
  return tax === undefined
    ? draft
    : { ...draft, lines: [{ ...emptyLine('1', tax), name: '-', price: ONE }] }
}

/** With a name and an address; what else it lacks is not the company's. */
function buyerIn({ address }: PartyProfile): PartyProfile {
  return {
    kind: 'business',
    legalName: '-',
    tradingName: '',
    address: { ...address, line1: '-', city: '-' },
    taxIds: [],
    legalInformation: '',
    contact: { name: '', phone: '', email: '' },
  }
}
