import { createSeries, getCompany, listSeries, updateCompany } from '@bordereau/contract/company'
import { composeMail, issueInvoice } from '@bordereau/contract/invoices'
import { localDate } from '@bordereau/domain/date'
import { decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeBothEngines } from '../../db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { FRENCH_COMPANY, aCompany, aCustomer, aDraft, aLine, drafted } from '../testing.ts'

const SPANISH_COMPANY: PartyProfile = {
  ...FRENCH_COMPANY,
  legalName: 'Taller Luz SL',
  address: { ...FRENCH_COMPANY.address, city: 'Madrid', postCode: '28001', country: 'ES' },
  taxIds: [{ kind: 'nif', value: 'B58378431' }],
}

describeBothEngines('invoice numbers', engine => {
  let context: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    context = await startApp(engine.db)
    owner = await signedUp(context, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => context.close())

  async function issue(issueDate: string | null, seriesId?: string) {
    const date = issueDate === null ? null : localDate(issueDate)
    const draft = await drafted(owner, workspaceId, aDraft(customerId, { issueDate: date }))
    return owner.call(issueInvoice, {
      query: { workspaceId, invoiceId: draft.id },
      body: { version: draft.version, ...(seriesId === undefined ? {} : { seriesId }) },
    })
  }

  test('are refused for a future issue date', async () => {
    expect(await issue('2062-11-20')).toMatchObject({
      status: 422,
      refusal: 'issue_date_in_future',
      detail: { today: '2026-11-20' },
    })
    expect(await issue('2026-11-21')).toMatchObject({ refusal: 'issue_date_in_future' })
    expect(await issue(null)).toMatchObject({ value: { number: 'F2026-0001' } })
  })

  test('use the date in the company’s time zone', async () => {
    context.clock.set('2026-11-20T23:30:00Z')
    expect(await issue('2026-11-21')).toMatchObject({ value: { number: 'F2026-0002' } })
    const company = await owner.must(getCompany, { query: { workspaceId } })
    await owner.must(updateCompany, {
      query: { workspaceId },
      body: { version: company.version, timeZone: 'America/New_York' },
    })
    expect(await issue('2026-11-22')).toMatchObject({ detail: { today: '2026-11-20' } })
    expect(await issue(null)).toMatchObject({ refusal: 'date_before_last' })
    context.clock.set('2026-11-22T12:00:00Z')
  })

  test('are unique even when two patterns format the same number', async () => {
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
    const rows = await engine.admin
      .selectFrom('invoice')
      .select('number')
      .where('number', 'is not', null)
      .execute()
    expect(new Set(rows.map(row => row.number?.toUpperCase())).size).toBe(rows.length)
  })

  // The embedded database runs transactions one after another.
  test('of simplified invoices are a series of their own in Spain, also of a company that moves there', async () => {
    const spain = await aCompany(owner)
    const at = { query: { workspaceId: spain } }
    const { version } = await owner.must(getCompany, at)
    await owner.must(updateCompany, { ...at, body: { version, profile: SPANISH_COMPANY } })
    const tax = {
      category: 'S',
      rate: decimal('21'),
      exemptionCode: '',
      exemptionReason: '',
    } as const
    const numberOf = async (price: string, taxIds: PartyProfile['taxIds']) => {
      const buyer = await aCustomer(owner, spain, { ...SPANISH_COMPANY, taxIds })
      const draft = aDraft(buyer, { lines: [aLine({ tax, price: decimal(price) })] })
      const { id, version: drawn } = await drafted(owner, spain, draft)
      const invoice = { workspaceId: spain, invoiceId: id }
      const mail = await owner.must(composeMail, { query: { ...invoice, kind: 'invoice' } })
      const { number } = await owner.must(issueInvoice, {
        query: invoice,
        body: { version: drawn },
      })
      expect(mail.number).toBe(number)
      return number
    }
    const numbered = [{ kind: 'nif', value: 'A28015865' }]
    const { series } = await owner.must(listSeries, at)
    expect(series.map(({ kind }) => kind)).toEqual([
      'invoice',
      'simplified',
      'credit_note',
      'quote',
    ])
    expect(await numberOf('100', [])).toBe('S2026-0001')
    expect(await numberOf('100', numbered)).toMatch(/^F2026/)
    expect(await numberOf('200', [])).toBe('S2026-0002')
  })

  test.skipIf(engine.name === 'pglite')(
    'come from the new default series when the default changes while issuing waits for the lock',
    async () => {
      const other = await owner.must(createSeries, {
        query: { workspaceId },
        body: { kind: 'invoice', name: 'Next', pattern: 'N{YYYY}-{seq:3}', isDefault: false },
      })
      const switched = Promise.withResolvers<void>()
      const change = engine.admin.transaction().execute(async tx => {
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

  test('are unique by a database constraint, ignoring case', async () => {
    const rows = await engine.admin
      .selectFrom('invoice')
      .selectAll()
      .where('number', '=', 'F2026-0001')
      .execute()
    const [first] = rows
    if (!first) throw new Error('no document')
    const { number_key: _number, issue_key: _issued, due_key: _due, ...written } = first
    await expect(
      engine.admin
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
