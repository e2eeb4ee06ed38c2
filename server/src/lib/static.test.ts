import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type TestApp, startApp } from './testing.ts'

const INDEX = fileURLToPath(new URL('../../../web/dist/index.html', import.meta.url))
const isBuilt = existsSync(INDEX)

describeWithDatabase('the pages', engine => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp(engine.db)
  })
  afterAll(() => app.close())

  const request = (url: string, accept = 'text/html', method: 'GET' | 'POST' = 'GET') =>
    app.app.inject({ url, method, headers: { accept, 'x-bordereau': '1' } })

  test.runIf(isBuilt).each(['/', '/w/1/invoices', '/sign-in?next=%2Fw'])(
    '%s is the application, which is not taken from a cache without asking',
    async url => {
      const reply = await request(url)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toContain('text/html')
      expect(reply.headers['cache-control']).toBe('no-cache')
      expect(reply.body).toBe(readFileSync(INDEX, 'utf8'))
    },
  )

  test.runIf(isBuilt)(
    'its files with the hash of their content are cached for a year',
    async () => {
      const [, file = ''] =
        /(?:src|href)="(\/assets\/[^"]+)"/.exec(readFileSync(INDEX, 'utf8')) ?? []
      const reply = await request(file, '*/*')
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    },
  )

  test.each([
    ['an endpoint that does not exist', '/api/nothing', 'text/html', 'GET'],
    ['a file of the payment page that does not exist', '/pay/a/b/c', 'text/html', 'GET'],
    ['a file that does not exist, asked for by a page', '/assets/gone.js', '*/*', 'GET'],
    ['what is sent to a page', '/w/1/invoices', 'text/html', 'POST'],
  ] as const)('%s is not found', async (_, url, accept, method) => {
    const reply = await request(url, accept, method)
    expect([reply.statusCode, reply.json().refusal]).toEqual([404, 'not_found'])
  })
})
