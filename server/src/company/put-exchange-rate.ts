import { putExchangeRate } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { isNegative, isZero } from '@bordereau/domain/money/decimal'
import { respond, workspaceRoute } from '../lib/route.ts'
import { putRates } from './rate-store.ts'
import { findCompany } from './store.ts'

export const putExchangeRateRoute = workspaceRoute(
  putExchangeRate,
  async ({ tx, member, input }) => {
    if (isZero(input.rate) || isNegative(input.rate)) return refuse('rate_not_positive')
    const company = await findCompany(tx, member.workspaceId)
    if (company?.currency === input.currency) return refuse('own_currency')
    await putRates(tx, member.workspaceId, [input])
    return respond(input)
  },
)
