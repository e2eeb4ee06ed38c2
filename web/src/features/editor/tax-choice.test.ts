import { offeredTaxes } from '@bordereau/domain/country/taxes'
import { taxOf } from '@bordereau/domain/tax/tax-of'
import { describe, expect, it } from 'vitest'
import { taxOptions } from './tax-choice.ts'

const FRENCH = offeredTaxes('FR')
const standard = offerOf('20')
const words = { language: 'en', percent: (rate: string) => `${rate}%` }

describe('taxOptions', () => {
  it('shortens a choice to its rate where no other has the same', () => {
    const { value, short } = taxOptions(taxOf(standard, 'en'), FRENCH, words)
    expect(value).toBe(standard.key)
    expect(short).toBe('20%')
  })

  it('writes out what no rate tells', () => {
    expect(taxOptions(taxOf(offerOf('0'), 'en'), FRENCH, words).short).toBeUndefined()
  })

  it('writes out a rate that two choices share', () => {
    const twice = [...FRENCH, { ...standard, key: 'other' }]
    expect(taxOptions(taxOf(standard, 'en'), twice, words).short).toBeUndefined()
  })
})

function offerOf(rate: string): (typeof FRENCH)[number] {
  const found = FRENCH.find(offer => offer.rate === rate)
  if (found === undefined) throw new Error(`France offers no ${rate} percent`)
  return found
}
