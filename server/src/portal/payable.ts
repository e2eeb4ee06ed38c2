import type { LocalDate } from '@bordereau/domain/date'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import { payerStatusOf } from '@bordereau/domain/payment/status'
import type { Tx } from '../db/database.ts'
import { type InvoiceRow, asDate, openOfRow, statusFactsOf } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { PayableInvoice } from '../payment-providers/provider.ts'
import { listPaymentAccountRows } from '../payments/account-store.ts'
import { checkoutsFor, providerModes } from '../payments/provider-access.ts'
import type { PayableGroup } from './facts.ts'
import type { Visit } from './visit.ts'

/** An open invoice; `collectedOn`: the day on which it will be collected without the customer, null where it will not be. */
export type PayableRow = { readonly row: InvoiceRow; readonly collectedOn: LocalDate | null }

/** The open invoices by currency, with the providers that take their sum. Without a provider there is nothing to offer. */
export async function payableGroups(
  tx: Tx,
  context: AppContext,
  { workspaceId, seller }: Visit,
  open: readonly PayableRow[],
  now: LocalDate,
): Promise<readonly PayableGroup[]> {
  if (open.length === 0) return []
  const accounts = await listPaymentAccountRows(tx, workspaceId)
  const modes = providerModes(context, accounts, seller.sample)
  return [...Map.groupBy(open, ({ row }) => row.currency)].flatMap(([currency, rows]) => {
    const sum = rows.reduce((total, { row }) => total + openOfRow(row), 0n)
    const checkouts = checkoutsFor(context, modes, payableSum(currency, sum))
    const invoices = rows.map(({ row, collectedOn }) => ({
      id: row.id,
      number: row.number ?? '',
      open: openOfRow(row),
      dueDate: asDate(row.due_date),
      status: payerStatusOf(statusFactsOf(row), now),
      collectedOn,
    }))
    return checkouts.length === 0 ? [] : [{ currency, invoices, checkouts }]
  })
}

/** The sum of several invoices as one to pay online: without a number and a bank account. */
export function payableSum(currency: Currency, open: Minor): PayableInvoice {
  return { number: '', currency, open, account: null, payee: '', payeeNumbers: [] }
}
