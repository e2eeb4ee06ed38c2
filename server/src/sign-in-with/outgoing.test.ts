import { type Server, createServer } from 'node:http'
import { ClientError, Configuration, customFetch, fetchUserInfo } from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from './fault.ts'
import { outgoing } from './outgoing.ts'

let server: Server
let origin: string
let answered: string[]
beforeAll(async () => {
  answered = []
  server = createServer((request, response) => {
    answered.push(request.url ?? '')
    // `/begins`: an answer that begins and never ends; all else: none at all.
    if (request.url === '/begins') response.writeHead(200).write('{')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.each(['/begins', '/silent'])('a provider that stops at %s is not waited for', async path => {
  const metadata = { issuer: 'https://id.example', userinfo_endpoint: `https://id.example${path}` }
  const configuration = new Configuration(metadata, 'bordereau')
  configuration.timeout = 0.05
  configuration[customFetch] = outgoing(origin)
  const error = await fetchUserInfo(configuration, 'access', 'anna').catch(
    (fault: unknown) => fault,
  )
  expect(answered).toContain(path)
  expect(error).toBeInstanceOf(ClientError)
  expect(error).toMatchObject({ code: 'OAUTH_TIMEOUT' })
  expect(refusalOf(error)).toBe('provider_unavailable')
})

test('a provider that is not there is no fault of who signs in', async () => {
  const error = await outgoing(null)('http://127.0.0.1:1/', {
    method: 'GET',
    headers: {},
    body: undefined,
    redirect: 'manual',
  }).catch((fault: unknown) => fault)
  expect(refusalOf(error)).toBe('provider_unavailable')
})
