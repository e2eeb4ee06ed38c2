import type { LocalDate } from '@bordereau/domain/date'
import type { Currency } from '@bordereau/domain/money/currency'
import type { BankEntry } from '@bordereau/domain/payment/bank-entry'
import type { SendRequest } from '../outgoing/outgoing.ts'

/**
 * A service that reads bank accounts with the consent of their holder (account information, Directive (EU) 2015/2366). Every
 * function throws FeedError for what the service refuses or cannot do, and for an answer that is not as documented.
 */
export type BankFeed = {
  /** Stored with each connection, so that it never changes. Lower case, digits and '-'. */
  readonly name: string
  /** The name for people: a proper name, the same in every language. */
  readonly label: string
  /** The keys of the company's account at the service, which its owner enters in Settings. */
  readonly fields: readonly FeedField[]
  /** ISO 3166 codes of the countries whose banks can be connected. */
  readonly countries: readonly string[]
  /** False: only accounts that exist at the service already work. */
  readonly takesNewCustomers: boolean
  /** Where a company makes its account at the service, and finds its keys. */
  readonly signUpUrl: string
  /** Whether the service leads back only to addresses that the company entered there before. */
  readonly registersReturn: boolean
  /** Resolves where the service accepts the keys. */
  readonly check: (services: FeedServices) => Promise<void>
  /** The banks of a country, by name. */
  readonly listInstitutions: (
    services: FeedServices,
    country: string,
  ) => Promise<readonly Institution[]>
  /** Prepares a consent, and resolves to where the account's holder gives it. */
  readonly begin: (services: FeedServices, order: ConsentOrder) => Promise<BegunConsent>
  /**
   * Where the consent stands, and the accounts that it covers. `returned`: what the service added to the address with which its
   * holder came back; undefined where the holder has not.
   */
  readonly readConsent: (
    services: FeedServices,
    reference: string,
    returned?: ConsentReturn,
  ) => Promise<Consent>
  /** Whose account it is. Asked once an account, because services limit it as they limit transactions. */
  readonly readAccount: (services: FeedServices, reference: string) => Promise<FeedAccount>
  /**
   * Everything that was booked on these days, both included, as far as the bank knows it now. What is only pending is left
   * out, because it changes until it is booked.
   */
  readonly listBooked: (
    services: FeedServices,
    reference: string,
    days: { readonly from: LocalDate; readonly to: LocalDate },
  ) => Promise<BookedDays>
  /** Withdraws the consent; one that is unknown or was withdrawn before is as good. */
  readonly end: (services: FeedServices, reference: string) => Promise<void>
}

/** The kinds of keys, which the form names in the user's language. */
export const FEED_FIELDS = ['applicationId', 'privateKey', 'secretId', 'secretKey'] as const
export type FeedFieldName = (typeof FEED_FIELDS)[number]

export type FeedField = {
  /** Part of the name of the stored secret, so that it never changes. */
  readonly name: FeedFieldName
  /** The key in its usual form; undefined for a text that is no key of the kind. */
  readonly read: (text: string) => string | undefined
  /** The characters by which a person recognises the key, without giving it away. */
  readonly hint: (key: string) => string
}

const HINT_CHARACTERS = 4

/** A key of one line, which looks like the pattern. */
export function lineKey(name: FeedFieldName, pattern: RegExp): FeedField {
  return {
    name,
    read: text => (pattern.test(text.trim()) ? text.trim() : undefined),
    hint: key => key.slice(-HINT_CHARACTERS),
  }
}

export type Institution = {
  readonly id: string
  readonly name: string
  readonly bic: string
  /** Of whose accounts, where the service separates them. */
  readonly holder: 'business' | 'personal' | undefined
  /** A made-up bank of the service, for trying it. */
  readonly isTest: boolean
}

export type ConsentOrder = {
  /** Returned with the holder to `returnUrl` of the services; the same order begins one consent. */
  readonly id: string
  readonly institutionId: string
  /** ISO 3166, of the bank. */
  readonly country: string
  /** ISO 639-1, for the service's own pages. */
  readonly language: string
}

export type BegunConsent = {
  /** The service's number of the consent. */
  readonly reference: string
  /** The page of the service that leads to the bank. */
  readonly url: string
  readonly institution: Institution
}

/** A code, with which the accounts can be read; or that the holder or the bank refused. */
export type ConsentReturn = {
  readonly code?: string | undefined
  readonly error?: string | undefined
}

export type Consent = {
  /** 'waiting': the holder has not given it yet. 'ended': it ran out, was withdrawn or suspended. */
  readonly status: 'waiting' | 'given' | 'refused' | 'ended'
  /** The end of the consent; undefined where the service does not say. */
  readonly validUntil: Date | undefined
  /** How many days before it was given can be read. */
  readonly historyDays: number
  readonly accounts: readonly ConsentAccount[]
  /** The service's number of the consent from now on, where giving it made a new one. */
  readonly reference?: string | undefined
}

export type ConsentAccount = {
  /** The service's number of the account. */
  readonly reference: string
  /** What is known of it already; undefined where `readAccount` must ask. */
  readonly known: FeedAccount | undefined
}

export type FeedAccount = {
  /** IBAN or account number, as the bank writes it. */
  readonly account: string
  readonly currency: Currency
  /** What the bank or its holder calls it; '' where neither does. */
  readonly name: string
}

export type BookedDays = {
  readonly transactions: readonly BankEntry[]
  /** How long the account must not be read again, where this reading was the last that the service allows for now. */
  readonly pauseSeconds: number | undefined
}

/** What a feed is given to work with: the keys of one company, and no other part of the application. */
export type FeedServices = {
  readonly clock: { readonly now: () => Date }
  readonly send: SendRequest
  /** Where holders return after the bank's pages. */
  readonly returnUrl: string
  /** The base address of the service's interface where it is not the service's own; undefined otherwise. */
  readonly apiUrl: string | undefined
  readonly keys: Readonly<Partial<Record<FeedFieldName, string>>>
  /** Keeps what the service gave for a while in place of the keys: an access token, stored encrypted. */
  readonly token: {
    readonly read: () => Promise<string | undefined>
    readonly write: (text: string) => Promise<void>
  }
  /** Aborted when the process ends. */
  readonly signal?: AbortSignal | undefined
}

export type FeedFailure =
  /** The keys are not those of an account at the service, or were withdrawn. */
  | 'keys_refused'
  /** The company has not entered the address of the return at the service. */
  | 'return_unknown'
  /** The company's account at the service may not read these accounts yet. */
  | 'not_active'
  /** The consent ran out, was withdrawn or suspended: the holder must give a new one. */
  | 'consent_ended'
  /** The account was closed, or the consent no longer covers it. */
  | 'account_closed'
  /** Too many requests; `pauseSeconds` says for how long where the service says it. */
  | 'limited'
  /** The service or the bank does not answer now. */
  | 'unavailable'
  /** More than can be read at once: fewer days can. */
  | 'too_much'
  /** The answer is not as documented. */
  | 'unreadable'
  /** The service refuses what was asked, such as a bank that it does not know. */
  | 'refused'

export class FeedError extends Error {
  override readonly name = 'FeedError'
  readonly reason: FeedFailure
  readonly pauseSeconds: number | undefined

  constructor(reason: FeedFailure, message: string, pauseSeconds?: number) {
    super(message)
    this.reason = reason
    this.pauseSeconds = pauseSeconds
  }
}
