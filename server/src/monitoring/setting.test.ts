import {
  getMonitoring,
  getPageTimings,
  listPageErrors,
  updateMonitoring,
} from '@bordereau/contract/monitoring'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('the monitoring setting', engine => {
  let at: TestApp
  let owner: Client
  let query: { workspaceId: string }

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    query = { workspaceId: await aCompany(owner) }
  })
  afterAll(() => at.close())
  beforeEach(() =>
    owner.must(updateMonitoring, {
      query,
      body: { recording: true, samplePercent: 100, collectorUrl: '' },
    }),
  )

  const configuration = (url: string, headers: Record<string, string> = {}) =>
    at.app.inject({ url: `/config/v1/rum/agents${url}`, headers })

  test('serves the agent configuration with an ETag', async () => {
    const first = await configuration('?service.name=bordereau&service.environment=production')
    expect(first.json()).toEqual({
      transaction_sample_rate: '1',
      recording: 'true',
      server_url: '',
      service_version: 'test',
    })
    expect(first.headers['cache-control']).toBe('max-age=30, must-revalidate')
    const etag = String(first.headers['etag'])
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
    const again = await configuration('?service.name=bordereau', { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const byQuery = `?service.name=bordereau&ifnonematch=${etag.replaceAll('"', '')}`
    expect((await configuration(byQuery)).statusCode).toBe(304)
    const posted = await at.app.inject({
      method: 'POST',
      url: '/config/v1/rum/agents',
      payload: { service: { name: 'bordereau' }, etag: etag.replaceAll('"', '') },
    })
    expect(posted.statusCode).toBe(304)
    await owner.must(updateMonitoring, { query, body: { samplePercent: 25 } })
    const changed = await configuration(byQuery)
    expect([changed.statusCode, changed.json().transaction_sample_rate]).toEqual([200, '0.25'])
    await owner.must(updateMonitoring, { query, body: { recording: false } })
    expect((await configuration(byQuery)).json()).toMatchObject({
      transaction_sample_rate: '0',
      recording: 'false',
    })
    expect((await configuration('')).statusCode).toBe(400)
    expect((await configuration('?service.name=other')).json()).toEqual({})
  })

  test('is read again ten seconds after it was read, since another process may have changed it', async () => {
    const rate = async () =>
      (await configuration('?service.name=bordereau')).json().transaction_sample_rate
    at.clock.move(10_000)
    expect(await rate()).toBe('1')
    await engine.admin.updateTable('monitoring').set({ sample_percent: 50 }).execute()
    at.clock.move(9_999)
    expect(await rate()).toBe('1')
    at.clock.move(1)
    expect(await rate()).toBe('0.5')
  })

  test('allows another collector in the content security policy only while it is configured', async () => {
    const policy = async () =>
      String((await at.app.inject({ url: '/healthz' })).headers['content-security-policy'])
    expect(await policy()).not.toContain('apm.example')
    const collectorUrl = 'https://apm.example:8200/one'
    await owner.must(updateMonitoring, { query, body: { collectorUrl } })
    expect(await policy()).toMatch(/connect-src 'self'[^;]* https:\/\/apm\.example:8200;/)
    await owner.must(updateMonitoring, { query, body: { collectorUrl: '' } })
    expect(await policy()).not.toContain('apm.example')
    for (const bad of [
      'ftp://a.example',
      'apm.example',
      'https://a:b@c.example',
      'https://a.example:99999',
      'https://a.example/?x=1',
      "https://a.example;script-src 'unsafe-inline'",
    ]) {
      const response = await owner.call(updateMonitoring, { query, body: { collectorUrl: bad } })
      expect([bad, response.status]).toEqual([bad, 400])
    }
  })

  test('is accessible only to the first person of the instance', async () => {
    const other = await signedUp(at, 'other@example.com')
    const otherQuery = { workspaceId: await aCompany(other) }
    for (const endpoint of [getMonitoring, getPageTimings, listPageErrors]) {
      const response = await other.call(endpoint, { query: otherQuery })
      expect([endpoint.name, response.status]).toEqual([endpoint.name, 403])
    }
    const response = await other.call(updateMonitoring, {
      query: otherQuery,
      body: { recording: false },
    })
    expect(response.status).toBe(403)
    expect((await owner.must(getMonitoring, { query })).recording).toBe(true)
  })
})
