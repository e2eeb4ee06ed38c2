import { creditInvoice, deleteDraft, getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import {
  createRecurring,
  draftFromTemplate,
  endRecurring,
  getRecurring,
  listRecurring,
  listRuns,
  pauseRecurring,
  replaceTemplate,
  resumeRecurring,
  runNow,
  skipRun,
  updateRecurring,
} from '@bordereau/contract/recurring'
import { signIn } from '@bordereau/contract/session'
import { deleteCompany } from '@bordereau/contract/company'
import { localDate } from '@bordereau/domain/date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, drafted, issued } from '../invoices/testing.ts'
import { type Client, PASSWORD, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { aMember } from '../notifications/testing.ts'
import { aRecurring, runHourlyCheck } from './testing.ts'

describeWithDatabase('a recurring invoice', engine => {
  let at: TestApp
  let owner: Client
  let query: { workspaceId: string }
  let customerId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    query = { workspaceId: await aCompany(owner) }
    customerId = await aCustomer(owner, query.workspaceId)
  })
  afterAll(() => at.close())

  const create = (changes: Parameters<typeof aRecurring>[3] = {}) =>
    aRecurring(owner, query.workspaceId, aDraft(customerId), changes)
  const recurringQuery = (recurringId: string) => ({ ...query, recurringId })
  /** Sets the clock and signs in again, because the session has expired by then. */
  async function travelTo(instant: string): Promise<void> {
    at.clock.set(instant)
    await owner.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD } })
  }
  const refusalOf = async (call: Promise<{ ok: boolean; refusal?: string }>) => (await call).refusal

  test('is created from an issued invoice without its number, dates and payments', async () => {
    const invoice = await issued(
      owner,
      query.workspaceId,
      aDraft(customerId, {
        issueDate: localDate('2026-11-20'),
        due: { by: 'date', date: localDate('2026-12-04') },
      }),
    )
    const plan = { every: 1, unit: 'month' as const, firstDay: '2026-12-31' }
    const body = { invoiceId: invoice.id, name: ' Hosting ', mode: 'send' as const }
    const created = await owner.must(createRecurring, {
      query,
      body: { ...body, plan: { ...plan, end: { by: 'times', times: 3 } } },
    })
    expect(created).toMatchObject({
      name: 'Hosting',
      state: 'active',
      amount: invoice.totals.payable,
      nextDay: '2026-12-31',
      nextDays: ['2026-12-31', '2027-01-31', '2027-02-28'],
      draft: { issueDate: null, due: { by: 'days', days: 14 } },
      sourceId: invoice.id,
    })
    const { events } = await owner.must(getInvoice, { query: { ...query, invoiceId: invoice.id } })
    expect(events.at(-1)).toMatchObject({
      kind: 'repeated',
      detail: { recurringId: created.id, name: 'Hosting' },
    })
    const credit = await owner.must(creditInvoice, {
      query: { ...query, invoiceId: invoice.id },
      body: { reason: 'wrong' },
    })
    const from = (invoiceId: string, firstDay = '2026-12-01') =>
      owner.call(createRecurring, {
        query,
        body: {
          ...body,
          invoiceId,
          plan: { ...plan, firstDay, end: { by: 'day', day: '2026-12-31' } },
        },
      })
    expect(await refusalOf(from(credit.id))).toBe('is_credit_note')
    expect(await refusalOf(from(customerId))).toBe('invoice_unknown')
    expect(await refusalOf(from(invoice.id, '2026-11-19'))).toBe('first_day_past')
    expect(await refusalOf(from(invoice.id, '2027-01-01'))).toBe('no_day_left')
    const withoutCustomer = await drafted(owner, query.workspaceId, {
      ...aDraft(customerId),
      customerId: null,
    })
    expect(await refusalOf(from(withoutCustomer.id))).toBe('customer_missing')
  })

  test('continues after its last run when the plan changes, and never runs a day twice', async () => {
    const { id } = await create()
    await owner.must(runNow, { query: recurringQuery(id), body: { day: '2026-12-01' } })
    const { version, plan } = await owner.must(getRecurring, { query: recurringQuery(id) })
    const weekly = await owner.must(updateRecurring, {
      query: recurringQuery(id),
      body: { version, plan: { ...plan, unit: 'week', firstDay: '2026-11-24' } },
    })
    expect(weekly.nextDay).toBe('2026-12-08')
    const same = await owner.must(updateRecurring, {
      query: recurringQuery(id),
      body: { version: weekly.version, mode: 'issue', plan: weekly.plan },
    })
    expect(same).toMatchObject({ nextDay: '2026-12-08', mode: 'issue' })
  })

  test('that starts on the last day of February runs on the 28th or on the last day of each month, as chosen', async () => {
    const firstDay = '2027-02-28'
    const same = await create({ plan: { firstDay } })
    expect(same.nextDays).toEqual(['2027-02-28', '2027-03-28', '2027-04-28'])
    const last = await create({ plan: { firstDay, onLastDay: true } })
    expect(last.plan).toMatchObject({ firstDay, onLastDay: true })
    expect(last.nextDays).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
    const changed = await owner.must(updateRecurring, {
      query: recurringQuery(same.id),
      body: { version: same.version, plan: { ...same.plan, onLastDay: true } },
    })
    expect(changed.nextDays).toEqual(last.nextDays)
  })

  test('lets its template be edited as a draft and replaced, placeholders included', async () => {
    const { id } = await aRecurring(
      owner,
      query.workspaceId,
      aDraft(customerId, {
        note: 'Wartung {month}',
        period: { start: localDate('2026-12-01'), end: localDate('2026-12-31') },
      }),
    )
    await owner.must(runNow, { query: recurringQuery(id), body: { day: '2026-12-01' } })
    const { invoiceId } = await owner.must(draftFromTemplate, { query: recurringQuery(id) })
    const draft = await owner.must(getInvoice, { query: { ...query, invoiceId } })
    expect(draft.draft).toMatchObject({
      note: 'Wartung {month}',
      period: { start: '2027-01-01', end: '2027-01-31' },
    })
    expect(draft.events[0]).toMatchObject({ kind: 'pattern_drafted', detail: { recurringId: id } })
    const body = { invoiceId, version: draft.version, deleteDraft: true }
    const stale = { ...body, version: draft.version + 1 }
    expect(
      await refusalOf(owner.call(replaceTemplate, { query: recurringQuery(id), body: stale })),
    ).toBe('changed_meanwhile')
    await owner.must(replaceTemplate, { query: recurringQuery(id), body })
    expect(await refusalOf(owner.call(getInvoice, { query: { ...query, invoiceId } }))).toBe(
      'not_found',
    )
    const newPrice = await drafted(
      owner,
      query.workspaceId,
      aDraft(customerId, { lines: [aLine({ price: '200' as never })] }),
    )
    await owner.must(replaceTemplate, {
      query: recurringQuery(id),
      body: { invoiceId: newPrice.id, deleteDraft: false },
    })
    const run = await owner.must(runNow, { query: recurringQuery(id), body: { day: '2027-01-01' } })
    expect(run).toMatchObject({ outcome: 'drafted', amount: '240.00' })
  })

  test('is listed by its next day, by state and customer, in pages', async () => {
    const other = await aCustomer(owner, query.workspaceId)
    const ids: string[] = []
    for (const firstDay of ['2027-05-05', '2027-05-03', '2027-05-04', '2027-05-03']) {
      const draft = aDraft(other)
      ids.push((await aRecurring(owner, query.workspaceId, draft, { plan: { firstDay } })).id)
    }
    await owner.must(endRecurring, { query: recurringQuery(ids[0] ?? '') })
    const request = { ...query, customerId: other, limit: 2 }
    const first = await owner.must(listRecurring, { query: request })
    const second = await owner.must(listRecurring, {
      query: { ...request, after: first.next ?? '' },
    })
    expect([first.total, second.next]).toEqual([4, null])
    expect([...first.rows, ...second.rows].map(row => row.nextDay)).toEqual([
      '2027-05-03',
      '2027-05-03',
      '2027-05-04',
      null,
    ])
    const ended = await owner.must(listRecurring, { query: { ...request, state: 'ended' } })
    expect(ended.rows.map(row => [row.id, row.customerName])).toEqual([
      [ids[0], 'Müller & Söhne GmbH'],
    ])
  })

  test('requires the permission to issue or send for its mode, and only read access to view it', async () => {
    const { id } = await create({ mode: 'issue' })
    const viewer = await aMember(at, owner, query.workspaceId, 'viewer@example.com', 'viewer')
    expect((await viewer.must(getRecurring, { query: recurringQuery(id) })).mode).toBe('issue')
    const body = { day: '2026-12-01' }
    expect(await refusalOf(viewer.call(runNow, { query: recurringQuery(id), body }))).toBe(
      'forbidden',
    )
    expect(await refusalOf(viewer.call(pauseRecurring, { query: recurringQuery(id) }))).toBe(
      'forbidden',
    )
  })

  test('stays intact when its source draft is deleted or a draft it made is issued', async () => {
    const { id, sourceId } = await create()
    const run = await owner.must(runNow, { query: recurringQuery(id), body: { day: '2026-12-01' } })
    const invoiceId = run.invoiceId ?? ''
    const { version } = await owner.must(getInvoice, { query: { ...query, invoiceId } })
    const { number } = await owner.must(issueInvoice, {
      query: { ...query, invoiceId },
      body: { version },
    })
    expect(await owner.must(listRuns, { query: recurringQuery(id) })).toMatchObject({
      rows: [{ number, outcome: 'drafted' }],
    })
    await owner.must(deleteDraft, { query: { ...query, invoiceId: sourceId ?? '' } })
    expect((await owner.must(getRecurring, { query: recurringQuery(id) })).sourceId).toBeNull()
  })

  test('is deleted with its company', async () => {
    const other = { workspaceId: await aCompany(owner) }
    const itsCustomer = await aCustomer(owner, other.workspaceId)
    const { id, nextDay } = await aRecurring(owner, other.workspaceId, aDraft(itsCustomer))
    const request = { query: { ...other, recurringId: id }, body: { day: nextDay ?? '' } }
    await owner.must(runNow, request)
    await owner.must(deleteCompany, { query: other })
    const left = engine.admin.selectFrom('recurring_run').selectAll()
    expect(await left.where('recurring_id', '=', id).execute()).toEqual([])
  })

  test('skips or runs its next day on request, and two concurrent requests run it once', async () => {
    const { id } = await create({ plan: { end: { by: 'times', times: 3 } } })
    const day = (value: string) => ({ query: recurringQuery(id), body: { day: value } })
    const twice = await Promise.all([
      owner.call(runNow, day('2026-12-01')),
      owner.call(runNow, day('2026-12-01')),
    ])
    expect(twice.map(one => (one.ok ? one.value.outcome : one.refusal)).sort()).toEqual([
      'drafted',
      'not_next',
    ])
    expect(await refusalOf(owner.call(skipRun, day('2027-02-01')))).toBe('not_next')
    const skipped = await owner.must(skipRun, day('2027-01-01'))
    expect(skipped.nextDays).toEqual(['2027-02-01'])
    await travelTo('2027-02-01T10:00:00Z')
    await runHourlyCheck(at)
    const { rows, total } = await owner.must(listRuns, {
      query: { ...recurringQuery(id), limit: 2 },
    })
    expect([total, rows.map(run => [run.day, run.outcome])]).toEqual([
      3,
      [
        ['2027-02-01', 'drafted'],
        ['2027-01-01', 'skipped'],
      ],
    ])
    const { next } = await owner.must(listRuns, { query: { ...recurringQuery(id), limit: 2 } })
    const rest = await owner.must(listRuns, { query: { ...recurringQuery(id), after: next ?? '' } })
    expect(rest.rows.map(run => run.day)).toEqual(['2026-12-01'])
    expect((await owner.must(getRecurring, { query: recurringQuery(id) })).state).toBe('ended')
  })

  test('is paused, resumed from today on, ended, and restarted by a new plan', async () => {
    const { id } = await create({ plan: { firstDay: '2027-02-02', unit: 'week' } })
    expect(await owner.must(pauseRecurring, { query: recurringQuery(id) })).toMatchObject({
      state: 'paused',
      nextDay: '2027-02-02',
    })
    await travelTo('2027-02-15T10:00:00Z')
    await runHourlyCheck(at)
    expect((await owner.must(listRuns, { query: recurringQuery(id) })).rows).toEqual([])
    expect(await refusalOf(owner.call(pauseRecurring, { query: recurringQuery(id) }))).toBe(
      'not_active',
    )
    const resumed = await owner.must(resumeRecurring, { query: recurringQuery(id) })
    expect(resumed).toMatchObject({ state: 'active', nextDay: '2027-02-16' })
    expect(await refusalOf(owner.call(resumeRecurring, { query: recurringQuery(id) }))).toBe(
      'not_paused',
    )
    const ended = await owner.must(endRecurring, { query: recurringQuery(id) })
    expect(ended).toMatchObject({ state: 'ended', nextDay: null, nextDays: [] })
    expect(await refusalOf(owner.call(endRecurring, { query: recurringQuery(id) }))).toBe(
      'has_ended',
    )
    const plan = {
      every: 2,
      unit: 'week' as const,
      firstDay: '2027-02-15',
      end: { by: 'never' as const },
    }
    const change = (version: number, firstDay: string) =>
      owner.call(updateRecurring, {
        query: recurringQuery(id),
        body: { version, name: 'Anew', plan: { ...plan, firstDay } },
      })
    expect(await refusalOf(change(ended.version, '2027-02-14'))).toBe('first_day_past')
    expect(await refusalOf(change(ended.version - 1, '2027-02-15'))).toBe('changed_meanwhile')
    expect(await change(ended.version, '2027-02-15')).toMatchObject({
      value: {
        state: 'active',
        name: 'Anew',
        nextDays: ['2027-02-15', '2027-03-01', '2027-03-15'],
      },
    })
  })
})
