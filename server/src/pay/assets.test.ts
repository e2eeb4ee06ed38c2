import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type TestApp, startApp } from '../lib/testing.ts'

describeWithDatabase('files of public pages', engine => {
  let at: TestApp
  beforeAll(async () => {
    at = await startApp(engine.db)
  })
  afterAll(() => at.close())

  const cachingOf = async (url: string) => (await at.app.inject(url)).headers['cache-control']

  test('are named by their content, so that none of an earlier release is shown after an update', async () => {
    const { body } = await at.app.inject({ url: '/pay/nothing', headers: { accept: 'text/html' } })
    const addresses = body.replaceAll('&#61;', '=')
    const files = [...addresses.matchAll(/(?:href|src)="(\/pay-assets\/pay\.\w+\?v=[^"]+)"/g)]
    expect(files).toHaveLength(2)
    for (const [, address = ''] of files) {
      expect(await cachingOf(address)).toBe('public, max-age=31536000, immutable')
      expect(await cachingOf(address.replace(/v=.*/, 'v=00000000'))).toBe('no-cache')
    }
    expect(await cachingOf('/pay-assets/pay.css')).toBe('no-cache')
  })
})
