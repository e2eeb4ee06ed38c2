import { archiveCustomer, getCustomer, updateCustomer } from '@bordereau/contract/customers'
import { getInvoice, listInvoices } from '@bordereau/contract/invoices'
import { listNotifications } from '@bordereau/contract/notifications'
import { getRecurring, listRuns, resumeRecurring } from '@bordereau/contract/recurring'
import { signIn } from '@bordereau/contract/session'
import { type LocalDate, localDate } from '@bordereau/domain/date'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeEngines } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, aLine } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import type { House } from '../lib/house.ts'
import {
  type Client,
  PASSWORD,
  type TestHouse,
  mailsTo,
  signedUp,
  startHouse,
} from '../lib/testing.ts'
import { takeDue } from './due-store.ts'
import { makeRun } from './make-run.ts'
import { aRecurring, look } from './testing.ts'

describeEngines('the runs of recurring invoices', engine => {
  let at: TestHouse
  let owner: Client
  let query: { workspaceId: string }
  let customerId: string
  let companies = 0

  beforeAll(async () => {
    at = await startHouse(engine.db)
  })
  afterAll(() => at.close())
  beforeEach(async () => {
    at.clock.set('2026-11-20T10:00:00Z')
    owner = await signedUp(at, `owner${(companies += 1)}@example.com`)
    query = { workspaceId: await aCompany(owner) }
    customerId = await aCustomer(owner, query.workspaceId)
  })

  async function goTo(instant: string): Promise<void> {
    at.clock.set(instant)
    const email = `owner${companies}@example.com`
    await owner.must(signIn, { body: { email, password: PASSWORD } })
  }
  const begin = (changes: Parameters<typeof aRecurring>[3], draft = aDraft(customerId)) =>
    aRecurring(owner, query.workspaceId, draft, changes)
  const runsOf = async (recurringId: string) =>
    (await owner.must(listRuns, { query: { ...query, recurringId } })).rows
  const invoiceOf = (invoiceId: string | null) =>
    owner.must(getInvoice, { query: { ...query, invoiceId: invoiceId ?? '' } })
  const told = async (kind: string) =>
    (await owner.must(listNotifications, { query })).rows.filter(one => one.kind === kind)

  test('are made when their day has come where the company is, as drafts, issued, or sent', async () => {
    const draft = aDraft(customerId, { note: 'Wartung {month}' })
    const drafts = await begin({ name: 'Drafts' }, draft)
    const issues = await begin({ name: 'Issues', mode: 'issue' }, draft)
    const sends = await begin({ name: 'Sends', mode: 'send' }, draft)
    // Half past eleven in Paris.
    await goTo('2026-11-30T22:30:00Z')
    await look(at)
    expect(await runsOf(issues.id)).toEqual([])
    await goTo('2026-11-30T23:30:00Z')
    await Promise.all([look(at), look(at)])
    at.clock.move(3_600_000)
    await look(at)
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
    const mails = await mailsTo(at.house, 'buyer@example.com')
    expect(mails.filter(mail => mail.subject.includes(number ?? 'none'))).toHaveLength(1)
    expect(await told('recurring_drafted')).toMatchObject([
      { about: { recurringId: drafts.id, recurringName: 'Drafts', invoiceId: drafted?.invoiceId } },
    ])
    expect(await told('recurring_failed')).toEqual([])
    expect((await owner.must(listInvoices, { query })).total).toBe(6)
  })

  test('of runners beside each other are made once each, and none is lost to a crash in the middle', async () => {
    const ids: string[] = []
    for (const day of ['2026-12-03', '2026-12-01', '2026-12-02']) {
      ids.push((await begin({ mode: 'issue', plan: { firstDay: day } })).id)
    }
    await goTo('2026-12-05T10:00:00Z')
    const { workspaceId } = query
    const crash = inWorkspace(engine.db, { workspaceId }, async tx => {
      const due = await takeDue(tx, workspaceId, localDate('2026-12-05'), [])
      if (!due?.nextDay) throw new Error('nothing is due')
      await makeRun(tx, at.house, due, due.nextDay, { personId: null, lastTry: false })
      throw new Error('power cut')
    })
    await expect(crash).rejects.toThrow('power cut')
    await Promise.all([look(at), look(at), runAlone(), runAlone()])
    const numbers: string[] = []
    for (const id of [ids[1], ids[2], ids[0]]) {
      const runs = await runsOf(id ?? '')
      expect(runs).toHaveLength(1)
      numbers.push(runs[0]?.number ?? '')
    }
    // Who comes first of two beside each other is nobody's promise; that no number is left out is.
    const places = numbers.map(number => Number(number.slice(-4))).toSorted((a, b) => a - b)
    expect(places).toEqual([0, 1, 2].map(i => (places[0] ?? 0) + i))

    /** A process that was told of the company by nobody, and takes what it finds. */
    async function runAlone(): Promise<void> {
      await jobs['run_recurring']?.(at.house, {
        workspaceId,
        id: workspaceId,
        kind: 'run_recurring',
        subjectId: workspaceId,
        attempts: 1,
      })
    }
  })

  test('that fail hold no others up, are tried again, and stay as drafts at last', async () => {
    const broken = await begin(
      {
        mode: 'issue',
        name: 'Broken',
        plan: { firstDay: '2026-12-01' },
      },
      aDraft(customerId, { lines: [aLine({ name: 'cursed' })] }),
    )
    const sound = await begin({ mode: 'issue', plan: { firstDay: '2026-12-02' } })
    await goTo('2026-12-02T10:00:00Z')
    const cursed: House = {
      ...at.house,
      renderer: {
        ...at.house.renderer,
        renderPdf: async (paper, xml) => {
          if (new TextDecoder().decode(xml).includes('cursed')) throw new Error('no ink')
          return at.house.renderer.renderPdf(paper, xml)
        },
      },
    }
    await look({ ...at, house: cursed })
    expect(await runsOf(broken.id)).toEqual([])
    expect(await runsOf(sound.id)).toMatchObject([{ outcome: 'issued' }])
    expect(
      (await owner.must(getRecurring, { query: { ...query, recurringId: broken.id } })).nextDay,
    ).toBe('2026-12-01')
    for (let attempt = 0; attempt < 3; attempt += 1) {
      at.clock.move(600_000)
      await runDueJobs(cursed, jobs)
    }
    const [kept] = await runsOf(broken.id)
    expect(kept).toMatchObject({ outcome: 'kept', reason: 'internal', number: null })
    expect(await told('recurring_failed')).toMatchObject([
      { about: { recurringName: 'Broken', reason: 'internal', invoiceId: kept?.invoiceId } },
    ])
  })

  test('that were missed are each made, dated today, their periods those of their own days', async () => {
    const period = { start: localDate('2026-12-01'), end: localDate('2026-12-31') }
    const { id } = await begin({ mode: 'issue' }, aDraft(customerId, { period }))
    await goTo('2027-02-10T10:00:00Z')
    await look(at)
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

  test('are not made a dozen and more at once: it pauses itself, tells, and goes on from today when resumed', async () => {
    const weekly = { unit: 'week' as const, firstDay: '2026-11-23' }
    const many = await begin({ mode: 'send', name: 'Many', plan: weekly })
    const dozen = await begin({ plan: { ...weekly, end: { by: 'times', times: 12 } } })
    // The thirteenth Monday.
    await goTo('2027-02-15T10:00:00Z')
    await look(at)
    const place = { query: { ...query, recurringId: many.id } }
    expect(await runsOf(many.id)).toEqual([])
    expect(await owner.must(getRecurring, place)).toMatchObject({
      state: 'paused',
      pausedBecause: 'missed',
      nextDay: '2027-02-15',
    })
    expect(await told('recurring_failed')).toMatchObject([
      { about: { recurringName: 'Many', reason: 'missed' } },
    ])
    expect(await runsOf(dozen.id)).toHaveLength(12)
    await owner.must(resumeRecurring, place)
    at.clock.move(3_600_000)
    await look(at)
    expect((await runsOf(many.id)).map(run => [run.day, run.outcome])).toEqual([
      ['2027-02-15', 'sent'],
    ])
  })

  test('that cannot be issued or sent stay as drafts, say why, and take no number', async () => {
    const lawless = await begin(
      { mode: 'issue' },
      aDraft(customerId, { lines: [aLine({ tax: { ...aLine().tax, category: 'AE' } })] }),
    )
    const empty = await begin({ mode: 'issue' }, aDraft(customerId, { lines: [] }))
    const deaf = await aCustomer(owner, query.workspaceId)
    const silent = await begin({ mode: 'send' }, aDraft(deaf))
    const gone = await aCustomer(owner, query.workspaceId)
    const archived = await begin({ mode: 'issue' }, aDraft(gone))
    const sound = await begin({ mode: 'issue' })
    const { version, profile, ...kept } = await owner.must(getCustomer, {
      query: { ...query, customerId: deaf },
    })
    await owner.must(updateCustomer, {
      query: { ...query, customerId: deaf },
      body: { ...kept, version, profile, email: '' },
    })
    await owner.must(archiveCustomer, {
      query: { ...query, customerId: gone },
      body: { archived: true },
    })
    await goTo('2026-12-01T10:00:00Z')
    await look(at)
    const outcomes: unknown[] = []
    for (const { id } of [lawless, empty, silent, archived]) {
      const [run] = await runsOf(id)
      outcomes.push([run?.outcome, run?.reason, run?.number])
      expect((await invoiceOf(run?.invoiceId ?? null)).status).toBe('draft')
    }
    expect(outcomes).toEqual([
      ['kept', 'rules_broken', null],
      ['kept', 'not_ready', null],
      ['kept', 'no_recipient', null],
      ['kept', 'customer_archived', null],
    ])
    expect((await runsOf(sound.id))[0]?.number).toMatch(/0001$/)
    expect(await told('recurring_failed')).toHaveLength(4)
  })

  test('are made for no company that nobody works in', async () => {
    const { id } = await begin({ mode: 'issue' })
    const { workspaceId } = query
    await engine.db.kysely
      .deleteFrom('membership')
      .where('workspace_id', '=', workspaceId)
      .execute()
    at.clock.set('2026-12-01T10:00:00Z')
    await look(at)
    const runs = engine.db.kysely.selectFrom('recurring_run').selectAll()
    expect(await runs.where('recurring_id', '=', id).execute()).toEqual([])
  })
})
