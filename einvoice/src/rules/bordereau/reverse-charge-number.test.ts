import { COUNTRIES, isEu } from '@bordereau/domain/country/countries'
import { countryRules } from '@bordereau/domain/country/rules'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile, TaxId } from '@bordereau/domain/party/party'
import {
  SPECIMEN_DAY,
  specimenDraft,
  specimenLine,
  specimenProfile,
} from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import { issueFindings } from '../../issue/decide-issue.ts'

const MEMBER_STATES = COUNTRIES.map(({ code }) => code).filter(isEu)

const tax = (category: 'AE' | 'S', rate: string) =>
  ({ category, rate: decimal(rate), exemptionCode: '', exemptionReason: '-' }) as const
const sale = (category: 'AE' | 'S', change: Partial<Draft> = {}): Draft =>
  specimenDraft({
    lines: [specimenLine({ tax: tax(category, category === 'AE' ? '0' : '20') })],
    ...change,
  })

/** The numbers of a business that are of a role in its country, each the example of its kind. */
function numbers(country: string, roles: readonly string[]): readonly TaxId[] {
  return countryRules(country)
    .taxIds.filter(({ role, side }) => roles.includes(role) && side !== 'seller')
    .map(({ key, example }) => ({ kind: key, value: example }))
}

function severity(draft: Draft, country: string, buyer: PartyProfile): string | undefined {
  return issueFindings({
    draft,
    today: SPECIMEN_DAY,
    seller: specimenProfile(country, { taxIds: numbers(country, ['vat']) }),
    vatRegistered: true,
    buyer,
    bankAccount: null,
  }).find(({ code, path }) => code === 'BDX-VAT-06' && path === 'buyer.vatId')?.severity
}

test('27 states are tried', () => {
  expect(MEMBER_STATES).toHaveLength(27)
})

test.each(MEMBER_STATES)('%s: a customer that owes the tax is named by its VAT number', country => {
  const registered = numbers(country, ['registration'])
  const buyer = (taxIds: readonly TaxId[], legalInformation = '') =>
    specimenProfile(country, { taxIds, legalInformation })
  expect(severity(sale('AE'), country, buyer(numbers(country, ['vat'])))).toBeUndefined()
  if (registered.length === 0) return
  const withRegister = buyer(registered)
  // § 14a (5) UStG wants the words only.
  expect(severity(sale('AE'), country, withRegister)).toBe(country === 'DE' ? 'warning' : 'fatal')
  expect(severity(sale('S'), country, withRegister)).toBeUndefined()
  const credited = sale('AE', { kind: 'credit_note', type: 'credit_note' })
  expect(severity(credited, country, withRegister)).toBeUndefined()
  const both = buyer([...registered, ...numbers(country, ['vat'])])
  expect(severity(sale('AE'), country, both)).toBeUndefined()
})

test('it is of sales within one member state: others ask for the number of the buyer by their place of supply', () => {
  const french = specimenProfile('FR', { taxIds: numbers('FR', ['registration']) })
  expect(severity(sale('AE'), 'FR', french)).toBe('fatal')
  expect(severity(sale('AE'), 'DE', french)).toBeUndefined()
  expect(severity(sale('AE'), 'GB', specimenProfile('GB'))).toBeUndefined()
})
