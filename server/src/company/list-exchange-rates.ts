import { listExchangeRates } from '@bordereau/contract/company'
import { respond, workspaceRoute } from '../lib/route.ts'
import { listRates } from './rate-store.ts'

export const listExchangeRatesRoute = workspaceRoute(listExchangeRates, async ({ tx, member }) =>
  respond({ rates: await listRates(tx, member.workspaceId) }),
)
