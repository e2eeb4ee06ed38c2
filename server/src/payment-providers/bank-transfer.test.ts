import type { BankAccount } from '@bordereau/domain/party/party'
import { expect, test } from 'vitest'
import { bankTransfer } from './bank-transfer.ts'
import type { PayableInvoice } from './provider.ts'

const EUROS: BankAccount = {
  id: 'account',
  accountName: '',
  bankName: 'Banque',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  accountNumber: '',
  bankCode: '',
  currency: 'EUR',
  upiId: '',
}

const INVOICE: PayableInvoice = {
  number: 'F2026-0001',
  currency: 'EUR',
  open: 16639n,
  account: EUROS,
  payee: 'Atelier Lumière SARL',
  payeeNumbers: [],
}

test('a transfer has the account of the invoice and a code with amount, payee and number', () => {
  const details = bankTransfer.detailsFor(INVOICE)
  expect(details?.account).toEqual(INVOICE.account)
  expect(details?.qr?.kind).toBe('epc')
  expect(details?.qr?.payload.split('\n')).toEqual(
    expect.arrayContaining(['Atelier Lumière SARL', 'EUR166.39', 'F2026-0001']),
  )
})

test('a transfer to a Belgian account quotes the structured communication, as the paper does', () => {
  const account = { ...EUROS, iban: 'BE68539007547034' }
  const payload = bankTransfer.detailsFor({ ...INVOICE, account })?.qr?.payload
  expect(payload?.split('\n').at(-1)).toBe('+++002/0260/00196+++')
})

test('a transfer is not offered without an account, and has no code where its currency has none', () => {
  expect(bankTransfer.detailsFor({ ...INVOICE, account: null })).toBeUndefined()
  expect(bankTransfer.detailsFor({ ...INVOICE, currency: 'USD' })).toMatchObject({ qr: undefined })
})
