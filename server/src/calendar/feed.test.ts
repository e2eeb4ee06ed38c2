import { Writable } from 'node:stream'
import { getCalendar, getFeed, renewFeed, revokeFeed } from '@bordereau/contract/calendar'
import { listMembers, removeMember } from '@bordereau/contract/company'
import { updateMe } from '@bordereau/contract/preferences'
import { exploreSample } from '@bordereau/contract/session'
import { addDays, localDate } from '@bordereau/domain/date'
import ical from 'node-ical'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, blankRenderer, startApp } from '../lib/testing.ts'

describeWithDatabase('the calendar feed', engine => {
  let context: TestApp
  let owner: Client
  let query: { workspaceId: string }
  let clientNumber = 0

  beforeAll(async () => {
    context = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(context, 'owner@example.com')
    query = await owner.must(exploreSample)
  })
  afterAll(() => context.close())

  const newFeedPath = async (person: Client, of = query) =>
    new URL((await person.must(renewFeed, { query: of })).link).pathname

  const read = (path: string, headers: Record<string, string> = {}) =>
    context.app.inject({ url: path, headers, remoteAddress: `10.0.${(clientNumber += 1)}.1` })

  const eventsOf = (text: string) =>
    Object.values(ical.sync.parseICS(text)).flatMap(one => (one?.type === 'VEVENT' ? [one] : []))

  const textOf = (value: unknown) =>
    String(typeof value === 'object' && value !== null && 'val' in value ? value.val : value)

  test('contains the same entries as the calendar when parsed by another library', async () => {
    const response = await read(await newFeedPath(owner))
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const events = eventsOf(response.body)
    const from = localDate('2026-10-01')
    const entries = []
    for (const start of [from, addDays(from, 62)]) {
      const range = { ...query, from: start, to: addDays(start, 61) }
      entries.push(...(await owner.must(getCalendar, { query: range })).entries)
    }
    const to = addDays(from, 123)
    const feedEntries = events
      .map(one => ({
        uid: one.uid,
        date: `${one.start.getFullYear()}-${String(one.start.getMonth() + 1).padStart(2, '0')}-${String(one.start.getDate()).padStart(2, '0')}`,
      }))
      .filter(({ date }) => date >= from && date <= to)
    const byUid = (a: { uid: string }, b: { uid: string }) => (a.uid < b.uid ? -1 : 1)
    expect(entries.length).toBeGreaterThan(20)
    expect(new Set(entries.map(({ kind }) => kind)).size).toBeGreaterThan(1)
    expect(feedEntries.toSorted(byUid)).toEqual(
      entries
        .map(({ kind, id, date }) => ({
          uid: `${kind}-${id}${kind === 'recurring' ? `-${date}` : ''}@bordereau`,
          date,
        }))
        .toSorted(byUid),
    )
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    const [due] = entries.flatMap(entry => (entry.kind === 'due' ? [entry] : []))
    const summary = textOf(events.find(({ uid }) => uid === `due-${due?.id}@bordereau`)?.summary)
    expect(summary).toContain(due?.customerName)
    expect(summary).toContain(due?.number)
    // The deadline is later than the compared months.
    const obligation = events.find(({ uid }) => uid === 'deadline-fr_issue@bordereau')
    expect(textOf(obligation?.summary)).toBe('E-invoicing obligation: France')
  })

  test('answers 304 while nothing has changed', async () => {
    const path = await newFeedPath(owner)
    const first = await read(path)
    const etag = String(first.headers['etag'])
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const again = await read(path, { 'if-none-match': `"other", W/${etag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await read(path, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('uses the language of its member', async () => {
    const path = await newFeedPath(owner)
    await owner.must(updateMe, { body: { language: 'de' } })
    const { body } = await read(path)
    expect(body).toContain('X-WR-CALNAME:Rechnungen von ')
    expect(body).toMatch(/SUMMARY;LANGUAGE=de:Fällig: /)
    await owner.must(updateMe, { body: { language: 'en' } })
  })

  test('ends when its link is renewed or revoked; only a hash of the token is stored', async () => {
    const first = await newFeedPath(owner)
    expect(await owner.must(getFeed, { query })).toMatchObject({ readAt: null })
    const second = await newFeedPath(owner)
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    expect(await owner.must(getFeed, { query })).toMatchObject({
      createdAt: expect.any(String),
      readAt: expect.any(String),
    })
    const rows = await engine.admin.selectFrom('calendar_feed').selectAll().execute()
    const token = /([\w-]{43})\.ics$/.exec(second)?.[1] ?? ''
    expect(token).not.toBe('')
    expect(JSON.stringify(rows)).not.toContain(token)
    await owner.must(revokeFeed, { query })
    expect((await read(second)).statusCode).toBe(404)
    expect(await owner.must(getFeed, { query })).toEqual({ createdAt: null, readAt: null })
  })

  test('belongs to one company and one member, and ends with the membership', async () => {
    const boss = await signedUp(context, 'boss@example.com')
    const workspaceId = await aCompany(boss)
    const own = await issued(boss, workspaceId, aDraft(await aCustomer(boss, workspaceId)))
    const helper = await signedUp(context, 'helper@example.com')
    const me = await context.app.inject({ url: '/api/me', headers: { cookie: helper.cookie } })
    await engine.admin
      .insertInto('membership')
      .values({
        workspace_id: workspaceId,
        person_id: me.json().person.id,
        role: 'viewer',
        joined_at: new Date(),
      })
      .execute()
    const viewerFeed = await newFeedPath(helper, { workspaceId })
    const { body } = await read(viewerFeed)
    const documents = eventsOf(body).filter(({ uid }) => !uid.startsWith('deadline-'))
    expect(documents.map(({ uid }) => uid)).toEqual([`due-${own.id}@bordereau`])
    const stranger = await owner.call(renewFeed, { query: { workspaceId } })
    expect(stranger).toMatchObject({ refusal: 'not_found' })
    const { members } = await boss.must(listMembers, { query: { workspaceId } })
    const personId = members.find(({ email }) => email === 'helper@example.com')?.personId ?? ''
    await boss.must(removeMember, { query: { workspaceId, personId } })
    expect((await read(viewerFeed)).statusCode).toBe(404)
  })

  test('limits reads of one feed, and guesses of tokens earlier', async () => {
    // An empty company, so that many reads are fast.
    const reader = await signedUp(context, 'reader@example.com')
    const path = await newFeedPath(reader, { workspaceId: await aCompany(reader) })
    const statuses = []
    for (let i = 0; i < 121; i += 1) statuses.push((await read(path)).statusCode)
    expect(statuses.indexOf(429)).toBe(120)
    const guesses = []
    for (let i = 0; i < 61; i += 1) {
      const guess = { url: `/calendar/${'x'.repeat(43)}.ics`, remoteAddress: '10.9.9.9' }
      guesses.push((await context.app.inject(guess)).statusCode)
    }
    expect(guesses.indexOf(429)).toBe(60)
    context.clock.move(3_700_000)
    expect((await read(path)).statusCode).toBe(200)
  })

  test('never logs the token', async () => {
    const path = await newFeedPath(owner)
    let lines = ''
    const stream = new Writable({
      write: (chunk: Buffer, _, done) => {
        lines += chunk.toString()
        done()
      },
    })
    const app = await buildApp({ ...context.context, log: pino({ level: 'trace' }, stream) })
    expect((await app.inject({ url: path })).statusCode).toBe(200)
    expect((await app.inject({ url: `${path}x` })).statusCode).toBe(404)
    await app.close()
    expect(lines).toContain('/calendar/:token.ics')
    expect(lines).not.toContain(path.slice('/calendar/'.length, -'.ics'.length))
  })
})
