import { createCompany, getCompany, updateCompany } from '@bordereau/contract/company'
import { ITEM_SAMPLE } from '@bordereau/contract/import-samples'
import type { InputOf } from '@bordereau/contract/endpoint'
import { archiveItem, createItem, getItem, listItems, updateItem } from '@bordereau/contract/items'
import { importItems } from '@bordereau/contract/import'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, drafted, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

type Body = InputOf<(typeof createItem)['request']>

const body = (extra: Partial<Body>): Body => ({
  code: '',
  name: 'Design',
  description: '',
  unit: 'HUR',
  prices: [{ currency: 'EUR', price: '120.00' }],
  supply: 'services',
  taxCategory: 'S',
  taxRate: '20',
  texts: [],
  classification: '',
  ...extra,
})

describeWithDatabase('items', engine => {
  let at: TestApp
  let owner: Client
  let query: { workspaceId: string }
  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    const { workspaceId } = await owner.must(createCompany, {
      body: { country: 'FR', legalName: 'Atelier' },
    })
    query = { workspaceId }
  })
  afterAll(() => at.close())

  test('have prices by currency, texts by language and a unique code', async () => {
    const texts = [{ language: 'de', name: 'Gestaltung', description: '' }]
    const prices = [
      { currency: 'EUR', price: '120.00' },
      { currency: 'USD', price: '130' },
    ]
    const created = await owner.must(createItem, {
      query,
      body: body({ code: 'D-1', texts, prices }),
    })
    const found = await owner.must(getItem, { query: { ...query, itemId: created.id } })
    expect(found).toMatchObject({
      code: 'D-1',
      prices: [
        { currency: 'EUR', price: '120' },
        { currency: 'USD', price: '130' },
      ],
      texts,
      taxRate: '20',
    })
    const duplicate = await owner.call(createItem, { query, body: body({ code: 'D-1' }) })
    expect(duplicate).toMatchObject({ status: 409, refusal: 'code_taken' })
    const other = await owner.must(createItem, { query, body: body({ code: 'D-2' }) })
    const change = {
      query: { ...query, itemId: other.id },
      body: { ...body({ code: 'D-1' }), version: 1 },
    }
    expect(await owner.call(updateItem, change)).toMatchObject({
      status: 409,
      refusal: 'code_taken',
    })
    const saved = await owner.must(updateItem, {
      query: { ...query, itemId: other.id },
      body: { ...body({ code: 'D-3', name: 'Photo' }), version: 1 },
    })
    expect(saved).toMatchObject({ code: 'D-3', version: 2 })
    const stale = { ...change, body: { ...body({ code: 'D-4' }), version: 1 } }
    expect(await owner.call(updateItem, stale)).toMatchObject({ refusal: 'changed_meanwhile' })
    await owner.must(createItem, { query, body: body({ name: 'No code' }) })
    await owner.must(createItem, { query, body: body({ name: 'No code either' }) })
  })

  test.each([
    [{ unit: 'XQ' }, 'unit'],
    [{ taxRate: '-1' }, 'taxRate'],
    [{ taxRate: '101' }, 'taxRate'],
    [{ taxCategory: 'AE' as const, taxRate: '20' }, 'taxRate'],
    [
      {
        prices: [
          { currency: 'EUR', price: '1' },
          { currency: 'EUR', price: '2' },
        ],
      },
      'prices.1.currency',
    ],
    [{ prices: [{ currency: 'EUR', price: '1e3' }] }, 'prices.0.price'],
  ])('are refused with %j', async (extra, path) => {
    const reply = await owner.call(createItem, { query, body: body(extra) })
    expect(reply).toMatchObject({
      status: 400,
      refusal: 'bad_request',
      detail: { issues: [{ path }] },
    })
  })

  test('are found by code, name and text in another language; archived ones only on request', async () => {
    const list = async (q: string, state: 'active' | 'archived' = 'active') =>
      (await owner.must(listItems, { query: { ...query, q, state } })).rows.map(row => row.code)
    expect(await list('gestalt')).toEqual(['D-1'])
    expect(await list('d-')).toEqual(['D-1', 'D-3'])
    const { rows } = await owner.must(listItems, { query: { ...query, q: 'photo' } })
    const itemId = rows[0]?.id ?? ''
    await owner.must(archiveItem, { query: { ...query, itemId }, body: { archived: true } })
    expect(await list('photo')).toEqual([])
    expect(await list('photo', 'archived')).toEqual(['D-3'])
  })

  test('are filtered by kind, by rate of tax however it is written, and by the currencies of their prices', async () => {
    const own = await owner.must(createCompany, { body: { country: 'FR', legalName: 'Filtres' } })
    const filtered = { workspaceId: own.workspaceId }
    const euro = [{ currency: 'EUR', price: '10' }]
    // The company's currency comes first in the list, also after one that comes before it by its code.
    const both = [{ currency: 'AUD', price: '12' }, ...euro]
    for (const input of [
      body({ code: 'BOOK', supply: 'goods', taxRate: '5.5', prices: euro }),
      body({ code: 'FRAME', supply: 'goods', taxRate: '20', prices: both }),
      body({ code: 'HOUR', supply: 'services', taxRate: '20', prices: euro }),
    ])
      await owner.must(createItem, { query: filtered, body: input })
    const found = async (filter: Omit<InputOf<(typeof listItems)['query']>, 'workspaceId'>) => {
      const wanted = { ...filtered, sort: 'code', ...filter } as const
      const page = await owner.must(listItems, { query: wanted })
      expect(page.total).toBe(page.rows.length)
      return page.rows.map(row => row.code)
    }
    expect(await found({ supply: 'goods' })).toEqual(['BOOK', 'FRAME'])
    expect(await found({ taxRate: '20.00' })).toEqual(['FRAME', 'HOUR'])
    expect(await found({ taxRate: '5.5' })).toEqual(['BOOK'])
    expect(await found({ currency: 'AUD' })).toEqual(['FRAME'])
    const { rows } = await owner.must(listItems, { query: { ...filtered, currency: 'AUD' } })
    expect(rows[0]?.prices.map(price => price.currency)).toEqual(['EUR', 'AUD'])
    expect(await found({ supply: 'services', currency: 'AUD' })).toEqual([])
  })

  test('are imported from CSV: units by name, prices in local notation, taxes by rate', async () => {
    const own = await owner.must(createCompany, { body: { country: 'DE', legalName: 'Werk' } })
    const itemsQuery = { workspaceId: own.workspaceId }
    const csv = [
      'Artikelnummer;Bezeichnung;Einheit;Einzelpreis;MwSt-Satz;Art',
      'A1;Beratung;Stunden;1.250,50 €;19 %;Leistung',
      'A2;Buch;Stück;9,90;7;Ware',
      'A3;Porto;;4;0;',
      'A4;Rätsel;Elle;viel;19;',
      'A1;Nochmal;;;;',
      ';Ohne Code;Tage;800;;',
    ].join('\r\n')
    const report = await owner.must(importItems, { query: itemsQuery, body: { csv, apply: true } })
    expect(report).toMatchObject({ rows: 6, created: 4, updated: 0 })
    expect(report.refused.map(one => [one.row, one.field, one.value, one.reason])).toEqual([
      [4, 'unit', 'Elle', 'unknown_unit'],
      [4, 'price', 'viel', 'not_a_number'],
      [5, 'code', 'A1', 'duplicate'],
    ])
    const { rows } = await owner.must(listItems, { query: { ...itemsQuery, sort: 'code' } })
    expect(
      rows.map(row => [
        row.code,
        row.unit,
        row.prices[0]?.price,
        row.taxCategory,
        row.taxRate,
        row.supply,
      ]),
    ).toEqual([
      ['', 'DAY', '800', 'S', '19', 'services'],
      ['A1', 'HUR', '1250.5', 'S', '19', 'services'],
      ['A2', 'C62', '9.9', 'S', '7', 'goods'],
      ['A3', 'C62', '4', expect.stringMatching(/^[EZ]$/), '0', 'services'],
    ])
    const secondCsv = 'code,name,price,currency\nA1,,1400.00,USD\nA9,New,1,EUR'
    const second = await owner.must(importItems, {
      query: itemsQuery,
      body: { csv: secondCsv, apply: true },
    })
    expect(second).toMatchObject({ created: 1, updated: 1, refused: [] })
    const found = await owner.must(listItems, { query: { ...itemsQuery, q: 'A1' } })
    expect(found.rows).toMatchObject([
      {
        name: 'Beratung',
        unit: 'HUR',
        prices: [
          { currency: 'EUR', price: '1250.5' },
          { currency: 'USD', price: '1400' },
        ],
        version: 2,
      },
    ])
  })

  test('that are imported without a kind are of what the company sells', async () => {
    const own = await owner.must(createCompany, { body: { country: 'DE', legalName: 'Tischler' } })
    const itemsQuery = { workspaceId: own.workspaceId }
    const imported = async (csv: string) => {
      await owner.must(importItems, { query: itemsQuery, body: { csv, apply: true } })
      const { rows } = await owner.must(listItems, { query: { ...itemsQuery, sort: 'code' } })
      return rows.map(({ code, supply }) => `${code} ${supply}`)
    }
    expect(await imported('Code;Name;Preis\nA;Beratung;10')).toEqual(['A services'])
    const { version } = await owner.must(getCompany, { query: itemsQuery })
    await owner.must(updateCompany, { query: itemsQuery, body: { version, sells: 'goods' } })
    // An item that is known keeps its kind; a column of kinds counts first.
    expect(await imported('Code;Name;Preis\nA;Beratung;20\nB;Stuhl;30')).toEqual([
      'A services',
      'B goods',
    ])
    expect(await imported('Code;Name;Art;Preis\nC;Aufbau;Dienstleistung;40\nD;Tisch;;50')).toEqual([
      'A services',
      'B goods',
      'C services',
      'D goods',
    ])
  })

  test('that are imported with a tax category alone have its rate of zero, not the standard rate', async () => {
    const own = await owner.must(createCompany, { body: { country: 'DE', legalName: 'Verlag' } })
    const itemsQuery = { workspaceId: own.workspaceId }
    const csv = 'code,name,tax category,tax rate\nB1,Book,E,\nB2,Lamp,S,19\nB3,Cable,,'
    await owner.must(importItems, { query: itemsQuery, body: { csv, apply: true } })
    const { rows } = await owner.must(listItems, { query: { ...itemsQuery, sort: 'code' } })
    expect(rows.map(row => [row.code, row.taxCategory, row.taxRate])).toEqual([
      ['B1', 'E', '0'],
      ['B2', 'S', '19'],
      ['B3', 'S', '19'],
    ])
  })

  test('that are imported have the taxes of the place of the company, not those of its country', async () => {
    const own = await owner.must(createCompany, { body: { country: 'ES', legalName: 'Taller' } })
    const { workspaceId, version, profile } = own
    const address = { ...profile.address, postCode: '35001', city: 'Las Palmas' }
    await owner.must(updateCompany, {
      query: { workspaceId },
      body: { version, profile: { ...profile, address } },
    })
    const itemsQuery = { workspaceId: own.workspaceId }
    const csv = 'code,name,tax rate\nC1,Lamp,\nC2,Book,3\nC3,Water,0'
    await owner.must(importItems, { query: itemsQuery, body: { csv, apply: true } })
    const { rows } = await owner.must(listItems, { query: { ...itemsQuery, sort: 'code' } })
    expect(rows.map(row => [row.code, row.taxCategory, row.taxRate])).toEqual([
      ['C1', 'L', '7'],
      ['C2', 'L', '3'],
      ['C3', expect.stringMatching(/^[EZL]$/), '0'],
    ])
  })

  test('are imported from the sample file with every column recognised', async () => {
    const preview = { csv: ITEM_SAMPLE.csv, apply: false }
    const report = await owner.must(importItems, { query, body: preview })
    expect(report).toMatchObject({ rows: 3, created: 3, refused: [] })
    expect(Object.keys(report.columns).toSorted()).toEqual(ITEM_SAMPLE.fields.toSorted())
  })

  test('list where they were sold, the latest document first', async () => {
    const workspaceId = await aCompany(owner)
    const own = { workspaceId }
    const sold = await owner.must(createItem, { query: own, body: body({ name: 'Poster' }) })
    const usageOf = async (itemId: string) =>
      (await owner.must(getItem, { query: { ...own, itemId } })).use
    expect(await usageOf(sold.id)).toEqual({ documents: 0, searched: null, latest: [] })
    const customerId = await aCustomer(owner, workspaceId)
    const line = aLine({ itemId: sold.id, quantity: decimal('3'), price: decimal('12.50') })
    const first = await issued(owner, workspaceId, aDraft(customerId, { lines: [line] }))
    at.clock.move(1000)
    const twice = [line, aLine(), { ...line, id: '3', quantity: null }]
    const draft = await drafted(owner, workspaceId, aDraft(customerId, { lines: twice }))
    const use = await usageOf(sold.id)
    expect(use.documents).toBe(2)
    expect(use.latest.map(row => [row.invoiceId, row.number, row.quantity, row.price])).toEqual([
      [draft.id, null, '3', '12.5'],
      [draft.id, null, null, '12.5'],
      [first.id, first.number, '3', '12.5'],
    ])
    expect(use.latest[2]).toMatchObject({ customerName: 'Müller & Söhne GmbH', currency: 'EUR' })
    const other = await owner.must(createItem, { query: own, body: body({ name: 'Flyer' }) })
    expect((await usageOf(other.id)).documents).toBe(0)
  })
})
