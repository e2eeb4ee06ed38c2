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
  /** Resolves where the service accepts the keys. */
  readonly check: (services: FeedServices) => Promise<void>
  /** The banks of a country, by name. */
  readonly listInstitutions: (
    services: FeedServices,
    country: string,
  ) => Promise<readonly Institution[]>
  /** Prepares a consent, and resolves to where the account's holder gives it. */
  readonly begin: (services: FeedServices, order: ConsentOrder) => Promise<BegunConsent>
  /** Where the consent stands, and the accounts that it covers. */
  readonly readConsent: (services: FeedServices, reference: string) => Promise<Consent>
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
export const FEED_FIELDS = ['secretId', 'secretKey'] as const
export type FeedFieldName = (typeof FEED_FIELDS)[number]

export type FeedField = {
  /** Part of the name of the stored secret, so that it never changes. */
  readonly name: FeedFieldName
  /** What every key of the kind looks like. */
  readonly pattern: RegExp
}

export type Institution = {
  readonly id: string
  readonly name: string
  readonly bic: string
  /** A made-up bank of the service, for trying it. */
  readonly isTest: boolean
}

export type ConsentOrder = {
  /** Returned with the holder to `returnUrl`; the same order begins one consent. */
  readonly id: string
  readonly institutionId: string
  /** Where the holder returns after the bank's pages. */
  readonly returnUrl: string
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

export type Consent = {
  /** 'waiting': the holder has not given it yet. 'ended': it ran out, was withdrawn or suspended. */
  readonly status: 'waiting' | 'given' | 'refused' | 'ended'
  /** The end of the consent; undefined where the service does not say. */
  readonly validUntil: Date | undefined
  /** How many days before it was given can be read. */
  readonly historyDays: number
  /** The service's numbers of the accounts. */
  readonly accounts: readonly string[]
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
