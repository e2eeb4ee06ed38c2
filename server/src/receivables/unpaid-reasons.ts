import type { LocalDate } from '@bordereau/domain/date'
import {
  UNPAID_REASONS,
  type UnpaidReason,
  unpaidReason,
} from '@bordereau/domain/reminder/unpaid-reason'
import type { Proposals } from '../bank-statements/proposals.ts'
import type { Tx } from '../db/database.ts'
import type { InvoiceRow } from '../invoices/document/store.ts'
import { listUnpaidFacts } from './unpaid-store.ts'

type Reasons = { readonly reason: UnpaidReason; readonly count: number }[]

/** Why an invoice with an open amount is not paid; null: it is paid meanwhile. */
export async function reasonOf(
  tx: Tx,
  { workspace_id: workspaceId, id }: InvoiceRow,
  today: LocalDate,
  { isFound }: Pick<Proposals, 'isFound'>,
): Promise<UnpaidReason | null> {
  const [one] = await listUnpaidFacts(tx, workspaceId, { today, isFound, invoiceId: id })
  return one ? unpaidReason(one.facts) : null
}

/** How many open invoices of each of these customers are unpaid for which reason, in the order of UNPAID_REASONS. */
export async function reasonsByCustomer(
  tx: Tx,
  workspaceId: string,
  today: LocalDate,
  customerIds: readonly string[],
  { isFound }: Pick<Proposals, 'isFound'>,
): Promise<ReadonlyMap<string, Reasons>> {
  if (customerIds.length === 0) return new Map()
  const groups = await listUnpaidFacts(tx, workspaceId, { today, isFound, customerIds })
  const reasons = new Map<string, Reasons>()
  for (const [customerId, own] of Map.groupBy(groups, group => group.customerId)) {
    const counts = new Map<UnpaidReason, number>()
    for (const { facts, count } of own) {
      const reason = unpaidReason(facts)
      counts.set(reason, (counts.get(reason) ?? 0) + count)
    }
    const ofCustomer = UNPAID_REASONS.flatMap(reason => {
      const count = counts.get(reason)
      return count === undefined ? [] : [{ reason, count }]
    })
    reasons.set(customerId, ofCustomer)
  }
  return reasons
}
