import { countryRules } from '@bordereau/domain/country/rules'
import { oneStopShopTaxesFor } from '@bordereau/domain/tax/one-stop-shop'
import { taxOf } from '@bordereau/domain/tax/tax-of'
import { describe, expect, it } from 'vitest'
import { chosenTax, needsReason, offeredTaxOf, taxOptions } from './tax-choice.ts'

const FRENCH = countryRules('FR').taxes
const standard = offerOf('20')
const format = { language: 'en', percent: (rate: string) => `${rate}%` }

describe('taxOptions', () => {
  it('shortens an option to its rate if no other has the same rate', () => {
    const { value, short } = taxOptions(taxOf(standard, 'en'), FRENCH, format)
    expect(value).toBe(standard.key)
    expect(short).toBe('20%')
  })

  it('does not shorten an option with a zero rate', () => {
    expect(taxOptions(taxOf(offerOf('0'), 'en'), FRENCH, format).short).toBeUndefined()
  })

  it('does not shorten a rate that two options share', () => {
    const twice = [...FRENCH, { ...standard, key: 'other' }]
    expect(taxOptions(taxOf(standard, 'en'), twice, format).short).toBeUndefined()
  })
})

function offerOf(rate: string): (typeof FRENCH)[number] {
  const found = FRENCH.find(offer => offer.rate === rate)
  if (found === undefined) throw new Error(`France offers no ${rate} percent`)
  return found
}

describe('the tax of a line among those offered', () => {
  const base = {
    name: { en: 'Base' },
    rate: standard.rate,
    category: 'S',
    exemptionCode: '',
  } as const
  const zero = { ...base, category: 'E', rate: offerOf('0').rate } as const
  const offered = [
    { ...base, key: 'first' },
    { ...zero, key: 'exempt', exemptionCode: 'A' },
    { ...zero, key: 'other', exemptionCode: 'B' },
    { ...base, key: 'free', category: 'L', rate: null },
  ] as const
  const tax = {
    category: 'S',
    rate: standard.rate,
    exemptionCode: '',
    exemptionReason: '',
  } as const
  const keyOf = (change: object) => offeredTaxOf({ ...tax, ...change }, offered)?.key

  it('has the same category and rate, and the same exemption if there is one', () => {
    expect(keyOf({})).toBe('first')
    expect(keyOf({ rate: offerOf('5.5').rate })).toBeUndefined()
    expect(keyOf({ category: 'Z' })).toBeUndefined()
    expect(keyOf({ category: 'E', rate: zero.rate, exemptionCode: 'B' })).toBe('other')
    expect(keyOf({ category: 'E', rate: zero.rate, exemptionCode: 'C' })).toBe('exempt')
    expect(keyOf({ category: 'L', rate: offerOf('5.5').rate })).toBe('free')
  })

  it('of another state is known by the state, whatever the language of the document', () => {
    const place = (country: string) => ({ country, postCode: '', subdivision: '' })
    const ofGermany = oneStopShopTaxesFor(place('FR'), { place: place('DE'), kind: 'person' })
    const chosen = chosenTax('oss_standard', tax, ofGermany, 'fr')
    expect(chosen.parts?.map(({ name }) => name)).toEqual(['TVA DE'])
    expect(offeredTaxOf(chosen, [...FRENCH, ...ofGermany])?.country).toBe('DE')
    expect(offeredTaxOf(chosen, FRENCH)).toBeUndefined()
  })

  it('is labelled with its rate, unless that is zero or free', () => {
    expect(taxOptions(tax, offered, format)).toEqual({
      value: 'first',
      short: '20%',
      options: [
        { value: 'first', label: '20% · Base' },
        { value: 'exempt', label: 'Base' },
        { value: 'other', label: 'Base' },
        { value: 'free', label: 'Base' },
      ],
    })
    const own = taxOptions({ ...tax, category: 'Z' }, offered, format)
    expect(own.value).toBe('own')
    expect(own.options[0]).toEqual({ value: 'own', label: '20% · Z' })
    expect(own.options).toHaveLength(5)
    expect(own.short).toBeUndefined()
  })

  it('changes to the one chosen, and keeps a free rate', () => {
    expect(chosenTax('exempt', tax, offered, 'en')).toMatchObject({ category: 'E', rate: '0' })
    expect(chosenTax('free', { ...tax, rate: zero.rate }, offered, 'en').rate).toBe('0')
    expect(chosenTax('own', tax, offered, 'en')).toBe(tax)
  })

  it('needs a reason in the categories without tax', () => {
    const needing = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'].filter(category =>
      needsReason({ ...tax, category: category as 'S' }),
    )
    expect(needing).toEqual(['E', 'AE', 'K', 'G', 'O'])
  })
})
