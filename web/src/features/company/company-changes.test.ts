import { describe, expect, it } from 'vitest'
import { changesBetween, previousValues } from './company-changes.ts'
import { COMPANY_FIELDS } from './testing.ts'

const saved = COMPANY_FIELDS

describe('changes of a company', () => {
  it('contains only fields that differ from the saved ones', () => {
    expect(changesBetween(saved, { dueDays: 14, currency: 'EUR' })).toEqual({ dueDays: 14 })
  })

  it('is empty when the form equals what was saved', () => {
    expect(changesBetween(saved, { ...saved, profile: structuredClone(saved.profile) })).toEqual({})
  })

  it('includes a change deep inside the profile', () => {
    const profile = { ...saved.profile, address: { ...saved.profile.address, city: 'Brest' } }
    expect(changesBetween(saved, { profile })).toEqual({ profile })
  })

  it('returns the values that undo restores', () => {
    expect(previousValues(saved, { dueDays: 14, footer: 'Merci' })).toEqual({
      dueDays: 30,
      footer: '',
    })
  })
})
