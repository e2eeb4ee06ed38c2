import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { createLongBodies } from './long-bodies.ts'
import { aCompany } from '../invoices/testing.ts'
import { type TestApp, signedUp, startApp } from './testing.ts'

const MB = 1_000_000

test('long bodies are admitted up to the limit of a person and of all, and room is made once by each that ends', () => {
  const { admit } = createLongBodies()
  const first = admit('ada', 64 * MB)
  expect(first).toBeDefined()
  expect(admit('ada', 64 * MB)).toBeDefined()
  expect(admit('ada', 1)).toBeUndefined()
  for (const person of ['bob', 'eve'])
    for (let i = 0; i < 2; i += 1) expect(admit(person, 64 * MB)).toBeDefined()
  expect(admit('kim', 1)).toBeUndefined()
  first?.()
  first?.()
  expect(admit('kim', 64 * MB)).toBeDefined()
  expect(admit('ada', 1)).toBeUndefined()
})

describeWithDatabase('a body of 64 MB', engine => {
  let at: TestApp
  beforeAll(async () => {
    at = await startApp(engine.db)
  })
  afterAll(() => at.close())

  test('is refused before it is read while two others of the same person are, until these are gone', async () => {
    const owner = await signedUp(at, 'owner@example.com')
    const workspaceId = await aCompany(owner)
    const path = `/api/workspaces/${workspaceId}/bank-statements?fileName=a`
    const headers = {
      cookie: owner.cookie,
      'x-bordereau': '1',
      'content-type': 'application/octet-stream',
    }
    const { host, hostname, port } = new URL(await at.app.listen({ host: '127.0.0.1', port: 0 }))
    const fields = Object.entries({ host, ...headers, 'content-length': '64000000' })
    const head = fields.map(([name, value]) => `${name}: ${value}`).join('\r\n')
    const sockets = Array.from({ length: 3 }, () => connect(Number(port), hostname))
    const answers = sockets.map(async socket => {
      socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n\r\n`)
      return String(await once(socket, 'data'))
    })
    for (const answer of answers) answer.catch(() => undefined)
    expect(await Promise.race(answers)).toMatch(
      /^HTTP\/1.1 503 [^]*retry-after: 5[^]*"unavailable"/i,
    )
    const send = async () => {
      const payload = Buffer.alloc(40_000, 'x')
      return (await at.app.inject({ method: 'POST', url: path, headers, payload })).statusCode
    }
    expect(await send()).toBe(503)
    for (const socket of sockets) socket.destroy()
    await expect.poll(send).toBe(422)
    expect(await send()).toBe(422)
  })
})
