import { Writable } from 'node:stream'
import { getCalendar, getFeed, renewFeed, revokeFeed } from '@bordereau/contract/calendar'
import { listMembers, removeMember } from '@bordereau/contract/company'
import { exploreSample, updateMe } from '@bordereau/contract/session'
import { addDays, localDate } from '@bordereau/domain/date'
import ical from 'node-ical'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { describeEngines } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { type Client, type TestHouse, signedUp, startHouse } from '../lib/testing.ts'

describeEngines('the feed', engine => {
  let house: TestHouse
  let owner: Client
  let query: { workspaceId: string }
  let address = 0

  beforeAll(async () => {
    house = await startHouse(engine.db)
    owner = await signedUp(house, 'owner@example.com')
    query = await owner.must(exploreSample)
  })
  afterAll(() => house.close())

  const renewed = async (person: Client, of = query) =>
    new URL((await person.must(renewFeed, { query: of })).link).pathname

  const read = (path: string, headers: Record<string, string> = {}) =>
    house.app.inject({ url: path, headers, remoteAddress: `10.0.${(address += 1)}.1` })

  const eventsOf = (text: string) =>
    Object.values(ical.sync.parseICS(text)).flatMap(one => (one?.type === 'VEVENT' ? [one] : []))

  const textOf = (value: unknown) =>
    String(typeof value === 'object' && value !== null && 'val' in value ? value.val : value)

  test('read by another program, says the same as the calendar', async () => {
    const answer = await read(await renewed(owner))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const events = eventsOf(answer.body)
    const from = localDate('2026-10-01')
    const shown = []
    for (const start of [from, addDays(from, 62)]) {
      const asked = { ...query, from: start, to: addDays(start, 61) }
      shown.push(...(await owner.must(getCalendar, { query: asked })).entries)
    }
    const to = addDays(from, 123)
    const told = events
      .map(one => ({
        uid: one.uid,
        date: `${one.start.getFullYear()}-${String(one.start.getMonth() + 1).padStart(2, '0')}-${String(one.start.getDate()).padStart(2, '0')}`,
      }))
      .filter(({ date }) => date >= from && date <= to)
    const byUid = (a: { uid: string }, b: { uid: string }) => (a.uid < b.uid ? -1 : 1)
    expect(shown.length).toBeGreaterThan(20)
    expect(new Set(shown.map(({ kind }) => kind)).size).toBeGreaterThan(1)
    expect(told.toSorted(byUid)).toEqual(
      shown
        .map(({ kind, id, date }) => ({
          uid: `${kind}-${id}${kind === 'recurring' ? `-${date}` : ''}@bordereau`,
          date,
        }))
        .toSorted(byUid),
    )
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    const [due] = shown.flatMap(entry => (entry.kind === 'due' ? [entry] : []))
    const summary = textOf(events.find(({ uid }) => uid === `due-${due?.id}@bordereau`)?.summary)
    expect(summary).toContain(due?.customerName)
    expect(summary).toContain(due?.number)
    // Laws bind from days that lie further ahead than the months compared.
    const duty = events.find(({ uid }) => uid === 'deadline-fr_issue@bordereau')
    expect(textOf(duty?.summary)).toBe('E-invoicing duty: France')
  })

  test('is not sent again while nothing has changed', async () => {
    const path = await renewed(owner)
    const first = await read(path)
    const etag = String(first.headers['etag'])
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const again = await read(path, { 'if-none-match': `"other", W/${etag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await read(path, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('speaks the language of its person', async () => {
    const path = await renewed(owner)
    await owner.must(updateMe, { body: { language: 'de' } })
    const { body } = await read(path)
    expect(body).toContain('X-WR-CALNAME:Rechnungen von ')
    expect(body).toMatch(/SUMMARY;LANGUAGE=de:Fällig: /)
    await owner.must(updateMe, { body: { language: 'en' } })
  })

  test('ends when its link is renewed or revoked, and is kept only as a hash', async () => {
    const first = await renewed(owner)
    expect(await owner.must(getFeed, { query })).toMatchObject({ readAt: null })
    const second = await renewed(owner)
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    expect(await owner.must(getFeed, { query })).toMatchObject({
      createdAt: expect.any(String),
      readAt: expect.any(String),
    })
    const rows = await engine.db.kysely.selectFrom('calendar_feed').selectAll().execute()
    const token = /([\w-]{43})\.ics$/.exec(second)?.[1] ?? ''
    expect(token).not.toBe('')
    expect(JSON.stringify(rows)).not.toContain(token)
    await owner.must(revokeFeed, { query })
    expect((await read(second)).statusCode).toBe(404)
    expect(await owner.must(getFeed, { query })).toEqual({ createdAt: null, readAt: null })
  })

  test('is one company’s, for one member, for as long as she is one', async () => {
    const boss = await signedUp(house, 'boss@example.com')
    const workspaceId = await aCompany(boss)
    const own = await issued(boss, workspaceId, aDraft(await aCustomer(boss, workspaceId)))
    const helper = await signedUp(house, 'helper@example.com')
    const me = await house.app.inject({ url: '/api/me', headers: { cookie: helper.cookie } })
    await engine.db.kysely
      .insertInto('membership')
      .values({
        workspace_id: workspaceId,
        person_id: me.json().person.id,
        role: 'viewer',
        joined_at: new Date(),
      })
      .execute()
    const theirs = await renewed(helper, { workspaceId })
    const { body } = await read(theirs)
    const documents = eventsOf(body).filter(({ uid }) => !uid.startsWith('deadline-'))
    expect(documents.map(({ uid }) => uid)).toEqual([`due-${own.id}@bordereau`])
    const stranger = await owner.call(renewFeed, { query: { workspaceId } })
    expect(stranger).toMatchObject({ refusal: 'not_found' })
    const { members } = await boss.must(listMembers, { query: { workspaceId } })
    const personId = members.find(({ email }) => email === 'helper@example.com')?.personId ?? ''
    await boss.must(removeMember, { query: { workspaceId, personId } })
    expect((await read(theirs)).statusCode).toBe(404)
  })

  test('is read so often and no oftener, and guessing ends sooner', async () => {
    // Of a company without anything, so that much reading is soon done.
    const reader = await signedUp(house, 'reader@example.com')
    const path = await renewed(reader, { workspaceId: await aCompany(reader) })
    const statuses = []
    for (let i = 0; i < 121; i += 1) statuses.push((await read(path)).statusCode)
    expect(statuses.indexOf(429)).toBe(120)
    const guesses = []
    for (let i = 0; i < 61; i += 1) {
      const guess = { url: `/calendar/${'x'.repeat(43)}.ics`, remoteAddress: '10.9.9.9' }
      guesses.push((await house.app.inject(guess)).statusCode)
    }
    expect(guesses.indexOf(429)).toBe(60)
    house.clock.move(3_700_000)
    expect((await read(path)).statusCode).toBe(200)
  })

  test('never stands in the log with its token', async () => {
    const path = await renewed(owner)
    let lines = ''
    const stream = new Writable({
      write: (chunk: Buffer, _, done) => {
        lines += chunk.toString()
        done()
      },
    })
    const app = await buildApp({ ...house.house, log: pino({ level: 'trace' }, stream) })
    expect((await app.inject({ url: path })).statusCode).toBe(200)
    expect((await app.inject({ url: `${path}x` })).statusCode).toBe(404)
    await app.close()
    expect(lines).toContain('/calendar/:token.ics')
    expect(lines).not.toContain(path.slice('/calendar/'.length, -'.ics'.length))
  })
})
