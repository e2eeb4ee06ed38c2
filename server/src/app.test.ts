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
    app.server.setTimeout(50)
    const base = await app.listen({ host: '127.0.0.1', port: 0 })
    const reply = await fetch(`${base}/long`, { method: 'POST' })
    expect(await reply.text()).toBe('done')
    const idle = connect(Number(new URL(base).port), '127.0.0.1')
    await once(idle, 'connect')
    await once(idle, 'close')
    await app.close()
    await at.close()
  })
})
