import { countryRules } from '@bordereau/domain/country/rules'
import { decimal } from '@bordereau/domain/money/decimal'
import { specimenDraft, specimenLine, specimenProfile } from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import { draftPathOfCell, cellKey, writeCell } from './cells.ts'
import { chargeFromOffer } from './charge-from-offer.ts'
import { draftTotalsRows } from './draft-totals.ts'

const vat = { category: 'S', rate: decimal('22'), exemptionCode: '', exemptionReason: '' } as const
const exempt = { ...vat, category: 'E', rate: decimal('0'), exemptionReason: 'Art. 10' } as const

function offered(key: string, tax: typeof vat | typeof exempt) {
  const offer = countryRules('IT').settlement.charges.find(each => each.key === key)
  if (!offer) throw new Error(key)
  const draft = specimenDraft({ language: 'it', lines: [specimenLine({ tax })] })
  return chargeFromOffer(offer, 'IT', draft)
}

test('a charge of the law has its rate, its reason in the language of the document, and the tax of the lines', () => {
  expect(offered('cassa', vat)).toEqual({
    charge: true,
    value: { by: 'percent', percent: '4' },
    reason: 'Contributo integrativo cassa previdenziale',
    reasonCode: '',
    tax: vat,
    offer: 'cassa',
    isWithheld: false,
    isOfOwnTax: true,
  })
  expect(offered('rivalsa_inps', vat)).toMatchObject({ isWithheld: true, tax: vat })
})

test('a charge is under the tax of what was sold, also where a disbursement stands first', () => {
  const [offer] = countryRules('IT').settlement.charges
  if (!offer) throw new Error('no charge')
  const out = { ...exempt, exemptionReason: 'Art. 15' }
  const draft = (tax: typeof vat | typeof exempt) =>
    specimenDraft({
      lines: [specimenLine({ tax: out, isWithheld: false }), specimenLine({ tax })],
    })
  expect(chargeFromOffer(offer, 'IT', draft(vat)).tax).toEqual(vat)
  expect(chargeFromOffer(offer, 'IT', draft(exempt)).tax).toEqual(exempt)
})

test('the stamp duty is outside of VAT beside taxed lines, and exempt like the lines beside exempt ones', () => {
  expect(offered('bollo', vat).tax).toMatchObject({
    category: 'E',
    exemptionReason: 'Escluso dalla base imponibile – art. 15 DPR 633/1972',
  })
  expect(offered('bollo', exempt).tax).toEqual(exempt)
})

test('the rate of the withholding and the percentages of discounts are cells of the draft', () => {
  const rate = { of: 'document', field: 'withholdingRate' } as const
  const percent = { of: 'cashDiscount', index: 1 } as const
  const draft = specimenDraft({
    withholding: { key: 'ritenuta', rate: null, of: 'net' },
    cashDiscounts: [7, 14].map(days => ({ days, percent: decimal('1') })),
  })
  expect([rate, percent].map(cell => draftPathOfCell(cellKey(cell), draft))).toEqual([
    'withholding.rate',
    'cashDiscounts.1.percent',
  ])
  expect(writeCell(draft, rate, decimal('20')).withholding).toEqual({
    key: 'ritenuta',
    rate: '20',
    of: 'net',
  })
  expect(writeCell(draft, rate, null).withholding?.rate).toBeNull()
  expect(writeCell(specimenDraft(), rate, decimal('20')).withholding).toBeUndefined()
  expect(writeCell(draft, percent, decimal('2')).cashDiscounts?.map(each => each.percent)).toEqual([
    '1',
    '2',
  ])
  expect(writeCell(draft, percent, null).cashDiscounts?.[1]?.percent).toBe('0')
})

test('the totals of the editor have the row of what is withheld', () => {
  const draft = specimenDraft({
    lines: [specimenLine({ quantity: decimal('1'), price: decimal('1000'), tax: vat })],
    withholding: { key: 'ritenuta', rate: decimal('20'), of: 'net' },
  })
  const italian = specimenProfile('IT')
  const rows = draftTotalsRows(draft, { seller: italian, buyer: null })
  expect(rows.slice(-2)).toMatchObject([
    { kind: 'withheld', key: 'ritenuta', amount: -20_000n },
    { kind: 'payable', amount: 102_000n },
  ])
})
