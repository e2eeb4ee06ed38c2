import {
  cancelBatch,
  checkBatch,
  createBatch,
  getBatch,
  listBatchItems,
  listRunningBatches,
} from '@bordereau/contract/batches'
import type { InputOf } from '@bordereau/contract/endpoint'
import { getCustomer, updateCustomer } from '@bordereau/contract/customers'
import { getInvoice, sendInvoice } from '@bordereau/contract/invoices'
import { listMail } from '@bordereau/contract/mail'
import { listNotifications } from '@bordereau/contract/notifications'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, drafted, issued } from '../invoices/testing.ts'
import { prune } from '../jobs/prune-store.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { asSystem } from '../db/database.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { type TestMailServer, startMailServer } from '../mail/testing.ts'
import { BATCH, resumeBatches, runBatch } from './run-batch.ts'
import { copyIssued } from './testing.ts'

type BatchInput = NonNullable<InputOf<(typeof createBatch)['request']>>

describeWithDatabase('batches', engine => {
  let server: TestMailServer
  let app: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string
  let withoutEmailId: string

  beforeAll(async () => {
    server = await startMailServer()
    app = await startApp(engine.db, { smtp: { url: server.url, from: 'hello@example.com' } })
  })
  beforeEach(async ({ task }) => {
    owner = await signedUp(app, `owner-${task.id}@example.com`)
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
    withoutEmailId = await aCustomer(owner, workspaceId)
    const read = { query: { workspaceId, customerId: withoutEmailId } }
    const customer = await owner.must(getCustomer, read)
    await owner.must(updateCustomer, { ...read, body: { ...customer, email: '' } })
    // Remove the email that confirms the owner's address.
    await runAll()
    server.received.length = 0
  })
  afterAll(async () => {
    await app.close()
    await server.close()
  })

  const runAll = () => runDueJobs(app.context, jobs)
  const create = (kind: BatchInput['kind'], invoiceIds: string[]) =>
    owner.must(createBatch, { query: { workspaceId }, body: { kind, invoiceIds } })
  const at = (batchId: string) => ({ query: { workspaceId, batchId } })
  const progress = (batchId: string) => owner.must(getBatch, at(batchId))
  const read = (invoiceId: string) => owner.must(getInvoice, { query: { workspaceId, invoiceId } })

  async function aMixedSelection() {
    const good = await issued(owner, workspaceId, aDraft(customerId))
    const draft = await drafted(owner, workspaceId, aDraft(customerId))
    const silent = await issued(owner, workspaceId, aDraft(withoutEmailId))
    const unknown = customerId
    return { good, draft, silent, unknown, ids: [good.id, draft.id, silent.id, unknown, good.id] }
  }

  test('handles each document that it can, and records the refusal of the others', async () => {
    const { good, draft, silent, ids } = await aMixedSelection()
    const batch = await create('send', ids)
    expect(batch).toMatchObject({ kind: 'send', total: 4, done: 0, finishedAt: null })
    expect(await owner.must(listRunningBatches, { query: { workspaceId } })).toMatchObject({
      batches: [{ id: batch.id }],
    })
    await runAll()
    expect(await progress(batch.id)).toMatchObject({ done: 1, refused: 3, cancelled: 0 })
    expect((await progress(batch.id)).finishedAt).not.toBe(null)
    const { rows } = await owner.must(listBatchItems, at(batch.id))
    expect(rows).toMatchObject([
      { invoiceId: good.id, number: good.number, outcome: 'done', refusal: null },
      { invoiceId: draft.id, number: null, outcome: 'refused', refusal: 'not_issued' },
      { invoiceId: silent.id, outcome: 'refused', refusal: 'no_recipient' },
      { outcome: 'refused', refusal: 'not_found', customerName: '' },
    ])
    const refused = { query: { ...at(batch.id).query, outcome: 'refused' as const, limit: 2 } }
    const first = await owner.must(listBatchItems, refused)
    const second = await owner.must(listBatchItems, {
      query: { ...refused.query, after: first.next ?? '' },
    })
    expect([...first.rows, ...second.rows]).toEqual(rows.slice(1))
    expect(server.received).toHaveLength(1)
    expect(await read(good.id)).toMatchObject({ status: 'sent' })
    const notifications = await owner.must(listNotifications, { query: { workspaceId } })
    expect(notifications.rows).toMatchObject([
      { kind: 'batch_finished', about: { batchId: batch.id, doneCount: 1, refusedCount: 3 } },
    ])
    expect((await owner.must(listRunningBatches, { query: { workspaceId } })).batches).toEqual([])
  })

  test('checkBatch predicts the refusals and changes nothing', async () => {
    const { ids } = await aMixedSelection()
    const body = { kind: 'send' as const, invoiceIds: ids }
    expect(await owner.must(checkBatch, { query: { workspaceId }, body })).toEqual({
      ready: 1,
      collected: 0,
      refused: [
        { refusal: 'not_found', count: 1 },
        { refusal: 'not_issued', count: 1 },
        { refusal: 'no_recipient', count: 1 },
      ],
    })
    await runAll()
    expect((await owner.must(listMail, { query: { workspaceId } })).total).toBe(0)
  })

  test('sends one reminder a day, however often a batch is created', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    const first = await create('remind', [id])
    await runAll()
    expect(await progress(first.id)).toMatchObject({ done: 1 })
    const check = { kind: 'remind' as const, invoiceIds: [id] }
    expect(await owner.must(checkBatch, { query: { workspaceId }, body: check })).toEqual({
      ready: 0,
      collected: 0,
      refused: [{ refusal: 'already_reminded', count: 1 }],
    })
    const second = await create('remind', [id])
    await runAll()
    const { rows } = await owner.must(listBatchItems, at(second.id))
    expect(rows).toMatchObject([{ outcome: 'refused', refusal: 'already_reminded' }])
    expect(server.received).toHaveLength(1)
  })

  test('records the open amount as paid on the day of creation, and only once', async () => {
    const one = await issued(owner, workspaceId, aDraft(customerId))
    const batch = await create('mark_paid', [one.id])
    app.clock.move(86_400_000)
    await runAll()
    expect(await progress(batch.id)).toMatchObject({ done: 1 })
    const paid = await read(one.id)
    expect(paid).toMatchObject({ status: 'paid', open: '0.00' })
    expect(paid.payments).toMatchObject([{ amount: one.open, method: 'transfer' }])
    expect(paid.payments[0]?.date).toBe(one.issueDate)
    const again = await create('mark_paid', [one.id])
    await runAll()
    const { rows } = await owner.must(listBatchItems, at(again.id))
    expect(rows).toMatchObject([{ refusal: 'nothing_open' }])
  })

  test('is created once for repeated requests with one idempotency key', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    const request = {
      query: { workspaceId },
      body: { kind: 'send' as const, invoiceIds: [id] },
      headers: { 'idempotency-key': 'a-key-of-the-page' },
    }
    const [one, two] = await Promise.all([
      owner.must(createBatch, request),
      owner.must(createBatch, request),
    ])
    expect(two.id).toBe(one.id)
    await runAll()
    expect(server.received).toHaveLength(1)
  })

  test('cancelled before it runs, it handles no item and cannot be cancelled again', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    const batch = await create('send', await copyIssued(engine.db, workspaceId, id, 30))
    await owner.must(cancelBatch, at(batch.id))
    await runAll()
    expect(await progress(batch.id)).toMatchObject({ done: 0, cancelled: 30 })
    expect(server.received).toHaveLength(0)
    const again = await owner.call(cancelBatch, at(batch.id))
    expect(again).toMatchObject({ status: 409, refusal: 'already_finished' })
  })

  test('cancelled while it runs, each item is done or cancelled, and the emails sent match', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    const batch = await create('send', await copyIssued(engine.db, workspaceId, id, 60))
    await Promise.all([runAll(), owner.must(cancelBatch, at(batch.id))])
    await runAll()
    const { done, cancelled, refused } = await progress(batch.id)
    expect({ sum: done + cancelled, refused }).toEqual({ sum: 60, refused: 0 })
    expect(server.received).toHaveLength(done)
  })

  test('handles each item once in concurrent runs', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    const ids = await copyIssued(engine.db, workspaceId, id, 45)
    const batch = await create('mark_paid', ids)
    for (let round = 0; round < 3; round += 1) {
      app.clock.move(1)
      await resumeBatches(app.context)
    }
    await Promise.all([runAll(), runAll(), runAll()])
    expect(await progress(batch.id)).toMatchObject({ done: 45, refused: 0 })
    const { rows } = await sql<{ settled: string }>`
      select distinct settled_minor - payable_minor as settled from invoice
      where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])`.execute(engine.admin)
    expect(rows.map(row => Number(row.settled))).toEqual([0])
    const notifications = await owner.must(listNotifications, { query: { workspaceId } })
    expect(notifications.rows.filter(one => one.kind === 'batch_finished')).toHaveLength(1)
  })

  test('a single message does not wait for a batch of messages', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    const batch = await create('send', await copyIssued(engine.db, workspaceId, id, 25))
    // Every email of the batch is in the outbox before the single one.
    const job = { workspaceId, id: '', kind: BATCH, subjectId: batch.id, attempts: 1 }
    while ((await progress(batch.id)).done < 25)
      await runBatch(app.context, job, new AbortController().signal)
    app.clock.move(1000)
    const to = 'single@example.com'
    const request = { query: { workspaceId, invoiceId: id } }
    await owner.must(sendInvoice, { ...request, body: { kind: 'invoice', to } })
    await runAll()
    const emails = await Promise.all(server.received.map(email => PostalMime.parse(email)))
    const recipients = emails.map(email => email.to?.[0]?.address)
    expect(recipients).toHaveLength(26)
    // It begins first of all, but others are sent beside it, and a busy machine may let some of them end before it.
    expect(recipients.indexOf(to)).toBeLessThan(13)
  })

  test('records an unexpected failure of one item and continues with the others', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    const ids = await copyIssued(engine.db, workspaceId, id, 3)
    await sql`create or replace function break_one() returns trigger language plpgsql as
      $$ begin raise exception 'broken on purpose'; end $$`.execute(engine.admin)
    await sql`create trigger break_one before insert on mail for each row
      when (new.invoice_id = ${sql.lit(ids[0])}) execute function break_one()`.execute(engine.admin)
    const batch = await create('send', ids)
    for (let round = 0; round < 4; round += 1) {
      await runAll()
      app.clock.move(3_600_000)
    }
    await sql`drop trigger break_one on mail`.execute(engine.admin)
    expect(await progress(batch.id)).toMatchObject({ done: 2, refused: 1 })
    const { rows } = await owner.must(listBatchItems, at(batch.id))
    expect(rows[0]).toMatchObject({ refusal: 'internal' })
  })

  test.each(['send', 'mark_paid'] as const)(
    'of %s does nothing to a document whose outcome cannot be recorded',
    async kind => {
      const one = await issued(owner, workspaceId, aDraft(customerId))
      await sql`create or replace function break_outcome() returns trigger language plpgsql as
        $$ begin raise exception 'broken on purpose'; end $$`.execute(engine.admin)
      await sql`create trigger break_outcome before update on batch_item for each row
        when (new.invoice_id = ${sql.lit(one.id)}) execute function break_outcome()`.execute(
        engine.admin,
      )
      const batch = await create(kind, [one.id])
      await runAll()
      await sql`drop trigger break_outcome on batch_item`.execute(engine.admin)
      expect((await owner.must(listMail, { query: { workspaceId } })).total).toBe(0)
      expect(await read(one.id)).toMatchObject({ open: one.open, payments: [] })
      app.clock.move(3_600_000)
      await runAll()
      expect(await progress(batch.id)).toMatchObject({ done: 1, refused: 0 })
    },
  )

  test('is forbidden to a role without permission for the action on one document', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    const viewer = await signedUp(app, `viewer-${workspaceId}@example.com`)
    const me = await app.app.inject({ url: '/api/me', headers: { cookie: viewer.cookie } })
    await engine.admin
      .insertInto('membership')
      .values({
        workspace_id: workspaceId,
        person_id: me.json().person.id,
        role: 'viewer',
        joined_at: new Date(),
      })
      .execute()
    const batch = await create('send', [id])
    for (const kind of ['send', 'remind', 'mark_paid'] as const) {
      const request = { query: { workspaceId }, body: { kind, invoiceIds: [id] } }
      for (const endpoint of [createBatch, checkBatch])
        expect(await viewer.call(endpoint, request)).toMatchObject({ status: 403 })
    }
    expect(await viewer.call(cancelBatch, at(batch.id))).toMatchObject({ status: 403 })
    expect(await viewer.must(getBatch, at(batch.id))).toMatchObject({ total: 1 })
  })

  test('is deleted a month after it finished, never before', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    const finished = await create('mark_paid', [id])
    await runAll()
    const waiting = await create('mark_paid', [id])
    const later = new Date(app.clock.now().getTime() + 31 * 86_400_000)
    await asSystem(engine.db, tx => prune(tx, later))
    const left = await engine.admin
      .selectFrom('batch')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .execute()
    expect(left).toEqual([{ id: waiting.id }])
    expect(left).not.toContainEqual({ id: finished.id })
  })
})
