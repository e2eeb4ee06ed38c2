import { describe, expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import type { TaxCategoryCode } from '../tax-category/category.ts'
import { SPECIMEN_DAY, specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import { composePreview } from './compose.ts'
import type { Draft } from './draft.ts'
import { stampDutyOf } from './stamp-duty.ts'

const italian = specimenProfile('IT')
const line = (price: string, category: TaxCategoryCode = 'E', rate = '0') =>
  specimenLine({
    quantity: decimal('1'),
    price: decimal(price),
    tax: { category, rate: decimal(rate), exemptionCode: '', exemptionReason: 'x' },
  })
const bollo = {
  charge: true,
  value: { by: 'amount', amount: decimal('2') },
  reason: 'Imposta di bollo',
  reasonCode: '',
  tax: { category: 'E', rate: decimal('0'), exemptionCode: '', exemptionReason: 'art. 15' },
  offer: 'bollo',
} as const
const owes = (change: Partial<Draft>) => stampDutyOf(specimenDraft(change), italian)

/** DPR 642/1972, Tariffa art. 13; Circolare Studio Com 5/2026 lists what it is due on. */
describe('the Italian stamp duty', () => {
  test('is owed above 77.47 euros without VAT, and not on 77.47', () => {
    expect(owes({ lines: [line('77.47')] })).toBeUndefined()
    expect(owes({ lines: [line('77.48')] })).toMatchObject({
      isCharged: false,
      duty: { chargeKey: 'bollo' },
    })
    expect(owes({ lines: [line('40'), line('40')] })).toBeDefined()
  })

  test('does not count amounts with VAT, exports, intra-Community supplies and reverse charges', () => {
    expect(owes({ lines: [line('77'), line('500', 'S', '22')] })).toBeUndefined()
    for (const category of ['G', 'K', 'AE'] as const)
      expect(owes({ lines: [line('500', category)] })).toBeUndefined()
    expect(owes({ lines: [line('500', 'O')] })).toBeDefined()
  })

  test('does not count itself, and is known to be charged to the customer', () => {
    expect(owes({ lines: [line('76')], allowancesCharges: [bollo] })).toBeUndefined()
    expect(owes({ lines: [line('100')], allowancesCharges: [bollo] })).toMatchObject({
      isCharged: true,
    })
    const { offer: _, ...rest } = bollo
    const freight = { ...rest, value: { by: 'amount', amount: decimal('10') } } as const
    expect(owes({ lines: [line('70')], allowancesCharges: [freight] })).toMatchObject({
      isCharged: false,
    })
  })

  test('is not asked of credit notes, other currencies and sellers of other countries', () => {
    expect(owes({ lines: [line('100')], kind: 'credit_note' })).toBeUndefined()
    expect(owes({ lines: [line('100')], currency: 'USD' })).toBeUndefined()
    expect(
      stampDutyOf(specimenDraft({ lines: [line('100')] }), specimenProfile('ES')),
    ).toBeUndefined()
  })

  test.each([
    ['100', ['Imposta di bollo di 2 € assolta in modo virtuale ai sensi del DM 17 giugno 2014']],
    ['50', []],
  ])('of %s euros puts its note on the document', (price, notes) => {
    const draft = specimenDraft({ language: 'it', lines: [line(price)] })
    const invoice = composePreview({
      draft,
      number: '1',
      issueDate: SPECIMEN_DAY,
      seller: italian,
      buyer: italian,
      bankAccount: null,
      specification: '',
      businessProcess: '',
    })
    expect(invoice.notes.map(({ text }) => text).filter(text => text.includes('bollo'))).toEqual(
      notes,
    )
  })
})
