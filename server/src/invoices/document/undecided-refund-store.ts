import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/**
 * A refund waits for a decision from when the provider reports it until a person says whether the customer still owes what
 * it took of an invoice. Until then the customer is not asked for that invoice. A condition on refund_part.
 */
export const IS_UNDECIDED = sql<SqlBool>`refund_part.is_owed is null`

/** Whether one waits that took something of an invoice. A condition on invoice. */
export const HAS_UNDECIDED_REFUND = sql<SqlBool>`exists (
  select from refund_part where refund_part.workspace_id = invoice.workspace_id
    and refund_part.invoice_id = invoice.id and ${IS_UNDECIDED})`

export async function hasUndecidedRefund(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('refund_part')
    .select('refund_id')
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .where(IS_UNDECIDED)
    .executeTakeFirst()
  return found !== undefined
}
