import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDate } from '../../date.ts'
import { DOCUMENT_TYPE_RULES, type DocumentType } from '../../document-kind.ts'
import { setOffOf } from '../../invoice/deposits.ts'
import { totalsOf } from '../../invoice/totals.ts'
import { decimal } from '../../money/decimal.ts'
import { parsePeriod } from '../../report/period.ts'
import { plainInvoice, taxAt } from '../../testing/filed.ts'
import { INDIAN, SELLER_GSTIN, faultOfGstr1, gstr1Cases } from '../../testing/gstr1-cases.ts'
import { readGstr1 } from '../../testing/read-gstr1.ts'
import type { Filed, FiledDocument } from '../filed.ts'
import { gstr1Writer } from './gstr1.ts'
import { largeAbove } from './supply.ts'

const [LOCAL, OTHER_STATE, ZONE, CONSUMER, FAR_CONSUMER, ABROAD] = INDIAN.buyers
const GST_18 = taxAt('S', '18')

type Given = {
  readonly number: string
  readonly buyer?: FiledDocument['invoice']['buyer'] | undefined
  readonly type?: DocumentType
  readonly price?: string
  readonly tax?: typeof GST_18
  readonly code?: string
  readonly day?: string
}

function document(given: Given, more: Partial<FiledDocument['invoice']> = {}): FiledDocument {
  const { number, buyer = LOCAL, type = 'invoice', price = '1000', tax = GST_18 } = given
  if (!buyer) throw new Error('no buyer')
  const issueDate = localDate(given.day ?? '2026-11-23')
  const { kind, typeCode } = DOCUMENT_TYPE_RULES[type]
  const lines = [{ price: decimal(price), tax, code: given.code ?? '8471' }]
  const invoice = {
    ...plainInvoice(lines, 'INR'),
    number,
    issueDate,
    typeCode,
    seller: INDIAN.seller,
    buyer,
    ...more,
  }
  return {
    kind,
    type,
    number,
    issueDate,
    customer: { id: 'c', name: buyer.legalName },
    sellerCountry: 'IN',
    buyerCountry: buyer.address.country,
    invoice,
    totals: totalsOf(invoice),
  }
}

function filed(one: FiledDocument, corrected?: FiledDocument): Filed {
  return {
    one: { document: one, settingsRate: undefined },
    corrected: corrected && { document: corrected, settingsRate: undefined },
  }
}

function returnOf(documents: readonly Filed[], key = '2026-11') {
  const period = parsePeriod(key)
  if (!period) throw new Error(key)
  const writer = gstr1Writer(SELLER_GSTIN, period)
  for (const one of documents) expect(writer.add(one)).toMatchObject({ ok: true })
  return writer.end()
}

// 100,000 cases: npm run campaign -- books.
test('of random documents has the sums of ledger and report, table by table', () => {
  fc.assert(
    fc.property(gstr1Cases, documents => {
      expect(faultOfGstr1(documents)).toBe(undefined)
    }),
    { numRuns: 150, endOnFailure: true },
  )
})

test('of a month is the golden file', async () => {
  const large = document({ number: 'INV/4', buyer: FAR_CONSUMER, price: '200000' })
  const deposit = document({ number: 'ADV/1', type: 'deposit', price: '100', code: '998314' })
  const { totals, issueDate } = deposit
  const setOff = setOffOf({ invoiceId: 'd', number: 'ADV/1', issueDate, totals }, [])
  const text = returnOf([
    filed(document({ number: 'INV/1' })),
    filed(document({ number: 'INV/2', buyer: OTHER_STATE, tax: taxAt('AE', '0') })),
    filed(document({ number: 'INV/3', buyer: ZONE, tax: taxAt('G', '0') })),
    filed(large),
    filed(document({ number: 'INV/5', buyer: CONSUMER })),
    filed(document({ number: 'INV/6', buyer: ABROAD, tax: taxAt('G', '0'), code: '998314' })),
    filed(document({ number: 'INV/7', buyer: CONSUMER, tax: taxAt('E', '0') })),
    filed(deposit),
    filed(document({ number: 'INV/8', code: '998314' }, { deposits: setOff ? [setOff] : [] })),
    filed(document({ number: 'CN/1', type: 'credit_note', price: '100' })),
    filed(document({ number: 'DN/1', type: 'debit_note', price: '7' })),
    filed(
      document({ number: 'CN/2', buyer: FAR_CONSUMER, type: 'credit_note', price: '100' }),
      large,
    ),
    filed(document({ number: 'CN/3', buyer: CONSUMER, type: 'credit_note', price: '100' })),
  ])
  await expect(`${JSON.stringify(JSON.parse(text), null, 2)}\n`).toMatchFileSnapshot(
    '../golden/GSTR1_27AAPFU0939F1ZV_112026.json',
  )
  expect(readGstr1(text).issued).toBe(13)
})

test('a note of credit for a large invoice is in 9B, one for a small invoice lowers table 7', () => {
  const large = document({ number: 'INV/1', buyer: FAR_CONSUMER, price: '200000' })
  const small = document({ number: 'INV/2', buyer: FAR_CONSUMER })
  const note = (number: string) =>
    document({ number, buyer: FAR_CONSUMER, type: 'credit_note', price: '100' })
  const file = JSON.parse(
    returnOf([filed(small), filed(note('CN/1'), large), filed(note('CN/2'), small)]),
  )
  expect(file.cdnur).toMatchObject([{ nt_num: 'CN/1', ntty: 'C', typ: 'B2CL', pos: '29' }])
  expect(file.b2cs).toEqual([
    {
      sply_ty: 'INTER',
      typ: 'OE',
      pos: '29',
      txval: 900,
      rt: 18,
      iamt: 162,
      camt: 0,
      samt: 0,
      csamt: 0,
    },
  ])
})

test.each([
  ['2024-07-31', 25_000_000n],
  ['2024-08-01', 10_000_000n],
])('since %s an invoice of more than %s paise is large', (day, limit) => {
  expect(largeAbove(day)).toBe(limit)
})

test('before May 2025 table 12 was one list', () => {
  const file = JSON.parse(
    returnOf([filed(document({ number: 'INV/1', day: '2025-04-30' }))], '2025-04'),
  )
  expect(Object.keys(file.hsn)).toEqual(['data'])
})

test('a document without what the return needs is refused with the reason', () => {
  const period = parsePeriod('2026-11')
  const add = (one: FiledDocument, corrected?: FiledDocument) =>
    period && gstr1Writer(SELLER_GSTIN, period).add(filed(one, corrected))
  const plain = document({ number: 'INV/1' })
  const lines = plain.invoice.lines.map(line => ({ ...line, classifications: [] }))
  expect(add({ ...plain, invoice: { ...plain.invoice, lines } })).toMatchObject({
    refusal: 'item_code',
  })
  expect(add({ ...plain, type: 'corrected_invoice' }, plain)).toMatchObject({
    refusal: 'replaces',
  })
  expect(add(document({ number: 'INV/2', price: '100000000000' }))).toMatchObject({ ok: true })
  expect(add(document({ number: 'INV/3', price: '10000000000000' }))).toMatchObject({
    refusal: 'amount',
  })
})
