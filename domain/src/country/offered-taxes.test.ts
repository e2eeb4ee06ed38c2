import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { inLanguage } from '../local-text.ts'
import { taxesOn } from '../tax/tax-of.ts'
import { offeredTaxes, taxesAt } from './offered-taxes.ts'
import { territoryOf } from './territory.ts'

const placeOf = (country: string, postCode: string) => ({ country, postCode, subdivision: '' })

/** The charged rates in force on a day, the usual one first. */
function ratesOn(country: string, postCode: string, day: string): string {
  return taxesOn(offeredTaxes(placeOf(country, postCode)), localDate(day))
    .flatMap(({ category, rate }) => (['S', 'L'].includes(category) && rate !== null ? rate : []))
    .join(' ')
}

test.each([
  // Regional decree 6/2024/M, art. 21: 4 % for 5 % from October 2024 on.
  ['PT', '9000-018', '2024-09-30', '22 12 5'],
  ['PT', '9000-018', '2024-10-01', '22 12 4'],
  ['PT', '9500-150', '2026-11-28', '16 9 4'],
  ['AT', '6991', '2026-06-30', '19 13 10'],
  ['AT', '6691', '2026-07-01', '19 13 10 4.9'],
  ['GR', '81100', '2025-12-31', '17 9 4'],
  ['GR', '81100', '2026-01-01', '17 9 4 3'],
  ['GR', '85400', '2025-06-01', '17 9 4'],
  // Limnos, Nisyros and Samothraki came in 2026; the postcode of Nisyros is one of Kos by its first digits.
  ['GR', '81400', '2025-12-31', ''],
  ['GR', '81400', '2026-01-01', '17 9 4 3'],
  ['GR', '85303', '2026-01-01', '17 9 4 3'],
  ['GR', '68002', '2026-01-01', '17 9 4 3'],
  ['FR', '97400', '2026-11-28', '8.5 2.1 1.75 1.05'],
  ['ES', '35001', '2025-10-20', '7 0 3 5 9.5 15 20'],
  ['ES', '35001', '2026-11-28', '7 0 3 5 9.5 15 20 1'],
  ['ES', '51001', '2026-11-28', ''],
  ['GR', '63086', '2026-11-28', ''],
  ['DE', '27498', '2026-11-28', ''],
])('a seller in %s %s has on %s the rates %s', (country, postCode, day, rates) => {
  expect(ratesOn(country, postCode, day)).toBe(rates)
})

describe('a rate that only sellers of the place have', () => {
  test.each([
    ['GR', '85300', '24'],
    ['GR', '81400', '24'],
    ['AT', '6991', '20'],
    // Those of these parts are for all who sell there.
    ['PT', '9000-018', '22'],
    ['FR', '97400', '8.5'],
  ])('%s %s: another seller charges %s %%', (country, postCode, rate) => {
    const taxes = taxesOn(taxesAt(territoryOf(placeOf(country, postCode))), localDate('2026-11-28'))
    expect(taxes[0]).toMatchObject({ key: 'standard', rate })
  })
})

describe('what is not taxed in the Canary Islands, Ceuta and Melilla', () => {
  const taxesOf = (postCode: string, day: string) =>
    taxesOn(offeredTaxes(placeOf('ES', postCode)), localDate(day))

  test.each(['35001', '51001', '52001'])('%s cites no law on the IVA', postCode => {
    for (const { article = '', reason = {} } of taxesOf(postCode, '2026-11-28')) {
      expect(`${article} ${Object.values(reason).join(' ')}`).not.toMatch(/LIVA|IVA\b|TVA|VAT|btw/i)
    }
  })

  test.each([
    ['2025-10-20', 'small_business', 'art. 109 a 111 Ley 4/2012'],
    ['2025-10-21', 'small_business', 'art. 90, 91.d) Decreto Legislativo 1/2025'],
    ['2025-10-20', 'exempt', 'art. 50 Ley 4/2012'],
    ['2026-11-28', 'exempt', 'capítulo I Decreto Legislativo 1/2025'],
    ['2026-11-28', 'export', 'art. 11 Ley 20/1991'],
    ['2026-11-28', 'outside_scope', 'art. 17 Ley 20/1991'],
  ])('on %s the law of %s is %s', (day, key, law) => {
    const found = taxesOf('38001', day).filter(tax => tax.key === key)
    expect(found.map(({ article }) => article)).toEqual([law])
  })

  test.each(['es', 'en', 'de', 'hi'])('the mention of a small business in %s', language => {
    const scheme = taxesOf('35001', '2026-11-28').find(({ key }) => key === 'small_business')
    expect(inLanguage(scheme?.reason ?? { en: '' }, language).toLowerCase()).toContain(
      'exención franquicia fiscal',
    )
  })
})
