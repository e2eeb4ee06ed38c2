import { type IncomingMessage, request as forward } from 'node:http'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OutgoingConfig } from './settings.ts'
import { OutgoingError } from './error.ts'
import { type OutgoingRequest, type SendRequest, createOutgoing } from './outgoing.ts'
import type { ResolveHost } from './resolve.ts'
import {
  PUBLIC_ONLY,
  REFUSED_HOSTS,
  REFUSED_NAMES,
  REFUSED_URLS,
  type TestServer,
  hostileResolver,
  listen,
  silent,
  socketsOpened,
} from './testing.ts'

const ASK: OutgoingRequest = { purpose: 'test', timeoutMs: 20_000, maxBytes: 10_000 }

/** A server that must not be reached, on every address of this machine. */
let forbidden: TestServer
/** A server on an address that is allowed in some tests. Its answers are by path. */
let allowed: TestServer
let seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []
beforeAll(async () => {
  forbidden = await listen((_, response) => response.end('reached'))
  allowed = await listen((request, response) => {
    void text(request).then(body => {
      const { method = '', url = '', headers } = request
      seen.push({ method, url, headers, body })
      const to = /^\/(30\d)\?(.*)$/.exec(url)
      if (to) response.writeHead(Number(to[1]), { location: decodeURIComponent(to[2] ?? '') }).end()
      else if (url === '/silent') response.writeHead(200).write('{')
      else if (url === '/long') response.end('x'.repeat(10_001))
      else if (url === '/bomb')
        response.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(1_000_000)))
      else if (url === '/gzip')
        response.setHeader('content-encoding', 'gzip').end(gzipSync('small'))
      else response.end('{"ok":true}')
    })
  }, '127.0.0.2')
})
afterAll(() => Promise.all([forbidden.close(), allowed.close()]))

const ONE_ALLOWED: OutgoingConfig = { ...PUBLIC_ONLY, allowedNetworks: ['127.0.0.2'] }

async function withOutgoing<Result>(
  config: OutgoingConfig,
  use: (send: SendRequest) => Promise<Result>,
  resolveHost: ResolveHost = hostileResolver,
): Promise<Result> {
  const outgoing = createOutgoing(config, silent, resolveHost)
  try {
    return await use(outgoing.send)
  } finally {
    await outgoing.close()
  }
}

async function codeOf(sent: Promise<Response>): Promise<string> {
  return await sent.then(
    response => `status ${response.status}`,
    (error: unknown) => (error instanceof OutgoingError ? error.code : String(error)),
  )
}

const here = () => `http://127.0.0.2:${allowed.port}`

describe('an address that must not be reached', () => {
  test('is refused before a socket is opened, in every way to write it', async () => {
    expect(REFUSED_HOSTS.length).toBeGreaterThanOrEqual(60)
    const results = new Map<string, string>()
    const sockets = await socketsOpened(() =>
      withOutgoing(PUBLIC_ONLY, async send => {
        for (const host of REFUSED_HOSTS)
          for (const scheme of ['http', 'https'])
            results.set(
              `${scheme}://${host}`,
              await codeOf(send(`${scheme}://${host}:${forbidden.port}/`, ASK)),
            )
      }),
    )
    expect([...results].filter(([, code]) => code !== 'address_refused')).toEqual([])
    expect(sockets).toBe(0)
  })

  test('is refused when a name resolves to it', async () => {
    for (const name of REFUSED_NAMES)
      await withOutgoing(PUBLIC_ONLY, async send => {
        expect([name, await codeOf(send(`http://${name}:${forbidden.port}/`, ASK))]).toEqual([
          name,
          'address_refused',
        ])
      })
    expect(forbidden.connections()).toBe(0)
  })

  test('is refused when the name resolved to another one before', async () => {
    const addresses = ['127.0.0.2', '127.0.0.1', '127.0.0.2']
    const resolved: string[] = []
    const rebinding: ResolveHost = async () => {
      const address = addresses[resolved.length] ?? ''
      resolved.push(address)
      return [{ address, family: 4 }]
    }
    await withOutgoing(
      ONE_ALLOWED,
      async send => {
        const url = `http://rebind.example:${allowed.port}/`
        // The server closes each connection, so each request resolves the name: once, for check and connection.
        expect(await codeOf(send(url, ASK))).toBe('status 200')
        expect(resolved).toHaveLength(1)
        expect(await codeOf(send(url, ASK))).toBe('address_refused')
        expect(resolved).toHaveLength(2)
      },
      rebinding,
    )
    expect(forbidden.connections()).toBe(0)
  })

  test('is refused as the target of a redirect', async () => {
    await withOutgoing(ONE_ALLOWED, async send => {
      for (const host of [...REFUSED_HOSTS, ...REFUSED_NAMES]) {
        const ascii = host.replace(/[^ -~]/g, encodeURIComponent)
        const target = encodeURIComponent(`http://${ascii}:${forbidden.port}/`)
        const code = await codeOf(send(`${here()}/302?${target}`, { ...ASK, maxRedirects: 3 }))
        expect([host, code]).toEqual([host, 'address_refused'])
      }
    })
    expect(forbidden.connections()).toBe(0)
  })

  test('is reached where its network is allowed, and no other is', async () => {
    await withOutgoing(ONE_ALLOWED, async send => {
      expect(await (await send(`${here()}/`, ASK)).json()).toEqual({ ok: true })
      expect(await codeOf(send(`http://127.0.0.3:${forbidden.port}/`, ASK))).toBe('address_refused')
    })
  })
})

describe('a URL', () => {
  test.each(REFUSED_URLS)('%j is refused', async url => {
    const sockets = await socketsOpened(async () => {
      await withOutgoing(PUBLIC_ONLY, async send =>
        expect(await codeOf(send(url, ASK))).toBe('url_refused'),
      )
    })
    expect(sockets).toBe(0)
  })

  test('of http is refused unless a setting allows it, also as the target of a redirect', async () => {
    const secure = { ...ONE_ALLOWED, allowHttp: false }
    await withOutgoing(secure, async send => {
      expect(await codeOf(send(`${here()}/`, ASK))).toBe('url_refused')
    })
    await withOutgoing(ONE_ALLOWED, async send => {
      const to = encodeURIComponent('file:///etc/passwd')
      const code = await codeOf(send(`${here()}/302?${to}`, { ...ASK, maxRedirects: 1 }))
      expect(code).toBe('url_refused')
    })
  })
})

describe('a response', () => {
  test.each([
    ['/long', 'too_large'],
    ['/bomb', 'too_large'],
    ['/302?%2F', 'redirect_refused'],
  ])('%s is refused: %s', async (path, code) => {
    await withOutgoing(ONE_ALLOWED, async send => {
      expect(await codeOf(send(here() + path, ASK))).toBe(code)
    })
  })

  test('that never ends is given up', async () => {
    await withOutgoing(ONE_ALLOWED, async send => {
      expect(await codeOf(send(`${here()}/silent`, { ...ASK, timeoutMs: 50 }))).toBe('timeout')
    })
  })

  test('is decompressed', async () => {
    await withOutgoing(ONE_ALLOWED, async send => {
      const response = await send(`${here()}/gzip`, ASK)
      expect(await response.text()).toBe('small')
      expect(response.headers.get('content-encoding')).toBeNull()
    })
  })

  test('of a closed port is unreachable', async () => {
    const gone = await listen(() => undefined, '127.0.0.2')
    await gone.close()
    await withOutgoing(ONE_ALLOWED, async send => {
      expect(await codeOf(send(`http://127.0.0.2:${gone.port}/`, ASK))).toBe('unreachable')
    })
  })
})

describe('a redirect', () => {
  const headers = { authorization: 'Bearer key' }

  test('is followed as often as the request allows, without the body unless the status repeats it', async () => {
    await withOutgoing(ONE_ALLOWED, async send => {
      seen = []
      const request = { ...ASK, method: 'POST', body: 'a=1', headers, maxRedirects: 1 }
      await send(`${here()}/303?%2Fend`, request)
      await send(`${here()}/307?%2Fend`, request)
      expect(await codeOf(send(`${here()}/302?%2F302%3F%252Fend`, request))).toBe(
        'redirect_refused',
      )
      expect(seen.slice(0, 4).map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
        'POST /303?%2Fend a=1',
        'GET /end ',
        'POST /307?%2Fend a=1',
        'POST /end a=1',
      ])
    })
  })

  test('carries no keys and no body to another host', async () => {
    const other = await listen((_, response) => response.end('{}'), '127.0.0.3')
    const both = { ...PUBLIC_ONLY, allowedNetworks: ['127.0.0.2', '127.0.0.3'] }
    const target = encodeURIComponent(`http://127.0.0.3:${other.port}/`)
    const back = encodeURIComponent(`${here()}/end`)
    await withOutgoing(
      both,
      async send => {
        const post = { ...ASK, method: 'POST', body: 'a=1', headers, maxRedirects: 1 }
        expect(await codeOf(send(`${here()}/307?${target}`, post))).toBe('redirect_refused')
        seen = []
        // 127.0.0.2 by another name is another origin.
        const named = `http://allowed.example:${allowed.port}/302?${back}`
        await send(named, { ...ASK, headers, maxRedirects: 1 })
        expect(seen.map(one => one.headers.authorization)).toEqual(['Bearer key', undefined])
      },
      async () => [{ address: '127.0.0.2', family: 4 }],
    )
    expect(other.connections()).toBe(0)
    await other.close()
  })
})

describe('the settings', () => {
  test('switch every request off', async () => {
    const sockets = await socketsOpened(() =>
      withOutgoing({ ...ONE_ALLOWED, enabled: false }, async send => {
        expect(await codeOf(send(`${here()}/`, ASK))).toBe('off')
      }),
    )
    expect(sockets).toBe(0)
  })

  test('send requests through a proxy, except to the hosts that are named', async () => {
    const asked: string[] = []
    const proxy = await listen((request, response) => {
      asked.push(request.url ?? '')
      const onward = forward(
        { host: '127.0.0.2', port: allowed.port, path: '/', agent: false },
        answer => answer.pipe(response),
      )
      onward.end()
    }, '127.0.0.1')
    const config: OutgoingConfig = {
      ...ONE_ALLOWED,
      proxy: { http: `http://127.0.0.1:${proxy.port}`, https: '', exceptions: '127.0.0.2' },
    }
    await withOutgoing(config, async send => {
      // A name that only the proxy can resolve.
      expect(await codeOf(send('http://elsewhere.example/a', ASK))).toBe('status 200')
      expect(asked).toEqual(['http://elsewhere.example/a'])
      expect(await codeOf(send(`${here()}/`, ASK))).toBe('status 200')
      expect(asked).toHaveLength(1)
      for (const host of [...REFUSED_HOSTS, ...REFUSED_NAMES, 'intranet', 'db.internal'])
        expect([host, await codeOf(send(`http://${host}/`, ASK))]).toEqual([
          host,
          'address_refused',
        ])
      expect(asked).toHaveLength(1)
    })
    await proxy.close()
  })
})

test('the log names purpose, host and result, never path, query, header or body', async () => {
  let logged = ''
  const stream = new Writable({
    write: (chunk, _, done) => {
      logged += String(chunk)
      done()
    },
  })
  const outgoing = createOutgoing(ONE_ALLOWED, pino({ level: 'debug' }, stream), hostileResolver)
  const secret = { headers: { authorization: 'SECRET-1' }, body: 'SECRET-2', method: 'POST' }
  await outgoing.send(`${here()}/SECRET-3?key=SECRET-4`, { ...ASK, ...secret })
  await codeOf(outgoing.send('https://10.0.0.1/SECRET-5', { ...ASK, ...secret }))
  await codeOf(outgoing.send('https://SECRET-6:SECRET-7@public.example/', ASK))
  await outgoing.close()
  expect(logged).toContain('"purpose":"test"')
  expect(logged).toContain('"status":200')
  expect(logged).toContain('"host":"10.0.0.1","code":"address_refused"')
  expect(logged).not.toMatch(/secret/i)
})
