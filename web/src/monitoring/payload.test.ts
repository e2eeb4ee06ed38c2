import { beforeEach, expect, test, vi } from 'vitest'
import { registerRoutes } from '../navigation/preload.ts'
import { scrubPayload } from './payload.ts'

const ORIGIN = 'https://invoices.example'
const ID = '01970b3e-1111-7222-8333-444455556666'
const TOKEN = 'Zk3xT0ken0fAnInvitation99'

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: ORIGIN, href: `${ORIGIN}/invitation/${TOKEN}` } })
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) =>
      type === 'navigation' ? [{ name: `${ORIGIN}/invitation/${TOKEN}?a=1` }] : [],
  })
  registerRoutes([
    { path: 'invitation/:token' },
    { path: 'w/:workspaceId', children: [{ path: 'setup/:step?' }, { path: '*' }] },
  ])
})

const transaction = (type: string, url: string, more: object = {}) => ({
  id: '1',
  trace_id: '2',
  type,
  sampled: true,
  name: url,
  duration: 12,
  context: {
    page: { url, referer: `${ORIGIN}/reset/${TOKEN}` },
    user: { email: 'ada@example.com' },
    custom: { note: 'Ada' },
    tags: { inp_value: 40, who: 'Ada' },
    response: { headers: { 'set-cookie': TOKEN } },
  },
  spans: [
    {
      id: '3',
      name: `GET /api/workspaces/${ID}/invoices`,
      type: 'external',
      context: { http: { url: `${ORIGIN}/pay/${TOKEN}` } },
    },
    { id: '4', name: `${ORIGIN}/pay/${TOKEN}?x=1`, type: 'resource' },
  ],
  ...more,
})

test('sends only named fields, with addresses as route patterns', () => {
  const [sent] = scrubPayload(
    {
      transactions: [transaction('route-change', `${ORIGIN}/w/${ID}/setup/bank?q=Ada`)],
      errors: [],
    },
    false,
  ).transactions
  expect(sent).toEqual({
    id: '1',
    trace_id: '2',
    type: 'route-change',
    sampled: true,
    duration: 12,
    name: '/w/:workspaceId/setup/:step',
    span_count: { started: 2 },
    breakdown: [],
    spans: [
      { id: '3', type: 'external', name: 'GET /api/workspaces/:workspaceId/invoices' },
      { id: '4', type: 'resource', name: '/pay/:token' },
    ],
    context: {
      page: { url: `${ORIGIN}/w/:workspaceId/setup/:step`, referer: '' },
      tags: { inp_value: 40 },
    },
  })
})

test('assigns a page load to the address that was requested from the server, whatever the current one is', () => {
  const given = transaction('page-load', `${ORIGIN}/w/${ID}/nowhere`)
  const [sent] = scrubPayload({ transactions: [given], errors: [] }, true).transactions
  expect(sent).toMatchObject({ name: '/invitation/:token', spans: [] })
})

test('assigns a page load to the current address in a browser that does not know the requested one', () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [] })
  vi.stubGlobal('window', { location: { origin: ORIGIN, href: `${ORIGIN}/w/${ID}/setup/bank` } })
  const given = transaction('page-load', `${ORIGIN}/w/${ID}/nowhere`)
  const [sent] = scrubPayload({ transactions: [given] }, true).transactions
  expect(sent).toMatchObject({ name: '/w/:workspaceId/setup/:step' })
})

test('names what is sent as a page is left, with the page that was requested from the server', () => {
  const given = transaction('page-exit', `${ORIGIN}/w/${ID}/nowhere`, { spans: undefined })
  const [sent] = scrubPayload({ transactions: [given] }, false).transactions
  expect(sent).toMatchObject({
    name: 'page-exit',
    context: { page: { url: `${ORIGIN}/invitation/:token` } },
    spans: [],
    span_count: { started: 0 },
  })
})

test.each([
  [`fetch HTTPS://ada@other.example/pay/${TOKEN}?x=Ada`, 'fetch HTTPS://other.example/pay/:token'],
  [`${ORIGIN}/pay/${TOKEN}`, '/pay/:token'],
  ['data:text/html,Ada', 'data:'],
  ['chrome-extension://ada/inject.js', 'chrome-extension:'],
  ['render Sheet', 'render Sheet'],
  [undefined, ''],
])('the span %j is sent as %j', (name, sent) => {
  const given = transaction('page-load', ORIGIN, { spans: [{ id: '3', name }] })
  const [scrubbed] = scrubPayload({ transactions: [given] }, false).transactions
  expect(scrubbed).toMatchObject({ spans: [{ id: '3', name: sent }] })
})

test('sends nothing of nothing, and an error without details as one', () => {
  expect(scrubPayload({}, true)).toEqual({ transactions: [], errors: [] })
  const frame = { lineno: 1 }
  const errors = [{ id: '1' }, { id: '2', exception: { stacktrace: [frame] } }]
  const bare = { type: '', culprit: '', context: { page: { url: `${ORIGIN}/`, referer: '' } } }
  const scrubbed = { lineno: 1, filename: '', abs_path: '', function: '' }
  expect(scrubPayload({ errors }, true).errors).toEqual([
    { id: '1', ...bare, exception: { type: '', message: '', stacktrace: [] } },
    { id: '2', ...bare, exception: { type: '', message: '', stacktrace: [scrubbed] } },
  ])
})

test.each([
  ['(inline script)', '(inline script)'],
  [`pay/${TOKEN}(`, 'pay/:token'],
  [`https://a.example/pay/${TOKEN}`, 'https://a.example/pay/:token'],
  ['chrome-extension://ada/inject.js', 'chrome-extension:'],
  [7, ''],
])('the file %j of an error is sent as %j', (culprit, sent) => {
  expect(scrubPayload({ errors: [{ culprit }] }, true).errors).toMatchObject([{ culprit: sent }])
})

test('does not send single requests, clicks and unsampled transactions', () => {
  const url = `${ORIGIN}/w/${ID}`
  const given = [
    transaction('http-request', url),
    transaction('user-interaction', url),
    transaction('page-load', url, { sampled: false }),
  ]
  expect(scrubPayload({ transactions: given, errors: [] }, true).transactions).toEqual([])
})

test('sends the stack and the message of an error without personal data', () => {
  const [sent] = scrubPayload(
    {
      transactions: [],
      errors: [
        {
          id: '1',
          culprit: 'assets/app-1a2b3c4d.js',
          exception: {
            type: 'TypeError',
            message: `no sheet at ${ORIGIN}/pay/${TOKEN} for ada@example.com`,
            stacktrace: [
              {
                filename: 'assets/app-1a2b3c4d.js',
                abs_path: `${ORIGIN}/assets/app-1a2b3c4d.js`,
                function: 'draw',
                lineno: 1,
                colno: 9,
              },
              {
                filename: `pay/${TOKEN}`,
                abs_path: `${ORIGIN}/pay/${TOKEN}`,
                function: '<anonymous>',
                lineno: 2,
                colno: 3,
              },
            ],
          },
          context: {
            page: { url: `${ORIGIN}/w/${ID}/x` },
            custom: { code: TOKEN },
            tags: { components: 'Sheet' },
          },
        },
      ],
    },
    true,
  ).errors
  expect(sent).toEqual({
    id: '1',
    type: 'TypeError',
    culprit: 'assets/app-1a2b3c4d.js',
    exception: {
      type: 'TypeError',
      message: `no sheet at ${ORIGIN}/pay/:token for <email>`,
      stacktrace: [
        {
          filename: 'assets/app-1a2b3c4d.js',
          abs_path: `${ORIGIN}/assets/app-1a2b3c4d.js`,
          function: 'draw',
          lineno: 1,
          colno: 9,
        },
        {
          filename: 'pay/:token',
          abs_path: `${ORIGIN}/pay/:token`,
          function: '<anonymous>',
          lineno: 2,
          colno: 3,
        },
      ],
    },
    context: {
      page: { url: `${ORIGIN}/w/:workspaceId/*`, referer: '' },
      tags: { components: 'Sheet' },
    },
  })
})
