import { createCompany } from '@bordereau/contract/company'
import {
  archiveCustomers,
  createCustomer,
  exportCustomers,
  listCustomers,
} from '@bordereau/contract/customers'
import { archiveItems, createItem, exportItems, listItems } from '@bordereau/contract/items'
import { importCustomers, importItems } from '@bordereau/contract/import'
import { emptyProfile } from '@bordereau/domain/party/empty-profile'
import { UNITS } from '@bordereau/domain/money/unit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

type Query = { readonly workspaceId: string }

describeWithDatabase('exports of customers and items', engine => {
  let at: TestApp
  let owner: Client
  let query: Query
  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    query = await company('Atelier')
  })
  afterAll(() => at.close())

  const company = (legalName: string): Promise<Query> =>
    owner.must(createCompany, { body: { country: 'FR', legalName } })

  const linesOf = ({ bytes }: { readonly bytes: Uint8Array }) =>
    Buffer.from(bytes).toString().replace('\ufeff', '').trimEnd().split('\r\n')
  const customersOf = async (from: Query, filter: { ids?: string; state?: 'archived' } = {}) =>
    linesOf(await owner.call(exportCustomers, { query: { ...from, ...filter, format: 'csv' } }))
  const itemsOf = async (from: Query, filter: { ids?: string } = {}) =>
    linesOf(await owner.call(exportItems, { query: { ...from, ...filter, format: 'csv' } }))

  const PROFILE = emptyProfile('FR')
  const CUSTOMER = {
    profile: {
      ...PROFILE,
      legalName: 'Verre, Sable & fils',
      tradingName: '=Verre',
      address: {
        ...PROFILE.address,
        line1: '3 quai',
        line2: 'B',
        city: 'Nantes',
        postCode: '44000',
      },
      taxIds: [
        { kind: 'siren', value: '303265045' },
        { kind: 'vat', value: 'FR40303265045' },
      ],
      contact: { ...PROFILE.contact, name: 'Léa "Zoé"', phone: '+33 2 40 00 00 00' },
    },
    email: 'compta@verre.example',
    currency: 'EUR',
    language: 'fr',
    dueDays: 45,
    buyerReference: 'PO-7',
    note: '-10 %',
  }

  test('a file of customers is read again by an import as it was written', async () => {
    await owner.must(createCustomer, { query, body: CUSTOMER })
    const person = { ...emptyProfile('PL'), legalName: 'Ewa', kind: 'person' as const }
    await owner.must(createCustomer, { query, body: { ...CUSTOMER, profile: person, note: '' } })
    const lines = await customersOf(query)
    expect(lines).toHaveLength(3)
    expect(lines[2]).toContain(`"Verre, Sable & fils",'=Verre,business,FR40303265045,303265045,`)
    expect(lines[2]).toContain(`'+33 2 40 00 00 00`)
    const other = await company('Autre')
    const body = { csv: lines.join('\r\n'), apply: true }
    const report = await owner.must(importCustomers, { query: other, body })
    expect(report).toMatchObject({ created: 2, refused: [] })
    expect(await customersOf(other)).toEqual(lines)
  })

  test('a file of items is read again by an import as it was written, in every unit', async () => {
    const rows = UNITS.map(({ code, name }) => `U-${code},${code},${name.en},12.50,EUR,5.5,goods`)
    const csv = ['code,name,unit,price,currency,tax rate,type', ...rows].join('\r\n')
    const made = await owner.must(importItems, { query, body: { csv, apply: true } })
    expect(made.refused).toEqual([])
    const lines = await itemsOf(query)
    expect(lines).toHaveLength(UNITS.length + 1)
    const other = await company('Articles')
    const body = { csv: lines.join('\r\n'), apply: true }
    await owner.must(importItems, { query: other, body })
    expect(await itemsOf(other)).toEqual(lines)
  })

  test('several rows are exported, archived and restored at once, those of others never', async () => {
    const here = await company('Plusieurs')
    const there = await company('Ailleurs')
    const body = (legalName: string) => ({
      ...CUSTOMER,
      profile: { ...emptyProfile('FR'), legalName },
    })
    const [a, b, c] = [
      await owner.must(createCustomer, { query: here, body: body('A') }),
      await owner.must(createCustomer, { query: here, body: body('B') }),
      await owner.must(createCustomer, { query: there, body: body('C') }),
    ]
    expect(await customersOf(here, { ids: `${b.id},${c.id}` })).toHaveLength(2)
    const archive = (archived: boolean) =>
      owner.must(archiveCustomers, { query: here, body: { ids: [a.id, c.id], archived } })
    const namesOf = async (from: Query) =>
      (await owner.must(listCustomers, { query: from })).rows.map(({ name }) => name)
    await archive(true)
    expect([await namesOf(here), await namesOf(there)]).toEqual([['B'], ['C']])
    expect((await customersOf(here, { state: 'archived' }))[1]).toMatch(/^A,/)
    await archive(false)
    expect(await namesOf(here)).toEqual(['A', 'B'])
  })

  test('items are archived together, and exported with the price in the own currency first', async () => {
    const here = await company('Devises')
    const { id } = await owner.must(createItem, {
      query: here,
      body: {
        code: 'X',
        name: 'Dessin',
        description: '',
        unit: 'HUR',
        prices: [
          { currency: 'USD', price: '90' },
          { currency: 'EUR', price: '80.00' },
        ],
        supply: 'services',
        taxCategory: 'S',
        taxRate: '20',
        texts: [],
        classification: '',
      },
    })
    expect((await itemsOf(here))[1]).toBe('X,Dessin,,hour,80,EUR,90 USD,20,S,services,')
    await owner.must(archiveItems, { query: here, body: { ids: [id], archived: true } })
    expect((await owner.must(listItems, { query: here })).rows).toEqual([])
    expect(await itemsOf(here)).toHaveLength(1)
  })
})
