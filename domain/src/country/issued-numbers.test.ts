import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { specimenProfile } from '../testing/draft.ts'
import { COUNTRIES } from './countries.ts'
import { partyOf } from './party-of.ts'
import { countryRules } from './rules.ts'
import { bareTaxId } from './tax-ids.ts'

/** Kinds whose holders write them as they got them: certificates, approvals, entries of registers without a fixed form. */
const ISSUED = [
  ['US', 'exemption_certificate', 'buyer'],
  ['US', 'sales_tax_permit', 'seller'],
  ['US', 'state_entity', 'buyer'],
  ['IN', 'sez', 'buyer'],
  ['ES', 'registro_mercantil', 'seller'],
] as const

function printed(country: string, kind: string, role: 'buyer' | 'seller', value: string) {
  const party = partyOf(specimenProfile(country, { taxIds: [{ kind, value }] }), role)
  return [...party.identifiers, ...(party.legalRegistration ? [party.legalRegistration] : [])]
    .filter(one => one.kind === kind)
    .map(({ id }) => id)
}

function rulesOf(country: string, key: string) {
  const kind = countryRules(country).taxIds.find(one => one.key === key)
  if (!kind) throw new RangeError(`no kind ${country}.${key}`)
  return kind
}

/** Two letters or digits at least, and any signs between them. */
const typed = fc
  .array(fc.constantFrom(...'ABCxyzÉ0123456789', ...' -./:,()#&_№+*'), {
    minLength: 2,
    maxLength: 38,
  })
  .map(signs => signs.join('').trim().replaceAll(/\s+/g, ' '))
  .filter(text => (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2)

describe.each(ISSUED)('%s %s', (country, key, role) => {
  test('what was typed is stored and printed as it was typed', () => {
    const kind = rulesOf(country, key)
    fc.assert(
      fc.property(typed, text => {
        expect(kind.validate(text)).toEqual({ ok: true, value: text })
        expect([kind.normalise(text), kind.format(text)]).toEqual([text, text])
        expect(printed(country, key, role, text)).toEqual([text])
      }),
    )
  })

  test('only its signs are left out where two are compared', () => {
    const kind = rulesOf(country, key)
    fc.assert(
      fc.property(typed, text => {
        expect(bareTaxId(kind.normalise(text))).toBe(bareTaxId(text))
      }),
    )
  })

  test.each(['', '-', ' . ', 'A', '<b>12</b>', 'x'.repeat(61)])('%j is none', text => {
    expect(rulesOf(country, key).validate(text).ok).toBe(false)
  })
})

test.each([
  ['US', 'exemption_certificate', 'ST-120-55'],
  ['IN', 'sez', 'F.3/2019'],
  ['IN', 'sez', 'F. No. 8/345/2019-SEZ (II)'],
])('%s %s %s', (country, key, text) => {
  expect(printed(country, key, 'buyer', text)).toEqual([text])
})

test('a number of a country whose form is not known keeps its signs, in capitals', () => {
  const kinds = COUNTRIES.flatMap(({ code }) =>
    countryRules(code)
      .taxIds.filter(kind => kind.example === '12345678' && kind.validate('A1-2.3').ok)
      .map(kind => ({ code, kind })),
  )
  expect(kinds.length).toBeGreaterThan(200)
  const kept = kinds.map(({ kind }) => kind.normalise(' 12.345.678/0001-95a '))
  expect([...new Set(kept)]).toEqual(['12.345.678/0001-95A'])
})
