import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { sendInvoice } from '@bordereau/contract/invoices'
import { type TestApp, signedUp, startApp } from '../lib/testing.ts'

const TOKEN = 'a-token-of-sixteen-or-more'

describeWithDatabase('metrics', engine => {
  let at: TestApp

  beforeAll(async () => {
    at = await startApp(engine.db)
  })
  afterAll(() => at.close())

  const read = (
    context: TestApp,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) => context.app.inject({ url: '/metrics', headers, remoteAddress })

  test('contain requests by route and status and queue lengths, but no names, ids and addresses', async () => {
    const owner = await signedUp(at, 'owner@example.com')
    const workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId)
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    await owner.must(sendInvoice, {
      query: { workspaceId, invoiceId: invoice.id },
      body: { kind: 'invoice', to: 'customer@example.com' },
    })
    await at.app.inject({ url: '/api/nowhere' })
    const response = await read(at)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = response.body
    expect(text).toContain(
      'http_request_duration_seconds_count{method="POST",route="/api/workspaces/:workspaceId/invoices/:invoiceId/issue",status="200"} 1',
    )
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
    )
    expect(text).toMatch(/^bordereau_jobs\{state="(due|later)"\} [1-9]/m)
    expect(text).toContain('bordereau_jobs{state="failed"} 0')
    expect(text).toMatch(/^bordereau_mail\{status="queued"\} [1-9]/m)
    expect(text).toMatch(/^bordereau_render\{state="processes"\} 1$/m)
    expect(text).toMatch(/^bordereau_database_connections\{state="total"\} [1-9]/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
    for (const name of [workspaceId, invoice.id, '@example.com']) expect(text).not.toContain(name)
  })

  test('are not found from other machines', async () => {
    expect((await read(at, {}, '192.0.2.7')).statusCode).toBe(404)
    // A request forwarded by a proxy on this machine.
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect([name, (await read(at, { [name]: '192.0.2.7' })).statusCode]).toEqual([name, 404])
  })

  test('are not found on the same machine when an untrusted proxy may be in front', async () => {
    const context = await startApp(engine.db, { publicUrl: 'https://invoices.example' })
    expect((await read(context)).statusCode).toBe(404)
    await context.close()
    const trusted = await startApp(engine.db, {
      publicUrl: 'https://invoices.example',
      trustProxy: true,
    })
    expect((await read(trusted)).statusCode).toBe(200)
    expect((await read(trusted, { 'x-forwarded-for': '192.0.2.7' })).statusCode).toBe(404)
    await trusted.close()
  })

  test('require the token when one is configured', async () => {
    const context = await startApp(engine.db, {
      publicUrl: 'https://invoices.example',
      metricsToken: TOKEN,
    })
    const readWith = (authorization: string) => read(context, { authorization }, '192.0.2.7')
    expect((await readWith(`Bearer ${TOKEN}`)).statusCode).toBe(200)
    for (const wrong of ['', `Bearer ${TOKEN}x`, TOKEN, 'Bearer '])
      expect([wrong, (await readWith(wrong)).statusCode]).toEqual([wrong, 404])
    expect((await read(context)).statusCode).toBe(404)
    await context.close()
  })
})
