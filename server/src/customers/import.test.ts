import { createCompany } from '@bordereau/contract/company'
import { CUSTOMER_SAMPLE } from '@bordereau/contract/import-samples'
import { listCustomers } from '@bordereau/contract/customers'
import { importCustomers } from '@bordereau/contract/import'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('an import of customers', engine => {
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

  test('reads the sample file with every column recognised', async () => {
    const reply = await send(CUSTOMER_SAMPLE.csv, false)
    const report = reply.ok ? reply.value : undefined
    expect(report).toMatchObject({ rows: 3, created: 3, refused: [] })
    expect(Object.keys(report?.columns ?? {}).toSorted()).toEqual(CUSTOMER_SAMPLE.fields.toSorted())
    expect(report?.fields.filter(({ required }) => required).map(({ name }) => name)).toEqual(
      CUSTOMER_SAMPLE.fields.slice(0, 1),
    )
  })

  test('previews the result of every row and writes nothing', async () => {
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

  test('writes the valid rows and reports the same refusals', async () => {
    const reply = await send(CSV, true)
    expect(reply).toMatchObject({ value: { created: 2, updated: 0 } })
    expect(reply.ok && reply.value.refused).toHaveLength(REFUSED.length)
    expect(await names()).toEqual(['Huta Szkła PL', 'Verre; Sable FR'])
  })

  test('recognises a customer by tax id and changes only the fields in the file', async () => {
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

  test('recognises a customer by a tax id that is written otherwise', async () => {
    const own = await owner.must(createCompany, { body: { country: 'DE', legalName: 'Werkstatt' } })
    const here = { workspaceId: own.workspaceId }
    const send = (...rows: string[]) =>
      owner.must(importCustomers, {
        query: here,
        body: { csv: `name,vat,registration number\n${rows.join('\n')}`, apply: true },
      })
    await send('Muster,181/815/08155,', 'Turm,,München HRB 5')
    const again = await send('Muster & Co,18181508155,', 'Turm & Co,,MÜNCHEN HRB5')
    expect(again).toMatchObject({ created: 0, updated: 2, refused: [] })
    const twice = await send('A,133/8150/8159,', 'B,133 8150 8159,')
    expect(twice.refused.map(one => [one.row, one.reason])).toEqual([[2, 'duplicate']])
    const { rows } = await owner.must(listCustomers, { query: here })
    expect(rows.map(row => row.name)).toEqual(['A', 'Muster & Co', 'Turm & Co'])
  })

  test('refuses a second row of one customer with another of its tax ids', async () => {
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

  test('reads the fields from the columns chosen in the request', async () => {
    const csv = 'a\tb\nLyon\tChosen'
    const guessed = await send(csv, false)
    expect(guessed).toMatchObject({ value: { columns: {}, headings: ['a', 'b'], created: 0 } })
    expect(await send(csv, true)).toMatchObject({ status: 422, refusal: 'column_missing' })
    const chosen = await send(csv, false, { name: 'b', city: 'a' })
    expect(chosen).toMatchObject({
      value: { created: 1, preview: [{ name: 'Chosen', city: 'Lyon' }] },
    })
    expect(await send(csv, false, { name: 'c' })).toMatchObject({ refusal: 'column_missing' })
  })

  test('reads what a customer is: an unknown word is a business, without one it stays as it was', async () => {
    const own = await owner.must(createCompany, { body: { country: 'FR', legalName: 'Genre' } })
    const here = { workspaceId: own.workspaceId }
    const columns = { name: 'name', kind: 'kind', vatNumber: 'vat' }
    const kinds = async (...rows: string[]) => {
      const csv = `name,kind,vat\n${rows.join('\n')}`
      const body = { csv, columns, apply: true }
      const { preview } = await owner.must(importCustomers, { query: here, body })
      return preview.map(row => row.kind)
    }
    expect(
      await kinds('Anna,Particulier,', 'Mairie,Administration,FR40303265045', 'A,Commerce,', 'B,,'),
    ).toEqual(['person', 'government', 'business', 'business'])
    expect(await kinds('Mairie de Lyon,,FR40303265045')).toEqual(['government'])
    expect(await kinds('Mairie de Lyon,Commerce,FR40303265045')).toEqual(['business'])
  })

  test('refuses a file that is no CSV or has too many rows', async () => {
    expect(await send('\0\0', true)).toMatchObject({ status: 422, refusal: 'not_csv' })
    const long = `name\n${'x\n'.repeat(20_001)}`
    expect(await send(long, true)).toMatchObject({ status: 422, refusal: 'too_many_rows' })
  })

  test('refuses too many columns and too long cells, with the line', async () => {
    const columns = `name\n${'x,'.repeat(200)}`
    expect(await send(columns, true)).toMatchObject({
      status: 422,
      refusal: 'too_many_columns',
      detail: { columns: 200, line: 2 },
    })
    const cell = `name\nx\n${'x'.repeat(32_768)}`
    expect(await send(cell, true)).toMatchObject({
      status: 422,
      refusal: 'cell_too_long',
      detail: { characters: 32_767, line: 3 },
    })
  })

  test('leaves halves of a character out of a name', async () => {
    const own = await owner.must(createCompany, { body: { country: 'FR', legalName: 'Demi' } })
    const here = { workspaceId: own.workspaceId }
    const csv = 'name,city\nWhole \u{1f600},Lyon\nHalf \ud83d,Lyon\nOther \ude00 half,Lyon'
    const report = await owner.must(importCustomers, { query: here, body: { csv, apply: true } })
    expect(report).toMatchObject({ rows: 3, created: 3, refusedRows: 0 })
    const { rows } = await owner.must(listCustomers, { query: here })
    expect(rows.map(row => row.name)).toEqual(['Half', 'Other  half', 'Whole \u{1f600}'])
  })

  test('counts all refused rows and reports the first thousand errors', async () => {
    const csv = `name,country,email\n${'x,Atlantis,noaddress\n'.repeat(3_000)}`
    const reply = await send(csv, true)
    const report = reply.ok ? reply.value : undefined
    expect(report).toMatchObject({ rows: 3_000, created: 0, refusedRows: 3_000 })
    expect(report?.refused).toHaveLength(1_000)
  })

  test('repeated, adds no customer twice and completes an interrupted import', async () => {
    const own = await owner.must(createCompany, { body: { country: 'FR', legalName: 'Encore' } })
    const here = { workspaceId: own.workspaceId }
    const csv = `name,city\n${Array.from({ length: 250 }, (_, i) => `Customer ${i},Lyon`).join('\n')}`
    const read = (apply: boolean) =>
      owner.must(importCustomers, { query: here, body: { csv, apply } })
    expect(await read(true)).toMatchObject({ created: 250, updated: 0 })
    // As if the server had stopped before the last rows.
    await engine.admin
      .deleteFrom('customer')
      .where('workspace_id', '=', own.workspaceId)
      .where('legal_name', '>=', 'Customer 200')
      .where('legal_name', 'like', 'Customer 2__')
      .execute()
    expect(await read(false)).toMatchObject({ created: 50, updated: 200 })
    expect(await read(true)).toMatchObject({ created: 50, updated: 200 })
    expect((await owner.must(listCustomers, { query: here })).total).toBe(250)
    const other = await owner.must(createCompany, { body: { country: 'FR', legalName: 'Autre' } })
    const there = { workspaceId: other.workspaceId }
    const body = { csv, apply: true }
    expect(await owner.must(importCustomers, { query: there, body })).toMatchObject({
      created: 250,
    })
  })

  test('of twenty thousand rows does not block other requests', async () => {
    const own = await owner.must(createCompany, { body: { country: 'FR', legalName: 'Grand' } })
    const big = { workspaceId: own.workspaceId }
    const rows = Array.from({ length: 20_000 }, (_, i) => `Customer ${i},Lyon,c${i}@example.com`)
    const csv = `name,city,email\n${rows.join('\n')}`
    const other = await signedUp(at, 'other@example.com')
    const { workspaceId } = await other.must(createCompany, {
      body: { country: 'DE', legalName: 'Nebenan' },
    })
    const progress = { done: false, halfway: false, answered: 0 }
    const imported = owner
      .must(importCustomers, { query: big, body: { csv, apply: true } })
      .finally(() => {
        progress.done = true
      })
    while (!progress.done) {
      if (progress.answered % 10 === 0) {
        const { total } = await owner.must(listCustomers, { query: { ...big, q: 'customer' } })
        if (!progress.done && total > 0) progress.halfway = true
      }
      await other.must(listCustomers, { query: { workspaceId } })
      if (!progress.done) progress.answered += 1
    }
    expect(await imported).toMatchObject({ rows: 20_000, created: 20_000, refused: [] })
    expect(progress.halfway).toBe(true)
    // A request had its turn between any few slices of rows.
    expect(progress.answered).toBeGreaterThan(50)
    const found = await owner.must(listCustomers, { query: { ...big, q: 'customer 19999' } })
    expect(found.rows.map(row => row.name)).toEqual(['Customer 19999'])
  })
})
