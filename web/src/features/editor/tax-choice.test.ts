import type { OfferedTax } from '@bordereau/domain/country/country'
import { countryRules } from '@bordereau/domain/country/rules'
import { ZERO, decimal } from '@bordereau/domain/money/decimal'
import type { DraftTax } from '@bordereau/domain/tax-category/category'
import { oneStopShopTaxesFor } from '@bordereau/domain/tax/one-stop-shop'
import { taxOf } from '@bordereau/domain/tax/tax-of'
import { describe, expect, it, test } from 'vitest'
import {
  cellText,
  chosenTax,
  needsReason,
  offeredTaxOf,
  ownTaxOf,
  taxOptions,
} from './tax-choice.ts'

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

  it('is a rate of the law before one that is entered, and never one of other parts', () => {
    const part = (name: string, rate = '20') => ({ name, rate: decimal(rate) })
    const parted = (key: string, ...parts: ReturnType<typeof part>[]) => ({ ...base, key, parts })
    const all = [
      { ...base, key: 'typed', rate: null },
      parted('two', part('GST', '5'), part('QST', '15')),
      parted('gst', part('GST')),
      { ...base, key: 'law' },
    ]
    const found = (change: object, among: readonly OfferedTax[] = all) =>
      offeredTaxOf({ ...tax, ...change }, among)?.key
    expect(found({})).toBe('law')
    expect(found({ rate: decimal('7') })).toBe('typed')
    expect(found({ rate: decimal('7'), exemptionCode: 'A' })).toBe('typed')
    expect(found({ exemptionCode: 'A' })).toBe('law')
    expect(found({ parts: [part('GST')] })).toBe('gst')
    expect(found({ parts: [part('GST', '5'), part('QST', '15')] })).toBe('two')
    const within = all.slice(1)
    for (const parts of [
      [part('GST', '5')],
      [part('GST', '5'), part('QST', '14')],
      [part('GST', '5'), part('PST', '15')],
      [part('GST', '5'), part('QST', '15'), part('HST')],
    ])
      expect(found({ parts }, within)).toBeUndefined()
  })

  it('is told from another one of the same code by its words, in any language', () => {
    const coded = (key: string, reason?: OfferedTax['reason']) => ({
      ...zero,
      key,
      exemptionCode: 'A',
      ...(reason && { reason }),
    })
    const all = [
      { ...zero, key: 'uncoded', exemptionCode: '' },
      coded('art', { en: 'Works of art', fr: 'Œuvres' }),
      coded('plain'),
      coded('used', { en: 'Second-hand', fr: 'Occasion' }),
    ]
    const found = (exemptionReason: string, exemptionCode = 'A') =>
      offeredTaxOf({ ...tax, category: 'E', rate: zero.rate, exemptionCode, exemptionReason }, all)
        ?.key
    expect(found('Second-hand')).toBe('used')
    expect(found('Œuvres')).toBe('art')
    expect(found('')).toBe('plain')
    expect(found('Other words')).toBe('art')
    expect(found('Second-hand', 'B')).toBe('uncoded')
  })

  it('of another state is known by the state, whatever the language of the document', () => {
    const place = (country: string) => ({ country, postCode: '', subdivision: '' })
    const ofGermany = oneStopShopTaxesFor(place('FR'), { place: place('DE'), kind: 'person' })
    const chosen = chosenTax('oss_standard', tax, ofGermany, 'fr')
    expect(chosen.parts?.map(({ name }) => name)).toEqual(['TVA DE'])
    expect(offeredTaxOf(chosen, [...FRENCH, ...ofGermany])?.country).toBe('DE')
    expect(offeredTaxOf(chosen, FRENCH)).toBeUndefined()
    expect(keyOf({ country: 'DE' })).toBeUndefined()
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

  it('stands first, below why it can apply to the sale, and the others are behind', () => {
    const { options, value, short } = taxOptions(tax, offered, format, [
      { key: 'other', why: 'decided' },
      { key: 'first', why: 'own' },
      { key: 'not offered', why: 'goods' },
      { key: 'free', why: 'rate' },
    ])
    expect([value, short]).toEqual(['first', '20%'])
    expect(options).toEqual([
      { value: 'other', label: 'Base', group: 'Proposed for this sale' },
      { value: 'first', label: '20% · Base', group: 'The item’s own tax' },
      { value: 'free', label: 'Base', group: 'Other rates' },
      { value: 'exempt', label: 'Base', group: 'Other taxes' },
    ])
  })

  it('stands before all groups where it is none of those offered', () => {
    const { options } = taxOptions({ ...tax, category: 'Z' }, offered, format, [
      { key: 'first', why: 'decided' },
    ])
    expect(options[0]).toEqual({ value: 'own', label: '20% · Z' })
    expect(options).toHaveLength(5)
  })

  it('is labelled with its parts where it is none of those offered, and with its category without a rate', () => {
    const labelOf = (change: object) =>
      taxOptions({ ...tax, category: 'Z', ...change }, offered, format).options[0]?.label
    const parts = ['GST', 'QST'].map(name => ({ name, rate: decimal('10') }))
    expect(labelOf({ parts })).toBe('20% · GST + QST')
    expect(labelOf({ parts: [] })).toBe('20% · Z')
    expect(labelOf({ rate: null })).toBe('Z')
    const free = taxOptions({ ...tax, category: 'L', rate: null }, offered, format)
    expect([free.value, free.short]).toEqual(['free', undefined])
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

test.each([
  ['reverse_charge', 'de-AT', 'Reverse Charge'],
  ['reverse_charge', 'fr', 'a long name'],
  ['export', 'de', 'a long name'],
])('a column of lines names %s in %s: %s', (value, language, text) => {
  expect(cellText({ value, label: 'a long name' }, language)).toBe(text)
})

test.each([
  ['standard', {}, 'S'],
  ['', { category: 'L' }, 'L'],
  ['ipsi', { category: 'M' }, 'M'],
  ['zero', { category: 'Z', rate: ZERO }, 'Z'],
  ['exempt', { category: 'E', rate: ZERO }, 'E'],
  // A tax across a border, the seller's status, another state's tax and a missing rate are none of the item's.
  ['reverse_charge', { category: 'AE', rate: ZERO }, null],
  ['export', { category: 'G', rate: ZERO }, null],
  ['small_business', { category: 'E', rate: ZERO }, null],
  ['oss_standard', { country: 'DE' }, null],
  ['custom', { rate: null }, null],
] as const)('chosen by hand, %s with %j is of the item: %s', (key, change, category) => {
  const tax: DraftTax = { ...taxOf(standard, 'en'), ...change }
  const own = category === null ? null : { key, category, rate: tax.rate }
  expect(ownTaxOf(key, tax)).toEqual(own)
})
