import { once } from 'node:events'
import { connect } from 'node:net'
import type { RefusalBody } from '@bordereau/contract/endpoint'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { describeWithDatabase } from './db/testing.ts'
import { startApp } from './lib/testing.ts'

/** Of a connection on which nothing moves; two minutes in the product. */
const LIMIT_MS = 50

describeWithDatabase('a connection on which nothing moves', engine => {
  test('is closed, but not while the server works on a request', async () => {
    const at = await startApp(engine.db)
    const app = await buildApp(at.context)
    // From here on: on a busy machine more than the limit may pass before the request is read.
    app.post('/long', async ({ raw }) => {
      raw.socket.setTimeout(LIMIT_MS)
      await once(raw.socket, 'timeout')
      raw.socket.setTimeout(0)
      return 'done'
    })
    const cut = Promise.withResolvers<void>()
    app.get('/unread', async (_, reply) => {
      reply.raw.once('close', cut.resolve)
      reply.raw.socket?.setTimeout(LIMIT_MS)
      return Buffer.alloc(64_000_000)
    })
    const base = await app.listen({ host: '127.0.0.1', port: 0 })
    const reply = await fetch(`${base}/long`, { method: 'POST' })
    expect(await reply.text()).toBe('done')
    const unread = connect(Number(new URL(base).port), '127.0.0.1')
    unread.pause().write('GET /unread HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    await cut.promise
    app.server.setTimeout(LIMIT_MS)
    const idle = connect(Number(new URL(base).port), '127.0.0.1')
    await once(idle, 'close')
    await app.close()
    await at.close()
  })

  test('does not keep the server from stopping when nothing was sent on it', async () => {
    const at = await startApp(engine.db)
    // Without a limit only the client would ever close it.
    at.app.server.setTimeout(0)
    const base = await at.app.listen({ host: '127.0.0.1', port: 0 })
    const accepted = once(at.app.server, 'connection')
    const unused = connect(Number(new URL(base).port), '127.0.0.1')
    const closed = once(unused, 'close')
    await accepted
    await at.close()
    await closed
  })
})

describeWithDatabase('a request that no endpoint can read', engine => {
  test('is refused with the reason', async () => {
    const at = await startApp(engine.db)
    const send = async (request: InjectOptions) => {
      const headers = { host: 'localhost:3000', 'x-bordereau': '1', ...request.headers }
      const reply = await at.app.inject({ ...request, headers })
      const { refusal, detail }: RefusalBody = reply.json()
      return [reply.statusCode, refusal, Object(detail).issues?.[0]?.message]
    }
    const post = (payload: string, type = 'application/json') =>
      send({ method: 'POST', url: '/api/sign-in', payload, headers: { 'content-type': type } })
    expect(await post('{"email":')).toEqual([400, 'bad_request', expect.stringMatching(/JSON/)])
    expect(await post('')).toEqual([400, 'bad_request', expect.stringMatching(/empty/)])
    expect(await post('a=1', 'application/x-www-form-urlencoded')).toEqual([
      415,
      'bad_request',
      expect.stringMatching(/Unsupported Media Type/),
    ])
    expect(await send({ method: 'GET', url: '/api/invitations/%' })).toEqual([
      400,
      'bad_request',
      expect.stringMatching(/not a valid url/),
    ])
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect(await send({ method: 'POST', url: '/api/sign-in', headers: foreign })).toEqual([
      403,
      'forbidden',
      expect.stringMatching(/header.*another site/),
    ])
    await at.close()
  })
})
