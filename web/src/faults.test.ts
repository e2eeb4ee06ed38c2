import { describe, expect, it } from 'vitest'
import { faultsIn, withoutField } from './faults.ts'

describe('faults of a form', () => {
  const faults = { legalName: 'a', 'address.city': 'b', 'address.postCode': 'c', addressee: 'd' }

  it('a changed field loses its fault and those inside it, and no other', () => {
    expect(withoutField(faults, 'address')).toEqual({ legalName: 'a', addressee: 'd' })
  })

  it('nothing changes when the field had no fault', () => {
    expect(withoutField(faults, 'currency')).toBe(faults)
  })

  it('a part of a form sees its own faults by its own names', () => {
    expect(faultsIn(faults, 'address')).toEqual({ city: 'b', postCode: 'c' })
  })
})
