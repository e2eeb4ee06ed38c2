import { createHmac } from 'node:crypto'
import { type IncomingMessage, type Server, createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Stripe on this machine, as far as the server speaks to it (docs.stripe.com/api): an account, Checkout Sessions, the
 * payments of these, and refunds. Its page for the customer is answered by the browser (`showStripePage`), its events are
 * sent by the test (`eventsTo`).
 */
export type StripeServer = {
  /** For STRIPE_URL. */
  readonly url: string
  /** By their ids, in the order in which they began. */
  readonly sessions: ReadonlyMap<string, StripeSession>
  readonly close: () => void
}

export type StripeSession = {
  readonly id: string
  readonly reference: string
  /** In minor units. */
  readonly amount: number
  readonly currency: string
  readonly returnUrl: string
}

export const STRIPE_KEYS = {
  secretKey: 'sk_test_51Abcdefgh',
  webhookSecret: 'whsec_abcdefgh12345678',
}
const PAGES = 'https://checkout.stripe.com/c/'

export async function startStripe(): Promise<StripeServer> {
  const sessions = new Map<string, StripeSession>()
  const server = createServer((request, response) => {
    void answer(request, sessions).then(body => {
      response.writeHead(200, { 'content-type': 'application/json', 'request-id': 'req_1' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${portOf(server)}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, sessions, close }
}

/**
 * The page at Stripe shows the amount; its button leads back, as Stripe does once the card is charged. It stands in the
 * place of the redirect, which a browser without the network cannot follow.
 */
export async function showStripePage(page: Page, stripe: StripeServer): Promise<void> {
  await page.route(
    url => /\/checkout(\/stripe)?$/.test(url.pathname),
    async route => {
      const { location = '' } = (await route.fetch({ maxRedirects: 0 })).headers()
      const session = stripe.sessions.get(location.replace(PAGES, ''))
      const body = `<!doctype html><html lang="en"><title>Stripe</title><h1>${session?.amount} ${session?.currency}</h1>
        <a href="${session?.returnUrl}">Pay</a></html>`
      await route.fulfill({ contentType: 'text/html', body })
    },
  )
}

/** Sends signed events about a session to the application, and expects that it takes them. */
export function eventsTo(appUrl: string, workspaceId: string) {
  let count = 0
  const send = async (type: string, object: object, no = (count += 1)): Promise<void> => {
    const created = Math.floor(Date.now() / 1000)
    const event = { id: `evt_${workspaceId}_${no}`, object: 'event', type, livemode: false }
    const payload = JSON.stringify({ ...event, created, data: { object } })
    const response = await fetch(`${appUrl}/api/payment-providers/stripe/events/${workspaceId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': sign(payload, created) },
      body: payload,
    })
    expect(response.status).toBe(200)
  }
  const terms = ({ id, amount, currency }: StripeSession) => ({
    amount,
    currency,
    payment_intent: `pi_${id}`,
  })
  return {
    /** `no`: the number of the event; one that was sent before is repeated by its number. */
    paid: (session: StripeSession, no?: number) =>
      send(
        'checkout.session.completed',
        {
          ...terms(session),
          id: session.id,
          metadata: { bordereau: session.reference },
          payment_status: 'paid',
          amount_total: session.amount,
        },
        no,
      ),
    /** The customer's bank takes the payment back: `needs_response` at first, then `won` or `lost`. */
    disputed: (session: StripeSession, status: 'needs_response' | 'won' | 'lost') =>
      send(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', {
        ...terms(session),
        id: `dp_${session.id}`,
        status,
      }),
  }
}

/** docs.stripe.com/webhooks, "Verify manually": HMAC-SHA256 over the time and the body. */
function sign(payload: string, seconds: number): string {
  const mac = createHmac('sha256', STRIPE_KEYS.webhookSecret)
  return `t=${seconds},v1=${mac.update(`${seconds}.${payload}`).digest('hex')}`
}

async function answer(
  request: IncomingMessage,
  sessions: Map<string, StripeSession>,
): Promise<object> {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const form = new URLSearchParams(await text(request))
  const id = pathname.split('/').at(-1) ?? ''
  if (pathname === '/v1/account') return { id: 'acct_1', business_profile: { name: 'Atelier' } }
  if (pathname === '/v1/checkout/sessions') return beginSession(form, sessions)
  const isList = pathname === '/v1/events' || pathname === '/v1/refunds'
  // It lists none: each of its refunds is answered.
  if (isList && request.method === 'GET')
    return { object: 'list', url: pathname, has_more: false, data: [] }
  if (pathname === '/v1/refunds') return refundOf(form)
  const metadata = { bordereau: sessions.get(id.replace('pi_', ''))?.reference }
  const card = { type: 'card', card: { brand: 'visa' } }
  return { id, metadata, latest_charge: { payment_method_details: card } }
}

function beginSession(form: URLSearchParams, sessions: Map<string, StripeSession>): object {
  const id = `cs_test_${sessions.size + 1}`
  sessions.set(id, {
    id,
    reference: form.get('client_reference_id') ?? '',
    amount: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    returnUrl: form.get('success_url') ?? '',
  })
  return { id, url: PAGES + id }
}

function refundOf(form: URLSearchParams): object {
  const metadata = {
    bordereau: form.get('metadata[bordereau]'),
    refund: form.get('metadata[refund]'),
  }
  return {
    id: `re_${form.get('metadata[refund]')}`,
    object: 'refund',
    amount: Number(form.get('amount')),
    currency: 'eur',
    status: 'succeeded',
    payment_intent: form.get('payment_intent'),
    metadata,
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
