import { getReceivables } from '@bordereau/contract/reminders'
import { type LocalDate, addDays } from '@bordereau/domain/date'
import { type Currency, toText } from '@bordereau/domain/money/currency'
import { BUCKETS, type Bucket } from '@bordereau/domain/payment/ageing'
import { localeOf } from '../company/store.ts'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { reasonsByCustomer } from '../receivables/unpaid-reasons.ts'
import { type HomeConverter, homeConverter } from './home-currency.ts'
import { type OpenByCustomer, invoicedSince, openByCustomer } from './receivables-store.ts'
import { exchangeRates } from './store.ts'

const SALES_DAYS = 90
/** Customers that are listed, those who owe most first. */
const CUSTOMERS = 200

export const getReceivablesRoute = workspaceRoute(
  getReceivables,
  async ({ context, tx, member: { workspaceId } }) => {
    const { currency, timeZone } = await localeOf(tx, workspaceId)
    const now = today(context.clock, timeZone)
    const converter = homeConverter(currency, await exchangeRates(tx, workspaceId))
    const open = inHomeCurrency(await openByCustomer(tx, workspaceId, now), converter, now)
    const since = addDays(now, 1 - SALES_DAYS)
    const invoiced = await invoicedSince(tx, workspaceId, since)
    const sales = invoiced.reduce(
      (sum, one) => sum + (converter.convert(one.gross, one.currency, now) ?? 0n),
      0n,
    )
    const total = sumOf(open)
    const customers = [...Map.groupBy(open, ({ customerId }) => customerId).entries()]
      .map(([customerId, own]) => ({ customerId, own, total: sumOf(own) }))
      .sort((a, b) => (a.total > b.total ? -1 : a.total < b.total ? 1 : 0))
    const listed = customers.slice(0, CUSTOMERS)
    const ids = listed.map(({ customerId }) => customerId)
    const reasons = await reasonsByCustomer(tx, workspaceId, now, ids)
    return respond({
      currency,
      total: toText(total, currency),
      buckets: bucketsOf(open, currency),
      daysSalesOutstanding:
        sales > 0n ? Number((total * BigInt(SALES_DAYS) * 10n) / sales) / 10 : null,
      customers: listed.map(one => ({
        customerId: one.customerId,
        name: one.own[0]?.name ?? '',
        count: one.own.reduce((sum, { count }) => sum + count, 0),
        total: toText(one.total, currency),
        buckets: bucketsOf(one.own, currency),
        reasons: reasons.get(one.customerId) ?? [],
      })),
      others: Math.max(0, customers.length - CUSTOMERS),
      ratesMissing: converter.missing(),
    })
  },
)

/** Amounts without a rate count as nothing; `ratesMissing` names their currencies. */
function inHomeCurrency(
  rows: readonly OpenByCustomer[],
  converter: HomeConverter,
  day: LocalDate,
): OpenByCustomer[] {
  return rows.map(row => ({ ...row, open: converter.convert(row.open, row.currency, day) ?? 0n }))
}

function bucketsOf(rows: readonly OpenByCustomer[], currency: Currency): Record<Bucket, string> {
  const sums = BUCKETS.map(bucket => {
    const own = rows.filter(row => row.bucket === bucket)
    return [bucket, toText(sumOf(own), currency)] as const
  })
  return Object.fromEntries(sums) as Record<Bucket, string>
}

function sumOf(rows: readonly OpenByCustomer[]): bigint {
  return rows.reduce((sum, { open }) => sum + open, 0n)
}
