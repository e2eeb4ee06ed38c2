import { expect, test } from 'vitest'
import { specimenProfile } from '../testing/draft.ts'
import { supplierAccount } from './supplier-account.ts'

const agreed = { agreedOn: '2026-01-01', chargesTax: true }

test('the account of a supplier is that of its agreement, in its name', () => {
  const account = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
  const supplier = specimenProfile('DE', {
    legalName: 'Jonas Weiß',
    selfBilling: { ...agreed, account },
  })
  expect(supplierAccount(supplier, 'EUR')).toEqual({
    ...account,
    accountName: 'Jonas Weiß',
    currency: 'EUR',
    id: '',
    bankName: '',
    accountNumber: '',
    bankCode: '',
    upiId: '',
  })
})

test('without an IBAN there is none', () => {
  const account = { iban: '', bic: 'COBADEFFXXX' }
  for (const selfBilling of [undefined, agreed, { ...agreed, account }])
    expect(supplierAccount(specimenProfile('DE', { selfBilling }), 'EUR')).toBeNull()
})
