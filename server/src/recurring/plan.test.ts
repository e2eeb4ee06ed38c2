import { creditInvoice, deleteDraft, getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import {
  createRecurring,
  draftPattern,
  endRecurring,
  getRecurring,
  listRecurring,
  listRuns,
  pauseRecurring,
  replacePattern,
  resumeRecurring,
  runNow,
  skipRun,
  updateRecurring,
} from '@bordereau/contract/recurring'
import { signIn } from '@bordereau/contract/session'
import { deleteCompany } from '@bordereau/contract/company'
import { localDate } from '@bordereau/domain/date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, drafted, issued } from '../invoices/testing.ts'
import { type Client, PASSWORD, type TestHouse, signedUp, startHouse } from '../lib/testing.ts'
import { aMember } from '../notifications/testing.ts'
import { aRecurring, look } from './testing.ts'

describeEngines('a recurring invoice', engine => {
  let at: TestHouse
  let owner: Client
  let query: { workspaceId: string }
  let customerId: string

  beforeAll(async () => {
    at = await startHouse(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    query = { workspaceId: await aCompany(owner) }
    customerId = await aCustomer(owner, query.workspaceId)
  })
  afterAll(() => at.close())

  const begin = (changes: Parameters<typeof aRecurring>[3] = {}) =>
    aRecurring(owner, query.workspaceId, aDraft(customerId), changes)
  const place = (recurringId: string) => ({ ...query, recurringId })
  /** A session has ended by then. */
  async function goTo(instant: string): Promise<void> {
    at.clock.set(instant)
    await owner.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD } })
  }
  const refusalOf = async (asked: Promise<{ ok: boolean; refusal?: string }>) =>
    (await asked).refusal

  test('is begun from an issued invoice, whose number, dates and payments it does not take', async () => {
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
    const begun = await owner.must(createRecurring, {
      query,
      body: { ...body, plan: { ...plan, end: { by: 'times', times: 3 } } },
    })
    expect(begun).toMatchObject({
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
      detail: { recurringId: begun.id, name: 'Hosting' },
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
    const nobody = await drafted(owner, query.workspaceId, {
      ...aDraft(customerId),
      customerId: null,
    })
    expect(await refusalOf(from(nobody.id))).toBe('customer_missing')
  })

  test('of a plan that changes goes on after what is dealt with, and never makes a day twice', async () => {
    const { id } = await begin()
    await owner.must(runNow, { query: place(id), body: { day: '2026-12-01' } })
    const { version, plan } = await owner.must(getRecurring, { query: place(id) })
    const weekly = await owner.must(updateRecurring, {
      query: place(id),
      body: { version, plan: { ...plan, unit: 'week', firstDay: '2026-11-24' } },
    })
    expect(weekly.nextDay).toBe('2026-12-08')
    const same = await owner.must(updateRecurring, {
      query: place(id),
      body: { version: weekly.version, mode: 'issue', plan: weekly.plan },
    })
    expect(same).toMatchObject({ nextDay: '2026-12-08', mode: 'issue' })
  })

  test('has what repeats changed in the editor and put back, its words still words', async () => {
    const { id } = await aRecurring(
      owner,
      query.workspaceId,
      aDraft(customerId, {
        note: 'Wartung {month}',
        period: { start: localDate('2026-12-01'), end: localDate('2026-12-31') },
      }),
    )
    await owner.must(runNow, { query: place(id), body: { day: '2026-12-01' } })
    const { invoiceId } = await owner.must(draftPattern, { query: place(id) })
    const draft = await owner.must(getInvoice, { query: { ...query, invoiceId } })
    expect(draft.draft).toMatchObject({
      note: 'Wartung {month}',
      period: { start: '2027-01-01', end: '2027-01-31' },
    })
    expect(draft.events[0]).toMatchObject({ kind: 'pattern_drafted', detail: { recurringId: id } })
    const body = { invoiceId, version: draft.version, deleteDraft: true }
    const stale = { ...body, version: draft.version + 1 }
    expect(await refusalOf(owner.call(replacePattern, { query: place(id), body: stale }))).toBe(
      'changed_meanwhile',
    )
    await owner.must(replacePattern, { query: place(id), body })
    expect(await refusalOf(owner.call(getInvoice, { query: { ...query, invoiceId } }))).toBe(
      'not_found',
    )
    const dearer = await drafted(
      owner,
      query.workspaceId,
      aDraft(customerId, { lines: [aLine({ price: '200' as never })] }),
    )
    await owner.must(replacePattern, {
      query: place(id),
      body: { invoiceId: dearer.id, deleteDraft: false },
    })
    const run = await owner.must(runNow, { query: place(id), body: { day: '2027-01-01' } })
    expect(run).toMatchObject({ outcome: 'drafted', amount: '240.00' })
  })

  test('is listed by its next day, by state and customer, in pages', async () => {
    const other = await aCustomer(owner, query.workspaceId)
    const made: string[] = []
    for (const firstDay of ['2027-05-05', '2027-05-03', '2027-05-04', '2027-05-03']) {
      const draft = aDraft(other)
      made.push((await aRecurring(owner, query.workspaceId, draft, { plan: { firstDay } })).id)
    }
    await owner.must(endRecurring, { query: place(made[0] ?? '') })
    const asked = { ...query, customerId: other, limit: 2 }
    const first = await owner.must(listRecurring, { query: asked })
    const second = await owner.must(listRecurring, { query: { ...asked, after: first.next ?? '' } })
    expect([first.total, second.next]).toEqual([4, null])
    expect([...first.rows, ...second.rows].map(row => row.nextDay)).toEqual([
      '2027-05-03',
      '2027-05-03',
      '2027-05-04',
      null,
    ])
    const ended = await owner.must(listRecurring, { query: { ...asked, state: 'ended' } })
    expect(ended.rows.map(row => [row.id, row.customerName])).toEqual([
      [made[0], 'Müller & Söhne GmbH'],
    ])
  })

  test('is let issue and send only by who may do so, and is seen by who may read', async () => {
    const { id } = await begin({ mode: 'issue' })
    const viewer = await aMember(at, owner, query.workspaceId, 'viewer@example.com', 'viewer')
    expect((await viewer.must(getRecurring, { query: place(id) })).mode).toBe('issue')
    const body = { day: '2026-12-01' }
    expect(await refusalOf(viewer.call(runNow, { query: place(id), body }))).toBe('forbidden')
    expect(await refusalOf(viewer.call(pauseRecurring, { query: place(id) }))).toBe('forbidden')
  })

  test('loses nothing when the draft it was begun from, or one it made, is issued or deleted', async () => {
    const { id, sourceId } = await begin()
    const run = await owner.must(runNow, { query: place(id), body: { day: '2026-12-01' } })
    const invoiceId = run.invoiceId ?? ''
    const { version } = await owner.must(getInvoice, { query: { ...query, invoiceId } })
    const { number } = await owner.must(issueInvoice, {
      query: { ...query, invoiceId },
      body: { version },
    })
    expect(await owner.must(listRuns, { query: place(id) })).toMatchObject({
      rows: [{ number, outcome: 'drafted' }],
    })
    await owner.must(deleteDraft, { query: { ...query, invoiceId: sourceId ?? '' } })
    expect((await owner.must(getRecurring, { query: place(id) })).sourceId).toBeNull()
  })

  test('goes with its company', async () => {
    const other = { workspaceId: await aCompany(owner) }
    const theirs = await aCustomer(owner, other.workspaceId)
    const { id, nextDay } = await aRecurring(owner, other.workspaceId, aDraft(theirs))
    const asked = { query: { ...other, recurringId: id }, body: { day: nextDay ?? '' } }
    await owner.must(runNow, asked)
    await owner.must(deleteCompany, { query: other })
    const left = engine.db.kysely.selectFrom('recurring_run').selectAll()
    expect(await left.where('recurring_id', '=', id).execute()).toEqual([])
  })

  test('skips its next day or takes it at once, and two clicks take one', async () => {
    const { id } = await begin({ plan: { end: { by: 'times', times: 3 } } })
    const day = (value: string) => ({ query: place(id), body: { day: value } })
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
    await goTo('2027-02-01T10:00:00Z')
    await look(at)
    const { rows, total } = await owner.must(listRuns, { query: { ...place(id), limit: 2 } })
    expect([total, rows.map(run => [run.day, run.outcome])]).toEqual([
      3,
      [
        ['2027-02-01', 'drafted'],
        ['2027-01-01', 'skipped'],
      ],
    ])
    const { next } = await owner.must(listRuns, { query: { ...place(id), limit: 2 } })
    const rest = await owner.must(listRuns, { query: { ...place(id), after: next ?? '' } })
    expect(rest.rows.map(run => run.day)).toEqual(['2026-12-01'])
    expect((await owner.must(getRecurring, { query: place(id) })).state).toBe('ended')
  })

  test('is paused, resumed from today on, ended, and begun anew by another plan', async () => {
    const { id } = await begin({ plan: { firstDay: '2027-02-02', unit: 'week' } })
    expect(await owner.must(pauseRecurring, { query: place(id) })).toMatchObject({
      state: 'paused',
      nextDay: '2027-02-02',
    })
    await goTo('2027-02-15T10:00:00Z')
    await look(at)
    expect((await owner.must(listRuns, { query: place(id) })).rows).toEqual([])
    expect(await refusalOf(owner.call(pauseRecurring, { query: place(id) }))).toBe('not_active')
    const resumed = await owner.must(resumeRecurring, { query: place(id) })
    expect(resumed).toMatchObject({ state: 'active', nextDay: '2027-02-16' })
    expect(await refusalOf(owner.call(resumeRecurring, { query: place(id) }))).toBe('not_paused')
    const ended = await owner.must(endRecurring, { query: place(id) })
    expect(ended).toMatchObject({ state: 'ended', nextDay: null, nextDays: [] })
    expect(await refusalOf(owner.call(endRecurring, { query: place(id) }))).toBe('has_ended')
    const plan = {
      every: 2,
      unit: 'week' as const,
      firstDay: '2027-02-15',
      end: { by: 'never' as const },
    }
    const change = (version: number, firstDay: string) =>
      owner.call(updateRecurring, {
        query: place(id),
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
