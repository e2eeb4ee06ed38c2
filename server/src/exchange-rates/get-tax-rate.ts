import { getTaxRate } from '@bordereau/contract/exchange-rates'
import { refuse } from '@bordereau/domain/decision'
import { findCompany } from '../company/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { taxRateOf } from './tax-rate.ts'

export const getTaxRateRoute = workspaceRoute(getTaxRate, async ({ tx, member, query }) => {
  const company = await findCompany(tx, member.workspaceId)
  if (!company) return refuse('not_found')
  const found = await taxRateOf(tx, company.country, query)
  if (!found) return respond({ law: null, rate: null })
  const { currency, rule, rate } = found
  return respond({
    law: { currency, required: rule.required, citation: rule.law, url: rule.url },
    rate: rate ? { rate: rate.rate, published: { source: rate.source, day: rate.day } } : null,
  })
})
