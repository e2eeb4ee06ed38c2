import { type LocalDate, addMonths } from '@bordereau/domain/date'
import { type Statement, statementsOf } from '@bordereau/domain/payment/statement'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { today } from '../lib/clock.ts'
import { readAccount } from './statement-store.ts'
import type { Visit } from './visit.ts'

export type Period = { readonly from: LocalDate; readonly to: LocalDate }

/** Whose account it is, and the language in which the statement is read. */
export type AccountHolder = Pick<
  Visit,
  'workspaceId' | 'customerId' | 'customer' | 'seller' | 'language'
>

export type AccountStatements<Holder extends AccountHolder = AccountHolder> = Holder & {
  readonly period: Period
  readonly statements: readonly Statement[]
}

/** Of a statement for which no period was asked. */
export const MONTHS = 12

/** The statements of a customer's account over a period: by default the last twelve months. */
export async function loadStatements<Holder extends AccountHolder>(
  tx: Tx,
  context: AppContext,
  holder: Holder,
  asked: { readonly from?: LocalDate | undefined; readonly to?: LocalDate | undefined },
): Promise<AccountStatements<Holder>> {
  const to = asked.to ?? today(context.clock, holder.seller.timeZone)
  const period = { from: asked.from ?? addMonths(to, -MONTHS), to }
  const { entries, closing } = await readAccount(tx, holder, period)
  return { ...holder, period, statements: statementsOf(entries, closing) }
}
