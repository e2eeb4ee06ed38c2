import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { LAWFUL_TERMS } from '../party/party.ts'
import type { TaxCategoryCode } from '../tax-category/category.ts'
import { type Composition, compose, composePreview } from './compose.ts'
import {
  SPECIMEN_ACCOUNT,
  SPECIMEN_DAY,
  specimenDraft,
  specimenLine,
  specimenProfile,
} from '../testing/draft.ts'

const french = specimenProfile('FR', { taxIds: [{ kind: 'vat', value: 'FR40303265045' }] })
const german = specimenProfile('DE', { taxIds: [{ kind: 'vat', value: 'DE136695976' }] })

function composition(change: Partial<Composition> = {}): Composition {
  return {
    draft: specimenDraft(),
    number: 'F2026-0001',
    issueDate: SPECIMEN_DAY,
    seller: french,
    buyer: german,
    bankAccount: SPECIMEN_ACCOUNT,
    specification: 'urn:cen.eu:en16931:2017',
    businessProcess: 'S1',
    ...change,
  }
}

function taxed(category: TaxCategoryCode, change = {}) {
  const tax = { category, rate: decimal('0'), exemptionCode: '', exemptionReason: 'x' }
  return specimenDraft({ lines: [specimenLine({ tax })], ...change })
}

describe('an invoice', () => {
  const invoice = compose(composition())

  test('carries number, dates, parties, process and specification', () => {
    expect(invoice).toMatchObject({
      number: 'F2026-0001',
      typeCode: '380',
      issueDate: '2026-11-20',
      dueDate: '2026-12-20',
      businessProcess: 'S1',
      specification: 'urn:cen.eu:en16931:2017',
      seller: { vatId: 'FR40303265045', legalRegistration: { id: '303265045', schemeId: '0002' } },
      buyer: { vatId: 'DE136695976' },
      precedingInvoices: [],
    })
  })

  test('has the legal notes of the seller’s country in the document’s language', () => {
    expect(invoice.notes.map(note => note.subjectCode)).toEqual(['', 'PMT', 'PMD', 'AAB', 'BAR'])
    // The operation and the treatment are for programs alone.
    expect(compose(composition()).notes.map(note => note.printed)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      false,
    ])
    expect(invoice.notes[3]?.text).toBe('Pas d’escompte pour paiement anticipé.')
    const both = compose(
      composition({ draft: specimenDraft({ language: 'de', secondLanguage: 'en' }) }),
    )
    expect(both.notes[3]?.text).toBe(
      'Kein Skonto bei vorzeitiger Zahlung. / No discount for early payment.',
    )
  })

  test('puts the seller’s note before them', () => {
    const noted = compose(composition({ draft: specimenDraft({ note: 'Merci !' }) }))
    expect(noted.notes[0]).toEqual({ subjectCode: '', text: 'Merci !' })
  })

  test('is paid by SEPA in euros, by another transfer in other currencies, and has no payment instructions without an account', () => {
    const means = (change: Partial<Composition>) => compose(composition(change)).payment
    expect(means({})).toMatchObject({ meansCode: '58', remittance: 'F2026-0001' })
    expect(means({ draft: specimenDraft({ currency: 'USD' }) })?.meansCode).toBe('30')
    const local = { ...SPECIMEN_ACCOUNT, iban: '', accountNumber: '123' }
    expect(means({ bankAccount: local })?.meansCode).toBe('30')
    expect(means({ bankAccount: { ...local, accountNumber: '' } })).toBeUndefined()
    expect(means({ bankAccount: null })).toBeUndefined()
  })

  test('quotes the reference of the country of the account, which its banks check', () => {
    const quoted = (iban: string, number: string) =>
      compose(composition({ number, bankAccount: { ...SPECIMEN_ACCOUNT, iban } })).payment
    expect(quoted('BE68 5390 0754 7034', 'F2026-0042')?.remittance).toBe('+++002/0260/04240+++')
    expect(quoted('FI21 1234 5600 0007 85', 'F-123456')?.remittance).toMatch(/^RF\d\d1234561$/)
    expect(quoted('BE68 5390 0754 7034', 'DRAFT')?.remittance).toBe('DRAFT')
    expect(quoted('DE89 3704 0044 0532 0130 00', 'F2026-0042')?.remittance).toBe('F2026-0042')
  })

  test('is due on the given date', () => {
    const date = localDate('2027-01-15')
    const draft = specimenDraft({ due: { by: 'date', date } })
    expect(compose(composition({ draft })).dueDate).toBe(date)
  })

  test('numbers its lines and names the HSN in India', () => {
    const lines = [specimenLine({ id: 'a', classification: '998314' }), specimenLine({ id: 'b' })]
    const indian = specimenProfile('IN', { taxIds: [{ kind: 'gstin', value: '27AAPFU0939F1ZV' }] })
    const made = compose(composition({ seller: indian, draft: specimenDraft({ lines }) }))
    expect(made.lines.map(line => line.id)).toEqual(['1', '2'])
    expect(made.lines[0]?.classifications).toEqual([{ code: '998314', listId: 'HS' }])
    expect(made.lines[1]?.classifications).toEqual([])
  })

  test('inside the EU states when and where it was delivered', () => {
    const made = compose(composition({ draft: taxed('K') }))
    expect(made.delivery).toMatchObject({ date: '2026-11-20', address: { country: 'DE' } })
    const period = { start: localDate('2026-10-01'), end: localDate('2026-10-31') }
    expect(compose(composition({ draft: taxed('K', { period }) })).delivery.date).toBeUndefined()
    expect(invoice.delivery).toEqual({ name: '', date: undefined, address: undefined })
  })

  test('not subject to VAT has no VAT identifier, and has the numbers of both as plain identifiers', () => {
    const made = compose(composition({ draft: taxed('O') }))
    expect([made.seller.vatId, made.buyer.vatId]).toEqual(['', ''])
    expect(made.seller.identifiers).toEqual([{ id: 'FR40303265045' }])
    expect(made.buyer.identifiers).toEqual([{ id: 'DE136695976' }])
  })
})

test('what a draft does not have stays empty in the document', () => {
  expect(compose(composition({ draft: specimenDraft({ buyerReference: 'PO' }) }))).toMatchObject({
    buyerReference: 'PO',
    taxPointCode: '',
    salesOrderReference: '',
    receivingAdviceReference: '',
    despatchAdviceReference: '',
    tenderReference: '',
    accountingReference: '',
    paymentTerms: '',
    supportingDocuments: [],
    period: undefined,
  })
  const line = specimenLine({ classification: 'A1' })
  const made = compose(composition({ draft: specimenDraft({ lines: [line] }) })).lines[0]
  expect(made).toMatchObject({
    orderLineReference: '',
    accountingReference: '',
    buyerItemId: '',
    originCountry: '',
    attributes: [],
    period: undefined,
    classifications: [{ code: 'A1', listId: 'ZZZ' }],
  })
})

test('periods of the document and of a line are kept', () => {
  const period = { start: localDate('2026-10-01'), end: localDate('2026-10-31') }
  const made = compose(
    composition({ draft: specimenDraft({ period, lines: [specimenLine({ period })] }) }),
  )
  expect([made.period, made.lines[0]?.period]).toEqual([period, period])
})

test('the payment terms of the draft are used; an invoice without them has none', () => {
  const terms = (change: object) =>
    compose(composition({ draft: specimenDraft(change) })).paymentTerms
  expect(terms({})).toBe('')
  expect(terms({ paymentTerms: 'Comptant' })).toBe('Comptant')
  const corrects = { invoiceId: '1', number: 'F1', issueDate: SPECIMEN_DAY, reason: 'x' }
  expect(terms({ kind: 'credit_note', corrects, paymentTerms: 'Comptant' })).toBe('Comptant')
})

test('a note of spaces is none', () => {
  const made = compose(composition({ draft: specimenDraft({ note: '   ' }) }))
  expect(made.notes.map(note => note.subjectCode)).toEqual(['', 'PMT', 'PMD', 'AAB', 'BAR'])
})

test('a German invoice says that it is dated by the day of supply where the draft has no day of delivery', () => {
  const says = (change: object) =>
    compose(composition({ seller: german, draft: specimenDraft(change) })).notes.length > 0
  const period = { start: localDate('2026-10-01'), end: localDate('2026-10-31') }
  expect([says({}), says({ deliveryDate: SPECIMEN_DAY }), says({ period })]).toEqual([
    true,
    false,
    false,
  ])
})

test('a day of delivery in a draft is not replaced by the day of issue', () => {
  const deliveryDate = localDate('2026-11-02')
  expect(compose(composition({ draft: taxed('K', { deliveryDate }) })).delivery.date).toBe(
    deliveryDate,
  )
})

test('an invoice that is not subject to VAT of a seller without a VAT number has no identifier for it', () => {
  const seller = specimenProfile('FR', { taxIds: [{ kind: 'siren', value: '303265045' }] })
  expect(compose(composition({ seller, draft: taxed('O') })).seller.identifiers).toEqual([])
  const subject = compose(composition()).buyer
  expect(subject.vatId).toBe('DE136695976')
})

test('a draft that is not ready names each missing field', () => {
  const draft = specimenDraft({ lines: [specimenLine({ quantity: null, price: null })] })
  expect(() => compose(composition({ draft }))).toThrow(
    'not ready: quantity_missing at lines.0.quantity, price_missing at lines.0.price',
  )
})

test('a credit note names the corrected invoice and the reason, requests no payment and has terms for its amount', () => {
  const corrects = {
    invoiceId: '1',
    number: 'F2026-0001',
    issueDate: localDate('2026-10-01'),
    reason: 'Retour',
  }
  const draft = specimenDraft({ kind: 'credit_note', corrects })
  expect(compose(composition({ draft, number: 'A2026-0001' }))).toMatchObject({
    typeCode: '381',
    dueDate: undefined,
    precedingInvoices: [{ number: 'F2026-0001', issueDate: '2026-10-01' }],
    payment: { meansCode: '97', accounts: [] },
    paymentTerms: 'Ce montant sera déduit de factures en cours ou remboursé.',
  })
  expect(compose(composition({ draft })).notes[0]?.text).toBe('Retour')
  expect(compose(composition({ draft, seller: specimenProfile('NL') })).payment?.meansCode).toBe(
    '58',
  )
})

test('an incomplete draft can be previewed, not composed', () => {
  const draft = specimenDraft({ lines: [specimenLine({ quantity: null, price: null })] })
  expect(() => compose(composition({ draft }))).toThrow(/quantity_missing at lines.0.quantity/)
  expect(composePreview(composition({ draft })).lines[0]).toMatchObject({
    quantity: '0',
    price: '0',
  })
})

test('a discount for early payment is in the terms, after the seller’s own words and in both languages', () => {
  const cashDiscounts = [{ percent: decimal('2'), days: 10 }]
  const of = (change: object) => compose(composition({ draft: specimenDraft(change) }))
  const terms = of({ cashDiscounts, language: 'en', secondLanguage: 'de' }).paymentTerms.split('\n')
  expect(terms).toHaveLength(2)
  expect(terms[0]).toContain('2%')
  expect(terms[1]).toContain('2\u00a0%')
  const own = of({ cashDiscounts, paymentTerms: 'Net.', language: 'en' }).paymentTerms.split('\n')
  expect(own).toEqual(['Net.', terms[0]])
  expect(of({ cashDiscounts })).toHaveProperty('cashDiscounts', cashDiscounts)
  for (const none of [{}, { cashDiscounts: [] }])
    expect(of(none)).not.toHaveProperty('cashDiscounts')
})

test('the deposits that are set off are named as preceding invoices, and kept with their tax', () => {
  const deposit = {
    invoiceId: 'd',
    number: 'F0',
    issueDate: SPECIMEN_DAY,
    vat: [],
    amount: decimal('10'),
  }
  const invoice = compose(composition({ draft: specimenDraft({ deposits: [deposit] }) }))
  expect(invoice.precedingInvoices).toEqual([{ number: 'F0', issueDate: SPECIMEN_DAY }])
  expect(invoice.deposits).toEqual([deposit])
  expect(compose(composition())).not.toHaveProperty('deposits')
})

test('a French invoice in dollars names the euro even without tax (BR-FR-CO-12), any other only with tax', () => {
  const currencyOf = (seller: Composition['seller'], draft: Composition['draft']) =>
    compose(composition({ seller, draft })).taxCurrency
  const without = taxed('AE', { currency: 'USD' })
  expect(currencyOf(french, without)).toEqual({ currency: 'EUR', rate: '1' })
  expect(currencyOf(german, without)).toBeUndefined()
  expect(currencyOf(french, taxed('AE'))).toBeUndefined()
  expect(currencyOf(french, specimenDraft({ currency: 'USD' }))).toBeUndefined()
  const given = { currency: 'EUR', rate: decimal('0.9') }
  expect(currencyOf(german, { ...without, taxCurrency: given })).toEqual(given)
})

test('a French natural person in business has EI beside the name, once (C. com., art. R. 526-27)', () => {
  const named = (seller: Composition['seller'], soleTrader: boolean, legalName: string) =>
    compose(
      composition({
        seller: { ...seller, legalName, sellerTerms: { ...LAWFUL_TERMS, soleTrader } },
      }),
    ).seller.legalName
  expect(named(french, true, 'Marie Durand')).toBe('Marie Durand EI')
  expect(named(french, true, 'EI Marie Durand')).toBe('EI Marie Durand')
  expect(named(french, false, 'Durand SAS')).toBe('Durand SAS')
  expect(named(german, true, 'Maria Durand')).toBe('Maria Durand')
})

test('an intra-Community supply is dated by its period where it has one', () => {
  const period = { start: SPECIMEN_DAY, end: SPECIMEN_DAY }
  const { delivery } = compose(composition({ draft: taxed('K', { period }) }))
  expect(delivery.date).toBeUndefined()
  expect(compose(composition({ draft: taxed('K') })).delivery).toMatchObject({
    name: '',
    date: SPECIMEN_DAY,
  })
})

test('a section begins with a heading that has words', () => {
  const lines = [' Design ', ' ', undefined].map((sectionHeading, i) =>
    specimenLine({ id: `${i}`, sectionHeading }),
  )
  const headings = compose(composition({ draft: specimenDraft({ lines }) })).lines.map(
    line => line.sectionHeading,
  )
  expect(headings).toEqual(['Design', undefined, undefined])
})

test('a credit note asks for no payment, except in the Netherlands, where it names the account', () => {
  const paid = (seller: Composition['seller']) =>
    composePreview(composition({ draft: specimenDraft({ kind: 'credit_note' }), seller })).payment
  expect(paid(french)).toEqual({
    meansCode: '97',
    meansText: '',
    remittance: 'F2026-0001',
    accounts: [],
  })
  expect(paid(specimenProfile('NL'))).toEqual({
    meansCode: '58',
    meansText: '',
    remittance: 'F2026-0001',
    accounts: [SPECIMEN_ACCOUNT],
  })
})
