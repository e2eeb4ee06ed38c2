import { type LocalDate, parseDate } from '@bordereau/domain/date'
import type { PublishedRate, RateSource } from '@bordereau/domain/exchange/published-rate'
import { decimal } from '@bordereau/domain/money/decimal'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Rows of one statement; PostgreSQL allows 65,535 parameters. */
const CHUNK = 5_000

/** Stores rates; one that is there already is replaced. Needs the system scope. */
export async function putPublishedRates(tx: Tx, rates: readonly PublishedRate[]): Promise<void> {
  for (let at = 0; at < rates.length; at += CHUNK) {
    await tx
      .insertInto('published_rate')
      .values(rates.slice(at, at + CHUNK))
      .onConflict(conflict =>
        conflict.columns(['source', 'currency', 'day']).doUpdateSet({ rate: sql`excluded.rate` }),
      )
      .execute()
  }
}

/** The rates of a source published from `from` to `until`, both days included, of some currencies. */
export async function publishedRates(
  tx: Tx,
  source: RateSource,
  span: { readonly from: LocalDate; readonly until: LocalDate },
  currencies: readonly string[],
): Promise<PublishedRate[]> {
  const rows = await tx
    .selectFrom('published_rate')
    .select(['currency', 'day', 'rate'])
    .where('source', '=', source)
    .where('currency', 'in', currencies)
    .where('day', '>=', span.from)
    .where('day', '<=', span.until)
    .execute()
  return rows.flatMap(({ currency, day, rate }) => {
    const date = parseDate(day)
    return date === undefined ? [] : [{ source, currency, day: date, rate: decimal(rate) }]
  })
}

/** The countries of all companies, each once. Needs the system scope. */
export async function companyCountries(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('company').select('country').distinct().execute()
  return rows.map(({ country }) => country)
}
