import { accept, refuse } from '@bordereau/domain/decision'
import type { CheckoutProvider } from './provider.ts'

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
  refund: async (_, { id, reference, amount, currency }) =>
    accept({
      id: `refund ${id}`,
      reference,
      mode: 'sandbox',
      fact: {
        kind: 'refund',
        reference: `SANDBOX-${id}`,
        requestId: id,
        amount,
        currency,
        status: 'succeeded',
      },
    }),
  simulate: ({ clock }, { id, reference, amount, currency }) => ({
    id: `paid ${id}`,
    reference,
    mode: 'sandbox',
    method: 'card',
    brand: null,
    fact: {
      kind: 'paid',
      amount,
      currency,
      paidAt: clock.now(),
      paymentReference: `SANDBOX-${id.slice(-4).toUpperCase()}`,
    },
  }),
}
