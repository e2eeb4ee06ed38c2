import { accept, refuse } from '@bordereau/domain/decision'
import { SANDBOX_CARDS, sandboxCardOf } from './simulated-cards.ts'
import type { CheckoutProvider, CollectionOrder, ProviderEvent, RefundOrder } from './provider.ts'

/**
 * A provider without an account and without money, to try online payment in a sample company. The customer's page is our
 * own and says so; no event comes from outside.
 */
export const sandboxPay: CheckoutProvider = {
  kind: 'checkout',
  name: 'sandbox-pay',
  label: 'Sandbox',
  origins: [],
  fields: [],
  eventTypes: [],
  isAvailable: () => true,
  connect: async () => refuse('key_refused'),
  start: async (_, { returnUrl, reference }) => {
    const address = new URL(returnUrl)
    address.pathname += `/checkout/sandbox-pay/${reference}`
    return address.href
  },
  receive: async () => refuse('signature_invalid'),
  listEvents: async () => ({ found: [], unreadable: [] }),
  // Nothing is made before it is answered, so that nothing is listed.
  refund: async (_, order) => ({ listed: [], make: async () => accept(refundEvent(order)) }),
  simulate: ({ clock }, { savedCard, ...order }) => [
    paidEvent(clock.now(), order),
    ...(savedCard === null ? [] : [savedEvent(order, sandboxCardOf(savedCard))]),
  ],
  saving: {
    collect: async ({ clock }, order) => ({
      listed: [],
      make: async () => collected(clock.now(), order),
    }),
    release: async () => undefined,
  },
}

type Order = Pick<CollectionOrder, 'id' | 'reference' | 'amount' | 'currency'>

function paidEvent(paidAt: Date, { id, reference, amount, currency }: Order): ProviderEvent {
  const paymentReference = `SANDBOX-${id.slice(-4).toUpperCase()}`
  return {
    id: `paid ${id}`,
    reference,
    mode: 'sandbox',
    method: 'card',
    brand: null,
    fact: { kind: 'paid', amount, currency, paidAt, paymentReference },
  }
}

function refundEvent({ id, reference, amount, currency }: RefundOrder): ProviderEvent {
  const own = { reference: `SANDBOX-${id}`, requestId: id, amount, currency }
  const fact = { kind: 'refund' as const, ...own, status: 'succeeded' as const }
  return { id: `refund ${id}`, reference, mode: 'sandbox', fact }
}

function collected(now: Date, { method, ...order }: CollectionOrder): ProviderEvent[] {
  const reason = SANDBOX_CARDS[sandboxCardOf(method.hint)]
  if (reason === null) return [paidEvent(now, order)]
  const { id, reference } = order
  const fact = { kind: 'failed' as const, paymentReference: `SANDBOX-${id}`, reason }
  return [{ id: `failed ${id}`, reference, mode: 'sandbox', fact }]
}

function savedEvent({ id, reference }: Order, hint: string): ProviderEvent {
  const numbers = { customer: `customer ${id}`, method: `method ${id}`, providerType: 'card' }
  const method = { type: 'card' as const, brand: null, hint, ...numbers }
  return { id: `saved ${id}`, reference, mode: 'sandbox', fact: { kind: 'saved', method } }
}
