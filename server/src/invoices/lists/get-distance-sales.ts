import { getDistanceSales } from '@bordereau/contract/distance-sales'
import { COUNTRIES } from '@bordereau/domain/country/countries'
import { yearOf } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import { type Minor, toText } from '@bordereau/domain/money/currency'
import { isDistanceSale } from '@bordereau/domain/tax/distance-sales'
import { findCompany } from '../../company/store.ts'
import { today } from '../../lib/clock.ts'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { distanceSalesSince } from './distance-sales-store.ts'
import { convertedBy, recentRates } from './recent-rates.ts'

export const getDistanceSalesRoute = workspaceRoute(
  getDistanceSales,
  async ({ context, tx, member }) => {
    const company = await findCompany(tx, member.workspaceId)
    if (!company) return refuse('not_found')
    const now = today(context.clock, company.timeZone)
    const year = yearOf(now)
    const rows = await distanceSalesSince(
      tx,
      member.workspaceId,
      otherStates(company.profile.address),
      `${year - 1}-01-01`,
    )
    const used = rows.map(({ currency }) => currency)
    const rates = await recentRates(tx, used, now)
    const sums = rows.map(row => ({
      ...row,
      euro: convertedBy(rates, row.net, row.currency, 'EUR'),
    }))
    const inEuro = (of: number): Minor =>
      sums.filter(row => row.year === of).reduce((sum, { euro }) => sum + (euro ?? 0n), 0n)
    const uncounted = sums.filter(({ euro }) => euro === undefined)
    return respond({
      year,
      thisYear: toText(inEuro(year), 'EUR'),
      lastYear: toText(inEuro(year - 1), 'EUR'),
      uncounted: [...new Set(uncounted.map(({ currency }) => currency))],
    })
  },
)

/** The countries whose private customers' purchases count. */
function otherStates(seller: Parameters<typeof isDistanceSale>[0]): readonly string[] {
  return COUNTRIES.map(({ code }) => code).filter(country =>
    isDistanceSale(
      seller,
      { place: { country, postCode: '', subdivision: '' }, kind: 'person' },
      'goods',
    ),
  )
}
