import type { TaxRegisterCheck } from '@bordereau/contract/tax-registers'
import { emptyProfile } from '@bordereau/domain/party/empty-profile'
import { expect, test } from 'vitest'
import { fillEmptyFrom, fillFrom, isFilledFrom, proofFor } from './register-answer.ts'

const check = (change: Partial<TaxRegisterCheck> = {}): TaxRegisterCheck => ({
  id: '1',
  register: 'vies',
  number: 'FR40303265045',
  valid: true,
  name: 'SA SODIMAS',
  address: { line1: 'RUE AMPERE', line2: '', postCode: '26500', city: 'BOURG LES VALENCE' },
  consultationNumber: 'WAPIAAAAYbCdEfGh',
  requester: '',
  checkedAt: '2026-11-20T10:00:00Z',
  ...change,
})

test('a register’s name and address replace those of the profile, and nothing else', () => {
  const profile = { ...emptyProfile('FR'), legalName: 'Sodimas', tradingName: 'Sodi' }
  expect(isFilledFrom(profile, check())).toBe(false)
  const filled = fillFrom(profile, check())
  expect(filled).toEqual({
    ...profile,
    legalName: 'SA SODIMAS',
    address: {
      ...profile.address,
      line1: 'RUE AMPERE',
      postCode: '26500',
      city: 'BOURG LES VALENCE',
    },
  })
  expect(isFilledFrom(filled, check())).toBe(true)
})

test('by itself a register’s answer fills only what is empty', () => {
  const empty = emptyProfile('FR')
  expect(fillEmptyFrom(empty, check())).toEqual(fillFrom(empty, check()))
  const named = { ...empty, legalName: 'Sodimas' }
  expect(fillEmptyFrom(named, check())).toEqual({
    ...fillFrom(empty, check()),
    legalName: 'Sodimas',
  })
  // Spaces are nothing that was typed.
  const spaces = { ...empty, legalName: ' ', address: { ...empty.address, line1: ' ', city: ' ' } }
  expect(fillEmptyFrom(spaces, check())).toEqual(fillFrom(empty, check()))
  const address = { ...empty.address, city: 'Lyon' }
  expect(fillEmptyFrom({ ...named, address }, check())).toEqual({ ...named, address })
})

test('what a register does not disclose stays as it is', () => {
  const profile = fillFrom(emptyProfile('DE'), check())
  const secret = check({ name: '', address: { line1: '', line2: '', postCode: '', city: '' } })
  expect(fillFrom(profile, secret)).toEqual(profile)
  expect(isFilledFrom(profile, secret)).toBe(true)
})

test('an address with a street or a city is taken over whole, with its lines', () => {
  const profile = fillFrom(emptyProfile('FR'), check())
  const address = { line1: '', line2: 'BP 1', postCode: '26501', city: 'VALENCE' }
  for (const other of [address, { ...address, line1: 'RUE AMPERE', city: '' }]) {
    const filled = fillFrom(profile, check({ address: other }))
    expect(filled.address).toMatchObject({ ...other, line3: '' })
    expect(isFilledFrom(profile, check({ address: other }))).toBe(false)
  }
})

test('another name or another line of the address is something to take over', () => {
  const profile = fillFrom(emptyProfile('FR'), check())
  expect(isFilledFrom({ ...profile, legalName: 'Sodimas' }, check())).toBe(false)
  for (const field of ['line1', 'line2', 'line3', 'postCode', 'city'] as const) {
    const address = { ...profile.address, [field]: 'x' }
    expect(isFilledFrom({ ...profile, address }, check()), field).toBe(false)
  }
})

test('an answer of the day itself proves it', () => {
  const checks = [
    check({ id: 'later', checkedAt: '2026-11-21T00:00:00Z' }),
    check({ id: 'day' }),
    check({ id: 'earlier', checkedAt: '2026-11-19T10:00:00Z' }),
  ]
  expect(proofFor(checks, '2026-11-20')?.id).toBe('day')
})

test('the proof of a document is the last valid answer up to its day', () => {
  const days = ['2026-11-22', '2026-11-19', '2026-11-10']
  const checks = days.map(day => check({ id: day, checkedAt: `${day}T10:00:00Z` }))
  expect(proofFor(checks, '2026-11-20')?.id).toBe('2026-11-19')
  expect(proofFor(checks, '2026-11-01')?.id).toBe('2026-11-10')
  expect(proofFor(checks, null)?.id).toBe('2026-11-22')
  expect(proofFor([check({ valid: false })], '2026-11-20')).toBeUndefined()
})
