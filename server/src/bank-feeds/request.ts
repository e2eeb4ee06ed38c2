import type * as z from 'zod'
import { OutgoingError } from '../outgoing/error.ts'
import { FeedError, type FeedServices } from './feed.ts'

/** Services ask the bank while we wait. */
const TIMEOUT_MS = 60_000
const MAX_BYTES = 32 << 20

export type FeedRequest = {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly body?: object | undefined
  /** Of the header Authorization: Bearer. */
  readonly token?: string | undefined
}

/** Sends a request to a service. Throws FeedError where no answer comes. */
export async function sendToFeed(
  { send, signal }: Pick<FeedServices, 'send' | 'signal'>,
  { url, method, body, token }: FeedRequest,
): Promise<Response> {
  try {
    return await send(url, {
      purpose: 'bank-feed',
      method,
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: body ? JSON.stringify(body) : undefined,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      signal,
    })
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    throw new FeedError(error.code === 'too_large' ? 'too_much' : 'unavailable', error.message)
  }
}

/** The answer in its documented shape. Throws FeedError for every other one. */
export async function answerOf<Shape extends z.ZodType>(
  response: Response,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const parsed = shape.safeParse(jsonOf(await response.text()))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new FeedError('unreadable', `${issue?.path.join('.')}: ${issue?.message}`)
}

/** Undefined for what is no JSON, which no shape accepts. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
