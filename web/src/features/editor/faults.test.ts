import { localDate } from '@bordereau/domain/date'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { ONE, ZERO, decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { describe, expect, it, test } from 'vitest'
import { draftPath } from './draft-path.ts'
import { faultsOf } from './faults.ts'

const line: DraftLine = {
  id: 'a',
  itemId: null,
  name: 'Design',
  description: '',
  quantity: ONE,
  unit: 'HUR',
  price: decimal('90'),
  priceBaseQuantity: ONE,
  tax: { category: 'S', rate: decimal('19'), exemptionCode: '', exemptionReason: '' },
  allowancesCharges: [],
  period: null,
  sellerItemId: '',
  classification: '',
}
const draft: Draft = {
  kind: 'invoice',
  customerId: 'c',
  currency: 'EUR',
  language: 'de',
  secondLanguage: null,
  issueDate: localDate('2026-03-01'),
  due: { by: 'days', days: 30 },
  deliveryDate: localDate('2026-02-27'),
  period: null,
  deliveryAddress: null,
  buyerReference: 'PO',
  orderReference: '',
  contractReference: '',
  projectReference: '',
  pricesIncludeTax: false,
  lines: [line],
  allowancesCharges: [],
  prepaid: ZERO,
  rounding: ZERO,
  taxCurrency: null,
  note: '',
  paymentTerms: '30 Tage',
  bankAccountId: null,
  corrects: null,
}
const party = (legalName: string, vat: string): PartyProfile => ({
  kind: 'business',
  legalName,
  tradingName: '',
  address: {
    line1: 'Hauptstraße 1',
    line2: '',
    line3: '',
    city: 'Berlin',
    postCode: '10115',
    subdivision: '',
    country: 'AT',
  },
  taxIds: vat === '' ? [] : [{ kind: 'vat', value: vat }],
  legalInformation: '',
  contact: { name: 'A', phone: '+43 1', email: 'a@example.org' },
})
const checked = {
  draft,
  today: localDate('2026-03-01'),
  seller: party('Studio', 'ATU13585627'),
  buyer: party('Kunde', ''),
  bankAccount: null,
}

describe('what stands between a draft and its issue', () => {
  it('is nothing, for a complete draft', () => {
    expect(faultsOf(checked).filter(({ severity }) => severity === 'fatal')).toEqual([])
  })

  it('is what the draft lacks, in place of the rules that would say it again', () => {
    const faults = faultsOf({ ...checked, draft: { ...draft, lines: [{ ...line, name: '' }] } })
    expect(faults.filter(({ path }) => path === 'lines.0.name')).toEqual([
      { code: 'name_missing', path: 'lines.0.name', severity: 'fatal', from: 'draft' },
    ])
  })

  it('is a date that is still to come, whatever the rest, and not the date of today', () => {
    const codes = (issueDate: string | null) =>
      faultsOf({
        ...checked,
        draft: { ...draft, issueDate: issueDate === null ? null : localDate(issueDate) },
      }).map(({ code }) => code)
    expect(codes('2999-01-01')).toContain('issue_date_in_future')
    for (const day of [checked.today, null])
      expect(codes(day)).not.toContain('issue_date_in_future')
  })

  it('is the law, under its official id: reverse charge needs the customer’s VAT number', () => {
    const tax = {
      category: 'AE',
      rate: ZERO,
      exemptionCode: 'VATEX-EU-AE',
      exemptionReason: 'Reverse charge',
    } as const
    const faults = faultsOf({ ...checked, draft: { ...draft, lines: [{ ...line, tax }] } })
    expect(faults.map(({ code }) => code)).toContain('BR-AE-02')
  })

  it('is the mixture of what is and what is not subject to VAT, not what follows from it', () => {
    const reverse = {
      category: 'AE',
      rate: ZERO,
      exemptionCode: 'VATEX-EU-AE',
      exemptionReason: 'Reverse charge',
    } as const
    const outside = {
      category: 'O',
      rate: ZERO,
      exemptionCode: 'VATEX-EU-O',
      exemptionReason: 'Not subject to VAT',
    } as const
    const lines = [
      { ...line, tax: reverse },
      { ...line, id: 'b', tax: outside },
    ]
    const buyer = party('Kunde', 'ATU62895905')
    const faults = faultsOf({ ...checked, buyer, draft: { ...draft, lines } })
    const fatal = faults.filter(({ severity }) => severity === 'fatal')
    expect(fatal.map(({ code }) => code)).toEqual(['BR-O-12'])
  })

  it('leaves the law aside while there is no customer', () => {
    const faults = faultsOf({ ...checked, draft: { ...draft, customerId: null }, buyer: null })
    expect(faults.map(({ code }) => code)).toEqual(['customer_missing'])
  })
})

test.each([
  ['lines.2.price', 'lines.2.price'],
  ['dueDate', 'due'],
  ['payment.accounts', 'bankAccountId'],
  ['delivery.address.city', 'deliveryAddress'],
  ['lines.1.classifications.0.code', 'lines.1.classification'],
  ['buyer.vatId', 'buyer.vatId'],
])('%s of the document is %s of the draft', (path, expected) => {
  expect(draftPath(path)).toBe(expected)
})
