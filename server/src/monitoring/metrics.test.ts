import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { sendInvoice } from '@bordereau/contract/invoices'
import { type TestHouse, signedUp, startHouse } from '../lib/testing.ts'

const TOKEN = 'a-token-of-sixteen-or-more'

describeEngines('metrics', engine => {
  let at: TestHouse

  beforeAll(async () => {
    at = await startHouse(engine.db)
  })
  afterAll(() => at.close())

  const read = (
    house: TestHouse,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) => house.app.inject({ url: '/metrics', headers, remoteAddress })

  test('tell of requests by route and status, and of what waits, without naming anybody', async () => {
    const owner = await signedUp(at, 'owner@example.com')
    const workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId)
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    await owner.must(sendInvoice, {
      query: { workspaceId, invoiceId: invoice.id },
      body: { kind: 'invoice', to: 'customer@example.com' },
    })
    await at.app.inject({ url: '/api/nowhere' })
    const answer = await read(at)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    const said = answer.body
    expect(said).toContain(
      'http_request_duration_seconds_count{method="POST",route="/api/workspaces/:workspaceId/invoices/:invoiceId/issue",status="200"} 1',
    )
    expect(said).toContain(
      'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
    )
    expect(said).toMatch(/^bordereau_jobs\{state="(due|later)"\} [1-9]/m)
    expect(said).toContain('bordereau_jobs{state="failed"} 0')
    expect(said).toMatch(/^bordereau_mail\{status="queued"\} [1-9]/m)
    expect(said).toMatch(/^bordereau_render\{state="threads"\} 1$/m)
    expect(said).toMatch(/^bordereau_database_connections\{state="total"\} [1-9]/m)
    expect(said).toMatch(/^process_resident_memory_bytes \d+/m)
    for (const name of [workspaceId, invoice.id, '@example.com']) expect(said).not.toContain(name)
  })

  test('are there for nobody else', async () => {
    expect((await read(at, {}, '192.0.2.7')).statusCode).toBe(404)
    // A proxy on this machine, which passes on what a stranger asks.
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect([name, (await read(at, { [name]: '192.0.2.7' })).statusCode]).toEqual([name, 404])
  })

  test('are not there for a machine that may be a proxy we were not told of', async () => {
    const house = await startHouse(engine.db, { publicUrl: 'https://invoices.example' })
    expect((await read(house)).statusCode).toBe(404)
    await house.close()
    const told = await startHouse(engine.db, {
      publicUrl: 'https://invoices.example',
      trustProxy: true,
    })
    expect((await read(told)).statusCode).toBe(200)
    expect((await read(told, { 'x-forwarded-for': '192.0.2.7' })).statusCode).toBe(404)
    await told.close()
  })

  test('are there for whoever brings the token, and then for nobody without it', async () => {
    const house = await startHouse(engine.db, {
      publicUrl: 'https://invoices.example',
      metricsToken: TOKEN,
    })
    const asked = (authorization: string) => read(house, { authorization }, '192.0.2.7')
    expect((await asked(`Bearer ${TOKEN}`)).statusCode).toBe(200)
    for (const wrong of ['', `Bearer ${TOKEN}x`, TOKEN, 'Bearer '])
      expect([wrong, (await asked(wrong)).statusCode]).toEqual([wrong, 404])
    expect((await read(house)).statusCode).toBe(404)
    await house.close()
  })
})
