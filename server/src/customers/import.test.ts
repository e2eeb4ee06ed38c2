import { createCompany } from '@bordereau/contract/company'
import { CUSTOMER_SAMPLE } from '@bordereau/contract/import-samples'
import { importCustomers, listCustomers } from '@bordereau/contract/customers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { type Client, type TestHouse, signedUp, startHouse } from '../lib/testing.ts'

describeEngines('an import of customers', engine => {
  let at: TestHouse
  let owner: Client
  let query: { workspaceId: string }
  beforeAll(async () => {
    at = await startHouse(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    const { workspaceId } = await owner.must(createCompany, {
      body: { country: 'FR', legalName: 'Atelier' },
    })
    query = { workspaceId }
  })
  afterAll(() => at.close())

  const send = (csv: string, apply: boolean, columns?: Record<string, string>) =>
    owner.call(importCustomers, { query, body: { csv, apply, ...(columns ? { columns } : {}) } })
  const names = async () =>
    (await owner.must(listCustomers, { query })).rows.map(row => `${row.name} ${row.country}`)

  const CSV = [
    'Raison sociale;N° TVA;Pays;E-mail;Délai de paiement;Notes',
    '"Verre; Sable";FR40303265045;France;compta@verre.example;30 jours;=1+1',
    'Huta Szkła;5260001246;Pologne;;14;',
    ';FR40303265045;;;;sans nom',
    'Faute;FR40303265046;;;;',
    'Nulle part;;Atlantide;;;',
    'Adresse;;;pas une adresse;;',
    `${'x'.repeat(201)};;;;;`,
    'Encore;FR 40 303 265 045;;;;',
    'Sans numéro;;;;bientôt;',
  ].join('\n')

  const REFUSED = [
    [3, 'name', 'required'],
    [4, 'vatNumber', 'wrong_checksum'],
    [5, 'country', 'unknown_country'],
    [6, 'email', 'invalid'],
    [7, 'name', 'too_long'],
    [8, 'vatNumber', 'duplicate'],
    [9, 'dueDays', 'not_a_number'],
  ]

  test('takes the sample file as it is, every column known', async () => {
    const reply = await send(CUSTOMER_SAMPLE.csv, false)
    const report = reply.ok ? reply.value : undefined
    expect(report).toMatchObject({ rows: 3, created: 3, refused: [] })
    expect(Object.keys(report?.columns ?? {}).toSorted()).toEqual(CUSTOMER_SAMPLE.fields.toSorted())
    expect(report?.fields.filter(({ required }) => required).map(({ name }) => name)).toEqual(
      CUSTOMER_SAMPLE.fields.slice(0, 1),
    )
  })

  test('shows first what it would do, row by row, and writes nothing', async () => {
    const reply = await send(CSV, false)
    const report = reply.ok ? reply.value : undefined
    expect(report).toMatchObject({ rows: 9, created: 2, updated: 0 })
    expect(report?.columns).toEqual({
      name: 'Raison sociale',
      vatNumber: 'N° TVA',
      country: 'Pays',
      email: 'E-mail',
      dueDays: 'Délai de paiement',
      note: 'Notes',
    })
    expect(report?.refused.map(one => [one.row, one.field, one.reason])).toEqual(REFUSED)
    expect(report?.preview[0]).toMatchObject({
      name: 'Verre; Sable',
      vatNumber: 'FR40303265045',
      country: 'FR',
      dueDays: '30',
      note: '=1+1',
    })
    expect(report?.preview[1]).toMatchObject({ country: 'PL', language: 'pl', currency: 'EUR' })
    expect(await names()).toEqual([])
  })

  test('then writes the rows that are right, and says the same of the others', async () => {
    const reply = await send(CSV, true)
    expect(reply).toMatchObject({ value: { created: 2, updated: 0 } })
    expect(reply.ok && reply.value.refused).toHaveLength(REFUSED.length)
    expect(await names()).toEqual(['Huta Szkła PL', 'Verre; Sable FR'])
  })

  test('knows a customer again by a tax id, and changes only what the file says', async () => {
    const reply = await send(
      'name,vat,email\nVerre et Sable,FR40303265045,\n,PL5260001246,a@huta.example',
      true,
    )
    expect(reply).toMatchObject({ value: { created: 0, updated: 1 } })
    const again = await send(
      'name,vat,country,email\nVerre et Sable,FR40303265045,,\n,PL5260001246,PL,a@huta.example',
      true,
    )
    expect(again).toMatchObject({ value: { created: 0, updated: 2, refused: [] } })
    const { rows } = await owner.must(listCustomers, { query })
    expect(rows.map(row => [row.name, row.email])).toEqual([
      ['Huta Szkła', 'a@huta.example'],
      ['Verre et Sable', 'compta@verre.example'],
    ])
  })

  test('knows that two rows with different numbers of one customer are one', async () => {
    const own = await owner.must(createCompany, { body: { country: 'FR', legalName: 'Deux' } })
    const here = { workspaceId: own.workspaceId }
    const csv = (rows: string[]) => `name,vat,siren\n${rows.join('\n')}`
    const both = { csv: csv(['Verre,FR40303265045,303265045']), apply: true }
    await owner.must(importCustomers, { query: here, body: both })
    const twice = { csv: csv(['Verre A,FR40303265045,', 'Verre B,,303265045']), apply: true }
    const report = await owner.must(importCustomers, { query: here, body: twice })
    expect(report).toMatchObject({ created: 0, updated: 1 })
    expect(report.refused.map(one => [one.row, one.field, one.reason])).toEqual([
      [2, 'registrationNumber', 'duplicate'],
    ])
    const { rows } = await owner.must(listCustomers, { query: here })
    expect(rows.map(row => row.name)).toEqual(['Verre A'])
  })

  test('feeds the fields from the columns it is told', async () => {
    const csv = 'a\tb\nLyon\tChosen'
    const guessed = await send(csv, false)
    expect(guessed).toMatchObject({ value: { columns: {}, headings: ['a', 'b'], created: 0 } })
    expect(await send(csv, true)).toMatchObject({ status: 422, refusal: 'column_missing' })
    const told = await send(csv, false, { name: 'b', city: 'a' })
    expect(told).toMatchObject({
      value: { created: 1, preview: [{ name: 'Chosen', city: 'Lyon' }] },
    })
    expect(await send(csv, false, { name: 'c' })).toMatchObject({ refusal: 'column_missing' })
  })

  test('refuses what is no table, or too long a one', async () => {
    expect(await send('\0\0', true)).toMatchObject({ status: 422, refusal: 'not_csv' })
    const long = `name\n${'x\n'.repeat(20_001)}`
    expect(await send(long, true)).toMatchObject({ status: 422, refusal: 'too_many_rows' })
  })

  test('of twenty thousand is one transaction', async () => {
    const own = await owner.must(createCompany, { body: { country: 'FR', legalName: 'Grand' } })
    const rows = Array.from({ length: 20_000 }, (_, i) => `Customer ${i},Lyon,c${i}@example.com`)
    const report = await owner.must(importCustomers, {
      query: { workspaceId: own.workspaceId },
      body: { csv: `name,city,email\n${rows.join('\n')}`, apply: true },
    })
    expect(report).toMatchObject({ rows: 20_000, created: 20_000, refused: [] })
    const found = await owner.must(listCustomers, {
      query: { workspaceId: own.workspaceId, q: 'customer 19999' },
    })
    expect(found.rows.map(row => row.name)).toEqual(['Customer 19999'])
  })
})
