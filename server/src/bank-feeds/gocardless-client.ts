import * as z from 'zod'
import { FeedError, type FeedServices } from './feed.ts'
import { failureOf, isTokenRefused, pauseOf } from './gocardless-errors.ts'
import { answerOf, sendToFeed } from './request.ts'

const API_URL = 'https://bankaccountdata.gocardless.com'
/** A token is renewed a little before its end, because a request takes a while. */
const MARGIN_MS = 60_000

export type ApiCall<Shape extends z.ZodType> = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below /api/v2. */
  readonly path: string
  readonly body?: object
  readonly shape: Shape
}

export type ApiAnswer<Value> = {
  readonly value: Value
  /** See BookedDays. */
  readonly pauseSeconds: number | undefined
}

/**
 * Sends a request with an access token. A token that is refused before its end, as after the keys were renewed, is
 * replaced once.
 */
export async function callApi<Shape extends z.ZodType>(
  services: FeedServices,
  call: ApiCall<Shape>,
): Promise<ApiAnswer<z.infer<Shape>>> {
  const first = await send(services, call, await accessToken(services))
  if (!(await isTokenRefused(first.clone()))) return read(first, call.shape)
  const again = await send(services, call, await newToken(services))
  if (await isTokenRefused(again.clone()))
    throw new FeedError('keys_refused', 'a new token is refused')
  return read(again, call.shape)
}

/** Asks for a token by the keys, so that keys that are wrong are known at once. */
export async function checkKeys(services: FeedServices): Promise<void> {
  await newToken(services)
}

const seconds = z.int().min(0).max(10_000_000)
const renewed = z.object({ access: z.string().min(1), access_expires: seconds })
const issued = z.object({
  ...renewed.shape,
  refresh: z.string().min(1),
  refresh_expires: seconds,
})
/** As it is stored; times are milliseconds since 1970. */
const stored = z.object({
  access: z.string(),
  accessUntil: z.number(),
  refresh: z.string(),
  refreshUntil: z.number(),
})
type Token = z.infer<typeof stored>

async function accessToken(services: FeedServices): Promise<string> {
  const now = services.clock.now().getTime()
  const token = await storedToken(services)
  if (token && token.accessUntil - MARGIN_MS > now) return token.access
  if (!token || token.refreshUntil - MARGIN_MS <= now) return newToken(services)
  const body = { refresh: token.refresh }
  const response = await send(services, { method: 'POST', path: '/token/refresh/', body })
  // A refresh token that was withdrawn: the keys may still be good.
  if (response.status === 401) return newToken(services)
  const { value } = await read(response, renewed)
  return keep(services, {
    ...token,
    access: value.access,
    accessUntil: now + value.access_expires * 1000,
  })
}

async function storedToken({ token }: FeedServices): Promise<Token | undefined> {
  const text = await token.read()
  return text === undefined ? undefined : stored.safeParse(JSON.parse(text)).data
}

/** developer.gocardless.com/bank-account-data/quick-start-guide: a day's access, thirty days' renewal. */
async function newToken(services: FeedServices): Promise<string> {
  const { keys, clock } = services
  const body = { secret_id: keys.secretId ?? '', secret_key: keys.secretKey ?? '' }
  const response = await send(services, { method: 'POST', path: '/token/new/', body })
  // 400: a text that cannot be a key. 403: an address that the key does not allow.
  if ([400, 401, 403].includes(response.status))
    throw new FeedError('keys_refused', `the keys got ${response.status}`)
  const { value } = await read(response, issued)
  const now = clock.now().getTime()
  return keep(services, {
    access: value.access,
    accessUntil: now + value.access_expires * 1000,
    refresh: value.refresh,
    refreshUntil: now + value.refresh_expires * 1000,
  })
}

async function keep({ token }: FeedServices, value: Token): Promise<string> {
  await token.write(JSON.stringify(value))
  return value.access
}

function send(
  services: FeedServices,
  { method, path, body }: Pick<ApiCall<z.ZodType>, 'method' | 'path' | 'body'>,
  token?: string,
): Promise<Response> {
  const base = (services.apiUrl ?? API_URL).replace(/\/$/, '')
  return sendToFeed(services, { url: `${base}/api/v2${path}`, method, body, token })
}

/** The answer in its documented shape; everything else is a FeedError. */
async function read<Shape extends z.ZodType>(
  response: Response,
  shape: Shape,
): Promise<ApiAnswer<z.infer<Shape>>> {
  if (!response.ok) throw await failureOf(response)
  return { value: await answerOf(response, shape), pauseSeconds: pauseOf(response.headers) }
}
