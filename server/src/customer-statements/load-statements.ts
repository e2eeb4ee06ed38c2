import {
  FIRST_BUSINESS_DAY,
  type LocalDate,
  addMonths,
  isBusinessDate,
} from '@bordereau/domain/date'
import { type Statement, statementsOf } from '@bordereau/domain/payment/statement'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { today } from '../lib/clock.ts'
import type { AccountHolder } from './account-holder.ts'
import { readAccount } from './store.ts'

type Period = { readonly from: LocalDate; readonly to: LocalDate }

export type AccountStatements<Holder extends AccountHolder = AccountHolder> = Holder & {
  readonly period: Period
  readonly statements: readonly Statement[]
}

/** The statements of a customer's account over a period, one for each currency. */
export async function loadStatements<Holder extends AccountHolder>(
  tx: Tx,
  holder: Holder,
  period: Period,
): Promise<AccountStatements<Holder>> {
  const { entries, closing } = await readAccount(tx, holder, period)
  return { ...holder, period, statements: statementsOf(entries, closing) }
}

/** The days that were asked for; by default the last one is the company's today, and the first one twelve months before it. */
export function statementPeriod(
  context: AppContext,
  { seller }: AccountHolder,
  asked: { readonly from?: LocalDate | undefined; readonly to?: LocalDate | undefined } = {},
): Period {
  const to = asked.to ?? today(context.clock, seller.timeZone)
  const yearBefore = addMonths(to, -12)
  const first = isBusinessDate(yearBefore) ? yearBefore : FIRST_BUSINESS_DAY
  return { from: asked.from ?? first, to }
}
