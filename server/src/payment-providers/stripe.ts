import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Stripe } from 'stripe'
import type {
  CheckoutOrder,
  CheckoutProvider,
  CollectionOrder,
  ProviderEvent,
  ProviderRequest,
  ProviderServices,
  RefundOrder,
} from './provider.ts'
import { readRows } from './read-rows.ts'
import { payoutsOf } from './stripe-payouts.ts'
import { collectionEvent, failedEvent, intentOf, savingParams } from './stripe-saving.ts'
import {
  EVENT_TYPES,
  type EventContext,
  eventsOf,
  modeOf,
  parseEvent,
  refundEvent,
} from './stripe-events.ts'

/** Signatures of another time than this around now are refused (docs.stripe.com/webhooks: five minutes). */
const TOLERANCE_SECONDS = 300
const TIMEOUT_MS = 20_000
const MAX_BYTES = 4 << 20
/** An event may be listed some seconds after its time. */
const OVERLAP_SECONDS = 3_600
const MOST_EVENTS = 5_000

/**
 * Stripe Checkout by Stripe's library: the customer pays on Stripe's page, with what the account has switched on (cards,
 * wallets, SEPA debit, BLIK, iDEAL …), so no method is named here. Amounts are in Stripe's minor units, which are those of
 * ISO 4217 but for the currencies in `isAvailable`.
 */
export const stripe: CheckoutProvider = {
  kind: 'checkout',
  name: 'stripe',
  label: 'Stripe',
  origins: ['https://checkout.stripe.com'],
  fields: [
    { name: 'secretKey', pattern: /^[sr]k_(test|live)_\w{8,250}$/, begins: 'sk_…, rk_…' },
    { name: 'webhookSecret', pattern: /^whsec_[\w+/=]{8,250}$/, begins: 'whsec_…' },
  ],
  eventTypes: EVENT_TYPES,
  isAvailable: ({ currency, open }) => !OTHER_UNITS.has(currency) && open < MOST_MINOR,
  connect: async services => {
    const { errors } = await loadLibrary()
    try {
      const account = await (await clientOf(services)).accounts.retrieveCurrent()
      const name = account.settings?.dashboard?.display_name ?? account.business_profile?.name ?? ''
      return accept({ id: account.id, name, mode: modeOfKey(services) })
    } catch (error) {
      const isRefused =
        error instanceof errors.StripeAuthenticationError ||
        error instanceof errors.StripePermissionError
      if (isRefused) return refuse('key_refused')
      if (error instanceof errors.StripeError) return refuse('provider_unavailable')
      throw error
    }
  },
  start: async (services, order) => {
    const client = await clientOf(services)
    const session = await client.checkout.sessions.create(sessionOf(order), {
      idempotencyKey: order.id,
    })
    if (session.url === null) throw new Error('Stripe has no page for the checkout')
    return session.url
  },
  receive: async (services, { body, headers }) => {
    const client = await clientOf(services)
    if (!(await isSigned(client, services, body, headers['stripe-signature'])))
      return refuse('signature_invalid')
    const event = parseEvent(body)
    if (event === undefined) return refuse('event_unreadable')
    const { found } = await readRows([event], one => eventsOf(contextOf(services, client), one))
    return accept(found)
  },
  listEvents: async (services, since) => {
    const client = await clientOf(services)
    const gte = Math.floor(since.getTime() / 1000) - OVERLAP_SECONDS
    const found = await client.events
      .list({ types: [...EVENT_TYPES], created: { gte }, limit: 100 })
      .autoPagingToArray({ limit: MOST_EVENTS })
    const context = contextOf(services, client)
    return readRows(found.toReversed(), event => eventsOf(context, event))
  },
  listPayouts: async (services, since) => {
    const { errors } = await loadLibrary()
    const client = await clientOf(services)
    const gte = Math.floor(since.getTime() / 1000)
    try {
      const found = await client.payouts
        .list({ arrival_date: { gte }, limit: 100 })
        .autoPagingToArray({ limit: MOST_EVENTS })
      return await readRows(found, payoutsOf)
    } catch (error) {
      // A restricted key works without this permission.
      if (error instanceof errors.StripePermissionError) return { found: [], unreadable: [] }
      throw error
    }
  },
  refund: async (services, order) => {
    const client = await clientOf(services)
    const mode = modeOfKey(services)
    const listed: ProviderEvent[] = []
    for await (const one of client.refunds.list({
      payment_intent: order.paymentReference,
      limit: 100,
    }))
      listed.push(refundEvent(one, order.reference, mode))
    const isMade = listed.some(({ fact }) => fact.kind === 'refund' && fact.requestId === order.id)
    return { listed, make: isMade ? null : () => makeRefund(client, order, mode) }
  },
  saving: {
    collect: async (services, order) => {
      const client = await clientOf(services)
      const mode = modeOfKey(services)
      const listed = await findCollected(client, order, mode)
      const at = services.clock.now()
      const make = () => makeCollection(client, order, { mode, at })
      return { listed, make: listed.length > 0 ? null : make }
    },
    release: async (services, { method }) => {
      const { errors } = await loadLibrary()
      const client = await clientOf(services)
      try {
        await client.paymentMethods.detach(method)
      } catch (error) {
        // It is not attached any more.
        if (!(error instanceof errors.StripeInvalidRequestError)) throw error
      }
    },
  },
}

function answerOf(
  found: unknown,
  { id }: CollectionOrder,
  of: { readonly mode: 'test' | 'live'; readonly at: Date },
): ProviderEvent[] {
  const event = collectionEvent(found, { id: `collection ${id}`, ...of })
  return event ? [event] : []
}

/** Whether the body is signed, at a time of now: Stripe's library lets one of the future pass. */
async function isSigned(
  client: Stripe,
  { clock, keys }: ProviderServices,
  body: Uint8Array,
  header: ProviderRequest['headers'][string],
): Promise<boolean> {
  const { errors } = await loadLibrary()
  const text = typeof header === 'string' ? header : ''
  const now = clock.now().getTime()
  try {
    const of = [keys.webhookSecret ?? '', TOLERANCE_SECONDS, undefined, now] as const
    client.webhooks.signature?.verifyHeader(Buffer.from(body), text, ...of)
  } catch (error) {
    if (error instanceof errors.StripeSignatureVerificationError) return false
    throw error
  }
  const times = [...text.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds))
  return times.every(seconds => seconds - Math.floor(now / 1000) <= TOLERANCE_SECONDS)
}

/** What became of the payment of the customer that was made for the same collection; empty: there is none. */
async function findCollected(
  client: Stripe,
  order: CollectionOrder,
  mode: 'test' | 'live',
): Promise<ProviderEvent[]> {
  const { customer } = order.method
  const expand = ['data.latest_charge']
  for await (const one of client.paymentIntents.list({ customer, limit: 100, expand }))
    if (one.metadata['collection'] === order.id)
      return answerOf(one, order, { mode, at: new Date(one.created * 1000) })
  return []
}

async function makeCollection(
  client: Stripe,
  order: CollectionOrder,
  of: { readonly mode: 'test' | 'live'; readonly at: Date },
): Promise<ProviderEvent[]> {
  const { errors } = await loadLibrary()
  try {
    const created = await client.paymentIntents.create(intentOf(order), {
      idempotencyKey: `collection ${order.id}`,
    })
    return answerOf(created, order, of)
  } catch (error) {
    const isRefused =
      error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError
    if (!isRefused || !isFinal(error)) throw error
    return [failedEvent(order, of.mode, error)]
  }
}

async function makeRefund(
  client: Stripe,
  order: RefundOrder,
  mode: 'test' | 'live',
): Promise<Decision<ProviderEvent, 'refund_refused'>> {
  const { errors } = await loadLibrary()
  try {
    const created = await client.refunds.create(refundOf(order), {
      idempotencyKey: `refund ${order.id}`,
    })
    return accept(refundEvent(created, order.reference, mode))
  } catch (error) {
    if (error instanceof errors.StripeInvalidRequestError && isFinal(error))
      return refuse('refund_refused')
    throw error
  }
}

/**
 * Whether the request was wrong for Stripe, so that nothing was made. Any other error leaves the result open, also 409:
 * another request under this number is under way (docs.stripe.com/api/errors).
 */
function isFinal({ statusCode }: Stripe.errors.StripeError): boolean {
  return statusCode !== 409
}

/** Currencies in which Stripe counts in other units than ISO 4217 (docs.stripe.com/currencies, special cases). */
const OTHER_UNITS: ReadonlySet<string> = new Set([
  'ISK',
  'MGA',
  'UGX',
  'BHD',
  'JOD',
  'KWD',
  'OMR',
  'TND',
])
/** Stripe takes amounts of at most eight digits (docs.stripe.com/currencies, minimum and maximum charge amounts). */
const MOST_MINOR = 100_000_000n

/** Loaded with the first use: its modules are a tenth of those that a start would load. */
const loadLibrary = async () => (await import('stripe')).Stripe

async function clientOf({ keys, send, apiUrl }: ProviderServices): Promise<Stripe> {
  const Library = await loadLibrary()
  const api = apiUrl === undefined ? undefined : new URL(apiUrl)
  return new Library(keys.secretKey ?? '', {
    // All requests of the server go through the module that judges their addresses.
    httpClient: Library.createFetchHttpClient((input, init = {}) =>
      send(input instanceof Request ? input.url : input, {
        purpose: 'payment-provider',
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === 'string' && init.body !== '' ? init.body : undefined,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        signal: init.signal ?? undefined,
      }),
    ),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(api ? { host: api.hostname, port: api.port, protocol: protocolOf(api) } : {}),
  })
}

function protocolOf({ protocol }: URL): 'http' | 'https' {
  return protocol === 'http:' ? 'http' : 'https'
}

function contextOf(services: ProviderServices, client: Stripe): EventContext {
  return {
    mode: modeOfKey(services),
    paymentIntent: id => client.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
    balanceTransaction: id => client.balanceTransactions.retrieve(id),
  }
}

function modeOfKey({ keys }: ProviderServices): 'test' | 'live' {
  return modeOf(/^[sr]k_live_/.test(keys.secretKey ?? ''))
}

function sessionOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { bordereau: order.reference }
  const { session, intent } = savingParams(order.save)
  return {
    mode: 'payment',
    ...session,
    client_reference_id: order.reference,
    metadata,
    // The charge, its refunds and disputes get their checkout from it.
    payment_intent_data: { metadata, description: `${order.payee} ${order.number}`, ...intent },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: Number(order.amount),
          product_data: { name: order.number },
        },
      },
    ],
    // 'auto': the language of the browser, where Stripe does not have the document's.
    locale: LOCALES.find(locale => locale === order.language) ?? 'auto',
    success_url: order.returnUrl,
    cancel_url: order.returnUrl,
  }
}

/** Languages of our documents that Stripe's page has. */
const LOCALES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'] as const

function refundOf({ id, reference, paymentReference, amount }: RefundOrder) {
  return {
    payment_intent: paymentReference,
    amount: Number(amount),
    metadata: { bordereau: reference, refund: id },
  } satisfies Stripe.RefundCreateParams
}
