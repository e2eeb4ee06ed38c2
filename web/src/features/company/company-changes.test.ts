import { describe, expect, it } from 'vitest'
import { changesBetween, formerOf } from './company-changes.ts'
import { STUDIO } from './testing.ts'

const saved = STUDIO

describe('changes of a company', () => {
  it('sends only what differs from what was saved', () => {
    expect(changesBetween(saved, { dueDays: 14, currency: 'EUR' })).toEqual({ dueDays: 14 })
  })

  it('sends nothing when the form says what was saved', () => {
    expect(changesBetween(saved, { ...saved, profile: structuredClone(saved.profile) })).toEqual({})
  })

  it('notices a change deep inside of the profile', () => {
    const profile = { ...saved.profile, address: { ...saved.profile.address, city: 'Brest' } }
    expect(changesBetween(saved, { profile })).toEqual({ profile })
  })

  it('knows the values that undo puts back', () => {
    expect(formerOf(saved, { dueDays: 14, footer: 'Merci' })).toEqual({ dueDays: 30, footer: '' })
  })
})
