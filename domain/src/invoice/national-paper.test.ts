import { describe, expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import type { TaxCategoryCode } from '../tax-category/category.ts'
import { specimenProfile } from '../testing/draft.ts'
import { nationalPaperOf, nationalTitle, titleIn } from './national-paper.ts'

const partyOf = (country: string, vatId = '') => ({
  address: specimenProfile(country).address,
  vatId,
  taxRegistration: '',
  identifiers: [],
})

function printed(
  country: string,
  categories: readonly TaxCategoryCode[] = ['S'],
  { typeCode = '380', deposits = 0, exemptionReason = '' } = {},
) {
  return {
    typeCode,
    seller: partyOf(country, country === 'IN' ? '27AAPFU0939F1ZV' : ''),
    buyer: partyOf(country),
    lines: categories.map(category => ({
      tax: { category, rate: decimal('18'), exemptionCode: '', exemptionReason },
    })),
    deposits: Array.from({ length: deposits }, () => ({})),
    currency: country === 'IN' ? 'INR' : 'EUR',
  }
}

describe('the title of a document', () => {
  // CGST Act 2017, s. 31; CGST Rules 2017, rules 46, 46A and 49.
  test.each([
    ['taxable', printed('IN', ['S']), 'Tax invoice'],
    ['exempt', printed('IN', ['E', 'Z']), 'Bill of supply'],
    ['both, to an unregistered buyer', printed('IN', ['S', 'E']), 'Invoice-cum-bill of supply'],
    ['a credit note', printed('IN', ['S'], { typeCode: '381' }), 'Credit note'],
    ['a final invoice', printed('IN', ['S'], { deposits: 1 }), 'Final invoice'],
    ['of a French seller', printed('FR'), 'Invoice'],
    [
      'corrected, of a French seller',
      printed('FR', ['S'], { typeCode: '384' }),
      'Corrected invoice',
    ],
  ])('%s: %#', (_, document, title) => {
    expect(titleIn(document, 'en')).toBe(title)
  })

  test('is in the language of the document, where the law has a name in it', () => {
    expect(titleIn(printed('IN'), 'hi')).toBe('कर बीजक')
    expect(titleIn(printed('FR'), 'de')).toBe('Rechnung')
    expect(nationalTitle(printed('IN'), 'hi')).toBe('कर बीजक')
    expect(nationalTitle(printed('FR'), 'fr')).toBeUndefined()
  })
})

test('India wants the original named, the amount in words and a signature; France none of it', () => {
  const total = { payable: 118_000n }
  expect(nationalPaperOf(printed('IN'), total)).toEqual({
    statements: [{ en: 'ORIGINAL FOR RECIPIENT' }],
    amountInWords: 'Rupees One Thousand One Hundred Eighty Only',
    signatory: expect.objectContaining({ en: 'Authorised signatory' }),
  })
  expect(nationalPaperOf(printed('IN', ['E']), total).statements).toEqual([])
  expect(nationalPaperOf(printed('FR'), total)).toEqual({
    statements: [],
    amountInWords: undefined,
    signatory: undefined,
  })
})
