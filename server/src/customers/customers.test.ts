import { createCompany } from '@bordereau/contract/company'
import {
  archiveCustomer,
  createCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
} from '@bordereau/contract/customers'
import type { InputOf, ResponseOf } from '@bordereau/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

type Body = InputOf<(typeof createCustomer)['request']>

function body(
  legalName: string,
  extra: Partial<Body> & {
    city?: string
    taxIds?: Body['profile']['taxIds']
    country?: string
  } = {},
): Body {
  const { city = '', taxIds = [], country = 'FR', ...fields } = extra
  return {
    profile: {
      kind: 'business',
      legalName,
      tradingName: '',
      address: { line1: '', line2: '', line3: '', city, postCode: '', subdivision: '', country },
      taxIds,
      legalInformation: '',
      contact: { name: '', phone: '', email: '' },
    },
    email: '',
    currency: 'EUR',
    language: 'fr',
    dueDays: null,
    buyerReference: '',
    note: '',
    ...fields,
  }
}

describeWithDatabase('customers', engine => {
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

  const create = (input: Body): Promise<ResponseOf<typeof createCustomer>> =>
    owner.must(createCustomer, { query, body: input })
  const names = async (q: string) =>
    (await owner.must(listCustomers, { query: { ...query, q } })).rows.map(row => row.name)

  test('are stored as entered, with tax ids in canonical form', async () => {
    const created = await create(
      body('=cmd|"/c calc"!A1', { taxIds: [{ kind: 'siren', value: '303 265 045' }], dueDays: 45 }),
    )
    expect(created).toMatchObject({
      profile: { legalName: '=cmd|"/c calc"!A1', taxIds: [{ kind: 'siren', value: '303265045' }] },
      dueDays: 45,
      archived: false,
      version: 1,
    })
    const found = await owner.must(getCustomer, { query: { ...query, customerId: created.id } })
    expect(found).toMatchObject({ open: [], credit: [], invoices: 0 })
    const wrong = body('Faux', { taxIds: [{ kind: 'siren', value: '303265046' }] })
    expect(await owner.call(createCustomer, { query, body: wrong })).toMatchObject({
      status: 422,
      refusal: 'tax_id_invalid',
      detail: { kind: 'siren', code: 'wrong_checksum' },
    })
  })

  test('are found by parts of name, city, address and number, with and without accents', async () => {
    await create(body('Société Lumière', { city: 'Évry', email: 'compta@lumiere.example' }))
    await create(body('100% Bio_Markt', { country: 'DE', city: 'Köln' }))
    await create(body('1000 Bios', { city: 'Lyon' }))
    expect(await names('lumiere')).toEqual(['Société Lumière'])
    expect(await names('LUMIÈRE évr')).toEqual(['Société Lumière'])
    expect(await names('compta@')).toEqual(['Société Lumière'])
    expect(await names('303265045')).toEqual(['=cmd|"/c calc"!A1'])
    expect(await names('0%')).toEqual(['100% Bio_Markt'])
    expect(await names('o_m')).toEqual(['100% Bio_Markt'])
    expect(await names('\\')).toEqual([])
    expect(await names("'; drop table customer; --")).toEqual([])
  })

  test('are filtered by country and currency, together with a search', async () => {
    const own = await owner.must(createCompany, { body: { country: 'FR', legalName: 'Filtres' } })
    const filtered = { workspaceId: own.workspaceId }
    for (const [name, country, currency] of [
      ['Kaffee', 'DE', 'EUR'],
      ['Kessel', 'DE', 'CHF'],
      ['Café', 'FR', 'EUR'],
    ] as const) {
      const input = body(name, { country, currency })
      await owner.must(createCustomer, { query: filtered, body: input })
    }
    const found = async (filter: { q?: string; country?: string; currency?: string }) => {
      const page = await owner.must(listCustomers, { query: { ...filtered, ...filter } })
      expect(page.total).toBe(page.rows.length)
      return page.rows.map(row => row.name)
    }
    expect(await found({ country: 'DE' })).toEqual(['Kaffee', 'Kessel'])
    expect(await found({ currency: 'EUR' })).toEqual(['Café', 'Kaffee'])
    expect(await found({ country: 'DE', currency: 'EUR' })).toEqual(['Kaffee'])
    expect(await found({ country: 'DE', q: 'kes' })).toEqual(['Kessel'])
    expect(await found({ country: 'PL' })).toEqual([])
  })

  test('are saved with a version check', async () => {
    const { id, version } = await create(body('Deux mains'))
    const save = (name: string) =>
      owner.call(updateCustomer, {
        query: { ...query, customerId: id },
        body: { ...body(name), version },
      })
    const replies = await Promise.all([save('Main gauche'), save('Main droite')])
    expect(replies.map(reply => reply.status).toSorted()).toEqual([200, 409])
    expect(replies.find(reply => !reply.ok)).toMatchObject({ refusal: 'changed_meanwhile' })
    expect(await names('deux')).toEqual([])
  })

  test('are hidden from the list while archived', async () => {
    const { id } = await create(body('Passé'))
    const archive = (archived: boolean) =>
      owner.must(archiveCustomer, { query: { ...query, customerId: id }, body: { archived } })
    await archive(true)
    expect(await names('passé')).toEqual([])
    const { rows } = await owner.must(listCustomers, { query: { ...query, state: 'archived' } })
    expect(rows.map(row => row.id)).toEqual([id])
    await archive(false)
    expect(await names('passé')).toEqual(['Passé'])
  })

  test('are paged without missing or repeated rows in both orders, also with long names of equal prefix', async () => {
    const own = await owner.must(createCompany, { body: { country: 'IN', legalName: 'Pages' } })
    const pagesQuery = { workspaceId: own.workspaceId }
    const long = 'ग्राहक'.repeat(30)
    for (let i = 0; i < 23; i += 1) {
      await owner.must(createCustomer, { query: pagesQuery, body: body(i % 2 ? long : `b${i}`) })
    }
    for (const sort of ['name', '-name', 'created', '-created'] as const) {
      const seen: string[] = []
      let after: string | undefined
      do {
        const page: ResponseOf<typeof listCustomers> = await owner.must(listCustomers, {
          query: { ...pagesQuery, sort, limit: 5, ...(after === undefined ? {} : { after }) },
        })
        expect(page.total).toBe(23)
        seen.push(...page.rows.map(row => row.id))
        after = page.next ?? undefined
      } while (after !== undefined)
      expect(new Set(seen).size).toBe(23)
      expect(seen).toHaveLength(23)
    }
    for (const after of ['nonsense', 'WyIiLCIxIl0']) {
      const reply = await owner.call(listCustomers, { query: { ...pagesQuery, after } })
      expect(reply.status).toBeLessThan(500)
    }
  })
})
