import { listMembers, removeMember } from '@bordereau/contract/company'
import {
  type Notification,
  listNotifications,
  readAllNotifications,
} from '@bordereau/contract/notifications'
import { getMe, signOut } from '@bordereau/contract/session'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, type Tx, inWorkspace, openDatabase } from '../db/database.ts'
import { createTestDatabase, describeWithDatabase } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { newId } from '../lib/id.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { type Batch, nextBatch } from './batch.ts'
import { notify } from './notify.ts'
import { type OpenStream, type SentEvent, aMember, openStream } from './testing.ts'

/** Notifies all members of the company. */
async function notifyAll(db: Database, workspaceId: string, name = '', pauseMs = 0): Promise<void> {
  await inWorkspace(db, { workspaceId }, async tx => {
    const input = { kind: 'viewed', subjectId: newId(), actorId: null } as const
    await notify(tx, workspaceId, [{ ...input, about: { customerName: name }, at: new Date() }])
    // With different pauses, transactions commit in another order than they begin.
    if (pauseMs > 0) await new Promise(resolve => setTimeout(resolve, pauseMs))
  })
}

const nameOf = ({ data }: SentEvent) => (data as Notification).about.customerName ?? ''

async function nextOf(stream: OpenStream, kind: string): Promise<SentEvent> {
  for (;;) {
    const event = await stream.next()
    if (!event) throw new Error(`the stream ended before ${kind}`)
    if (event.event === kind) return event
  }
}

describeWithDatabase('the stream of notifications', engine => {
  let at: TestApp
  let base: string
  let owner: Client
  let workspaceId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    base = await at.app.listen({ port: 0, host: '127.0.0.1' })
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
  })
  afterAll(() => at.close())

  const open = (last?: string, person = owner) => openStream(base, person.cookie, workspaceId, last)

  test('begins with the newest, and sends notifications and the number of unread ones', async () => {
    await notifyAll(engine.db, workspaceId, 'before')
    const stream = await open()
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    expect(stream.headers.get('cache-control')).toContain('no-store')
    expect(await stream.next()).toMatchObject({ event: 'begin', data: { unread: 1 } })
    await notifyAll(engine.db, workspaceId, 'after')
    const notification = await nextOf(stream, 'notification')
    expect(nameOf(notification)).toBe('after')
    const [newest] = (await owner.must(listNotifications, { query: { workspaceId } })).rows
    expect(notification.data).toEqual(newest)
    expect((await nextOf(stream, 'unread')).data).toEqual({ unread: 2 })
    await owner.must(readAllNotifications, { query: { workspaceId }, body: {} })
    expect((await nextOf(stream, 'unread')).data).toEqual({ unread: 0 })
    stream.close()
  })

  test('continues after Last-Event-ID, and begins with the newest after an invalid one', async () => {
    const stream = await open()
    const { id } = await nextOf(stream, 'begin')
    stream.close()
    await notifyAll(engine.db, workspaceId, 'one')
    await notifyAll(engine.db, workspaceId, 'two')
    const again = await open(id)
    const first = await nextOf(again, 'notification')
    expect([nameOf(first), nameOf(await nextOf(again, 'notification'))]).toEqual(['one', 'two'])
    again.close()
    const last = await open(first.id)
    expect(nameOf(await nextOf(last, 'notification'))).toBe('two')
    last.close()
    for (const invalid of ['999999999', 'x', '-1']) {
      const stream = await open(invalid)
      expect((await stream.next())?.event).toBe('begin')
      stream.close()
    }
  })

  test('sends each notification once with concurrent writers and reconnecting clients', async () => {
    const WRITERS = 8
    const EACH = 25
    const begin = await open()
    let { id } = await nextOf(begin, 'begin')
    begin.close()
    const written = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let count = 0; count < EACH; count += 1) {
        await notifyAll(engine.db, workspaceId, `${writer}-${count}`, (writer * 7 + count) % 5)
      }
    })
    const seen: string[] = []
    let turn = 0
    while (seen.length < WRITERS * EACH) {
      turn += 1
      const stream = await open(id)
      for (let most = 1 + ((turn * 7) % 13); most > 0 && seen.length < WRITERS * EACH; most -= 1) {
        const event = await nextOf(stream, 'notification')
        seen.push(nameOf(event))
        id = event.id
      }
      stream.close()
    }
    await Promise.all(written)
    expect(new Set(seen).size).toBe(WRITERS * EACH)
    const rest = await open(id)
    expect(await rest.next()).toMatchObject({ event: 'unread' })
    rest.close()
    const order = (writer: number) => seen.filter(name => name.startsWith(`${writer}-`))
    expect(order(3)).toEqual(Array.from({ length: EACH }, (_, count) => `3-${count}`))
  })

  test('ends with the session and with the membership', async () => {
    const member = await aMember(at, owner, workspaceId, 'member@example.com')
    const stream = await open(undefined, member)
    await nextOf(stream, 'begin')
    await member.must(signOut)
    while (await stream.next());
    const other = await aMember(at, owner, workspaceId, 'other@example.com')
    const second = await open(undefined, other)
    await nextOf(second, 'begin')
    const { members } = await owner.must(listMembers, { query: { workspaceId } })
    const personId = members.find(one => one.email === 'other@example.com')?.personId ?? ''
    await owner.must(removeMember, { query: { workspaceId, personId } })
    while (await second.next());
    expect((await open(undefined, other)).status).toBe(404)
    expect((await openStream(base, '', workspaceId)).status).toBe(401)
  })

  test('has a limit for each person', async () => {
    const member = await aMember(at, owner, workspaceId, 'many@example.com')
    const streams: OpenStream[] = []
    for (let count = 0; count < 8; count += 1) streams.push(await open(undefined, member))
    for (const stream of streams) await nextOf(stream, 'begin')
    const one = await open(undefined, member)
    expect([one.status, one.headers.get('retry-after')]).toEqual([429, '30'])
    // A HEAD request is not counted.
    streams[0]?.close()
    await expect
      .poll(async () => {
        const head = await fetch(`${base}/api/workspaces/${workspaceId}/notifications/stream`, {
          method: 'HEAD',
          headers: { cookie: member.cookie },
        })
        return head.status
      })
      .toBe(200)
    const again = await open(undefined, member)
    expect(again.status).toBe(200)
    for (const stream of [...streams, again]) stream.close()
  })

  test('ends when the server stops, and continues at another one', async () => {
    const second = await startApp(engine.db)
    const secondBase = await second.app.listen({ port: 0, host: '127.0.0.1' })
    const stream = await openStream(secondBase, owner.cookie, workspaceId)
    const { id } = await nextOf(stream, 'begin')
    await notifyAll(engine.db, workspaceId, 'sent')
    expect(nameOf(await nextOf(stream, 'notification'))).toBe('sent')
    await second.close()
    while (await stream.next());
    const resumed = await open(id)
    expect(nameOf(await nextOf(resumed, 'notification'))).toBe('sent')
    resumed.close()
  })
})

/** The transaction, in which `act` runs right after its next statement. */
function afterNext(tx: Tx, act: () => Promise<void>): Tx {
  const once = new Set([act])
  return tx.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const next = [...once]
      once.clear()
      for (const run of next) await run()
      return result
    },
  })
}

test('a notification that is written while a batch is read is sent before it is counted', async () => {
  const { db, remove } = await createTestDatabase('postgresql')
  const at = await startApp(db)
  const owner = await signedUp(at, 'owner@example.com')
  const workspaceId = await aCompany(owner)
  const { person } = await owner.must(getMe)
  const memberKey = { workspaceId, personId: person?.id ?? '' }
  const read = (use: (tx: Tx) => Promise<Batch>) => inWorkspace(db, memberKey, use)
  const first = await read(tx => nextBatch(tx, memberKey, undefined, undefined))
  const write = () => notifyAll(db, workspaceId, 'between')
  const { position, unread } = first.state
  const second = await read(tx => nextBatch(afterNext(tx, write), memberKey, position, unread))
  expect(kindsOf(second)).toEqual(['notification'])
  const third = await read(tx =>
    nextBatch(tx, memberKey, second.state.position, second.state.unread),
  )
  expect(kindsOf(third)).toEqual(['unread'])
  expect(third.state.unread).toBe(unread + 1)
  await at.close()
  await remove()
})

const kindsOf = ({ text }: Batch) => [...text.matchAll(/^event: (.*)$/gm)].map(([, kind]) => kind)

test('a stream of one process sends notifications of another', async () => {
  const testDatabase = await createTestDatabase('postgresql')
  const other = await openDatabase(testDatabase.options)
  const first = await startApp(testDatabase.db)
  const base = await first.app.listen({ port: 0, host: '127.0.0.1' })
  const owner = await signedUp(first, 'owner@example.com')
  const workspaceId = await aCompany(owner)
  const stream = await openStream(base, owner.cookie, workspaceId)
  await nextOf(stream, 'begin')
  for (const name of ['one', 'two', 'three']) {
    await notifyAll(other, workspaceId, name)
    expect(nameOf(await nextOf(stream, 'notification'))).toBe(name)
  }
  // After the listening connection is lost, notifications written meanwhile are sent after the reconnect.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'bordereau signals'`.execute(
    other.kysely,
  )
  for (const name of ['four', 'five']) {
    await notifyAll(other, workspaceId, name)
    expect(nameOf(await nextOf(stream, 'notification'))).toBe(name)
  }
  stream.close()
  await first.close()
  await other.close()
  await testDatabase.remove()
})
