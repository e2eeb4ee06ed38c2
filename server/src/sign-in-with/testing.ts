import { createHash } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { SignInProvider } from '@bordereau/contract/sign-in-with'
import type { FastifyInstance } from 'fastify'
import { type GenerateKeyPairResult, SignJWT, exportJWK, generateKeyPair } from 'jose'
import type { SignInWithConfig } from './settings.ts'
import { asSystem } from '../db/database.ts'
import { openSession } from '../identity/session.ts'
import { insertGuest } from '../identity/store.ts'
import { newId } from '../lib/id.ts'
import { type Client, type TestApp, client } from '../lib/testing.ts'

/** Deviations of a broken or false provider. */
export type WrongResponse = {
  readonly nonce?: string
  readonly issuer?: string
  readonly audience?: string
  /** Signed with a key that is not in its JWKS. */
  readonly wrongKey?: boolean
  readonly expired?: boolean
  readonly noToken?: boolean
  readonly refuseCode?: boolean
  /** The status of every response. */
  readonly status?: number
  readonly huge?: boolean
}

export type TestProvider = {
  readonly config: SignInWithConfig
  /** The person that signs in: claims, or for GitHub and Facebook responses by path. */
  is: Record<string, unknown>
  wrongResponse: WrongResponse
  /** Requests to its token endpoint, the latest last. */
  readonly tokenRequests: URLSearchParams[]
  /** Consents at the authorization URL; returns the path that the browser is redirected to. */
  readonly agree: (page: string) => string
  readonly close: () => Promise<void>
}

export const KEYS = { clientId: 'bordereau', clientSecret: 'a-secret' } as const

/** A local provider with the documented responses of a real one and valid signatures. */
export async function startTestProvider(
  provider: SignInProvider,
  issuer: string | null = null,
): Promise<TestProvider> {
  const server = createServer((request, response) => {
    respond(state, request, response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const issuerUrl = issuer ?? origin
  const ownIssuer = provider === 'oidc' || provider === 'microsoft'
  const state: ProviderState = {
    is: {},
    wrongResponse: {},
    tokenRequests: [],
    config: {
      provider,
      name: provider === 'oidc' ? 'Keycloak' : provider,
      ...KEYS,
      issuer: ownIssuer ? issuerUrl : null,
      testBaseUrl: provider === 'oidc' ? null : origin,
    },
    issuerUrl,
    base: new URL(issuerUrl).origin,
    authorizations: new Map(),
    keys: await generateKeyPair('RS256'),
    otherKeys: await generateKeyPair('RS256'),
    agree: page => consent(state, page),
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return state
}

type ProviderState = TestProvider & {
  readonly issuerUrl: string
  readonly base: string
  /** Parameters of authorization requests by code. */
  readonly authorizations: Map<string, URLSearchParams>
  readonly keys: GenerateKeyPairResult
  readonly otherKeys: GenerateKeyPairResult
}

function consent(state: ProviderState, page: string): string {
  const parameters = new URL(page).searchParams
  const code = s256(page)
  state.authorizations.set(code, parameters)
  const back = new URL(parameters.get('redirect_uri') ?? '')
  return `${back.pathname}?${new URLSearchParams({ code, state: parameters.get('state') ?? '' })}`
}

async function respond(
  state: ProviderState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, body } = await responseTo(state, request)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

type JsonResponse = { readonly status: number; readonly body: unknown }

async function responseTo(state: ProviderState, request: IncomingMessage): Promise<JsonResponse> {
  const { pathname } = new URL(request.url ?? '/', state.base)
  const { wrongResponse, is } = state
  if (wrongResponse.status !== undefined) return { status: wrongResponse.status, body: {} }
  if (wrongResponse.huge) return { status: 200, body: { more: 'x'.repeat(400_000) } }
  if (pathname.endsWith('/.well-known/openid-configuration'))
    return { status: 200, body: metadataOf(state) }
  if (pathname === '/jwks') {
    const jwk = { ...(await exportJWK(state.keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
    return { status: 200, body: { keys: [jwk] } }
  }
  if (request.method === 'POST')
    return exchangeCode(state, new URLSearchParams(await text(request)))
  if (request.headers.authorization !== 'Bearer access') return { status: 401, body: {} }
  return { status: 200, body: pathname === '/userinfo' ? is : is[pathname] }
}

function metadataOf({ config, base, issuerUrl }: ProviderState) {
  return {
    issuer: config.provider === 'microsoft' ? `${base}/{tenantid}/v2.0` : issuerUrl,
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    userinfo_endpoint: `${base}/userinfo`,
    jwks_uri: `${base}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  }
}

async function exchangeCode(state: ProviderState, sent: URLSearchParams): Promise<JsonResponse> {
  const { authorizations, tokenRequests, wrongResponse } = state
  tokenRequests.push(sent)
  const parameters = authorizations.get(sent.get('code') ?? '')
  authorizations.delete(sent.get('code') ?? '')
  if (sent.get('client_secret') !== KEYS.clientSecret)
    return { status: 401, body: { error: 'invalid_client' } }
  const challenge = parameters?.get('code_challenge')
  const verifier = sent.get('code_verifier')
  const proven = challenge ? challenge === s256(verifier ?? '') : verifier === null
  const sameRedirect = sent.get('redirect_uri') === parameters?.get('redirect_uri')
  if (!parameters || !proven || !sameRedirect || wrongResponse.refuseCode)
    return { status: 400, body: { error: 'invalid_grant' } }
  const body = { access_token: 'access', token_type: 'bearer', expires_in: 60 }
  const openid = parameters.get('scope')?.startsWith('openid') && !wrongResponse.noToken
  return {
    status: 200,
    body: openid ? { ...body, id_token: await signIdToken(state, parameters) } : body,
  }
}

function signIdToken(state: ProviderState, parameters: URLSearchParams): Promise<string> {
  const { wrongResponse, config, base, issuerUrl, keys, otherKeys } = state
  const nonce =
    config.provider === 'linkedin' ? undefined : (wrongResponse.nonce ?? parameters.get('nonce'))
  const { email, ...rest } = state.is
  // Some providers return the address at the userinfo endpoint only.
  const claims = rest['email_later'] === true ? rest : { ...rest, email }
  const issuer = config.provider === 'microsoft' ? `${base}/${String(rest['tid'])}/v2.0` : issuerUrl
  return new SignJWT({ ...claims, ...(nonce ? { nonce } : {}) })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(wrongResponse.issuer ?? issuer)
    .setAudience(wrongResponse.audience ?? KEYS.clientId)
    .setIssuedAt()
    .setExpirationTime(wrongResponse.expired ? '-1h' : '5m')
    .sign(wrongResponse.wrongKey ? otherKeys.privateKey : keys.privateKey)
}

function s256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** A browser that keeps cookies and follows redirects within the application. */
export type Browser = Pick<Client, 'call' | 'must'> & {
  /** Opens a path of the application; returns the location of its redirect. */
  readonly open: (path: string) => Promise<string>
  readonly cookies: Map<string, string>
}

export function browser(app: FastifyInstance): Browser {
  const jar = client(app)
  const cookies = new Map<string, string>()
  const all = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const storeCookies = (lines: unknown) => {
    for (const line of [lines ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  const call: Client['call'] = async (endpoint, input) => {
    jar.cookie = all()
    const reply = await jar.call(endpoint, input)
    storeCookies(reply.headers['set-cookie'])
    return reply
  }
  const must: Client['must'] = async (endpoint, input) => {
    const reply = await call(endpoint, input)
    if (reply.ok) return reply.value
    throw new Error(`${endpoint.name}: ${reply.refusal}`)
  }
  const open = async (path: string) => {
    const response = await app.inject({
      url: path,
      remoteAddress: jar.address,
      headers: { host: 'localhost:3000', 'accept-language': 'fr', cookie: all() },
    })
    storeCookies(response.headers['set-cookie'])
    return response.headers.location ?? `status ${response.statusCode}`
  }
  return { call, must, open, cookies }
}

/** The browser of a guest, who has a session, but neither address nor password. */
export async function guestBrowser({ app, context }: TestApp): Promise<Browser & { id: string }> {
  const id = newId()
  const guest = { id, language: 'en', createdAt: context.clock.now() }
  const origin = { ip: '10.0.0.1', userAgent: 'test' }
  const cookie = await asSystem(context.db, async tx => {
    await insertGuest(tx, guest)
    return openSession(tx, context, id, { origin, token: '' })
  })
  const visitor = browser(app)
  visitor.cookies.set('bordereau', cookie.value ?? '')
  return { ...visitor, id }
}

/** Signs in through a provider; returns the final page of the application. */
export async function signInThrough(
  visitor: Browser,
  at: TestProvider,
  search = '',
): Promise<string> {
  const page = await visitor.open(`/api/sign-in-with/${at.config.provider}${search}`)
  return page.startsWith('/') ? page : visitor.open(at.agree(page))
}
