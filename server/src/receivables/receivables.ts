import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getReceivables } from '@bordereau/contract/reminders'
import { type LocalDate, addDays } from '@bordereau/domain/date'
import { type Currency, toText } from '@bordereau/domain/money/currency'
import { BUCKETS, type Bucket } from '@bordereau/domain/payment/ageing'
import { homeConverter } from '../company/home-currency.ts'
import type { Tx } from '../db/database.ts'
import {
  type Open,
  type OpenByAge,
  type OwedByCustomer,
  invoicedSince,
  openByAge,
  openByCustomer,
  owedByCustomer,
} from './receivables-store.ts'

const SALES_DAYS = 90

type Response = ResponseOf<typeof getReceivables>
export type Receivables = Omit<Response, 'customers' | 'renewing'> & {
  readonly customers: readonly Omit<Response['customers'][number], 'reasons'>[]
}

/**
 * What is open on a day, by age and customer, in the company's currency. `most` customers are listed, those who owe most
 * first; the sums are those of all. Amounts without a rate count as nothing; `ratesMissing` names their currencies.
 */
export async function receivablesOn(
  tx: Tx,
  workspaceId: string,
  { currency, today, most }: { currency: Currency; today: LocalDate; most: number },
): Promise<Receivables> {
  const [converter, { owed, customers }, ages, invoiced] = await Promise.all([
    homeConverter(tx, workspaceId, currency),
    owedByCustomer(tx, workspaceId, { currency, most }),
    openByAge(tx, workspaceId, today),
    invoicedSince(tx, workspaceId, addDays(today, 1 - SALES_DAYS)),
  ])
  const toHome = (amount: bigint, from: Currency) => converter.convert(amount, from, today) ?? 0n
  const inHome = <Row extends Open>(rows: readonly Row[]) =>
    rows.map(row => ({ ...row, open: toHome(row.open, row.currency) }))
  const ids = byCustomer(inHome(owed))
    .slice(0, most)
    .map(({ customerId }) => customerId)
  const listed = inHome(await openByCustomer(tx, workspaceId, today, ids))
  // Of few customers the sums are those of the list, where each amount is converted and rounded on its own.
  const open = customers > most ? inHome(ages) : listed
  const sales = invoiced.reduce((sum, one) => sum + toHome(one.gross, one.currency), 0n)
  const total = sumOf(open)
  return {
    currency,
    total: toText(total, currency),
    buckets: bucketsOf(open, currency),
    daysSalesOutstanding:
      sales > 0n ? Number((total * BigInt(SALES_DAYS) * 10n) / sales) / 10 : null,
    customers: byCustomer(listed).map(one => ({
      customerId: one.customerId,
      name: one.own[0]?.name ?? '',
      count: one.own.reduce((sum, { count }) => sum + count, 0),
      total: toText(one.total, currency),
      buckets: bucketsOf(one.own, currency),
    })),
    others: Math.max(0, customers - most),
    ratesMissing: converter.missing(),
  }
}

/** Those who owe most first. */
function byCustomer<Row extends OwedByCustomer>(rows: readonly Row[]) {
  return [...Map.groupBy(rows, ({ customerId }) => customerId)]
    .map(([customerId, own]) => ({ customerId, own, total: sumOf(own) }))
    .sort((a, b) => (a.total > b.total ? -1 : a.total < b.total ? 1 : 0))
}

function bucketsOf(rows: readonly OpenByAge[], currency: Currency): Record<Bucket, string> {
  const sums = BUCKETS.map(bucket => {
    const own = rows.filter(row => row.bucket === bucket)
    return [bucket, toText(sumOf(own), currency)] as const
  })
  return Object.fromEntries(sums) as Record<Bucket, string>
}

function sumOf(rows: readonly Open[]): bigint {
  return rows.reduce((sum, { open }) => sum + open, 0n)
}
