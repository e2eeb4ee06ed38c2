import { createSeries, updateCompany, getCompany } from '@bordereau/contract/company'
import { issueInvoice } from '@bordereau/contract/invoices'
import { localDate } from '@bordereau/domain/date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { type Client, type TestHouse, signedUp, startHouse } from '../lib/testing.ts'
import { aCompany, aCustomer, aDraft, drafted } from './testing.ts'

describeEngines('numbers', engine => {
  let house: TestHouse
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    house = await startHouse(engine.db)
    owner = await signedUp(house, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => house.close())

  async function issue(issueDate: string | null, seriesId?: string) {
    const date = issueDate === null ? null : localDate(issueDate)
    const draft = await drafted(owner, workspaceId, aDraft(customerId, { issueDate: date }))
    return owner.call(issueInvoice, {
      query: { workspaceId, invoiceId: draft.id },
      body: { version: draft.version, ...(seriesId === undefined ? {} : { seriesId }) },
    })
  }

  test('are given for no day that has not come, or none could follow for years', async () => {
    expect(await issue('2062-11-20')).toMatchObject({
      status: 422,
      refusal: 'issue_date_in_future',
      detail: { today: '2026-11-20' },
    })
    expect(await issue('2026-11-21')).toMatchObject({ refusal: 'issue_date_in_future' })
    expect(await issue(null)).toMatchObject({ value: { number: 'F2026-0001' } })
  })

  test('follow the calendar of the company, not of the server', async () => {
    house.clock.set('2026-11-20T23:30:00Z')
    expect(await issue('2026-11-21')).toMatchObject({ value: { number: 'F2026-0002' } })
    const company = await owner.must(getCompany, { query: { workspaceId } })
    await owner.must(updateCompany, {
      query: { workspaceId },
      body: { version: company.version, timeZone: 'America/New_York' },
    })
    expect(await issue('2026-11-22')).toMatchObject({ detail: { today: '2026-11-20' } })
    expect(await issue(null)).toMatchObject({ refusal: 'date_before_last' })
    house.clock.set('2026-11-22T12:00:00Z')
  })

  test('name one document, though two patterns could write them', async () => {
    const { id } = await owner.must(createSeries, {
      query: { workspaceId },
      body: { kind: 'invoice', name: 'Other', pattern: 'f2026-{seq:4}', isDefault: false },
    })
    expect(await issue(null, id)).toMatchObject({
      status: 409,
      refusal: 'number_taken',
      detail: { number: 'f2026-0001' },
    })
    expect(await issue(null)).toMatchObject({ value: { number: 'F2026-0003' } })
    const rows = await engine.db.kysely
      .selectFrom('invoice')
      .select('number')
      .where('number', 'is not', null)
      .execute()
    expect(new Set(rows.map(row => row.number?.toUpperCase())).size).toBe(rows.length)
  })

  // The embedded database does one transaction after the other.
  test.skipIf(engine.name === 'pglite')(
    'are of the series that became the default while somebody waited for the former one',
    async () => {
      const other = await owner.must(createSeries, {
        query: { workspaceId },
        body: { kind: 'invoice', name: 'Next', pattern: 'N{YYYY}-{seq:3}', isDefault: false },
      })
      const switched = Promise.withResolvers<void>()
      const change = engine.db.kysely.transaction().execute(async tx => {
        const mine = tx.updateTable('series').where('workspace_id', '=', workspaceId)
        await mine.set({ is_default: false }).where('kind', '=', 'invoice').execute()
        await mine.set({ is_default: true }).where('id', '=', other.id).execute()
        switched.resolve()
        await new Promise(resolve => setTimeout(resolve, 500))
      })
      await switched.promise
      const reply = await issue(null)
      await change
      expect(reply).toMatchObject({ value: { number: 'N2026-001' } })
    },
  )

  test('are kept apart by the database too', async () => {
    const rows = await engine.db.kysely
      .selectFrom('invoice')
      .selectAll()
      .where('number', '=', 'F2026-0001')
      .execute()
    const [first] = rows
    if (!first) throw new Error('no document')
    const { number_key: _worksItselfOut, ...written } = first
    await expect(
      engine.db.kysely
        .insertInto('invoice')
        .values({
          ...written,
          id: crypto.randomUUID(),
          period: 'other',
          number: 'f2026-0001',
          draft: JSON.stringify(first.draft),
        })
        .execute(),
    ).rejects.toMatchObject({ constraint: 'invoice_number' })
  })
})
