import { type LocalDate, addMonths } from '@bordereau/domain/date'
import { type Statement, statementsOf } from '@bordereau/domain/payment/statement'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { today } from '../lib/clock.ts'
import { readAccount } from './statement-store.ts'
import type { Visit } from './visit.ts'

export type Period = { readonly from: LocalDate; readonly to: LocalDate }

export type AccountStatements = Visit & {
  readonly period: Period
  readonly statements: readonly Statement[]
}

const MONTHS = 12

/** The statements of a customer's account over a period: by default the last twelve months. */
export async function loadStatements(
  tx: Tx,
  context: AppContext,
  visit: Visit,
  asked: { readonly from?: LocalDate | undefined; readonly to?: LocalDate | undefined },
): Promise<AccountStatements> {
  const to = asked.to ?? today(context.clock, visit.seller.timeZone)
  const period = { from: asked.from ?? addMonths(to, -MONTHS), to }
  const { entries, closing } = await readAccount(tx, visit, period)
  return { ...visit, period, statements: statementsOf(entries, closing) }
}
