import * as z from 'zod'
import { FeedError, type FeedFailure } from './feed.ts'

/** What an error says (docs.gocardless.com/docs/bank-account-data/statuses-and-error-code). */
const errorBody = z.object({
  summary: z.string().catch(''),
  detail: z.string().catch(''),
  type: z.string().catch(''),
})
type ErrorBody = z.infer<typeof errorBody>

/** The errors of an account or a consent by their `type`; those of the consent's end have none and are recognised by the text. */
const FAILURES: Readonly<Record<string, FeedFailure>> = {
  AccessExpiredError: 'consent_ended',
  AccountSuspended: 'consent_ended',
  AccountInactiveError: 'account_closed',
  AccountAccessForbidden: 'account_closed',
  RateLimitError: 'limited',
}

/** Why a request was not done. The message has no text of the answer, which may name an account. */
export async function failureOf(response: Response): Promise<FeedError> {
  const { status, headers } = response
  const reason = reasonOf(status, await bodyOf(response))
  const pause = reason === 'limited' ? limitPauseOf(headers) : undefined
  return new FeedError(reason, `GoCardless responded ${status}`, pause)
}

function reasonOf(status: number, { summary, type }: ErrorBody): FeedFailure {
  const known = FAILURES[type]
  if (known) return known
  if (/\bEUA\b.*has expired|^account suspended/i.test(summary)) return 'consent_ended'
  if (status === 429) return 'limited'
  // 409 AccountProcessing: the bank is being asked.
  if (status === 409 || status >= 500) return 'unavailable'
  if (status === 401) return 'keys_refused'
  return status === 403 ? 'account_closed' : 'refused'
}

/** Whether it is the token that is refused, and not the consent or the account, which get 401 too. */
export async function isTokenRefused(response: Response): Promise<boolean> {
  if (response.status !== 401) return false
  return reasonOf(response.status, await bodyOf(response)) === 'keys_refused'
}

async function bodyOf(response: Response): Promise<ErrorBody> {
  const body: unknown = await response.json().catch(() => undefined)
  return errorBody.catch({ summary: '', detail: '', type: '' }).parse(body)
}

const ACCOUNT = 'http_x_ratelimit_account_success'
const ALL = 'http_x_ratelimit'

/**
 * The seconds until an account may be read again after this answer, where it was the last that is allowed: four a day for
 * each account and kind of data (bankaccountdata.zendesk.com, Bank API Rate Limits and Rate Limit Headers).
 */
export function pauseOf(headers: Headers): number | undefined {
  return numberOf(headers, `${ACCOUNT}_remaining`) === 0
    ? numberOf(headers, `${ACCOUNT}_reset`)
    : undefined
}

/** The longer of the account's own pause and that of all requests of the company. */
function limitPauseOf(headers: Headers): number | undefined {
  const own = pauseOf(headers)
  const all =
    numberOf(headers, `${ALL}_remaining`) === 0 ? numberOf(headers, `${ALL}_reset`) : undefined
  return own === undefined || (all ?? 0) > own ? all : own
}

function numberOf(headers: Headers, name: string): number | undefined {
  const text = headers.get(name) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
