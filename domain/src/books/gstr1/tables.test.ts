import { describe, expect, test } from 'vitest'
import { localDate } from '../../date.ts'
import { DOCUMENT_TYPE_RULES, type DocumentType } from '../../document-kind.ts'
import { totalsOf } from '../../invoice/totals.ts'
import { decimal } from '../../money/decimal.ts'
import { parsePeriod } from '../../report/period.ts'
import { plainInvoice, taxAt } from '../../testing/filed.ts'
import { INDIAN, SELLER_GSTIN } from '../../testing/gstr1-cases.ts'
import type { Filed, FiledDocument } from '../filed.ts'
import { gstr1Writer } from './gstr1.ts'

// Fields and codes as in gstr1.ts: resilient-tech/india-compliance, gst_india/utils/gstr_1.

const [LOCAL, OTHER_STATE, ZONE, CONSUMER, FAR_CONSUMER, ABROAD] = INDIAN.buyers
const GST_18 = taxAt('S', '18')
const GST_5 = taxAt('S', '5')

type Line = { readonly price: string; readonly tax: typeof GST_18; readonly code?: string }
type Given = {
  readonly number?: string
  readonly buyer?: FiledDocument['invoice']['buyer'] | undefined
  readonly type?: DocumentType
  readonly lines?: readonly Line[]
  readonly more?: Partial<FiledDocument['invoice']>
}

/** One line of 100 rupees at 18 % in November 2026, unless something else is said. */
function document({ number = 'INV/1', buyer = LOCAL, ...given }: Given): FiledDocument {
  if (!buyer) throw new Error('no buyer')
  const { type = 'invoice', lines = [{ price: '100', tax: GST_18 }], more = {} } = given
  const { kind, typeCode } = DOCUMENT_TYPE_RULES[type]
  const issueDate = localDate('2026-11-23')
  const rows = lines.map(({ price, tax, code = '8471' }) => ({ price: decimal(price), tax, code }))
  const plain = plainInvoice(rows, 'INR')
  const invoice = { ...plain, number, issueDate, typeCode, seller: INDIAN.seller, buyer, ...more }
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

function writerOf(documents: readonly (Given | Filed)[], key = '2026-11') {
  const period = parsePeriod(key)
  if (!period) throw new Error(key)
  const writer = gstr1Writer(SELLER_GSTIN, period)
  for (const one of documents)
    expect(writer.add('one' in one ? one : filed(document(one)))).toMatchObject({ ok: true })
  return writer
}

const returnOf = (...documents: (Given | Filed)[]) => JSON.parse(writerOf(documents).end())

const tablesOf = (...documents: (Given | Filed)[]) =>
  Object.keys(returnOf(...documents)).slice(['gstin', 'fp', 'version', 'hash'].length)

const line = (category: 'S' | 'E' | 'Z' | 'O' | 'AE' | 'G', rate: string, price = '100'): Line => ({
  price,
  tax: taxAt(category, rate),
})

describe('a return', () => {
  test('has the tables that have rows', () => {
    expect(tablesOf({})).toEqual(['b2b', 'hsn', 'doc_issue'])
    expect(tablesOf({ buyer: CONSUMER })).toEqual(['b2cs', 'hsn', 'doc_issue'])
    expect(tablesOf()).toEqual([])
    const exempt = [line('E', '0')]
    expect(tablesOf({ lines: exempt })).toEqual(['nil', 'hsn', 'doc_issue'])
    expect(tablesOf({ lines: exempt, type: 'credit_note' })).toEqual(['nil', 'hsn', 'doc_issue'])
    // Abroad and in zones it is in their tables whatever its tax.
    expect(tablesOf({ buyer: ABROAD, lines: exempt })).toEqual(['exp', 'hsn', 'doc_issue'])
    expect(tablesOf({ buyer: ZONE, lines: exempt })).toEqual(['b2b', 'hsn', 'doc_issue'])
  })

  test('counts its documents', () => {
    expect(writerOf([{}, { number: 'INV/2' }]).count()).toBe(2)
  })

  test('of May 2025 is the first one with two lists of HSN codes', () => {
    const file = JSON.parse(writerOf([{}], '2025-05').end())
    expect(Object.keys(file.hsn)).toEqual(['hsn_b2b', 'hsn_b2c'])
  })
})

test('table 4 says of an invoice whether the recipient pays a part of the tax, and of a zone whether it paid', () => {
  const type = (given: Given) => {
    const { rchrg, inv_typ } = returnOf(given).b2b[0].inv[0]
    return `${rchrg} ${inv_typ}`
  }
  expect(type({ buyer: OTHER_STATE })).toBe('N R')
  expect(type({ buyer: OTHER_STATE, lines: [line('S', '18'), line('AE', '0')] })).toBe('Y R')
  expect(type({ buyer: ZONE })).toBe('N SEWP')
  expect(type({ buyer: ZONE, lines: [line('G', '0')] })).toBe('N SEWOP')
})

test('table 6A says whether tax was paid', () => {
  expect(returnOf({ buyer: ABROAD }).exp[0].exp_typ).toBe('WPAY')
  expect(returnOf({ buyer: ABROAD, lines: [line('G', '0')] }).exp[0].exp_typ).toBe('WOPAY')
})

test('table 7 has a row for each place and rate', () => {
  const rows = returnOf(
    { buyer: CONSUMER, lines: [line('S', '18'), line('S', '5', '200')] },
    { number: 'INV/2', buyer: FAR_CONSUMER },
    { number: 'INV/3', buyer: CONSUMER },
  ).b2cs
  const short = rows.map(
    ({ sply_ty, pos, rt, txval, iamt, camt, samt }: Record<string, unknown>) =>
      `${sply_ty} ${pos} ${rt} %: ${txval} ${iamt} ${camt} ${samt}`,
  )
  expect(short).toEqual([
    'INTRA 27 18 %: 200 0 18 18',
    'INTRA 27 5 %: 200 0 5 5',
    'INTER 29 18 %: 100 18 0 0',
  ])
})

test('table 8 has exempt, nil rated and other supplies by state and buyer', () => {
  const lines = [line('E', '0', '1'), line('Z', '0', '2'), line('S', '0', '4'), line('O', '0', '8')]
  const rows = (buyer: Given['buyer']) => returnOf({ buyer, lines }).nil.inv
  const sums = { expt_amt: 1, nil_amt: 6, ngsup_amt: 8 }
  expect(rows(LOCAL)).toEqual([{ sply_ty: 'INTRAB2B', ...sums }])
  expect(rows(OTHER_STATE)).toEqual([{ sply_ty: 'INTRB2B', ...sums }])
  expect(rows(CONSUMER)).toEqual([{ sply_ty: 'INTRAB2C', ...sums }])
  expect(rows(FAR_CONSUMER)).toEqual([{ sply_ty: 'INTRB2C', ...sums }])
})

test('table 9B has the notes of exports with and without tax, and no place of them', () => {
  const note = (lines: readonly Line[]) =>
    returnOf({ number: 'CN/1', type: 'credit_note', buyer: ABROAD, lines }).cdnur
  const head = { ntty: 'C', nt_num: 'CN/1', nt_dt: '23-11-2026' }
  expect(note([line('S', '18')])).toEqual([
    {
      ...head,
      typ: 'EXPWP',
      val: 118,
      itms: [{ num: 1, itm_det: { txval: 100, rt: 18, iamt: 18, csamt: 0 } }],
    },
  ])
  expect(note([line('G', '0')])).toEqual([
    {
      ...head,
      typ: 'EXPWOP',
      val: 100,
      itms: [{ num: 1, itm_det: { txval: 100, rt: 0, iamt: 0, csamt: 0 } }],
    },
  ])
})

test('table 11 has the advances of each place by rate, those abroad without tax too', () => {
  const deposit = { type: 'deposit' } as const
  const { at } = returnOf(
    { ...deposit, number: 'A/1', lines: [line('S', '18'), line('S', '5'), line('E', '0')] },
    { ...deposit, number: 'A/2' },
    { ...deposit, number: 'A/3', buyer: FAR_CONSUMER },
    { ...deposit, number: 'A/4', buyer: ABROAD, lines: [line('G', '0')] },
  )
  const short = at.map(
    ({ pos, sply_ty, itms }: { pos: string; sply_ty: string; itms: object[] }) => [
      `${sply_ty} ${pos}`,
      ...itms.map(item => Object.values(item).join(' ')),
    ],
  )
  expect(short).toEqual([
    ['INTRA 27', '18 200 0 18 18 0', '5 100 0 2.5 2.5 0'],
    ['INTER 29', '18 100 18 0 0 0'],
    ['INTER 96', '0 100 0 0 0 0'],
  ])
})

describe('table 12', () => {
  test('shares a base among the lines of its tax, by their amounts', () => {
    const lines = [
      { price: '300', tax: GST_18, code: '8471' },
      { price: '100', tax: GST_18, code: '8523' },
      { price: '50', tax: GST_5, code: '4901' },
    ]
    const rows = returnOf({ lines }).hsn.hsn_b2b.map(
      ({ hsn_sc, rt, txval, camt, samt }: Record<string, unknown>) =>
        `${hsn_sc} ${rt} %: ${txval} ${camt} ${samt}`,
    )
    expect(rows).toEqual(['8471 18 %: 300 27 27', '8523 18 %: 100 9 9', '4901 5 %: 50 1.25 1.25'])
  })

  test.each([
    ['C62', 'NOS'],
    ['KGM', 'KGS'],
    ['ZZ', 'OTH'],
  ])('has the unit %s as %s', (unit, code) => {
    const { invoice, ...one } = document({})
    const lines = invoice.lines.map(row => ({ ...row, unit }))
    const file = returnOf(filed({ ...one, invoice: { ...invoice, lines } }))
    expect(file.hsn.hsn_b2b[0].uqc).toBe(code)
  })

  test('is by the code of HSN, not by that of another list', () => {
    const { invoice, ...one } = document({})
    const lines = invoice.lines.map(row => ({
      ...row,
      classifications: [{ code: '12345678', listId: 'STI' }, ...row.classifications],
    }))
    const file = returnOf(filed({ ...one, invoice: { ...invoice, lines } }))
    expect(file.hsn.hsn_b2b[0].hsn_sc).toBe('8471')
  })
})

test('table 13 has the first and the last number of each series', () => {
  const numbers = ['INV/2026/9', 'INV/2026/11', 'INV/2026/10', 'X/1', 'INV/2026/8']
  const notes = ['CN/2', 'CN/1']
  const { doc_det } = returnOf(
    ...notes.map(number => ({ number, type: 'credit_note' as const })),
    ...numbers.map(number => ({ number })),
  ).doc_issue
  const range = (num: number, from: string, to: string, totnum: number) => ({
    num,
    from,
    to,
    totnum,
    cancel: 0,
    net_issue: totnum,
  })
  expect(doc_det).toEqual([
    { doc_num: 1, docs: [range(1, 'INV/2026/8', 'INV/2026/11', 4), range(2, 'X/1', 'X/1', 1)] },
    { doc_num: 5, docs: [range(1, 'CN/1', 'CN/2', 2)] },
  ])
})

describe('a document', () => {
  const add = (one: FiledDocument, corrected?: FiledDocument) => {
    const period = parsePeriod('2026-11')
    return period && gstr1Writer(SELLER_GSTIN, period).add(filed(one, corrected))
  }

  test('in another currency without a rate is refused', () => {
    expect(add(document({ more: { currency: 'USD' } }))).toMatchObject({ refusal: 'rate' })
  })

  test('without a place of supply is refused', () => {
    const { address } = INDIAN.seller
    const unknown = { ...INDIAN.seller, vatId: '', address: { ...address, subdivision: '' } }
    const buyer = CONSUMER && { ...CONSUMER, address: { ...CONSUMER.address, subdivision: '' } }
    expect(add(document({ buyer, more: { seller: unknown } }))).toMatchObject({ refusal: 'place' })
    const abroad = { ...INDIAN.seller, address: { ...address, country: 'PL' } }
    expect(add(document({ more: { seller: abroad } }))).toMatchObject({ refusal: 'place' })
  })

  test('needs the code of every line', () => {
    const { invoice, ...one } = document({ lines: [line('S', '18'), line('S', '18')] })
    const lines = invoice.lines.map((row, i) => (i === 0 ? row : { ...row, classifications: [] }))
    expect(add({ ...one, invoice: { ...invoice, lines } })).toMatchObject({ refusal: 'item_code' })
  })

  test('needs a line of the tax of a charge, but of one that is taken off again', () => {
    const charge = (isCharge: boolean) => ({
      charge: isCharge,
      value: { by: 'amount' as const, amount: decimal('10') },
      reason: 'Freight',
      reasonCode: '',
      tax: GST_5,
    })
    const refused = document({ more: { allowancesCharges: [charge(true)] } })
    expect(add(refused)).toMatchObject({ refusal: 'item_code' })
    const both = document({ more: { allowancesCharges: [charge(true), charge(false)] } })
    expect(add(both)).toMatchObject({ ok: true })
  })

  test('is large above the limit, not at it', () => {
    const at = (price: string) =>
      tablesOf({ buyer: FAR_CONSUMER, lines: [line('S', '25', price)] })[0]
    expect(at('80000')).toBe('b2cs')
    expect(at('80000.01')).toBe('b2cl')
  })

  test('of goods is supplied where they are delivered, of services where the buyer is', () => {
    const address = FAR_CONSUMER?.address
    const more = address ? { delivery: { name: '', address } } : {}
    const place = (code: string) =>
      returnOf({ buyer: CONSUMER, lines: [{ price: '1', tax: GST_18, code }], more }).b2cs[0].pos
    expect(place('8471')).toBe('29')
    expect(place('998314')).toBe('27')
  })
})
