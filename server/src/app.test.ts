import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { describeWithDatabase } from './db/testing.ts'
import { startApp } from './lib/testing.ts'

describeWithDatabase('a connection on which nothing moves', engine => {
  test('is closed, but not while the server works on a request', async () => {
    const at = await startApp(engine.db)
    const app = await buildApp(at.context)
    app.post('/long', async ({ raw }) => {
      await once(raw.socket, 'timeout')
      return 'done'
    })
    const cut = Promise.withResolvers<void>()
    app.get('/unread', async (_, reply) => {
      reply.raw.once('close', cut.resolve)
      return Buffer.alloc(64_000_000)
    })
    app.server.setTimeout(50)
    const base = await app.listen({ host: '127.0.0.1', port: 0 })
    const reply = await fetch(`${base}/long`, { method: 'POST' })
    expect(await reply.text()).toBe('done')
    const unread = connect(Number(new URL(base).port), '127.0.0.1')
    unread.pause().write('GET /unread HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    await cut.promise
    const idle = connect(Number(new URL(base).port), '127.0.0.1')
    await once(idle, 'connect')
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
