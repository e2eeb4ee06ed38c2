import { archiveCustomer, getCustomer, updateCustomer } from '@bordereau/contract/customers'
import { getInvoice, listInvoices } from '@bordereau/contract/invoices'
import { listNotifications } from '@bordereau/contract/notifications'
import { getRecurring, listRuns, resumeRecurring } from '@bordereau/contract/recurring'
import { signIn } from '@bordereau/contract/session'
import { type LocalDate, localDate } from '@bordereau/domain/date'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeBothEngines } from '../db/testing.ts'
import { RenderError } from '../documents/render-error.ts'
import { aCompany, aCustomer, aDraft, aLine } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import type { AppContext } from '../lib/app-context.ts'
import { type Client, PASSWORD, type TestApp, mailsTo, signedUp, startApp } from '../lib/testing.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { listNextDue } from './due-store.ts'
import { makeRun } from './make-run.ts'
import { prepareRuns } from './prepare-run.ts'
import { RECURRING } from './run-due.ts'
import { aRecurring, runHourlyCheck } from './testing.ts'

describeBothEngines('the runs of recurring invoices', engine => {
  let at: TestApp
  let owner: Client
  let query: { workspaceId: string }
  let customerId: string
  let companies = 0

  beforeAll(async () => {
    at = await startApp(engine.db)
  })
  afterAll(() => at.close())
  beforeEach(async () => {
    at.clock.set('2026-11-20T10:00:00Z')
    owner = await signedUp(at, `owner${(companies += 1)}@example.com`)
    query = { workspaceId: await aCompany(owner) }
    customerId = await aCustomer(owner, query.workspaceId)
  })

  async function travelTo(instant: string): Promise<void> {
    at.clock.set(instant)
    const email = `owner${companies}@example.com`
    await owner.must(signIn, { body: { email, password: PASSWORD } })
  }
  const create = (changes: Parameters<typeof aRecurring>[3], draft = aDraft(customerId)) =>
    aRecurring(owner, query.workspaceId, draft, changes)
  const runsOf = async (recurringId: string) =>
    (await owner.must(listRuns, { query: { ...query, recurringId } })).rows
  const invoiceOf = (invoiceId: string | null) =>
    owner.must(getInvoice, { query: { ...query, invoiceId: invoiceId ?? '' } })
  const notifications = async (kind: string) =>
    (await owner.must(listNotifications, { query })).rows.filter(one => one.kind === kind)

  test('are made when their day begins in the company’s time zone: drafted, issued or sent', async () => {
    const draft = aDraft(customerId, { note: 'Wartung {month}' })
    const drafts = await create({ name: 'Drafts' }, draft)
    const issues = await create({ name: 'Issues', mode: 'issue' }, draft)
    const sends = await create({ name: 'Sends', mode: 'send' }, draft)
    // 23:30 in Paris.
    await travelTo('2026-11-30T22:30:00Z')
    await runHourlyCheck(at)
    expect(await runsOf(issues.id)).toEqual([])
    await travelTo('2026-11-30T23:30:00Z')
    await Promise.all([runHourlyCheck(at), runHourlyCheck(at)])
    at.clock.move(3_600_000)
    await runHourlyCheck(at)
    const [[drafted], [issued], [sent]] = [
      await runsOf(drafts.id),
      await runsOf(issues.id),
      await runsOf(sends.id),
    ]
    expect([drafted?.outcome, issued?.outcome, sent?.outcome]).toEqual([
      'drafted',
      'issued',
      'sent',
    ])
    const invoice = await invoiceOf(issued?.invoiceId ?? null)
    expect(invoice).toMatchObject({
      issueDate: '2026-12-01',
      draft: { note: 'Wartung Dezember' },
      events: [
        {
          kind: 'recurred',
          by: null,
          detail: { recurringId: issues.id, name: 'Issues', day: '2026-12-01' },
        },
        { kind: 'issued', by: null },
      ],
    })
    const { number } = await invoiceOf(sent?.invoiceId ?? null)
    const mails = await mailsTo(at.context, 'buyer@example.com')
    expect(mails.filter(mail => mail.subject.includes(number ?? 'none'))).toHaveLength(1)
    expect(await notifications('recurring_drafted')).toMatchObject([
      { about: { recurringId: drafts.id, recurringName: 'Drafts', invoiceId: drafted?.invoiceId } },
    ])
    expect(await notifications('recurring_failed')).toEqual([])
    expect((await owner.must(listInvoices, { query })).total).toBe(6)
  })

  test('are each made once by concurrent runners, and none is lost in a crash', async () => {
    const ids: string[] = []
    for (const day of ['2026-12-03', '2026-12-01', '2026-12-02']) {
      ids.push((await create({ mode: 'issue', plan: { firstDay: day } })).id)
    }
    await travelTo('2026-12-05T10:00:00Z')
    const { workspaceId } = query
    const [run] = await inWorkspace(engine.db, { workspaceId }, async tx => {
      const [due] = await listNextDue(tx, workspaceId, localDate('2026-12-05'), [], 1)
      if (!due?.nextDay) throw new Error('nothing is due')
      return prepareRuns(tx, workspaceId, [{ recurring: due, day: due.nextDay }])
    })
    if (!run) throw new Error('nothing was prepared')
    const crash = makeRun(at.context, run, {
      personId: null,
      lastTry: false,
      // In the transaction of the run, after everything else.
      storeResponse: () => Promise.reject(new Error('power cut')),
    })
    await expect(crash).rejects.toThrow('power cut')
    await Promise.all([runHourlyCheck(at), runHourlyCheck(at), runAlone(), runAlone()])
    const numbers: string[] = []
    for (const id of [ids[1], ids[2], ids[0]]) {
      const runs = await runsOf(id ?? '')
      expect(runs).toHaveLength(1)
      numbers.push(runs[0]?.number ?? '')
    }
    // The order between concurrent runners is undefined, but the numbers have no gap.
    const sequence = numbers.map(number => Number(number.slice(-4))).toSorted((a, b) => a - b)
    expect(sequence).toEqual([0, 1, 2].map(i => (sequence[0] ?? 0) + i))

    /** A runner that handles the company without a job in the queue. */
    async function runAlone(): Promise<void> {
      await jobs['run_recurring']?.(
        at.context,
        {
          workspaceId,
          id: workspaceId,
          kind: 'run_recurring',
          subjectId: workspaceId,
          attempts: 1,
        },
        new AbortController().signal,
      )
    }
  })

  test('have one job of a company at a time, also when it takes longer than an hour', async () => {
    await create({ mode: 'issue', plan: { firstDay: '2026-12-01' } })
    const unfinished = () =>
      engine.admin
        .selectFrom('job')
        .select('id')
        .where('workspace_id', '=', query.workspaceId)
        .where('kind', '=', RECURRING)
        .where('done_at', 'is', null)
        .execute()
    await travelTo('2026-12-01T10:00:00Z')
    await runInstanceCheck()
    const [first] = await unfinished()
    at.clock.move(3_600_000)
    await runInstanceCheck()
    expect(await unfinished()).toEqual([first])
    await runDueJobs(at.context, jobs)
    expect(await unfinished()).toEqual([])

    /** The part of the hourly check that enqueues the jobs of companies. */
    async function runInstanceCheck(): Promise<void> {
      const workspaceId = INSTANCE_WORKSPACE
      await jobs[RECURRING]?.(
        at.context,
        { workspaceId, id: workspaceId, kind: RECURRING, subjectId: workspaceId, attempts: 1 },
        new AbortController().signal,
      )
    }
  })

  test('that fail do not block others, are tried again, and keep their draft after the last try', async () => {
    const broken = await create(
      {
        mode: 'issue',
        name: 'Broken',
        plan: { firstDay: '2026-12-01' },
      },
      aDraft(customerId, { lines: [aLine({ name: 'unprintable' })] }),
    )
    const working = await create({ mode: 'issue', plan: { firstDay: '2026-12-02' } })
    await travelTo('2026-12-02T10:00:00Z')
    const failing: AppContext = {
      ...at.context,
      renderer: {
        ...at.context.renderer,
        renderPdf: async (paper, xml) => {
          if (new TextDecoder().decode(xml).includes('unprintable')) throw new Error('no ink')
          return at.context.renderer.renderPdf(paper, xml)
        },
      },
    }
    await runHourlyCheck({ ...at, context: failing })
    expect(await runsOf(broken.id)).toEqual([])
    expect(await runsOf(working.id)).toMatchObject([{ outcome: 'issued' }])
    expect(
      (await owner.must(getRecurring, { query: { ...query, recurringId: broken.id } })).nextDay,
    ).toBe('2026-12-01')
    for (let attempt = 0; attempt < 3; attempt += 1) {
      at.clock.move(600_000)
      await runDueJobs(failing, jobs)
    }
    const [failedRun] = await runsOf(broken.id)
    expect(failedRun).toMatchObject({ outcome: 'failed', reason: 'internal', number: null })
    expect(await notifications('recurring_failed')).toMatchObject([
      { about: { recurringName: 'Broken', reason: 'internal', invoiceId: failedRun?.invoiceId } },
    ])
  })

  test('that crash the typesetting process keep their draft without another try', async () => {
    const { id } = await create({ mode: 'issue', plan: { firstDay: '2026-12-01' } })
    await travelTo('2026-12-01T07:00:00Z')
    const renderPdf = () => Promise.reject(new RenderError('render_crashed'))
    const context: AppContext = { ...at.context, renderer: { ...at.context.renderer, renderPdf } }
    await runHourlyCheck({ ...at, context })
    expect(await runsOf(id)).toMatchObject([
      { outcome: 'failed', reason: 'internal', number: null },
    ])
  })

  test('that were missed are each made, dated today, with the periods of their own days', async () => {
    const period = { start: localDate('2026-12-01'), end: localDate('2026-12-31') }
    const { id } = await create({ mode: 'issue' }, aDraft(customerId, { period }))
    await travelTo('2027-02-10T10:00:00Z')
    await runHourlyCheck(at)
    const runs = (await runsOf(id)).toReversed()
    expect(runs.map(run => run.day)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
    const ends: (LocalDate | undefined)[] = []
    for (const run of runs) {
      const invoice = await invoiceOf(run.invoiceId)
      expect(invoice.issueDate).toBe('2027-02-10')
      ends.push(invoice.draft.period?.end)
    }
    expect(ends).toEqual(['2026-12-31', '2027-01-31', '2027-02-28'])
    const numbers = runs.map(run => run.number ?? '')
    expect(numbers.toSorted()).toEqual(numbers)
  })

  test('that were missed more than twelve times pause the recurring invoice, notify, and resume from today', async () => {
    const weekly = { unit: 'week' as const, firstDay: '2026-11-23' }
    const many = await create({ mode: 'send', name: 'Many', plan: weekly })
    const dozen = await create({ plan: { ...weekly, end: { by: 'times', times: 12 } } })
    // The thirteenth Monday.
    await travelTo('2027-02-15T10:00:00Z')
    await runHourlyCheck(at)
    const request = { query: { ...query, recurringId: many.id } }
    expect(await runsOf(many.id)).toEqual([])
    expect(await owner.must(getRecurring, request)).toMatchObject({
      state: 'paused',
      pausedBecause: 'missed',
      nextDay: '2027-02-15',
    })
    expect(await notifications('recurring_failed')).toMatchObject([
      { about: { recurringName: 'Many', reason: 'missed' } },
    ])
    expect(await runsOf(dozen.id)).toHaveLength(12)
    await owner.must(resumeRecurring, request)
    at.clock.move(3_600_000)
    await runHourlyCheck(at)
    expect((await runsOf(many.id)).map(run => [run.day, run.outcome])).toEqual([
      ['2027-02-15', 'sent'],
    ])
  })

  test('that cannot be issued or sent keep their draft, state the reason and use no number', async () => {
    const unlawful = await create(
      { mode: 'issue' },
      aDraft(customerId, { lines: [aLine({ tax: { ...aLine().tax, category: 'AE' } })] }),
    )
    const empty = await create({ mode: 'issue' }, aDraft(customerId, { lines: [] }))
    const withoutEmail = await aCustomer(owner, query.workspaceId)
    const unsendable = await create({ mode: 'send' }, aDraft(withoutEmail))
    const archivedCustomer = await aCustomer(owner, query.workspaceId)
    const archived = await create({ mode: 'issue' }, aDraft(archivedCustomer))
    const working = await create({ mode: 'issue' })
    const { version, profile, ...fields } = await owner.must(getCustomer, {
      query: { ...query, customerId: withoutEmail },
    })
    await owner.must(updateCustomer, {
      query: { ...query, customerId: withoutEmail },
      body: { ...fields, version, profile, email: '' },
    })
    await owner.must(archiveCustomer, {
      query: { ...query, customerId: archivedCustomer },
      body: { archived: true },
    })
    await travelTo('2026-12-01T10:00:00Z')
    await runHourlyCheck(at)
    const outcomes: unknown[] = []
    for (const { id } of [unlawful, empty, unsendable, archived]) {
      const [run] = await runsOf(id)
      outcomes.push([run?.outcome, run?.reason, run?.number])
      expect((await invoiceOf(run?.invoiceId ?? null)).status).toBe('draft')
    }
    expect(outcomes).toEqual([
      ['failed', 'rules_broken', null],
      ['failed', 'not_ready', null],
      ['failed', 'no_recipient', null],
      ['failed', 'customer_archived', null],
    ])
    expect((await runsOf(working.id))[0]?.number).toMatch(/0001$/)
    expect(await notifications('recurring_failed')).toHaveLength(4)
  })

  test('are not made in a company without members', async () => {
    const { id } = await create({ mode: 'issue' })
    const { workspaceId } = query
    await engine.admin.deleteFrom('membership').where('workspace_id', '=', workspaceId).execute()
    // An hour that no other test has checked.
    at.clock.set('2026-12-01T11:00:00Z')
    await runHourlyCheck(at)
    const runs = engine.admin.selectFrom('recurring_run').selectAll()
    expect(await runs.where('recurring_id', '=', id).execute()).toEqual([])
  })
})
