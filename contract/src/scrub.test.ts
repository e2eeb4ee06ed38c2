import { describe, expect, test } from 'vitest'
import { scrubPath, scrubText, scrubUrl } from './scrub.ts'

const ID = '01970b3e-1111-7222-8333-444455556666'

describe('a scrubbed page contains no personal data', () => {
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
    ['', ''],
    ['/w/v1/v2', '/w/:workspaceId/v2'],
    ['/quotes/Q1', '/quotes/:quoteId'],
    ['/customers/C1', '/customers/:customerId'],
    ['/items/I1', '/items/:itemId'],
    ['/payments/P1', '/payments/:paymentId'],
    ['/mail/M1', '/mail/:mailId'],
    ['/portal/abc', '/portal/:token'],
    ['/feed/abc', '/feed/:token'],
    ['/verify/abc', '/verify/:token'],
    ['/invitation/abc', '/invitation/:token'],
    ['/workspaces/abc', '/workspaces/:workspaceId'],
    [`/${'a'.repeat(24)}/${'a'.repeat(25)}`, `/${'a'.repeat(24)}/:id`],
    ['/a/b/c/d/e/f/g/h/i/j/k/l/m', '/a/b/c/d/e/f/g/h/i/j/k'],
    [`/assets/${'a'.repeat(300)}.js`, `/assets/${'a'.repeat(192)}`],
    ['/my/assets/Secret1', '/my/assets/:id'],
    ['/assets/a b', '/assets/:id'],
    [`/${'a'.repeat(24)}`.repeat(9), `/${'a'.repeat(24)}`.repeat(8)],
  ])('path %s', (path, scrubbed) => {
    expect(scrubPath(path)).toBe(scrubbed)
    // Scrubbing is idempotent: the collector scrubs again.
    expect(scrubPath(scrubbed)).toBe(scrubbed)
  })

  test.each([
    [`https://ada:secret@a.example:8443/w/${ID}?t=1`, 'https://a.example:8443/w/:workspaceId'],
    ['data:text/html,secret', 'data:'],
    ['blob:https://a.example/secret', 'blob:'],
    ['chrome-extension://secret/inject.js', 'chrome-extension:'],
    ['/pay/abc?x', '/pay/:token'],
    ['pay/abc', 'pay/:token'],
    ['HTTPS://a.example/Secret1', 'HTTPS://a.example/:id'],
    ['http://a.example', 'http://a.example'],
    ['ftp://a.example/x', 'ftp:'],
    ['xhttp://a.example/Secret1', 'xhttp:'],
    ['httpx://a.example/Secret1', 'httpx:'],
    ['https://a.example/x secret', 'https:'],
    ['pay/a:b', 'pay/:token'],
    ['https://ada@example.com:secret@a.example/x', 'https://a.example/x'],
  ])('address %s', (address, scrubbed) => {
    expect(scrubUrl(address)).toBe(scrubbed)
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
    ['"totals.net" is none, "två" neither', '"totals.net" is none, "…" neither'],
    [
      'http://a.example/pay/x, (https://b.example/Secret1)',
      'http://a.example/pay/:token, (https://b.example/:id)',
    ],
    ['zoé.müller+x@exämple.co.uk!', '<email>!'],
    ['DE89 3704 0044 0532 0130 00', '<number>'],
    ['12-34-56 78', '<number>'],
    ['1234567', '1234567'],
    ['abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrstuvwxyz'],
    ['abcdefghij0123456789', '<token>'],
    ['abcdefghij012345678', 'abcdefghij012345678'],
  ])('text %s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed)
    expect(scrubText(scrubbed)).toBe(scrubbed)
  })

  test('text that developers need is unchanged', () => {
    for (const text of [
      "Cannot read properties of undefined (reading 'totals')",
      'Unexpected token "<" at 12',
      'Failed to fetch dynamically imported module',
    ])
      expect(scrubText(text)).toBe(text)
  })

  test('unstorable characters are replaced, and no surrogate pair is split', () => {
    expect(scrubText('a\u0000b\ud83dc')).toBe('a b c')
    expect(scrubText('ab😀', 3)).toBe('ab ')
    expect(scrubText('a'.repeat(1001))).toBe('a'.repeat(1000))
  })

  test('takes linear time for any input', () => {
    const long = `${'a'.repeat(150_000)}${'1 '.repeat(50_000)}${'AB12 '.repeat(20_000)}`
    expect(scrubText(long).length).toBeLessThanOrEqual(1000)
    expect(scrubPath(`/${'x/'.repeat(100_000)}`).length).toBeLessThanOrEqual(200)
  })
})
