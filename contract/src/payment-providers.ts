import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cleaned, inWorkspace, nothing } from './value.ts'

/**
 * Events of a payment provider. The provider judges the signature over the raw body. Each event counts once; a provider
 * that gets a refusal sends it again. `event_unreadable`: signed, but no event. `amount_differs`: not the amount or
 * currency of the checkout.
 */
export const receiveProviderEvents = endpoint({
  name: 'receiveProviderEvents',
  method: 'POST',
  path: '/api/payment-providers/:provider/events/:workspaceId',
  access: 'public',
  crossSite: true,
  query: z.object({ ...inWorkspace, provider: cleaned(40) }),
  response: nothing,
  refusals: {
    signature_invalid: 401,
    event_unreadable: 400,
    checkout_unknown: 422,
    amount_differs: 422,
    account_differs: 422,
  },
})
