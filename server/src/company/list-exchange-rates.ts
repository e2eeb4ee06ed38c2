import { listExchangeRates } from '@bordereau/contract/company'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { listRates } from './rate-store.ts'

export const listExchangeRatesRoute = workspaceRoute(listExchangeRates, async ({ tx, member }) =>
  answer({ rates: await listRates(tx, member.workspaceId) }),
)
