import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cleaned, id, inWorkspace, nothing, text } from './value.ts'

/** The channel of e-mails. */
export const EMAIL = 'email'

/** The name of a delivery channel. */
export const channel = cleaned(40)

export const MESSAGE_KINDS = ['invoice', 'reminder'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** The fields of a customer that a channel may need to reach them. */
export const REACH_FIELDS = ['email', 'electronic_address'] as const
export type ReachField = (typeof REACH_FIELDS)[number]

/** The ways to deliver a document; the first one is used where a request names none. */
export const listDeliveryChannels = endpoint({
  name: 'listDeliveryChannels',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/channels',
  access: 'invoices.send',
  query: z.object({ ...inWorkspace, invoiceId: id }),
  response: z.object({
    channels: z.array(
      z.object({
        name: z.string(),
        /** For users, the same in every language. */
        label: z.string(),
        kinds: z.array(z.enum(MESSAGE_KINDS)),
        /** False: messages stay in the outbox. */
        configured: z.boolean(),
        /** The customer's address in this channel; '' where fields are missing. */
        address: z.string(),
        missing: z.array(z.enum(REACH_FIELDS)),
      }),
    ),
  }),
})
export type DeliveryChannelView = z.infer<
  (typeof listDeliveryChannels)['response']
>['channels'][number]

/** For documents delivered in another way: handed over, posted, uploaded to a portal. */
export const markSent = endpoint({
  name: 'markSent',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/sent',
  access: 'invoices.send',
  query: z.object({ ...inWorkspace, invoiceId: id }),
  request: z.object({ how: text(200) }),
  response: nothing,
  refusals: { not_issued: 409 },
})
