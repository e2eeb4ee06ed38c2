import { exploreSample } from '@bordereau/contract/session'
import { expect, test } from 'vitest'
import { solved } from '../captcha/testing.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { type Client, client, startApp } from '../lib/testing.ts'
import { createSerialQueue } from '../lib/serial-queue.ts'

describeWithDatabase('concurrent requests for samples', engine => {
  test('are handled one at a time; beyond a short queue and in another process they are refused', async () => {
    const at = await startApp(engine.db)
    const other = await startApp(engine.db)
    let shouldFail = false
    const { renderPdf } = at.context.renderer
    const failingRenderPdf: typeof renderPdf = async (...args) => {
      if (shouldFail) throw new Error('rendering failed on purpose')
      return renderPdf(...args)
    }
    Object.assign(at.context.renderer, { renderPdf: failingRenderPdf })
    const explore = async (guest: Client) =>
      guest.call(exploreSample, { body: { captcha: await solved(guest, 'explore') } })
    const requests = Array.from({ length: 5 }, () => explore(client(at.app)))
    const first = await Promise.race(requests)
    expect(first).toMatchObject({ status: 503, refusal: 'sample_busy' })
    expect(first.headers['retry-after']).toBe('60')
    const otherProcess = await explore(client(other.app))
    expect(otherProcess).toMatchObject({ status: 503, refusal: 'sample_busy' })
    shouldFail = true
    // After a failure the waiting requests are handled too.
    const statuses = (await Promise.all(requests)).map(reply => reply.status)
    expect(statuses.toSorted()).toEqual([500, 500, 500, 503, 503])
    Object.assign(at.context.renderer, { renderPdf })
    await at.close()
    await other.close()
  })

  test('are refused without a captcha, or with one for another purpose', async () => {
    const at = await startApp(engine.db)
    const guest = client(at.app)
    expect(await guest.call(exploreSample)).toMatchObject({ refusal: 'captcha_required' })
    const body = { captcha: await solved(guest, 'sign_up') }
    expect(await guest.call(exploreSample, { body })).toMatchObject({ refusal: 'captcha_invalid' })
    await at.close()
  })
})

test('createSerialQueue continues after a failure and refuses beyond the queue', async () => {
  const enqueue = createSerialQueue(1)
  const first = enqueue(() => Promise.reject(new Error('failed')))
  const second = enqueue(async () => 'second')
  expect(await enqueue(async () => 'third')).toBeUndefined()
  await expect(first).rejects.toThrow('failed')
  expect(await second).toBe('second')
  expect(await enqueue(async () => 'fourth')).toBe('fourth')
})
