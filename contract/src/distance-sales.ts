import * as z from 'zod/mini'
import { amount } from './amount.ts'
import { endpoint } from './endpoint.ts'
import { currency, inWorkspace } from './value.ts'

/**
 * What was issued to private customers in other member states, goods and electronic services without VAT, in euro: what
 * the threshold of Directive 2006/112/EC, art. 59c, counts. Credit notes are subtracted.
 */
export const getDistanceSales = endpoint({
  name: 'getDistanceSales',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/distance-sales',
  access: 'company.read',
  query: z.object(inWorkspace),
  response: z.object({
    /** The current calendar year in the company's time zone. */
    year: z.number(),
    thisYear: amount,
    lastYear: amount,
    /** Currencies without a rate of the European Central Bank here, whose sums are not in it. */
    uncounted: z.array(currency),
  }),
})
