import { getReceivables } from '@bordereau/contract/reminders'
import { type LocalDate, addDays } from '@bordereau/domain/date'
import { type Currency, toText } from '@bordereau/domain/money/currency'
import { BUCKETS, type Bucket } from '@bordereau/domain/payment/ageing'
import { localeOf } from '../company/store.ts'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { reasonsByCustomer } from '../receivables/unpaid-reasons.ts'
import { type HomeConverter, homeConverter } from './home-currency.ts'
import {
  type OpenByAge,
  type OwedByCustomer,
  invoicedSince,
  openByAge,
  openByCustomer,
  owedByCustomer,
} from './receivables-store.ts'
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
    const toHome = <Row extends { readonly currency: string; readonly open: bigint }>(
      rows: readonly Row[],
    ) => inHomeCurrency(rows, converter, now)
    const owing = idsByTotal(toHome(await owedByCustomer(tx, workspaceId)))
    const ids = owing.slice(0, CUSTOMERS)
    const listed = toHome(await openByCustomer(tx, workspaceId, now, ids))
    // Of few customers the sums are those of the list, where each amount is converted and rounded on its own.
    const open = owing.length > CUSTOMERS ? toHome(await openByAge(tx, workspaceId, now)) : listed
    const since = addDays(now, 1 - SALES_DAYS)
    const invoiced = await invoicedSince(tx, workspaceId, since)
    const sales = invoiced.reduce(
      (sum, one) => sum + (converter.convert(one.gross, one.currency, now) ?? 0n),
      0n,
    )
    const total = sumOf(open)
    const customers = [...Map.groupBy(listed, ({ customerId }) => customerId)]
      .map(([customerId, own]) => ({ customerId, own, total: sumOf(own) }))
      .sort(byTotal)
    const reasons = await reasonsByCustomer(tx, workspaceId, now, ids)
    return respond({
      currency,
      total: toText(total, currency),
      buckets: bucketsOf(open, currency),
      daysSalesOutstanding:
        sales > 0n ? Number((total * BigInt(SALES_DAYS) * 10n) / sales) / 10 : null,
      customers: customers.map(one => ({
        customerId: one.customerId,
        name: one.own[0]?.name ?? '',
        count: one.own.reduce((sum, { count }) => sum + count, 0),
        total: toText(one.total, currency),
        buckets: bucketsOf(one.own, currency),
        reasons: reasons.get(one.customerId) ?? [],
      })),
      others: Math.max(0, owing.length - CUSTOMERS),
      ratesMissing: converter.missing(),
    })
  },
)

/** Amounts without a rate count as nothing; `ratesMissing` names their currencies. */
function inHomeCurrency<Row extends { readonly currency: string; readonly open: bigint }>(
  rows: readonly Row[],
  converter: HomeConverter,
  day: LocalDate,
): Row[] {
  return rows.map(row => ({ ...row, open: converter.convert(row.open, row.currency, day) ?? 0n }))
}

/** Those who owe most first. */
function idsByTotal(owed: readonly OwedByCustomer[]): readonly string[] {
  return [...Map.groupBy(owed, ({ customerId }) => customerId)]
    .map(([customerId, own]) => ({ customerId, total: sumOf(own) }))
    .sort(byTotal)
    .map(({ customerId }) => customerId)
}

type Totalled = { readonly total: bigint }

function byTotal(a: Totalled, b: Totalled): number {
  return a.total > b.total ? -1 : a.total < b.total ? 1 : 0
}

function bucketsOf(rows: readonly OpenByAge[], currency: Currency): Record<Bucket, string> {
  const sums = BUCKETS.map(bucket => {
    const own = rows.filter(row => row.bucket === bucket)
    return [bucket, toText(sumOf(own), currency)] as const
  })
  return Object.fromEntries(sums) as Record<Bucket, string>
}

function sumOf(rows: readonly { readonly open: bigint }[]): bigint {
  return rows.reduce((sum, { open }) => sum + open, 0n)
}
