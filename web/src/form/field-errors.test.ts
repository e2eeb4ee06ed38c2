import { describe, expect, it } from 'vitest'
import { errorsIn, withoutField } from './field-errors.ts'

describe('errors of a form', () => {
  const errors = { legalName: 'a', 'address.city': 'b', 'address.postCode': 'c', addressee: 'd' }

  it('removes the error of a changed field and of the fields inside it, and no other', () => {
    expect(withoutField(errors, 'address')).toEqual({ legalName: 'a', addressee: 'd' })
    expect(withoutField({ legalName: 'a', city: 'b' }, 'legalName')).toEqual({ city: 'b' })
  })

  it('changes nothing when the field had no error', () => {
    expect(withoutField(errors, 'currency')).toBe(errors)
  })

  it('gives a part of a form its own errors under its own field names', () => {
    expect(errorsIn(errors, 'address')).toEqual({ city: 'b', postCode: 'c' })
  })
})
