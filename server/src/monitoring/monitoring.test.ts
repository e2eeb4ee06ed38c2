import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { getPageTimings, listPageErrors, updateMonitoring } from '@bordereau/contract/monitoring'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asSystem } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { pruneMonitoring } from './retention.ts'

/** Recorded requests of the real agent (by e2e/monitoring.spec.ts). */
const specimen = (name: string) => readFileSync(new URL(`./testing/${name}`, import.meta.url))

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const METADATA = {
  metadata: {
    service: { name: 'bordereau', version: '1.2.0', agent: { name: 'rum-js', version: '5' } },
  },
}

describeWithDatabase('monitoring', engine => {
  let at: TestApp
  let owner: Client
  let query: { workspaceId: string }

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    query = { workspaceId: await aCompany(owner) }
  })
  afterAll(() => at.close())
  beforeEach(async () => {
    for (const table of ['page_timing', 'page_timing_hour', 'page_error'] as const)
      await engine.admin.deleteFrom(table).execute()
    await owner.must(updateMonitoring, {
      query,
      body: { recording: true, samplePercent: 100, collectorUrl: '' },
    })
  })

  async function send(
    payload: string | Buffer,
    { version = 2, headers = {} }: { version?: 2 | 3; headers?: Record<string, string> } = {},
  ) {
    const response = await at.app.inject({
      method: 'POST',
      url: `/intake/v${version}/rum/events`,
      headers: { 'content-type': 'application/x-ndjson', 'user-agent': CHROME, ...headers },
      payload,
    })
    const body = response.body === '' ? undefined : response.json()
    return { status: response.statusCode, body, headers: response.headers }
  }
  const lines = (...objects: readonly object[]) =>
    [METADATA, ...objects].map(object => JSON.stringify(object)).join('\n')
  const timings = (more: object = {}) =>
    owner.must(getPageTimings, { query: { ...query, ...more } })
  const errors = (more: object = {}) => owner.must(listPageErrors, { query: { ...query, ...more } })

  const load = (page: string, more: object = {}) => ({
    transaction: {
      id: '1',
      trace_id: '2',
      type: 'page-load',
      name: page,
      duration: 800,
      sampled: true,
      span_count: { started: 0 },
      context: { page: { url: `http://localhost:3000${page}` } },
      ...more,
    },
  })
  const broken = (message: string, more: object = {}, page = '/w/:workspaceId/invoices') => ({
    error: {
      id: 'e',
      culprit: 'assets/app-1a2b3c4d.js',
      exception: {
        message,
        type: 'TypeError',
        stacktrace: [
          { filename: 'assets/invoice-1a2b3c4d.js', function: 'totals', lineno: 1, colno: 220 },
          { filename: 'assets/app-1a2b3c4d.js', function: 'render', lineno: 1, colno: 9 },
        ],
        ...more,
      },
      context: { page: { url: `http://localhost:3000${page}` } },
    },
  })

  test.each([2, 3] as const)('accepts requests of the real agent in version %i', async version => {
    const compressed = await send(gzipSync(specimen(`v${version}.ndjson`)), {
      version,
      headers: { 'content-encoding': 'gzip' },
    })
    expect([compressed.status, compressed.body]).toEqual([202, undefined])
    const { total, pages, known } = await timings()
    expect(total.visits).toBe(1)
    expect(total.lcp).toBeGreaterThan(0)
    expect(total.inp).toBeGreaterThanOrEqual(0)
    expect(total.cls).toBeGreaterThanOrEqual(0)
    expect(total.load).toBeGreaterThan(0)
    expect(pages.map(({ page }) => page)).toEqual(['/sign-in'])
    expect(known.releases).toEqual(['specimen'])
    const seen = await errors()
    expect(seen.errors.map(({ type, message, count }) => ({ type, message, count }))).toEqual([
      { type: 'TypeError', message: 'the sheet has no lines', count: 1 },
    ])
    expect(seen.errors[0]?.sample.frames.length).toBeGreaterThan(0)
    expect(seen.errors[0]?.sample.browser).toBe('Chrome')
  })

  test('returns the 75th percentile by page and day with an error of at most 2.5 %', async () => {
    for (const lcp of [1000, 2000, 3000, 4000])
      await send(lines(load('/sign-in', { marks: { agent: { largestContentfulPaint: lcp } } })))
    at.clock.move(86_400_000)
    await send(lines(load('/w/:workspaceId', { duration: 200, experience: { cls: 0.3 } })))
    const { total, pages, times } = await timings()
    expect(total.visits).toBe(5)
    expect(total.lcp).toBeGreaterThan(3000 * 0.97)
    expect(total.lcp).toBeLessThan(3000 * 1.03)
    expect(pages).toEqual([
      {
        page: '/sign-in',
        visits: 4,
        lcp: total.lcp,
        inp: null,
        cls: null,
        load: expect.any(Number),
        change: null,
      },
      {
        page: '/w/:workspaceId',
        visits: 1,
        lcp: null,
        inp: null,
        cls: expect.closeTo(0.3, 1),
        load: expect.any(Number),
        change: null,
      },
    ])
    expect(times.map(({ visits }) => visits)).toEqual([0, 0, 0, 0, 0, 4, 1])
    expect((await timings({ page: '/sign-in' })).total.visits).toBe(4)
    expect((await timings({ release: 'other' })).total.visits).toBe(0)
    expect((await timings({ days: '1' })).times).toHaveLength(24)
  })

  test('stores no measurement of an unsampled visit', async () => {
    expect((await send(lines(load('/sign-in', { sampled: false })))).status).toBe(202)
    expect((await timings()).total.visits).toBe(0)
  })

  test('groups errors that differ only in a number, a name or the release', async () => {
    await send(lines(broken('Uncaught TypeError: row 17 of "Müller" is gone')))
    const other = { ...broken('row 18 of "Ada" is gone', {}, '/w/:workspaceId/items') }
    await send(lines(other, broken('something else')))
    const { errors: found, total } = await errors()
    expect(total).toBe(2)
    expect(found.map(({ message, count }) => [message, count]).toSorted()).toEqual([
      ['row 17 of "…" is gone', 2],
      ['something else', 1],
    ])
    const rows = found.find(({ count }) => count === 2)
    expect(rows).toMatchObject({
      type: 'TypeError',
      culprit: 'assets/invoice.js',
      pages: ['/w/:workspaceId/invoices', '/w/:workspaceId/items'],
      browsers: ['Chrome'],
      releases: ['1.2.0'],
    })
    expect(rows?.sample.message).toBe('row 18 of "Ada" is gone')
    expect(rows?.sample.frames[0]).toEqual({
      function: 'totals',
      file: 'assets/invoice-1a2b3c4d.js',
      line: 1,
      column: 220,
      mapped: false,
    })
    expect((await errors({ page: '/w/:workspaceId/items' })).errors).toHaveLength(1)
    expect((await errors({ release: '9' })).total).toBe(0)
  })

  test('scrubs data that the page did not scrub', async () => {
    const secret = 'Zk3xT0ken0fAnInvitation99'
    const page = `/invitation/${secret}?email=ada@example.com`
    await send(
      lines(
        load(page, { name: page }),
        broken(
          `GET http://localhost:3000/pay/${secret} for ada@example.com and FR7630006000011234567890189`,
          {
            stacktrace: [{ filename: `http://localhost:3000/pay/${secret}`, lineno: 1, colno: 2 }],
          },
          page,
        ),
      ),
    )
    const stored = JSON.stringify([await timings(), await errors()])
    for (const hidden of [secret, 'ada@', 'FR76']) expect(stored).not.toContain(hidden)
    expect((await timings()).pages[0]?.page).toBe('/invitation/:token')
    expect((await errors()).errors[0]?.message).toBe(
      'GET http://localhost:3000/pay/:token for <email> and <number>',
    )
  })

  test('reports invalid lines and stores the valid ones', async () => {
    const response = await send(
      `${lines(load('/sign-in'))}\n{"transaction": {"id": 1}}\nnot json\n{"secret": {}}\n`,
    )
    expect(response.status).toBe(400)
    expect(response.body.accepted).toBe(1)
    expect(response.body.errors.map((error: { message: string }) => error.message)).toEqual([
      expect.stringMatching(/^transaction\.id: /),
      'the line is not a JSON object',
      'no event is called secret',
    ])
    // The intake names the beginning of each line it refuses.
    const long = `${'x'.repeat(199)}yz`
    const refused = await send(`${lines()}\n{"secret": {}}\n${long}\n`)
    expect(refused.body.errors.map(({ document }: { document: string }) => document)).toEqual([
      '{"secret": {}}',
      `${'x'.repeat(199)}y`,
    ])
    expect((await timings()).total.visits).toBe(1)
  })

  test.each<[string, string | Buffer, number, RegExp, Record<string, string>?]>([
    ['an empty body', '', 400, /empty/],
    ['no metadata', JSON.stringify(load('/')), 400, /first line must be metadata/],
    [
      'another service',
      JSON.stringify({
        metadata: { service: { name: 'shop', agent: { name: 'a', version: '1' } } },
      }),
      400,
      /service bordereau/,
    ],
    ['a body that is too large', Buffer.alloc(600_000, 'a'), 413, /too large/],
    [
      'a body that is too large when unpacked',
      gzipSync(Buffer.alloc(300_000_000)),
      413,
      /too large/,
      { 'content-encoding': 'gzip' },
    ],
    ['a body that is not compressed', 'plain', 400, /not gzip/, { 'content-encoding': 'gzip' }],
    ['an unknown content encoding', 'plain', 415, /encoding/, { 'content-encoding': 'zstd' }],
    [
      'too many events',
      `${JSON.stringify(METADATA)}\n${'{"span":{}}\n'.repeat(2001)}`,
      400,
      /more than 2000/,
    ],
    [
      'one event that is too large',
      `${JSON.stringify(METADATA)}\n{"error":{"id":"${'x'.repeat(310_000)}"}}`,
      400,
      /larger than/,
    ],
    [
      'the page of another site',
      JSON.stringify(METADATA),
      403,
      /our own pages/,
      { 'sec-fetch-site': 'cross-site' },
    ],
  ])('refuses %s', async (_, payload, status, message, headers = {}) => {
    const response = await send(payload, { headers })
    expect([response.status, JSON.stringify(response.body)]).toEqual([
      status,
      expect.stringMatching(message),
    ])
    expect((await timings()).total.visits).toBe(0)
  })

  test('accepts text that the database cannot store, after cleaning it', async () => {
    const odd = 'a\u0000b \ud83d c'
    const page = `/w/${odd}/${'x'.repeat(900)}`
    const response = await send(
      lines(
        load(page),
        broken(odd, { type: odd, stacktrace: [{ filename: odd, lineno: 1e300 }] }, page),
      ),
    )
    expect(response.status).toBe(202)
    expect((await errors()).errors[0]?.message).toBe('a b   c')
  })

  test('stores no more rows per hour than the quota', async () => {
    const many = Array.from({ length: 2000 }, () => load('/sign-in', { experience: { cls: 0 } }))
    for (let i = 0; i < 13; i += 1) expect((await send(lines(...many))).status).toBe(202)
    const count = async () =>
      Number(
        (
          await engine.admin
            .selectFrom('page_timing')
            .select(eb => eb.fn.countAll().as('rows'))
            .executeTakeFirstOrThrow()
        ).rows,
      )
    expect(await count()).toBeLessThanOrEqual(50_000)
    const full = await count()
    await send(lines(load('/sign-in')))
    expect(await count()).toBe(full)
    at.clock.move(3_600_000)
    await send(lines(load('/sign-in')))
    expect(await count()).toBe(full + 1)
  })

  test('accepts a beacon with the content type text/plain', async () => {
    const response = await send(lines(load('/sign-in')), {
      headers: { 'content-type': 'text/plain' },
    })
    expect(response.status).toBe(202)
  })

  test('refuses events when switched off or when another collector is configured', async () => {
    for (const body of [
      { recording: false },
      { recording: true, collectorUrl: 'https://apm.example' },
    ]) {
      await owner.must(updateMonitoring, { query, body })
      expect((await send(lines(load('/sign-in')))).status).toBe(403)
    }
    expect((await timings()).total.visits).toBe(0)
  })

  test('limits the batches of one network without affecting others', async () => {
    const from = (remoteAddress: string) =>
      at.app.inject({
        method: 'POST',
        url: '/intake/v2/rum/events',
        headers: { 'content-type': 'application/x-ndjson' },
        payload: lines(),
        remoteAddress,
      })
    for (let i = 0; i < 600; i += 1) await from('10.1.1.1')
    const refused = await from('10.1.1.1')
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await from('10.1.1.2')).statusCode).toBe(202)
    at.clock.move(60_000)
    expect((await from('10.1.1.1')).statusCode).toBe(202)
  })

  test('aggregates old measurements without changing results, and deletes them after 90 days', async () => {
    for (const lcp of [1000, 2000, 3000, 4000])
      await send(lines(load('/sign-in', { marks: { agent: { largestContentfulPaint: lcp } } })))
    await send(lines(broken('gone')))
    const before = await timings({ days: '30' })
    at.clock.move(8 * 86_400_000)
    const prune = () => asSystem(engine.db, tx => pruneMonitoring(tx, at.clock.now()))
    await Promise.all([prune(), prune()])
    const single = () => engine.admin.selectFrom('page_timing').select('id').execute()
    expect(await single()).toEqual([])
    const after = await timings({ days: '30' })
    expect([after.total, after.pages]).toEqual([before.total, before.pages])
    expect((await errors({ days: '30' })).total).toBe(1)
    at.clock.move(90 * 86_400_000)
    await prune()
    const hours = await engine.admin.selectFrom('page_timing_hour').select('hour').execute()
    const groups = await engine.admin.selectFrom('page_error').select('id').execute()
    expect([hours, groups]).toEqual([[], []])
  })
})
