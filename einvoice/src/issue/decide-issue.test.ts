import { countryRules } from '@bordereau/domain/country/rules'
import { localDate } from '@bordereau/domain/date'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { emptyDraft, emptyLine } from '@bordereau/domain/invoice/empty'
import { ZERO, decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { taxOf } from '@bordereau/domain/tax/tax-of'
import { describe, expect, it, test } from 'vitest'
import { EXAMPLE_FORMAT } from '@bordereau/domain/testing/example-format'
import { specimenLine } from '@bordereau/domain/testing/draft'
import { draftPath } from './draft-path.ts'
import { decideIssue, issueFindings } from './decide-issue.ts'
import { EINVOICE_FORMATS } from './einvoice-formats.ts'
import { formatsOfDraft } from './formats-of-draft.ts'

const tax = { category: 'S', rate: decimal('19'), exemptionCode: '', exemptionReason: '' } as const
const line: DraftLine = {
  ...emptyLine('a', tax),
  name: 'Design',
  unit: 'HUR',
  price: decimal('90'),
}
const draft: Draft = {
  ...emptyDraft({ currency: 'EUR', language: 'de' }),
  customerId: 'c',
  issueDate: localDate('2026-03-01'),
  due: { by: 'days', days: 30 },
  deliveryDate: localDate('2026-02-27'),
  buyerReference: 'PO',
  lines: [line],
  paymentTerms: '30 Tage',
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
  vatRegistered: true,
  buyer: party('Kunde', ''),
  bankAccount: null,
}

describe('what stands between a draft and its issue', () => {
  it('is nothing, for a complete draft', () => {
    expect(issueFindings(checked).filter(({ severity }) => severity === 'fatal')).toEqual([])
  })

  // CGST Act 2017, s. 22 and 31: below the threshold a seller has no GSTIN and issues no tax invoice.
  it('is nothing for an Indian seller who is not registered, and the GSTIN where a tax is stated', () => {
    const address = {
      ...checked.seller.address,
      country: 'IN',
      subdivision: 'MH',
      postCode: '400001',
    }
    const seller = { ...checked.seller, address, taxIds: [] }
    const fatal = (own: DraftLine['tax']) =>
      issueFindings({
        ...checked,
        seller,
        vatRegistered: false,
        buyer: { ...seller, kind: 'person' },
        draft: { ...draft, currency: 'INR', lines: [{ ...line, tax: own }] },
      }).flatMap(({ severity, code }) => (severity === 'fatal' ? [code] : []))
    const none = countryRules('IN').taxes.find(({ key }) => key === 'unregistered')
    expect(none && fatal(taxOf(none, 'en'))).toEqual([])
    expect(fatal({ ...tax, rate: decimal('18') })).toContain('BDX-IN-01')
  })

  it('is nothing, for an American invoice with taxed and untaxed lines and a rate of zero', () => {
    const address = { ...checked.seller.address, country: 'US', subdivision: 'NY' }
    const seller = { ...checked.seller, address, taxIds: [] }
    const [none, sales] = countryRules('US').taxes
    if (!none || !sales) throw new Error('no taxes of US')
    const taxes = [
      taxOf(none, 'en'),
      ...['8.875', '0'].map(rate => ({ ...taxOf(sales, 'en'), rate: decimal(rate) })),
    ]
    const lines = taxes.map((own, i) => ({ ...line, id: `l${i}`, tax: own }))
    const input = {
      ...checked,
      seller,
      buyer: { ...seller, legalName: 'Client' },
      draft: { ...draft, currency: 'USD', language: 'en', lines },
    }
    expect(issueFindings(input).filter(({ severity }) => severity === 'fatal')).toEqual([])
    expect(formatsOfDraft(input)?.kinds).toEqual([])
  })

  it('is a sum below zero, said of the lines or of what was paid in advance', () => {
    const fatal = (change: Partial<Draft>) =>
      issueFindings({ ...checked, draft: { ...draft, ...change } }).filter(
        ({ severity }) => severity === 'fatal',
      )
    const lines = [{ ...line, quantity: decimal('-1') }]
    expect(fatal({ lines })).toMatchObject([{ code: 'invoice_negative', path: 'lines' }])
    expect(fatal({ prepaid: decimal('107.11') })).toMatchObject([
      { code: 'payable_negative', path: 'prepaid' },
    ])
    expect(fatal({ prepaid: decimal('107.10') })).toEqual([])
  })

  it('is what the draft lacks, in place of the rules that would say it again', () => {
    const findings = issueFindings({
      ...checked,
      draft: { ...draft, lines: [{ ...line, name: '' }] },
    })
    expect(findings.filter(({ path }) => path === 'lines.0.name')).toEqual([
      { code: 'name_missing', path: 'lines.0.name', severity: 'fatal', from: 'draft' },
    ])
  })

  it('is a date that is still to come, whatever the rest, and not the date of today', () => {
    const codes = (issueDate: string | null) =>
      issueFindings({
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
    const findings = issueFindings({ ...checked, draft: { ...draft, lines: [{ ...line, tax }] } })
    expect(findings.map(({ code }) => code)).toContain('BR-AE-02')
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
    const findings = issueFindings({ ...checked, buyer, draft: { ...draft, lines } })
    const fatal = findings.filter(({ severity }) => severity === 'fatal')
    expect(fatal.map(({ code }) => code)).toEqual(['BR-O-12'])
  })

  it('leaves the law aside while there is no customer', () => {
    const findings = issueFindings({
      ...checked,
      draft: { ...draft, customerId: null },
      buyer: null,
    })
    expect(findings.map(({ code }) => code)).toEqual(['customer_missing'])
  })
})

describe('the decision to issue', () => {
  const decided = (change: Partial<Draft>) =>
    decideIssue({ ...checked, draft: { ...draft, ...change } })

  it('accepts a complete draft with its date, or with today', () => {
    const issueDate = localDate('2026-02-28')
    expect(decided({ issueDate })).toEqual({ ok: true, value: { issueDate } })
    expect(decided({ issueDate: null })).toEqual({ ok: true, value: { issueDate: checked.today } })
  })

  it('refuses a date that is still to come before anything else', () => {
    const refused = decided({ issueDate: localDate('2026-03-02'), customerId: null })
    expect(refused).toEqual({
      ok: false,
      refusal: 'issue_date_in_future',
      detail: { today: checked.today },
    })
  })

  it('refuses what is missing, and says where', () => {
    expect(decided({ lines: [{ ...line, name: '' }] })).toEqual({
      ok: false,
      refusal: 'not_ready',
      detail: { missing: [{ code: 'name_missing', path: 'lines.0.name' }] },
    })
    const withoutCustomer = { ...draft, customerId: null }
    expect(decideIssue({ ...checked, draft: withoutCustomer, buyer: null })).toEqual({
      ok: false,
      refusal: 'not_ready',
      detail: { missing: [{ code: 'customer_missing', path: 'customerId' }] },
    })
    // A customer that is gone.
    expect(decideIssue({ ...checked, buyer: null })).toEqual({
      ok: false,
      refusal: 'not_ready',
      detail: { missing: [] },
    })
  })

  it('refuses a broken rule, without the warnings beside it', () => {
    const reverse = {
      category: 'AE',
      rate: ZERO,
      exemptionCode: 'VATEX-EU-AE',
      exemptionReason: 'Reverse charge',
    } as const
    const refused = decided({ lines: [{ ...line, tax: reverse }] })
    expect(refused).toMatchObject({ ok: false, refusal: 'rules_broken' })
    const { findings } = (refused.ok ? {} : refused.detail) as { findings: { severity: string }[] }
    expect(findings.map(({ severity }) => severity)).toEqual(findings.map(() => 'fatal'))
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'BR-AE-02', severity: 'fatal', from: 'rule' }),
    )
  })
})

test.each([
  ['lines.2.price', 'lines.2.price'],
  ['dueDate', 'due'],
  ['payment.accounts', 'bankAccountId'],
  ['delivery.address.city', 'deliveryAddress'],
  ['lines.1.classifications.0.code', 'lines.1.classification'],
  ['buyer.vatId', 'buyer.vatId'],
  ['allowancesCharges.2.value', 'allowancesCharges.1.value'],
  ['allowancesCharges', 'allowancesCharges'],
])('%s of the document is %s of the draft', (path, expected) => {
  const { tax } = specimenLine()
  const lines = ['20', '10'].map(rate => specimenLine({ tax: { ...tax, rate: decimal(rate) } }))
  // The first one is two of the document, one for each tax.
  const value = { by: 'amount', amount: decimal('1') } as const
  const shared = { charge: false, value, reason: 'x', reasonCode: '', tax, isShared: true }
  const draft = { lines, allowancesCharges: [shared, { ...shared, isShared: undefined }] }
  expect(draftPath(path, draft)).toBe(expected)
})

describe('the files a draft would be issued as', () => {
  const buyer = party('Kunde', 'ATU13585627')

  test('UBL that Peppol takes', () => {
    expect(formatsOfDraft({ ...checked, buyer })).toMatchObject({
      kinds: ['ubl', 'cii'],
      ublRules: 'peppol',
      notPeppol: [],
    })
  })

  test('plain UBL to whom Peppol does not deliver, with the rule that says so', () => {
    const reached = { ...checked.buyer, electronicAddress: { id: 'a@b.example', schemeId: 'EM' } }
    expect(formatsOfDraft({ ...checked, buyer: reached })).toMatchObject({
      kinds: ['ubl', 'cii'],
      ublRules: 'plain',
      notPeppol: ['PEPPOL-EN16931-CL008'],
    })
  })

  test('no XML for amounts that no European e-invoice holds, and a warning says so', () => {
    const abroad = { ...buyer, taxIds: [], address: { ...buyer.address, country: 'KW' } }
    const dinars = { ...draft, currency: 'KWD', lines: [{ ...line, price: decimal('1.235') }] }
    const input = { ...checked, buyer: abroad, draft: dinars }
    expect(formatsOfDraft(input)).toMatchObject({ kinds: [], ublRules: undefined })
    expect(issueFindings(input).map(({ code }) => code)).toContain('BDX-XML-01')
  })

  test('a further format where it applies', () => {
    const example = { ...EXAMPLE_FORMAT, appliesTo: () => true, write: () => '' }
    const formats = [...EINVOICE_FORMATS, example, { ...example, appliesTo: () => false }]
    expect(formatsOfDraft({ ...checked, buyer }, formats)?.kinds).toEqual([
      'ubl',
      'cii',
      'example_json',
    ])
  })

  test('unknown while no customer is chosen, or nothing is sold', () => {
    expect(formatsOfDraft({ ...checked, buyer: null })).toBeUndefined()
    expect(formatsOfDraft({ ...checked, buyer, draft: { ...draft, lines: [] } })).toBeUndefined()
  })

  test('XRechnung for a German authority, for which Peppol is not asked', () => {
    const german = (profile: PartyProfile): PartyProfile => ({
      ...profile,
      address: { ...profile.address, country: 'DE' },
    })
    const authority: PartyProfile = {
      ...german(party('Stadt', '')),
      kind: 'government',
      electronicAddress: { id: '04011000-1234512345-06', schemeId: '0204' },
    }
    const input = {
      ...checked,
      seller: german(party('Studio', 'DE136695976')),
      buyer: authority,
      draft: { ...draft, buyerReference: '04011000-1234512345-06' },
    }
    expect(formatsOfDraft(input)).toMatchObject({ ublRules: 'xrechnung', notPeppol: [] })
  })
})

test('a draft with a warning alone is issued, and the day of issue is that of the decision where it names none', () => {
  // Goods or services for a customer abroad, taxed as at home.
  const buyer = { ...checked.buyer, address: { ...checked.buyer.address, country: 'KW' } }
  const input = { ...checked, buyer, draft: { ...draft, issueDate: null } }
  const severities = new Set(issueFindings(input).map(({ severity }) => severity))
  expect(severities).toEqual(new Set(['warning']))
  expect(decideIssue(input)).toEqual({ ok: true, value: { issueDate: checked.today } })
  // What is wrong is not listed together with what may be looked at.
  const broken = { ...input, seller: { ...input.seller, taxIds: [] } }
  const decided = decideIssue(broken)
  expect(decided).toMatchObject({ ok: false, refusal: 'rules_broken' })
  const codes = issueFindings(broken).filter(({ severity }) => severity === 'warning')
  expect(codes).not.toEqual([])
  if (!decided.ok) expect(JSON.stringify(decided.detail)).not.toContain(`"severity":"warning"`)
})
