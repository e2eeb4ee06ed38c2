import * as z from 'zod'
import { FEED_COUNTRIES } from './countries.ts'
import { type BankFeed, type Consent, FeedError, type Institution, lineKey } from './feed.ts'
import { callApi, checkKeys } from './gocardless-client.ts'
import { transactionsAnswer } from './gocardless-transactions.ts'

/** The made-up bank of GoCardless, which is in no list (developer.gocardless.com/bank-account-data/sandbox). */
const SANDBOX: Institution = {
  id: 'SANDBOXFINANCE_SFIN0000',
  name: 'Sandbox Finance',
  bic: 'SFIN0000',
  holder: undefined,
  isTest: true,
}
/** Older entries pay invoices that are settled long since. */
const MOST_HISTORY_DAYS = 90
/** What every bank allows; more where the bank says so, up to the 180 days of Delegated Regulation (EU) 2022/2360. */
const CONSENT_DAYS = 90
const DAY_MS = 86_400_000

/** GoCardless Bank Account Data, version 2 of its interface (bankaccountdata.gocardless.com/api/v2). */
export const gocardless: BankFeed = {
  name: 'gocardless',
  label: 'GoCardless Bank Account Data',
  fields: [
    lineKey('secretId', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
    lineKey('secretKey', /^[\da-f]{64,256}$/i),
  ],
  countries: FEED_COUNTRIES,
  // Since July 2025 (bankaccountdata.gocardless.com: "New signups are currently disabled").
  takesNewCustomers: false,
  signUpUrl: 'https://bankaccountdata.gocardless.com',
  registersReturn: false,
  check: checkKeys,
  listInstitutions: async (services, country) => {
    const path = `/institutions/?country=${country.toLowerCase()}`
    const { value } = await callApi(services, { method: 'GET', path, shape: z.array(institution) })
    const banks = value.filter(({ id }) => id !== SANDBOX.id).map(institutionOf)
    return [...banks.toSorted((a, b) => a.name.localeCompare(b.name)), SANDBOX]
  },
  begin: async (services, { id, institutionId, language }) => {
    const { value: bank } = await callApi(services, {
      method: 'GET',
      path: `/institutions/${encodeURIComponent(institutionId)}/`,
      shape: institution,
    })
    const { value: agreement } = await callApi(services, {
      method: 'POST',
      path: '/agreements/enduser/',
      body: {
        institution_id: institutionId,
        max_historical_days: Math.min(MOST_HISTORY_DAYS, bank.transaction_total_days),
        access_valid_for_days: bank.max_access_valid_for_days,
        // Balances are not read, so that no consent is asked for them.
        access_scope: ['details', 'transactions'],
      },
      shape: z.object({ id: number }),
    })
    const { value } = await callApi(services, {
      method: 'POST',
      path: '/requisitions/',
      body: {
        redirect: services.returnUrl,
        institution_id: institutionId,
        agreement: agreement.id,
        reference: id,
        user_language: language.slice(0, 2).toUpperCase(),
        account_selection: true,
      },
      shape: z.object({ id: number, link: z.url({ protocol: /^https?$/ }) }),
    })
    return { reference: value.id, url: value.link, institution: institutionOf(bank) }
  },
  readConsent: async (services, reference) => {
    const path = `/requisitions/${encodeURIComponent(reference)}/`
    const { value } = await callApi(services, { method: 'GET', path, shape: requisition })
    const status = statusOf(value.status)
    if (status !== 'given') return { status, validUntil: undefined, historyDays: 0, accounts: [] }
    const { value: agreement } = await callApi(services, {
      method: 'GET',
      path: `/agreements/enduser/${encodeURIComponent(value.agreement)}/`,
      shape: acceptedAgreement,
    })
    const from = agreement.accepted ?? agreement.created
    return {
      status,
      validUntil: new Date(Date.parse(from) + agreement.access_valid_for_days * DAY_MS),
      historyDays: Math.min(MOST_HISTORY_DAYS, agreement.max_historical_days),
      accounts: value.accounts.map(reference => ({ reference, known: undefined })),
    }
  },
  readAccount: async (services, reference) => {
    const path = `/accounts/${encodeURIComponent(reference)}/details/`
    const { value } = await callApi(services, { method: 'GET', path, shape: details })
    const { iban, bban, currency, name, displayName, product, resourceId } = value.account
    return {
      account: iban ?? bban ?? resourceId ?? reference,
      currency,
      name: displayName ?? name ?? product ?? '',
    }
  },
  listBooked: async (services, reference, { from, to }) => {
    const path = `/accounts/${encodeURIComponent(reference)}/transactions/?date_from=${from}&date_to=${to}`
    const answer = await callApi(services, { method: 'GET', path, shape: transactionsAnswer })
    const { booked } = answer.value.transactions
    return {
      // Some banks answer for whole months, whatever days are asked for.
      transactions: booked.filter(({ bookedOn }) => bookedOn >= from && bookedOn <= to),
      pauseSeconds: answer.pauseSeconds,
    }
  },
  end: async (services, reference) => {
    const path = `/requisitions/${encodeURIComponent(reference)}/`
    try {
      await callApi(services, { method: 'DELETE', path, shape: z.unknown() })
    } catch (error) {
      if (!(error instanceof FeedError && error.reason === 'refused')) throw error
    }
  },
}

const number = z.uuid()
/** GoCardless writes some numbers as text. */
const dayCount = z.coerce.number().int().min(1).max(10_000)
const institution = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  name: z.string().min(1).max(200),
  bic: z
    .string()
    .nullish()
    .transform(bic => bic ?? ''),
  transaction_total_days: dayCount.catch(MOST_HISTORY_DAYS),
  max_access_valid_for_days: dayCount.catch(CONSENT_DAYS),
})

function institutionOf({ id, name, bic }: z.infer<typeof institution>): Institution {
  return { id, name, bic, holder: undefined, isTest: id === SANDBOX.id }
}

const requisition = z.object({
  status: z.string(),
  agreement: number,
  accounts: z.array(number).max(100),
})
const instant = z.string().refine(text => !Number.isNaN(Date.parse(text)), 'no time')
const acceptedAgreement = z.object({
  created: instant,
  accepted: instant.nullish(),
  access_valid_for_days: dayCount,
  max_historical_days: dayCount,
})
const words = z
  .string()
  .max(200)
  .nullish()
  .transform(text => (text?.trim() ? text.trim() : undefined))
const details = z.object({
  account: z.object({
    iban: words,
    bban: words,
    resourceId: words,
    currency: z.string().regex(/^[A-Z]{3}$/),
    name: words,
    displayName: words,
    product: words,
  }),
})

/**
 * CR, GC, UA, SA, GA: the holder is on the way. SU, which the documentation of accounts has, stands for a suspended one.
 * (docs.gocardless.com/docs/bank-account-data/statuses-and-error-code)
 */
function statusOf(status: string): Consent['status'] {
  if (status === 'LN') return 'given'
  if (status === 'RJ') return 'refused'
  return status === 'EX' || status === 'SU' ? 'ended' : 'waiting'
}
