import { describe, expect, test } from 'vitest'
import { scrubPath, scrubText, scrubUrl } from './scrub.ts'

const ID = '01970b3e-1111-7222-8333-444455556666'

describe('what is said of a page names nobody', () => {
  test.each([
    [`/w/${ID}/invoices/${ID}?tab=paid#top`, '/w/:workspaceId/invoices/:invoiceId'],
    ['/w/short/settings/monitoring', '/w/:workspaceId/settings/monitoring'],
    ['/pay/abc/document', '/pay/:token/document'],
    ['/reset/onlylowercase', '/reset/:token'],
    ['/api/invitations/AbC-d_1/accept', '/api/invitations/:token/accept'],
    ['/ada@example.com', '/:id'],
    ['/assets/app-B4lgcb8q.js?v=1', '/assets/app-B4lgcb8q.js'],
    ['/w/:workspaceId/setup/:step', '/w/:workspaceId/setup/:step'],
    ['/', '/'],
  ])('path %s', (path, said) => {
    expect(scrubPath(path)).toBe(said)
    // Whatever was scrubbed stays as it is: the collector does it again.
    expect(scrubPath(said)).toBe(said)
  })

  test.each([
    [`https://ada:secret@a.example:8443/w/${ID}?t=1`, 'https://a.example:8443/w/:workspaceId'],
    ['data:text/html,secret', 'data:'],
    ['blob:https://a.example/secret', 'blob:'],
    ['chrome-extension://secret/inject.js', 'chrome-extension:'],
  ])('address %s', (address, said) => {
    expect(scrubUrl(address)).toBe(said)
  })

  test.each([
    [
      'GET https://a.example/pay/s3cret?x=1, for ada@example.com.',
      'GET https://a.example/pay/:token, for <email>.',
    ],
    [`no invoice ${ID}`, 'no invoice <id>'],
    ['FR76 3000 6000 0112 3456 7890 189 is wrong', '<number> is wrong'],
    ['token eyJhbGciOiJIUzI1NiJ9aaaaaa1', 'token <token>'],
    ['call +33 6 12 34 56 78', 'call +<number>'],
    ['"Müller & Söhne" is not valid JSON', '"…" is not valid JSON'],
    ['at /reset/abc.', 'at /reset/:token.'],
  ])('text %s', (text, said) => {
    expect(scrubText(text)).toBe(said)
    expect(scrubText(said)).toBe(said)
  })

  test('what programmers need to read stays', () => {
    for (const text of [
      "Cannot read properties of undefined (reading 'totals')",
      'Unexpected token "<" at 12',
      'Failed to fetch dynamically imported module',
    ])
      expect(scrubText(text)).toBe(text)
  })

  test('what no database holds is gone, and no sign is cut in two', () => {
    expect(scrubText('a\u0000b\ud83dc')).toBe('a b c')
    expect(scrubText('ab😀', 3)).toBe('ab ')
  })

  test('is done in no time, whatever is sent', () => {
    const long = `${'a'.repeat(150_000)}${'1 '.repeat(50_000)}${'AB12 '.repeat(20_000)}`
    expect(scrubText(long).length).toBeLessThanOrEqual(1000)
    expect(scrubPath(`/${'x/'.repeat(100_000)}`).length).toBeLessThanOrEqual(200)
  })
})
