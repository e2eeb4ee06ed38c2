import { expect, test } from 'vitest'
import { TAX_CASES } from '../testing/tax-table/cases.ts'
import { decideCase } from '../testing/tax-table/decide-case.ts'
import { TAX_CATEGORIES } from '../tax-category/category.ts'
import { LOCAL_TREATMENTS, TREATMENT_ROWS } from '../testing/treatment-rows.ts'
import { TREATMENTS, type StatedSupply, treatmentOf } from './treatment.ts'

/** 'AE VATEX-EU-AE' or 'AE - key' or 'S - oss_standard AT': category, code, key and the state of the tax. */
function statedOf(row: (typeof TREATMENT_ROWS)[number]): StatedSupply {
  const [seller, buyer, tax, supply, reason] = row
  const [code, exemptionCode = '-', key = '-', country = '-'] = tax.split(' ')
  const category = TAX_CATEGORIES.find(one => one === code)
  if (category === undefined) throw new RangeError(`no category: ${tax}`)
  const [buyerPlace = '', buyerVatId = ''] = buyer.split(' with ')
  const given = (text: string) => (text === '-' ? undefined : text)
  return {
    category,
    exemptionCode: given(exemptionCode) ?? '',
    exemptionReason: reason,
    key: given(key),
    country: given(country),
    supply: given(supply),
    seller: placeOf(seller),
    buyer: placeOf(buyerPlace),
    buyerVatId,
  }
}

function placeOf(text: string) {
  const [country = '', postCode = ''] = text.split(' ')
  return { country, postCode, subdivision: '' }
}

test.each(TREATMENT_ROWS.map(row => [row.slice(0, 5).join(' | '), row] as const))(
  '%s',
  (_, row) => {
    expect(TREATMENTS[treatmentOf(statedOf(row))]).toBe(row[5])
  },
)

test('every treatment has rows', () => {
  expect(new Set(TREATMENT_ROWS.map(row => row[5]))).toEqual(new Set(Object.values(TREATMENTS)))
  expect(TREATMENT_ROWS.length).toBeGreaterThanOrEqual(60)
})

test('a document that keeps no key is read as one that does, in each case of the tax table', () => {
  const differing = TAX_CASES.flatMap(row => {
    const { key, tax } = decideCase(row)
    if (tax.rate === null) return []
    const stated = {
      ...tax,
      supply: row.what.split(' ')[0] ?? '',
      seller: placeOf(row.seller),
      buyer: placeOf(row.buyer),
      buyerVatId: /with (\w+)/.exec(row.buyerStatus)?.[1] ?? '',
    }
    const kept = treatmentOf({ ...stated, key })
    const read = treatmentOf(stated)
    return kept === read ? [] : [`${row.seller} ${row.buyer} ${row.what} ${key}: ${kept}, ${read}`]
  })
  expect(differing).toEqual([])
})

test('goods that are installed abroad are so, and it does not matter who owes the tax there', () => {
  for (const [tax, treatment] of LOCAL_TREATMENTS) {
    const row = ['DE', 'FR with FR40303265045', tax, 'installed_goods', '', ''] as const
    expect(treatmentOf(statedOf(row))).toBe(treatment)
  }
})
