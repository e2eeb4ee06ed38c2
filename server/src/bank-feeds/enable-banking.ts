import type { LocalDate } from '@bordereau/domain/date'
import type { BankEntry } from '@bordereau/domain/payment/bank-entry'
import * as z from 'zod'
import { FEED_COUNTRIES } from './countries.ts'
import { ApiError, callApi, privateKeyIn } from './enable-banking-client.ts'
import { accountId, transactionsPage } from './enable-banking-transactions.ts'
import {
  type BankFeed,
  type Consent,
  type ConsentAccount,
  FeedError,
  type FeedServices,
  type Institution,
  lineKey,
} from './feed.ts'

/** Older entries pay invoices that are settled long since. */
const HISTORY_DAYS = 90
/** Delegated Regulation (EU) 2022/2360. */
const MOST_CONSENT_SECONDS = 180 * 86_400
/** The service refuses an end beyond what the bank allows, counted from when it reads the request. */
const MARGIN_SECONDS = 600
/** A year of a busy account, in pages of about a hundred. */
const MOST_PAGES = 500

/** Enable Banking, by its published interface (enablebanking.com/docs/api/reference). */
export const enableBanking: BankFeed = {
  name: 'enable-banking',
  label: 'Enable Banking',
  fields: [
    lineKey('applicationId', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
    {
      name: 'privateKey',
      read: privateKeyIn,
      // The last lines are base64 of the key's end, then the line that closes it.
      hint: pem => pem.split('\n').at(-3)?.replaceAll('=', '').slice(-4) ?? '',
    },
  ],
  countries: FEED_COUNTRIES,
  takesNewCustomers: true,
  signUpUrl: 'https://enablebanking.com/sign-in/',
  registersReturn: true,
  check: async services => {
    const { active, redirect_urls: allowed } = await readApplication(services)
    if (!active) throw new FeedError('not_active', 'the application is not active')
    if (!allowed.includes(services.returnUrl))
      throw new FeedError('return_unknown', 'the application does not lead back here')
  },
  listInstitutions: async (services, country) => {
    const { environment } = await readApplication(services)
    const banks = await readBanks(services, country)
    return banks
      .flatMap(bank => institutionsOf(bank, environment))
      .toSorted((a, b) => a.name.localeCompare(b.name))
  },
  begin: async (services, { id, institutionId, country, language }) => {
    const { environment } = await readApplication(services)
    const banks = await readBanks(services, country)
    const [bank, institution] =
      banks
        .flatMap(one => institutionsOf(one, environment).map(of => [one, of] as const))
        .find(([, of]) => of.id === institutionId) ?? []
    if (!bank || !institution) throw new FeedError('refused', 'a bank that is not in the list')
    const seconds = Math.min(bank.maximum_consent_validity - MARGIN_SECONDS, MOST_CONSENT_SECONDS)
    const validUntil = new Date(services.clock.now().getTime() + seconds * 1000)
    const begun = await callApi(services, {
      method: 'POST',
      path: '/auth',
      body: {
        // Balances are not read, so that no consent is asked for them.
        access: { valid_until: validUntil.toISOString(), balances: false, transactions: true },
        aspsp: { name: bank.name, country },
        psu_type: institution.holder,
        redirect_url: services.returnUrl,
        state: id,
        language: language.slice(0, 2).toLowerCase(),
      },
      shape: z.object({ url: z.url({ protocol: /^https?$/ }), authorization_id: z.uuid() }),
    })
    return { reference: begun.authorization_id, url: begun.url, institution }
  },
  readConsent: async (services, _reference, returned) => {
    const status = returned?.error === undefined ? 'waiting' : 'refused'
    if (status === 'refused' || returned?.code === undefined) return { status, ...NOTHING_GIVEN }
    return redeem(services, returned.code)
  },
  readAccount: async (services, reference) => {
    const path = `/accounts/${encodeURIComponent(reference)}/details`
    return knownOf(await callApi(services, { method: 'GET', path, shape: account }), reference)
  },
  listBooked: async (services, reference, { from, to }) => {
    const entries = await readPages(services, reference, from, to)
    return {
      // 'longest' does not look at the last day, and some banks answer for whole months.
      transactions: entries.filter(({ bookedOn }) => bookedOn >= from && bookedOn <= to),
      pauseSeconds: undefined,
    }
  },
  end: async (services, reference) => {
    const path = `/sessions/${encodeURIComponent(reference)}`
    try {
      await callApi(services, { method: 'DELETE', path, shape: z.unknown() })
    } catch (error) {
      const isEnded =
        error instanceof FeedError && ['refused', 'consent_ended'].includes(error.reason)
      if (!isEnded) throw error
    }
  },
}

const NOTHING_GIVEN = { validUntil: undefined, historyDays: 0, accounts: [] }

const application = z.object({
  environment: z.enum(['SANDBOX', 'PRODUCTION']),
  active: z.boolean(),
  redirect_urls: z.array(z.string()),
})

function readApplication(services: FeedServices): Promise<z.infer<typeof application>> {
  return callApi(services, { method: 'GET', path: '/application', shape: application })
}

const HOLDERS = ['business', 'personal'] as const
const bankOf = z.object({
  name: z.string().min(1).max(150),
  bic: z
    .string()
    .nullish()
    .transform(bic => bic ?? ''),
  psu_types: z.array(z.enum(HOLDERS).catch('personal')),
  maximum_consent_validity: z
    .number()
    .min(3_600)
    .catch(90 * 86_400),
})
type Bank = z.infer<typeof bankOf>

async function readBanks(services: FeedServices, country: string): Promise<readonly Bank[]> {
  const path = `/aspsps?country=${encodeURIComponent(country)}&service=AIS`
  const shape = z.object({ aspsps: z.array(bankOf) })
  return (await callApi(services, { method: 'GET', path, shape })).aspsps
}

/** The accounts of businesses and of persons are reached by different ways of the same bank. */
function institutionsOf({ name, bic, psu_types: types }: Bank, environment: string): Institution[] {
  return HOLDERS.filter(holder => types.includes(holder)).map(holder => ({
    id: `${holder}:${name}`,
    name,
    bic,
    holder,
    isTest: environment === 'SANDBOX',
  }))
}

const words = z
  .string()
  .max(200)
  .nullish()
  .transform(text => text?.trim() ?? '')
const account = z.object({
  /** Missing where the bank does not let it be read. */
  uid: z.uuid().nullish(),
  account_id: accountId,
  currency: z.string().regex(/^[A-Z]{3}$/),
  name: words,
  details: words,
  product: words,
})
const session = z.object({
  session_id: z.uuid(),
  access: z.object({
    valid_until: z.string().refine(text => !Number.isNaN(Date.parse(text)), 'no time'),
  }),
  accounts: z.array(account).max(100),
})

/** What says that the consent did not come about, so that the holder must begin again. */
const NOT_GIVEN = ['ALREADY_AUTHORIZED', 'EXPIRED_AUTHORIZATION_CODE', 'WRONG_AUTHORIZATION_CODE']

/** Exchanges the code of the return for the consent. A code is good once. */
async function redeem(services: FeedServices, code: string): Promise<Consent> {
  try {
    const given = await callApi(services, {
      method: 'POST',
      path: '/sessions',
      body: { code },
      shape: session,
    })
    return {
      status: 'given',
      reference: given.session_id,
      validUntil: new Date(given.access.valid_until),
      historyDays: HISTORY_DAYS,
      accounts: given.accounts.flatMap(consentAccountOf),
    }
  } catch (error) {
    if (error instanceof ApiError && NOT_GIVEN.includes(error.code))
      return { status: 'refused', ...NOTHING_GIVEN }
    throw error
  }
}

function consentAccountOf(read: z.infer<typeof account>): ConsentAccount[] {
  const { uid } = read
  return uid ? [{ reference: uid, known: knownOf(read, uid) }] : []
}

function knownOf(
  { account_id: numbers, currency, name, details, product }: z.infer<typeof account>,
  reference: string,
) {
  return {
    account: numbers?.iban || numbers?.other?.identification || reference,
    currency,
    name: details || product || name,
  }
}

/** All pages. A bank that does not go back so far is asked for as far as it goes. */
async function readPages(
  services: FeedServices,
  reference: string,
  from: LocalDate,
  to: LocalDate,
): Promise<readonly BankEntry[]> {
  const path = `/accounts/${encodeURIComponent(reference)}/transactions`
  const days = { date_from: from, transaction_status: 'BOOK' }
  try {
    return await pagesOf(services, path, { ...days, date_to: to })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'WRONG_TRANSACTIONS_PERIOD')) throw error
    return pagesOf(services, path, { ...days, strategy: 'longest' })
  }
}

/** A page may be empty and yet not the last. */
async function pagesOf(
  services: FeedServices,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<readonly BankEntry[]> {
  const entries: BankEntry[] = []
  const seen = new Set<string>()
  let key: string | undefined
  while (seen.size < MOST_PAGES) {
    const more = key === undefined ? {} : { continuation_key: key }
    const search = new URLSearchParams({ ...query, ...more })
    const page = await callApi(services, {
      method: 'GET',
      path: `${path}?${search}`,
      shape: transactionsPage,
    })
    entries.push(...page.transactions)
    key = page.continuation_key || undefined
    if (key === undefined) return entries
    if (seen.has(key)) throw new FeedError('unreadable', 'a page leads back to an earlier one')
    seen.add(key)
  }
  throw new FeedError('too_much', `more than ${MOST_PAGES} pages`)
}
