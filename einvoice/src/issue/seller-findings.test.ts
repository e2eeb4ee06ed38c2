import { localDate } from '@bordereau/domain/date'
import type { PartyProfile, TaxId } from '@bordereau/domain/party/party'
import { expect, test } from 'vitest'
import { sellerFindings } from './seller-findings.ts'

const companyIn = (country: string, ...taxIds: readonly TaxId[]): PartyProfile => ({
  kind: 'business',
  legalName: 'Claire Martin',
  tradingName: '',
  address: {
    line1: '1 rue des Lilas',
    line2: '',
    line3: '',
    city: 'Paris',
    postCode: '75011',
    subdivision: '',
    country,
  },
  taxIds,
  legalInformation: '',
  contact: { name: '', phone: '', email: '' },
})

const pathsOf = (seller: PartyProfile, vatRegistered: boolean) =>
  sellerFindings({
    seller,
    vatRegistered,
    currency: 'EUR',
    today: localDate('2026-11-28'),
  }).map(({ path }) => path)

test('a company lacks the numbers without which its first invoice is refused', () => {
  expect(pathsOf(companyIn('DE'), true)).toContain('seller.vatId')
  expect(pathsOf(companyIn('DE', { kind: 'vat', value: 'DE136695976' }), true)).toEqual([])
  expect(pathsOf(companyIn('FR'), false)).toContain('seller.legalRegistration')
})

test('a company that charges no tax lacks nothing where its law wants no number then', () => {
  expect(pathsOf(companyIn('CH'), true)).toEqual(['seller.vatId'])
  expect(pathsOf(companyIn('CH'), false)).toEqual([])
})
