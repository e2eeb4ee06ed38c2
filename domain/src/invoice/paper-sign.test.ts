import { expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { SPECIMEN_DAY, specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import { composePreview } from './compose.ts'
import { asDifference } from './paper-sign.ts'
import { totalsOf } from './totals.ts'

const invoice = composePreview({
  draft: specimenDraft({
    lines: [
      specimenLine({
        allowancesCharges: [
          {
            charge: false,
            value: { by: 'amount', amount: decimal('5') },
            reason: 'x',
            reasonCode: '',
          },
        ],
      }),
    ],
    allowancesCharges: [true, false].map(charge => ({
      charge,
      value: { by: 'amount', amount: decimal(charge ? '7' : '3') } as const,
      reason: 'x',
      reasonCode: '',
      tax: specimenLine().tax,
    })),
    prepaid: decimal('10'),
    rounding: decimal('0.01'),
    withholding: { key: 'other', rate: decimal('15'), of: 'net' },
    taxCurrency: { currency: 'PLN', rate: decimal('4') },
  }),
  number: 'N1',
  issueDate: SPECIMEN_DAY,
  seller: specimenProfile('FR'),
  buyer: specimenProfile('FR'),
  bankAccount: null,
  specification: '',
  businessProcess: '',
})

/** Every amount below a value, in its order. */
function amountsIn(value: unknown): readonly bigint[] {
  if (typeof value === 'bigint') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(amountsIn) : []
}

test('a difference has every quantity and every amount with the other sign, and nothing else', () => {
  const totals = totalsOf(invoice)
  const shown = asDifference({ invoice, totals })
  expect(amountsIn(totals)).toHaveLength(18)
  expect(amountsIn(shown.totals)).toEqual(amountsIn(totals).map(amount => -amount))
  expect(shown.totals.taxInTaxCurrency?.currency).toBe('PLN')
  expect(shown.invoice.lines.map(({ quantity, price }) => [quantity, price])).toEqual([
    ['-2', '80'],
  ])
})

test('what a document does not have is not on its paper either', () => {
  const plain = { ...invoice, withholding: undefined, taxCurrency: undefined }
  const { totals } = asDifference({ invoice: plain, totals: totalsOf(plain) })
  expect(Object.keys(totals)).toEqual(Object.keys(totalsOf(plain)))
})
