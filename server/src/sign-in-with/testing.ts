import { createHash } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { SignInProvider } from '@bordereau/contract/sign-in-with'
import type { FastifyInstance } from 'fastify'
import { type GenerateKeyPairResult, SignJWT, exportJWK, generateKeyPair } from 'jose'
import type { SignInWithConfig } from '../config.ts'
import { asSystem } from '../db/database.ts'
import { openSession } from '../identity/session.ts'
import { insertGuest } from '../identity/store.ts'
import { newId } from '../lib/id.ts'
import { type Client, type TestHouse, client } from '../lib/testing.ts'

/** What a provider that is broken, or not the one it says it is, does otherwise. */
export type Lie = {
  readonly nonce?: string
  readonly issuer?: string
  readonly audience?: string
  /** Signed with a key that is not among those it shows. */
  readonly strangeKey?: boolean
  readonly expired?: boolean
  readonly noToken?: boolean
  readonly refuseCode?: boolean
  /** Answers every question so. */
  readonly status?: number
  readonly huge?: boolean
}

export type StandIn = {
  readonly config: SignInWithConfig
  /** Whom it will name: claims, or what GitHub and Facebook answer at a path. */
  is: Record<string, unknown>
  lie: Lie
  /** What it was sent at its token endpoint, the latest last. */
  readonly brought: URLSearchParams[]
  /** What somebody's browser does on its page: agrees; gives the address it is sent back to. */
  readonly agree: (page: string) => string
  readonly close: () => Promise<void>
}

export const KEYS = { clientId: 'bordereau', clientSecret: 'a-secret' } as const

/** A provider that listens on this machine: the documented answers of a true one, with true signatures. */
export async function standIn(
  provider: SignInProvider,
  issuer: string | null = null,
): Promise<StandIn> {
  const server = createServer((request, response) => {
    answerTo(desk, request, response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const self = issuer ?? origin
  const ownIssuer = provider === 'oidc' || provider === 'microsoft'
  const desk: Desk = {
    is: {},
    lie: {},
    brought: [],
    config: {
      provider,
      name: provider === 'oidc' ? 'Keycloak' : provider,
      ...KEYS,
      issuer: ownIssuer ? self : null,
      standIn: provider === 'oidc' ? null : origin,
    },
    self,
    base: new URL(self).origin,
    begun: new Map(),
    keys: await generateKeyPair('RS256'),
    strange: await generateKeyPair('RS256'),
    agree: page => agreeAt(desk, page),
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return desk
}

type Desk = StandIn & {
  readonly self: string
  readonly base: string
  /** What was asked for, by the code that was given for it. */
  readonly begun: Map<string, URLSearchParams>
  readonly keys: GenerateKeyPairResult
  readonly strange: GenerateKeyPairResult
}

function agreeAt(desk: Desk, page: string): string {
  const asked = new URL(page).searchParams
  const code = s256(page)
  desk.begun.set(code, asked)
  const back = new URL(asked.get('redirect_uri') ?? '')
  return `${back.pathname}?${new URLSearchParams({ code, state: asked.get('state') ?? '' })}`
}

async function answerTo(
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, body } = await answerOf(desk, request)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

type Told = { readonly status: number; readonly body: unknown }

async function answerOf(desk: Desk, request: IncomingMessage): Promise<Told> {
  const { pathname } = new URL(request.url ?? '/', desk.base)
  const { lie, is } = desk
  if (lie.status !== undefined) return { status: lie.status, body: {} }
  if (lie.huge) return { status: 200, body: { more: 'x'.repeat(400_000) } }
  if (pathname.endsWith('/.well-known/openid-configuration'))
    return { status: 200, body: metadataOf(desk) }
  if (pathname === '/jwks') {
    const jwk = { ...(await exportJWK(desk.keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
    return { status: 200, body: { keys: [jwk] } }
  }
  if (request.method === 'POST') return changeCode(desk, new URLSearchParams(await text(request)))
  if (request.headers.authorization !== 'Bearer access') return { status: 401, body: {} }
  return { status: 200, body: pathname === '/userinfo' ? is : is[pathname] }
}

function metadataOf({ config, base, self }: Desk) {
  return {
    issuer: config.provider === 'microsoft' ? `${base}/{tenantid}/v2.0` : self,
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

async function changeCode(desk: Desk, sent: URLSearchParams): Promise<Told> {
  const { begun, brought, lie } = desk
  brought.push(sent)
  const asked = begun.get(sent.get('code') ?? '')
  begun.delete(sent.get('code') ?? '')
  if (sent.get('client_secret') !== KEYS.clientSecret)
    return { status: 401, body: { error: 'invalid_client' } }
  const challenge = asked?.get('code_challenge')
  const verifier = sent.get('code_verifier')
  const proven = challenge ? challenge === s256(verifier ?? '') : verifier === null
  const samePage = sent.get('redirect_uri') === asked?.get('redirect_uri')
  if (!asked || !proven || !samePage || lie.refuseCode)
    return { status: 400, body: { error: 'invalid_grant' } }
  const body = { access_token: 'access', token_type: 'bearer', expires_in: 60 }
  const openid = asked.get('scope')?.startsWith('openid') && !lie.noToken
  return { status: 200, body: openid ? { ...body, id_token: await signed(desk, asked) } : body }
}

function signed(desk: Desk, asked: URLSearchParams): Promise<string> {
  const { lie, config, base, self, keys, strange } = desk
  const nonce = config.provider === 'linkedin' ? undefined : (lie.nonce ?? asked.get('nonce'))
  const { email, ...rest } = desk.is
  // As some do: the address only when asked for it.
  const claims = rest['email_later'] === true ? rest : { ...rest, email }
  const issuer = config.provider === 'microsoft' ? `${base}/${String(rest['tid'])}/v2.0` : self
  return new SignJWT({ ...claims, ...(nonce ? { nonce } : {}) })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(lie.issuer ?? issuer)
    .setAudience(lie.audience ?? KEYS.clientId)
    .setIssuedAt()
    .setExpirationTime(lie.expired ? '-1h' : '5m')
    .sign(lie.strangeKey ? strange.privateKey : keys.privateKey)
}

function s256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** A browser that keeps each of its cookies and goes where it is led, as far as our own pages reach. */
export type Browser = Pick<Client, 'call' | 'must'> & {
  /** Opens a path of ours; gives where it leads. */
  readonly open: (path: string) => Promise<string>
  readonly cookies: Map<string, string>
}

export function browser(app: FastifyInstance): Browser {
  const jar = client(app)
  const cookies = new Map<string, string>()
  const all = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (lines: unknown) => {
    for (const line of [lines ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  const call: Client['call'] = async (endpoint, given) => {
    jar.cookie = all()
    const reply = await jar.call(endpoint, given)
    keep(reply.headers['set-cookie'])
    return reply
  }
  const must: Client['must'] = async (endpoint, given) => {
    const reply = await call(endpoint, given)
    if (reply.ok) return reply.value
    throw new Error(`${endpoint.name}: ${reply.refusal}`)
  }
  const open = async (path: string) => {
    const response = await app.inject({
      url: path,
      remoteAddress: jar.address,
      headers: { host: 'localhost:3000', 'accept-language': 'fr', cookie: all() },
    })
    keep(response.headers['set-cookie'])
    return response.headers.location ?? `status ${response.statusCode}`
  }
  return { call, must, open, cookies }
}

/** A browser of somebody who only looks at the sample: she has a session, and neither address nor password. */
export async function guestBrowser({ app, house }: TestHouse): Promise<Browser & { id: string }> {
  const id = newId()
  const guest = { id, language: 'en', createdAt: house.clock.now() }
  const origin = { ip: '10.0.0.1', userAgent: 'test' }
  const cookie = await asSystem(house.db, async tx => {
    await insertGuest(tx, guest)
    return openSession(tx, house, id, { origin, token: '' })
  })
  const visitor = browser(app)
  visitor.cookies.set('bordereau', cookie.value ?? '')
  return { ...visitor, id }
}

/** The whole way by a provider: gives the page of ours it ends at. */
export async function wayBy(visitor: Browser, at: StandIn, search = ''): Promise<string> {
  const page = await visitor.open(`/api/sign-in-with/${at.config.provider}${search}`)
  return page.startsWith('/') ? page : visitor.open(at.agree(page))
}
