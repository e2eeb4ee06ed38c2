import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { toText } from '@bordereau/domain/money/currency'
import { AWAITED_DAYS } from '@bordereau/domain/payment/collection'
import type { PaymentRequest } from 'mollie-api-typescript/models'
import { type MollieClient, clientOf, statusOf } from './mollie-client.ts'
import {
  type MolliePayment,
  type Paid,
  chargebackEvent,
  paidEvents,
  paidOf,
  refundEvent,
  requestOf,
} from './mollie-events.ts'
import {
  collectionOf,
  firstPayment,
  isMandateValid,
  recurringPayment,
  revoke,
  savedMethodOf,
} from './mollie-saving.ts'
import { isTokenAccepted, listSettlements } from './mollie-settlements.ts'
import type {
  CheckoutOrder,
  CheckoutProvider,
  CollectionOrder,
  ProviderEvent,
  ProviderServices,
  RefundOrder,
} from './provider.ts'

const DAY_MS = 86_400_000
/** A payment may be listed some time after it was paid. */
const OVERLAP_MS = 3_600_000
/** How long before the time of the last reading something may have begun that has changed since. */
const PAYMENT_DAYS = 30
const CHARGEBACK_DAYS = 180
/** A collection of which the result is awaited longer is not asked for any more. */
const COLLECTION_DAYS = 2 * AWAITED_DAYS
/** The longest page that Mollie returns (docs.mollie.com/reference/pagination). */
const PAGE = 250
const MOST_ROWS = 5_000
/** docs.mollie.com/reference/create-payment */
const DESCRIPTION_CHARACTERS = 255

/**
 * Mollie's payment page by Mollie's library: the customer pays there with what the account has switched on (iDEAL,
 * Bancontact, cards, SEPA, BLIK …), so no method is named here. Mollie reports only the number of a payment, without a
 * signature: what is reported counts for nothing but the question, and the answer to it, by the company's key, is read.
 */
export const mollie: CheckoutProvider = {
  kind: 'checkout',
  name: 'mollie',
  label: 'Mollie',
  origins: ['https://www.mollie.com'],
  fields: [
    { name: 'secretKey', pattern: /^(test|live)_\w{30,64}$/, begins: 'live_…, test_…' },
    // docs.mollie.com/reference/list-settlements: with the permission settlements.read; the key of a profile is refused there.
    {
      name: 'organizationToken',
      pattern: /^access_\w{30,64}$/,
      begins: 'access_…',
      isOptional: true,
    },
  ],
  // The address is given to Mollie with each payment.
  eventTypes: [],
  isAvailable: ({ currency }) => CURRENCIES.has(currency),
  connect: async services => {
    try {
      const client = await clientOf(services)
      const { id, name } = await client.profiles.getCurrent()
      if (!(await isTokenAccepted(services)))
        return refuse('key_refused', { field: 'organizationToken' })
      return accept({ id, name, mode: modeOfKey(services) })
    } catch (error) {
      const status = statusOf(error)
      if (status === 401 || status === 403) return refuse('key_refused')
      if (status !== undefined) return refuse('provider_unavailable')
      throw error
    }
  },
  start: async (services, order) => {
    const client = await clientOf(services)
    const { links } = await client.payments.create({
      idempotencyKey: order.id,
      paymentRequest: {
        ...paymentOf(order),
        ...(await firstPayment(client, order.save, order.id)),
      },
    })
    if (!links.checkout) throw new Error('Mollie has no page for the payment')
    return links.checkout.href
  },
  receive: async (services, { body }) => {
    const id = new URLSearchParams(Buffer.from(body).toString()).get('id') ?? ''
    if (!/^tr_\w{1,64}$/.test(id)) return refuse('signature_invalid')
    const client = await clientOf(services)
    const payment = await findPayment(client, id)
    // Mollie recommends the answer to a number of ours also for others, so that trying them reveals nothing.
    const paid = payment && paidOf(payment)
    return accept(payment && paid ? await eventsOf(client, payment, paid) : [])
  },
  listEvents: async (services, since) => {
    const client = await clientOf(services)
    const payments = await listPayments(client, since)
    const back = await listMoneyBack(client, since, payments.known)
    return { found: [...payments.events, ...back], unreadable: [] }
  },
  listPayouts: listSettlements,
  refund: async (services, order) => {
    const paid: Paid = { reference: order.reference, mode: modeOfKey(services) }
    const client = await clientOf(services)
    const refunds = await listRefunds(client, order.paymentReference)
    const isMade = refunds.some(refund => requestOf(refund) === order.id)
    const listed = refunds.map(refund => refundEvent(refund, paid))
    return { listed, make: isMade ? null : () => makeRefund(client, order, paid) }
  },
  saving: {
    collect: async (services, order) => {
      const client = await clientOf(services)
      const paid: Paid = { reference: order.reference, mode: modeOfKey(services) }
      const made = await findCollection(client, order, services.clock.now())
      return made
        ? { listed: collectedEvents(made, paid), make: null }
        : { listed: [], make: () => makeCollection(client, order, paid) }
    },
    release: async (services, method) => revoke(await clientOf(services), method),
    isUsable: async (services, method) => isMandateValid(await clientOf(services), method),
  },
}

/** What is known of a payment that was just made; one that is 'open' is under way too, because no customer has to do anything. */
function collectedEvents(payment: MolliePayment, paid: Paid): ProviderEvent[] {
  const events = paidEvents(payment, paid)
  const { id } = payment
  return events.length > 0
    ? events
    : [{ id: `${id} pending`, ...paid, fact: { kind: 'pending', paymentReference: id } }]
}

/** A payment that was made for the same collection: one of the customer, as long as Mollie has that customer. */
async function findCollection(
  client: MollieClient,
  { id, method }: CollectionOrder,
  now: Date,
): Promise<MolliePayment | undefined> {
  try {
    const pages = await client.customers.listPayments({ customerId: method.customer, limit: PAGE })
    for await (const { result } of pages) {
      const found = result.embedded.payments?.find(one => collectionOf(one) === id)
      if (found) return await client.payments.get({ paymentId: found.id })
    }
    return undefined
  } catch (error) {
    const status = statusOf(error)
    if (status !== 404 && status !== 410) throw error
  }
  // The customer was deleted at Mollie, and with it the permission; the payments made before stay.
  const pages = await client.payments.list({ limit: PAGE })
  const until = before(now, COLLECTION_DAYS)
  const rows = recent(pages, page => page.result.embedded.payments, until, Infinity)
  for await (const payment of rows) if (collectionOf(payment) === id) return payment
  return undefined
}

async function makeCollection(
  client: MollieClient,
  order: CollectionOrder,
  paid: Paid,
): Promise<ProviderEvent[]> {
  try {
    const created = await client.payments.create({
      idempotencyKey: `collection ${order.id}`,
      paymentRequest: recurringPayment(order),
    })
    return collectedEvents(created, paid)
  } catch (error) {
    // Mollie made no payment: 422 is the answer to a permission that is not valid (any more).
    const status = statusOf(error)
    if (status !== 404 && status !== 410 && status !== 422) throw error
    const isValid = await isMandateValid(client, order.method)
    const reason = isValid ? ('refused' as const) : ('mandate_ended' as const)
    const fact = { kind: 'failed' as const, paymentReference: '', reason }
    return [{ id: `collection ${order.id}`, ...paid, fact }]
  }
}

async function makeRefund(
  client: MollieClient,
  order: RefundOrder,
  paid: Paid,
): Promise<Decision<ProviderEvent, 'refund_refused'>> {
  try {
    return accept(refundEvent(await client.refunds.create(refundOf(order)), paid))
  } catch (error) {
    // Mollie made no refund. Any other error, also a conflict with a request under way, leaves the result open.
    const status = statusOf(error)
    if (status === 404 || status === 422) return refuse('refund_refused')
    throw error
  }
}

/** docs.mollie.com/docs/multicurrency; all with the decimals of ISO 4217. */
const CURRENCIES: ReadonlySet<string> = new Set(
  'AED AUD BRL CAD CHF CZK DKK EUR GBP HKD HUF ILS ISK JPY MXN MYR NOK NZD PHP PLN RON SEK SGD THB TWD USD ZAR'.split(
    ' ',
  ),
)

/** Languages of our documents that Mollie's page has; without one it takes the browser's. */
const LOCALES: ReadonlyMap<string, NonNullable<PaymentRequest['locale']>> = new Map([
  ['de', 'de_DE'],
  ['en', 'en_GB'],
  ['es', 'es_ES'],
  ['fr', 'fr_FR'],
  ['it', 'it_IT'],
  ['nl', 'nl_NL'],
  ['pl', 'pl_PL'],
  ['pt', 'pt_PT'],
])

function modeOfKey({ keys }: ProviderServices): 'test' | 'live' {
  return keys.secretKey?.startsWith('live_') === true ? 'live' : 'test'
}

function paymentOf(order: CheckoutOrder): PaymentRequest {
  const { currency } = order
  const locale = LOCALES.get(order.language)
  return {
    amount: { currency, value: toText(order.amount, currency) },
    description: `${order.number} ${order.payee}`.slice(0, DESCRIPTION_CHARACTERS),
    redirectUrl: order.returnUrl,
    webhookUrl: order.eventsUrl,
    metadata: { bordereau: order.reference },
    ...(locale === undefined ? {} : { locale }),
  }
}

function refundOf({ id, reference, paymentReference: paymentId, amount, currency }: RefundOrder) {
  return {
    paymentId,
    idempotencyKey: `refund ${id}`,
    refundRequest: {
      amount: { currency, value: toText(amount, currency) },
      metadata: { bordereau: reference, refund: id },
    },
  }
}

/** Undefined for a number that the company's account does not have. */
async function findPayment(
  client: MollieClient,
  paymentId: string,
): Promise<MolliePayment | undefined> {
  try {
    return await client.payments.get({ paymentId })
  } catch (error) {
    const status = statusOf(error)
    if (status === 404 || status === 410) return undefined
    throw error
  }
}

/** All that Mollie knows of a payment of ours now. */
async function eventsOf(
  client: MollieClient,
  payment: MolliePayment,
  paid: Paid,
): Promise<ProviderEvent[]> {
  const events = paidEvents(payment, paid)
  if (payment.status !== 'paid') return events
  const method = await savedMethodOf(client, payment)
  if (method) events.push({ id: `${payment.id} saved`, ...paid, fact: { kind: 'saved', method } })
  for (const refund of await listRefunds(client, payment.id)) events.push(refundEvent(refund, paid))
  const pages = await client.chargebacks.list({ paymentId: payment.id, limit: PAGE })
  for await (const { result } of pages)
    for (const chargeback of result.embedded.chargebacks)
      events.push(chargebackEvent(chargeback, paid))
  return events
}

async function listRefunds(client: MollieClient, paymentId: string) {
  const refunds = []
  for await (const { result } of await client.refunds.list({ paymentId, limit: PAGE }))
    refunds.push(...result.embedded.refunds)
  return refunds
}

/** The payments paid since a time, and to which checkout each listed one belongs. */
async function listPayments(client: MollieClient, since: Date) {
  const known = new Map<string, Paid | undefined>()
  const events: ProviderEvent[] = []
  const pages = await client.payments.list({ limit: PAGE })
  const rows = recent(pages, page => page.result.embedded.payments, before(since, PAYMENT_DAYS))
  for await (const payment of rows) {
    const paid = paidOf(payment)
    known.set(payment.id, paid)
    const isNew = new Date(payment.paidAt ?? 0).getTime() >= since.getTime() - OVERLAP_MS
    const isCollection = payment.status !== 'paid' && collectionOf(payment) !== ''
    if (paid && (isNew || isCollection)) events.push(...paidEvents(payment, paid))
    const method = paid && isNew ? await savedMethodOf(client, payment) : undefined
    if (paid && method)
      events.push({ id: `${payment.id} saved`, ...paid, fact: { kind: 'saved', method } })
  }
  return { known, events }
}

/** Refunds and chargebacks say only the payment, which is asked for where it is not known. */
async function listMoneyBack(
  client: MollieClient,
  since: Date,
  known: Map<string, Paid | undefined>,
): Promise<ProviderEvent[]> {
  const events: ProviderEvent[] = []
  const find = async (paymentId: string) => {
    if (!known.has(paymentId)) {
      const payment = await findPayment(client, paymentId)
      known.set(paymentId, payment && paidOf(payment))
    }
    return known.get(paymentId)
  }
  const refunds = await client.refunds.all({ limit: PAGE })
  const days = before(since, PAYMENT_DAYS)
  for await (const refund of recent(refunds, page => page.result.embedded.refunds, days)) {
    const paid = await find(refund.paymentId)
    if (paid) events.push(refundEvent(refund, paid))
  }
  const chargebacks = await client.chargebacks.all({ limit: PAGE })
  const months = before(since, CHARGEBACK_DAYS)
  for await (const one of recent(chargebacks, page => page.result.embedded.chargebacks, months)) {
    const paid = await find(one.paymentId)
    if (paid) events.push(chargebackEvent(one, paid))
  }
  return events
}

function before(since: Date, days: number): number {
  return since.getTime() - days * DAY_MS
}

/** The rows of Mollie's pages, which begin with the newest, until one was created before a time. */
async function* recent<Page, Row extends { readonly createdAt: string }>(
  pages: AsyncIterable<Page>,
  rowsOf: (page: Page) => readonly Row[] | undefined,
  until: number,
  most = MOST_ROWS,
): AsyncGenerator<Row> {
  let count = 0
  for await (const page of pages)
    for (const row of rowsOf(page) ?? []) {
      count += 1
      if (count > most || new Date(row.createdAt).getTime() < until) return
      yield row
    }
}
