import { describe, expect, test } from 'vitest'
import { nationalTitle } from '../invoice/national-paper.ts'
import { decimal } from '../money/decimal.ts'
import { specimenProfile } from '../testing/draft.ts'
import type { TaxCategoryCode } from '../tax-category/category.ts'
import { partyOf } from './party-of.ts'

type Change = {
  readonly number?: string
  readonly category?: TaxCategoryCode
  readonly typeCode?: '380' | '381' | '386'
  readonly language?: string
}

function title(country: string, change: Change = {}): string | undefined {
  const { number = '12345678', category = 'S', typeCode = '380', language = 'en' } = change
  const taxIds = number === '' ? [] : [{ kind: 'tax', value: number }]
  const rate = decimal(category === 'S' ? '10' : '0')
  const tax = { category, rate, exemptionCode: '', exemptionReason: '' }
  return nationalTitle(
    {
      typeCode,
      seller: partyOf(specimenProfile(country, { taxIds }), 'seller'),
      buyer: partyOf(specimenProfile('FR'), 'buyer'),
      lines: [{ tax }],
    },
    language,
  )
}

describe.each(['AE', 'AU', 'SG', 'ZA'])('%s', country => {
  test('a registered seller that charges the tax issues a tax invoice, in the words of the law', () => {
    expect(title(country)).toBe('Tax invoice')
    expect(title(country, { language: 'fr' })).toBe('Tax invoice')
    expect(title(country, { language: 'ar' })).toBe('فاتورة ضريبية')
  })

  test('who is not registered, charges no tax, or issues another document does not', () => {
    expect(title(country, { number: '' })).toBeUndefined()
    expect(title(country, { category: 'O' })).toBeUndefined()
    expect(title(country, { category: 'Z' })).toBeUndefined()
    expect(title(country, { typeCode: '381' })).toBeUndefined()
    expect(title(country, { typeCode: '386' })).toBeUndefined()
  })
})

test.each(['NZ', 'MY', 'CA', 'US', 'JP', 'FR', 'DE', 'GB'])(
  '%s calls an invoice an invoice',
  country => {
    expect(title(country)).toBeUndefined()
  },
)
