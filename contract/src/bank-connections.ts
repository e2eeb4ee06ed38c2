import * as z from 'zod/mini'
import { date } from './amount.ts'
import { endpoint } from './endpoint.ts'
import {
  cleaned,
  country,
  currency,
  id,
  inWorkspace,
  instant,
  language,
  nothing,
  prose,
  text,
} from './value.ts'

const fieldName = z.enum(['applicationId', 'privateKey', 'secretId', 'secretKey'])
export type FeedFieldName = z.infer<typeof fieldName>

/** A service that reads bank accounts, and the company's account there. Keys are never returned, only how they end. */
export const bankFeed = z.object({
  feed: z.string(),
  /** For people, the same in every language. */
  label: z.string(),
  fields: z.array(fieldName),
  /** ISO 3166 codes. */
  countries: z.array(z.string()),
  /** False: only accounts that exist at the service already work. */
  takesNewCustomers: z.boolean(),
  /** Where a company makes its account at the service, and finds its keys. */
  signUpUrl: z.string(),
  /** The address that must be entered at the service, which leads back only there; '' where it leads back anywhere. */
  returnUrl: z.string(),
  account: z.nullable(
    z.object({
      /** The last four characters of each key. */
      hints: z.partialRecord(fieldName, z.string()),
      /** False: the key that encrypts stored secrets is missing, so they must be entered again. */
      readable: z.boolean(),
    }),
  ),
})
export type BankFeedView = z.infer<typeof bankFeed>

export const CONNECTION_STATUSES = ['waiting', 'connected', 'refused', 'ended'] as const

/** Why an account could not be read at last. */
export const CONNECTION_PROBLEMS = [
  'keys_refused',
  'keys_unreadable',
  'account_closed',
  'limited',
  'unavailable',
  'unreadable',
  'refused',
] as const
export type ConnectionProblem = (typeof CONNECTION_PROBLEMS)[number]

const connectedAccount = z.object({
  id,
  /** IBAN or account number without spaces. */
  account: z.string(),
  currency,
  /** What the company or its bank calls it; '' where neither does. */
  name: z.string(),
  /** The last day until which everything was read; null before the first reading. */
  readUntil: z.nullable(date),
  fetchedAt: z.nullable(instant),
  /** Null: it is read no more. */
  nextFetchAt: z.nullable(instant),
  problem: z.nullable(z.enum(CONNECTION_PROBLEMS)),
})
export type ConnectedBankAccount = z.infer<typeof connectedAccount>

/** A consent to read accounts at one bank. */
export const bankConnection = z.object({
  id,
  feed: z.string(),
  feedLabel: z.string(),
  institutionId: z.string(),
  institutionName: z.string(),
  country: z.string(),
  /** A made-up bank of the service: its transactions are no money. */
  test: z.boolean(),
  /** 'waiting': the holder has not given the consent. 'ended': it ran out, was withdrawn or suspended. */
  status: z.enum(CONNECTION_STATUSES),
  /** Where the holder gives the consent; '' once it was given. */
  url: z.string(),
  validUntil: z.nullable(instant),
  /** The consent ends within days. */
  endsSoon: z.boolean(),
  createdAt: instant,
  accounts: z.array(connectedAccount),
})
export type BankConnectionView = z.infer<typeof bankConnection>

const feedName = cleaned(40)
const feedPath = { ...inWorkspace, feed: feedName }
const connectionPath = { ...inWorkspace, connectionId: id }

export const listBankFeeds = endpoint({
  name: 'listBankFeeds',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/bank-feeds',
  access: 'payments.read',
  query: z.object(inWorkspace),
  response: z.object({ feeds: z.array(bankFeed) }),
})

/** What every request to a service may be refused with. */
const feedRefusals = {
  keys_refused: 422,
  keys_unreadable: 409,
  feed_limited: 503,
  feed_unavailable: 503,
  feed_refused: 422,
  /** The company's account at the service may not read these accounts yet. */
  feed_not_active: 422,
  /** The address of the return is not entered at the service. */
  return_unknown: 422,
} as const

/**
 * Stores the keys of the company's account after the service has accepted them. `key_invalid`: a text that is no key of
 * this kind, with the field's name as detail.
 */
export const connectBankFeed = endpoint({
  name: 'connectBankFeed',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/bank-feeds/:feed',
  access: 'payments.connect',
  query: z.object(feedPath),
  request: z.object({ keys: z.partialRecord(fieldName, prose(10_000)) }),
  response: bankFeed,
  refusals: { ...feedRefusals, key_invalid: 422, sample_company: 409 },
})

/** `feed_in_use`: its connections must be removed before. */
export const disconnectBankFeed = endpoint({
  name: 'disconnectBankFeed',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/bank-feeds/:feed',
  access: 'payments.connect',
  query: z.object(feedPath),
  response: nothing,
  refusals: { feed_in_use: 409 },
})

/** The banks of a country, by name; all of them, because a page searches among them as one types. */
export const listBankInstitutions = endpoint({
  name: 'listBankInstitutions',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/bank-feeds/:feed/institutions',
  access: 'payments.connect',
  query: z.object({ ...feedPath, country }),
  response: z.object({
    institutions: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        bic: z.string(),
        /** Of whose accounts, where the service separates them. */
        holder: z.nullable(z.enum(['business', 'personal'])),
        test: z.boolean(),
      }),
    ),
  }),
  refusals: feedRefusals,
})

/** The newest first. */
export const listBankConnections = endpoint({
  name: 'listBankConnections',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/bank-connections',
  access: 'payments.read',
  query: z.object(inWorkspace),
  response: z.object({ connections: z.array(bankConnection) }),
})

/** Prepares a consent; its holder gives it at `url`, and returns to Settings with the connection's number as `ref` or `state`. */
export const beginBankConnection = endpoint({
  name: 'beginBankConnection',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/bank-connections',
  access: 'payments.connect',
  query: z.object(inWorkspace),
  request: z.object({
    feed: feedName,
    country,
    institutionId: text(200),
    /** Of the service's own pages. */
    language,
  }),
  response: z.object({ connectionId: id, url: z.string() }),
  refusals: { ...feedRefusals, sample_company: 409, too_many_connections: 409 },
})

/** Asks the service where the consent stands, with what it added to the address of the return, and reads once it is given. */
export const finishBankConnection = endpoint({
  name: 'finishBankConnection',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/bank-connections/:connectionId/finish',
  access: 'payments.connect',
  query: z.object(connectionPath),
  request: z.object({ code: z.optional(text(4_000)), error: z.optional(text(500)) }),
  response: bankConnection,
  refusals: feedRefusals,
})

/** Reads the accounts now. `fetch_paused`: the bank allows it again at `until`, the detail. */
export const fetchBankConnection = endpoint({
  name: 'fetchBankConnection',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/bank-connections/:connectionId/fetch',
  access: 'payments.record',
  query: z.object(connectionPath),
  response: bankConnection,
  refusals: { fetch_paused: 409, connection_ended: 409 },
})

/** Withdraws the consent and reads no more. What was read stays. */
export const removeBankConnection = endpoint({
  name: 'removeBankConnection',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/bank-connections/:connectionId',
  access: 'payments.connect',
  query: z.object(connectionPath),
  response: nothing,
  refusals: { feed_limited: 503, feed_unavailable: 503 },
})
