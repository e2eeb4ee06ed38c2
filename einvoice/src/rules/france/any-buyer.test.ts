import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import { expect, test } from 'vitest'
import { EINVOICE_FORMATS, invoiceInCii, invoiceInUbl } from '../../issue/einvoice-formats.ts'
import { GOLDEN } from '../../testing/golden-invoices.ts'
import { tax } from '../../testing/invoice-parts.ts'
import { check } from '../check.ts'
import { IDENTIFIERS } from '../rule-set.ts'
import { rulesFor } from '../rules-for.ts'

/* Flux 2 is "for the invoices that a French taxable person issues" (fnfempe/France_RFE, issue 73, 2026-09-23). */

function golden(name: string): Invoice {
  const found = GOLDEN.find(one => one.name === name)
  if (!found) throw new Error(`no golden invoice ${name}`)
  return found.invoice
}

function judged(invoice: Invoice) {
  const totals = totalsOf(invoice)
  const { seller, buyer } = invoice
  const rules = rulesFor(seller.address.country, buyer.address.country, 'en16931')
  return {
    findings: check(invoice, totals, rules).map(({ code, severity }) => `${code} ${severity}`),
    files: EINVOICE_FORMATS.filter(format => format.appliesTo({ invoice, totals })).map(
      ({ kind }) => kind,
    ),
  }
}

test('a consumer without an electronic address gets a lawful invoice without a file', () => {
  const invoice = golden('fr-person-debits')
  const buyer = { ...invoice.buyer, electronicAddress: undefined }
  expect(judged(invoice)).toEqual({ findings: [], files: ['ubl', 'cii'] })
  expect(judged({ ...invoice, buyer })).toEqual({ findings: ['BDX-XML-08 warning'], files: [] })
  const lines = invoice.lines.map(line => ({ ...line, price: decimal('0.1234567') }))
  const twice = { ...invoice, buyer, lines }
  expect(judged(twice).findings).toEqual(['BDX-XML-08 warning'])
})

test('between businesses in France the address is required', () => {
  const invoice = golden('fr-fr-services')
  const buyer = { ...invoice.buyer, electronicAddress: undefined }
  expect(judged({ ...invoice, buyer }).findings).toContain('BR-FR-12_BT-49 fatal')
})

test('an invoice to a business abroad without its mentions is refused, one without a process is not', () => {
  const invoice = golden('fr-de-mixed')
  expect(judged(invoice).findings).toEqual([])
  expect(judged({ ...invoice, businessProcess: '' })).toEqual({
    findings: [],
    files: ['ubl', 'cii'],
  })
  expect(judged({ ...invoice, notes: [] }).findings).toHaveLength(3)
})

test.each([
  ['quantities of more than four decimals', { quantity: decimal('1.12345') }],
  ['prices of more than six decimals', { price: decimal('0.1234567') }],
  ['a rate of another state', { tax: tax('S', '19') }],
  ['a base quantity of more than four decimals', { priceBaseQuantity: decimal('0.12345') }],
])('limits of Flux 2 do not hold abroad: %s', (_, change) => {
  const abroad = golden('fr-de-mixed')
  const lines = abroad.lines.map(line => ({ ...line, ...change }))
  expect(judged({ ...abroad, lines })).toEqual({ findings: [], files: ['ubl', 'cii'] })
})

test('a buyer abroad without an electronic address gets files', () => {
  const abroad = golden('fr-de-mixed')
  const buyer = { ...abroad.buyer, electronicAddress: undefined }
  expect(judged({ ...abroad, buyer })).toEqual({ findings: [], files: ['ubl', 'cii'] })
})

test('a French seller’s file to a buyer abroad is Peppol’s where it keeps Peppol’s rules, with Peppol’s process', () => {
  const abroad = golden('fr-de-mixed')
  const invoice = { ...abroad, buyerReference: 'K-1' }
  const content = { invoice, totals: totalsOf(invoice) }
  expect(invoice.businessProcess).toBe('M1')
  expect(invoiceInUbl(content)).toMatchObject(IDENTIFIERS.peppol)
  // Factur-X keeps the process of the reform.
  expect(invoiceInCii(content)).toMatchObject({
    ...IDENTIFIERS.en16931,
    businessProcess: 'M1',
  })
  const domestic = { ...golden('fr-fr-services'), buyerReference: 'K-1' }
  const own = { invoice: domestic, totals: totalsOf(domestic) }
  expect(invoiceInUbl(own).specification).toBe(IDENTIFIERS.en16931.specification)
})

test('identifiers without a scheme are on paper only', () => {
  const invoice = golden('fr-de-mixed')
  const seller = { ...invoice.seller, identifiers: [{ id: 'FR44732829320' }] }
  expect(judged({ ...invoice, seller })).toEqual({ findings: [], files: ['ubl', 'cii'] })
  const written = EINVOICE_FORMATS.map(format =>
    format.write({ invoice: { ...invoice, seller }, totals: totalsOf(invoice) }),
  )
  for (const xml of written) expect(xml.match(/FR44732829320/g)).toHaveLength(1)
})
