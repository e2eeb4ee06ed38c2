import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { ledgerKindOf } from '../document-kind.ts'
import { SPECIMEN_ACCOUNT, SPECIMEN_DAY, specimenDraft, specimenProfile } from '../testing/draft.ts'
import { compose } from './compose.ts'
import { debit, replace } from './correct.ts'
import { creditInFull } from './credit.ts'
import { documentSeries } from './document-series.ts'
import { duplicate } from './duplicate.ts'
import { buyerOf, selfBillingFault, selfBillingNotes, sellerOf } from './self-billing.ts'

const selfBilled = specimenDraft({ type: 'self_billed_invoice' })
const company = {
  profile: specimenProfile('FR', { legalName: 'Editions SARL' }),
  vatRegistered: true,
  usesOneStopShop: true,
  sells: 'goods',
} as const
const agreed = { agreedOn: '2026-01-01', chargesTax: true }
const supplier = specimenProfile('DE', { legalName: 'Jonas Weiß', selfBilling: agreed })

describe('the parties of a self-billed document', () => {
  test('are turned round: the supplier sells as its agreement says, and the company buys', () => {
    expect(sellerOf(selfBilled, company, supplier)).toMatchObject({
      profile: supplier,
      vatRegistered: true,
      usesOneStopShop: false,
      taxes: [],
      sells: 'both',
    })
    const small = { ...supplier, selfBilling: { ...agreed, chargesTax: false } }
    expect(sellerOf(selfBilled, company, small).vatRegistered).toBe(false)
    expect(buyerOf(selfBilled, company.profile, supplier)).toBe(company.profile)
  })

  test('are as usual of every other document', () => {
    const draft = specimenDraft()
    expect(sellerOf(draft, company, supplier)).toBe(company)
    expect(buyerOf(draft, company.profile, supplier)).toBe(supplier)
  })

  test('are not known before the supplier is chosen', () => {
    expect(sellerOf(selfBilled, company, null).profile).toMatchObject({ legalName: '' })
    expect(buyerOf(selfBilled, company.profile, null)).toBeNull()
  })
})

describe('a self-billed document', () => {
  const composed = () =>
    compose({
      draft: selfBilled,
      number: 'SB01-2026-0001',
      issueDate: SPECIMEN_DAY,
      seller: supplier,
      buyer: company.profile,
      bankAccount: null,
      specification: '',
      businessProcess: '',
    })

  test('is 389 between supplier and company, and paid as agreed', () => {
    expect(composed()).toMatchObject({
      typeCode: '389',
      seller: { legalName: 'Jonas Weiß' },
      buyer: { legalName: 'Editions SARL' },
      payment: { meansCode: '57', accounts: [] },
    })
  })

  test('names the account of the supplier, where the agreement has it, and none of the company', () => {
    const account = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
    const paid = compose({
      draft: selfBilled,
      number: 'SB01-2026-0001',
      issueDate: SPECIMEN_DAY,
      seller: { ...supplier, selfBilling: { ...agreed, account } },
      buyer: company.profile,
      bankAccount: SPECIMEN_ACCOUNT,
      specification: '',
      businessProcess: '',
    })
    expect(paid.payment).toMatchObject({
      meansCode: '58',
      accounts: [{ ...account, accountName: 'Jonas Weiß' }],
    })
    expect(paid.payment?.accounts).toHaveLength(1)
  })

  test('is in no ledger, and has the series of its supplier', () => {
    expect(ledgerKindOf(selfBilled)).toBe('self_billed')
    expect(ledgerKindOf(specimenDraft())).toBe('invoice')
    const seriesOf = (draft: typeof selfBilled) =>
      documentSeries(draft.kind, draft, supplier, company.profile)
    expect(seriesOf(selfBilled)).toBe('self_billed_invoice')
    expect(seriesOf({ ...selfBilled, ...credit })).toBe('self_billed_credit_note')
  })

  test('is credited by 261, copied as what it is, and neither replaced nor raised', () => {
    const issued = { invoiceId: 'i', number: 'SB1', issueDate: SPECIMEN_DAY, draft: selfBilled }
    const credit = creditInFull(issued, 'Price', () => 'l')
    expect(credit).toMatchObject({
      value: { kind: 'credit_note', type: 'self_billed_credit_note' },
    })
    expect(credit.ok && duplicate(credit.value, SPECIMEN_DAY, () => 'l')).toMatchObject({
      kind: 'invoice',
      type: 'self_billed_invoice',
    })
    expect(debit(issued, 'Price', () => 'l')).toMatchObject({ refusal: 'not_replaceable' })
    expect(replace(issued, 'Price', () => 'l', [])).toMatchObject({ refusal: 'not_replaceable' })
  })
})

/** Directive 2006/112/EC, art. 226 (10a); the further words are those of the supplier's law. */
test.each([
  ['de', null, 'DE', ['(Gutschrift)']],
  ['en', null, 'DE', ['(Self-billing)', 'Gutschrift']],
  ['en', 'de', 'DE', ['(Self-billing / Gutschrift)']],
  ['fr', null, 'FR', ['(Autofacturation)']],
  ['es', null, 'ES', ['(Facturación por el destinatario)']],
  ['pl', null, 'PL', ['(Samofakturowanie)']],
  // DPR 633/1972, art. 21 (2) (n).
  [
    'it',
    null,
    'IT',
    [
      '(Autofatturazione)',
      'Emessa, per conto del cedente o prestatore, dal cessionario o committente',
    ],
  ],
  ['nl', null, 'BE', ['(Factuur uitgereikt door afnemer)']],
  ['pt-PT', null, 'PT', ['(Autofaturação)']],
  ['en', null, 'NL', ['(Self-billing)', 'Factuur uitgereikt door afnemer']],
  // VAT Notice 700/62, 4.1.
  ['en', null, 'GB', ['(Self-billing)', 'The VAT shown is your output tax due to HMRC']],
  ['hi', null, 'AT', ['(Self-billing)']],
] as const)(
  'in %s and %s of a supplier in %s it says %j',
  (language, secondLanguage, country, said) => {
    const notes = selfBillingNotes(
      { ...selfBilled, language, secondLanguage },
      specimenProfile(country),
    )
    expect(notes.map(({ text, printed }) => (printed === false ? `(${text})` : text))).toEqual(said)
    expect(notes.every(({ subjectCode }) => subjectCode === '')).toBe(true)
    for (const type of [undefined, 'invoice'] as const)
      expect(selfBillingNotes(specimenDraft({ language, type }), specimenProfile(country))).toEqual(
        [],
      )
  },
)

const credit = { type: 'self_billed_credit_note', kind: 'credit_note' } as const

describe('the law on self-billing', () => {
  const day = localDate('2026-11-20')
  const of = (country: string, selfBilling?: typeof agreed & { until?: string }) => ({
    ...specimenProfile(country),
    selfBilling,
  })
  test.each([
    ['DE', '§ 14 Abs. 2 UStG'],
    ['FR', 'art. 289, I-2 du CGI, art. 242 nonies de l’annexe II'],
    ['ES', 'art. 5 del RD 1619/2012'],
    ['IT', 'art. 21, commi 1 e 2, lett. n), DPR 633/1972; circolare 45/E/2005'],
    ['PL', 'Directive 2006/112/EC, art. 224'],
    ['SE', 'Directive 2006/112/EC, art. 224'],
    ['GB', 'VAT Regulations 1995, reg. 13(3) to (3F); VAT Notice 700/62'],
    ['CH', 'MWSTG Art. 3 Bst. k, Art. 26 und 27 Abs. 3'],
  ])('of %s wants an agreement', (country, law) => {
    expect(selfBillingFault(selfBilled, of(country), day)).toMatchObject({
      fault: 'no_agreement',
      law: { law, url: expect.stringMatching(/^https?:/) },
    })
    expect(selfBillingFault(selfBilled, of(country, agreed), day)).toBeUndefined()
  })

  test('wants one for a correction too', () => {
    expect(selfBillingFault(credit, of('DE'), day)?.fault).toBe('no_agreement')
  })

  test.each([
    [{ ...agreed, agreedOn: '2026-11-21' }, 'no_agreement'],
    [{ ...agreed, agreedOn: '2026-11-20' }, undefined],
    [{ ...agreed, until: '2026-11-19' }, 'no_agreement'],
    [{ ...agreed, until: '2026-11-20' }, undefined],
  ])('holds an invoice within its agreement %j', (agreement, fault) => {
    expect(selfBillingFault(selfBilled, of('DE', agreement), day)?.fault).toBe(fault)
    expect(selfBillingFault(credit, of('DE', agreement), day)?.fault).toBeUndefined()
  })

  test('is not known of India and the United States', () => {
    for (const country of ['IN', 'US'])
      expect(selfBillingFault(selfBilled, of(country, agreed), day)).toEqual({
        fault: 'law_unknown',
      })
  })

  // Rescrit 2006/10: a mandate of the customer is for first invoices only.
  test('of France lets only the supplier correct', () => {
    expect(selfBillingFault(credit, of('FR', agreed), day)?.fault).toBe('corrected_by_seller')
    expect(selfBillingFault(selfBilled, of('FR', agreed), day)).toBeUndefined()
  })

  test('says nothing of other documents', () => {
    expect(selfBillingFault(specimenDraft(), of('IN'), day)).toBeUndefined()
  })
})
