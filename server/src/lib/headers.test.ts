import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type TestApp, startApp } from './testing.ts'

describeWithDatabase('security headers of every response', engine => {
  let at: TestApp
  beforeAll(async () => {
    at = await startApp(engine.db)
  })
  afterAll(() => at.close())

  test.each([
    '/',
    '/api/me',
    '/pay/nothing',
    '/quote/nothing',
    '/portal/nothing',
    '/portal/nothing/statement',
    '/portal/sign-in/nothing',
    '/nowhere',
    '/healthz',
    '/pay-assets/pay.css',
  ])(
    'forbid %s to be framed, to have inline styles or scripts, and to use camera and geolocation',
    async url => {
      const { headers } = await at.app.inject({ url, headers: { accept: 'text/html' } })
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("style-src 'self';")
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['permissions-policy']).toMatch(/\bcamera=\(\), .*geolocation=\(\)/)
    },
  )
})
