import * as z from 'zod/mini'
import { date, decimal } from './amount.ts'
import { publication, rateSource } from './draft.ts'
import { LARGE_BODY_BYTES, endpoint } from './endpoint.ts'
import { cleaned, currency, inWorkspace } from './value.ts'

/**
 * How the law of the company's country wants the tax of a document in a foreign currency stated in its own. `law` is null
 * where none is known, `rate` where it must be entered by hand.
 */
export const getTaxRate = endpoint({
  name: 'getTaxRate',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/tax-rate',
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, currency, chargeable: date }),
  response: z.object({
    law: z.nullable(
      z.object({
        currency,
        required: z.boolean(),
        /** As it is cited, and where it can be read. */
        citation: z.string(),
        url: z.string(),
      }),
    ),
    rate: z.nullable(z.object({ rate: decimal, published: publication })),
  }),
})

/** Files of more characters are refused: the European Central Bank's whole history since 1999 has 0.6 million. */
export const MAX_RATE_FILE = 4_000_000

/** Reads a file of reference rates as its publisher publishes it. Only the owner of the instance may: all companies use them. */
export const importPublishedRates = endpoint({
  name: 'importPublishedRates',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/published-rates',
  access: 'settings.update',
  query: z.object(inWorkspace),
  request: z.object({ source: rateSource, file: cleaned(MAX_RATE_FILE) }),
  response: z.object({ rates: z.number(), from: date, until: date }),
  /** `detail` of `rate_file_unreadable` is `{ reason }`, in English. */
  bodyLimit: LARGE_BODY_BYTES,
  refusals: { rate_file_unreadable: 422 },
})
