import { type Server, createServer } from 'node:http'
import { ClientError, Configuration, customFetch, fetchUserInfo } from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from './provider-refusal.ts'
import { outgoingFetch } from './outgoing-fetch.ts'
import { createOutgoing } from '../outgoing/outgoing.ts'
import { PUBLIC_ONLY, silent } from '../outgoing/testing.ts'

const outgoing = createOutgoing({ ...PUBLIC_ONLY, allowedNetworks: ['127.0.0.1'] }, silent)

let server: Server
let origin: string
let requestedPaths: string[]
beforeAll(async () => {
  requestedPaths = []
  server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '')
    // `/begins`: a response that never ends; other paths: no response.
    if (request.url === '/ready') response.end()
    if (request.url === '/begins') response.writeHead(200).write('{')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  // The limit below is not spent on the first use of the library.
  await outgoing.send(`${origin}/ready`, { purpose: 'test', timeoutMs: 60_000, maxBytes: 100 })
})
afterAll(async () => {
  await outgoing.close()
  server.closeAllConnections()
  server.close()
})

test.each(['/begins', '/silent'])('a request to %s times out', async path => {
  const metadata = { issuer: 'https://id.example', userinfo_endpoint: `https://id.example${path}` }
  const configuration = new Configuration(metadata, 'bordereau')
  configuration.timeout = 3
  configuration[customFetch] = outgoingFetch(outgoing.send, origin)
  const error = await fetchUserInfo(configuration, 'access', 'anna').catch(
    (thrown: unknown) => thrown,
  )
  expect(requestedPaths).toContain(path)
  expect(error).toBeInstanceOf(ClientError)
  expect(error).toMatchObject({ code: 'OAUTH_TIMEOUT' })
  expect(refusalOf(error)).toBe('provider_unavailable')
})

test('a provider that cannot be reached is provider_unavailable', async () => {
  const error = await outgoingFetch(outgoing.send, null)('http://127.0.0.1:1/', {
    method: 'GET',
    headers: {},
    body: undefined,
    redirect: 'manual',
  }).catch((thrown: unknown) => thrown)
  expect(refusalOf(error)).toBe('provider_unavailable')
})
