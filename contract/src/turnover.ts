import { THRESHOLD_OUTCOMES } from '@bordereau/domain/country/thresholds'
import * as z from 'zod/mini'
import { amount, date } from './amount.ts'
import { endpoint } from './endpoint.ts'
import { currency, inWorkspace } from './value.ts'

/**
 * The turnover of a company that charges no tax beside the thresholds up to which its law lets it: what was issued, without
 * tax, less what was credited, replaced or set off. Empty for a company that charges the tax, and where no threshold is known.
 */
export const getTurnover = endpoint({
  name: 'getTurnover',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/turnover',
  access: 'company.read',
  query: z.object(inWorkspace),
  response: z.object({
    thresholds: z.array(
      z.object({
        key: z.string(),
        currency,
        limit: amount,
        /** The limit itself passes it. */
        isIncluded: z.boolean(),
        of: z.enum(['all', 'services']),
        where: z.enum(['home', 'everywhere']),
        /** The first day of the period whose turnover counts, in the company's time zone. */
        from: date,
        thisPeriod: amount,
        lastPeriod: amount,
        outcome: z.enum(THRESHOLD_OUTCOMES),
        law: z.string(),
        url: z.string(),
      }),
    ),
    /** Currencies without a rate of the European Central Bank here, whose sums are not in it. */
    uncounted: z.array(currency),
  }),
})
