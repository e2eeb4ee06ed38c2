import { expect, test } from 'vitest'
import { bankTransfer } from './bank-transfer.ts'
import type { PayableInvoice } from './provider.ts'

const INVOICE: PayableInvoice = {
  number: 'F2026-0001',
  currency: 'EUR',
  open: 16639n,
  account: {
    id: 'account',
    accountName: '',
    bankName: 'Banque',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
    accountNumber: '',
    bankCode: '',
    currency: 'EUR',
    upiId: '',
  },
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

test('a transfer is not offered without an account, and has no code where its currency has none', () => {
  expect(bankTransfer.detailsFor({ ...INVOICE, account: null })).toBeUndefined()
  expect(bankTransfer.detailsFor({ ...INVOICE, currency: 'USD' })).toMatchObject({ qr: undefined })
})
