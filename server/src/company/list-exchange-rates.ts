import { listExchangeRates } from '@bordereau/contract/company'
import { respond } from '../lib/response.ts'
import { workspaceRoute } from '../lib/route.ts'
import { listRates } from './rate-store.ts'

export const listExchangeRatesRoute = workspaceRoute(listExchangeRates, async ({ tx, member }) =>
  respond({ rates: await listRates(tx, member.workspaceId) }),
)
