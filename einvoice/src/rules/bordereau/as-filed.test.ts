import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { expect, test } from 'vitest'
import { frenchSale } from '../../testing/french-sale.ts'
import { GERMAN } from '../../testing/golden-parties.ts'
import { asFiled } from './as-filed.ts'

const identifiers = [{ id: '1' }, { id: '2', schemeId: '0088' }, { id: '3', schemeId: '' }]
const sale = frenchSale()
const invoice: Invoice = {
  ...sale,
  seller: { ...sale.seller, identifiers },
  buyer: { ...sale.buyer, identifiers },
  supportingDocuments: ['BON_LIVRAISON', 'Plan of the kitchen', ''].map(description => ({
    id: 'A1',
    description,
    url: 'https://files.example/a1',
  })),
}

test('a French file has identifiers with a scheme, and attachments described by a code', () => {
  const filed = asFiled(invoice)
  expect(filed.seller).toEqual({ ...invoice.seller, identifiers: [identifiers[1]] })
  expect(filed.buyer).toEqual({ ...invoice.buyer, identifiers: [identifiers[1]] })
  expect(filed.supportingDocuments).toEqual(
    ['BON_LIVRAISON', 'DOCUMENT_ANNEXE', 'DOCUMENT_ANNEXE'].map(description => ({
      id: 'A1',
      description,
      url: 'https://files.example/a1',
    })),
  )
})

test('the file of a German seller is as the paper', () => {
  const german = { ...invoice, seller: { ...GERMAN, identifiers } }
  expect(asFiled(german)).toEqual(german)
})
