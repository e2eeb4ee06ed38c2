import type { Client } from 'mollie-api-typescript'
import type { Security } from 'mollie-api-typescript/models'
import * as z from 'zod'
import { OutgoingError } from '../outgoing/error.ts'
import type { ProviderServices } from './provider.ts'

const TIMEOUT_MS = 20_000
const MAX_BYTES = 4 << 20

/**
 * Mollie's library with the keys of one company. It is loaded with the first use, because it takes half a second and 60 MB,
 * which an instance without Mollie never needs. It repeats nothing: Mollie sends its reports again, refunds are requested
 * again every hour, and a customer presses the button again. `security`: by default the key of the company's profile.
 */
export async function clientOf(
  { keys, send, apiUrl }: ProviderServices,
  security: Security = { apiKey: keys.secretKey ?? '' },
): Promise<Client> {
  const { Client: MollieClient, HTTPClient } = await import('mollie-api-typescript')
  // All requests of the server go through the module that judges their addresses.
  const fetcher = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const body = await request.text()
    return send(request.url, {
      purpose: 'payment-provider',
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: body === '' ? undefined : body,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      signal: request.signal,
    })
  }
  return new MollieClient({
    security,
    httpClient: new HTTPClient({ fetcher }),
    retryConfig: { strategy: 'none' },
    ...(apiUrl === undefined ? {} : { serverURL: apiUrl }),
  })
}

export type MollieClient = Client

const answered = z.object({ statusCode: z.int() })
const unanswered = z.object({
  name: z.enum(['ConnectionError', 'RequestTimeoutError', 'RequestAbortedError']),
})

/** Mollie's status where it refused a request; 0 where it did not answer; undefined for an error of another kind. */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof Error && error.cause instanceof OutgoingError) return 0
  const status = answered.safeParse(error).data?.statusCode
  return status ?? (unanswered.safeParse(error).success ? 0 : undefined)
}
