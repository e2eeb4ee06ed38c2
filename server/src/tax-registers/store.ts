import type { TaxRegisterName } from '@bordereau/domain/country/tax-register'
import type { Insertable } from 'kysely'
import type { TableRow, Tx } from '../db/database.ts'
import type { Schema } from '../db/tables.ts'

export type CheckRow = Omit<TableRow<'tax_register_check'>, 'register'> & {
  readonly register: TaxRegisterName
}

export async function insertCheck(
  tx: Tx,
  row: Insertable<Schema['tax_register_check']>,
): Promise<void> {
  await tx.insertInto('tax_register_check').values(row).execute()
}

/** What the register answered last about the number; undefined where it was never asked. */
export function lastCheckOf(
  tx: Tx,
  workspaceId: string,
  register: TaxRegisterName,
  number: string,
): Promise<CheckRow | undefined> {
  return tx
    .selectFrom('tax_register_check')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('number', '=', number)
    .where('register', '=', register)
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The newest first. */
export function checksOf(
  tx: Tx,
  workspaceId: string,
  number: string,
  limit: number,
): Promise<CheckRow[]> {
  return tx
    .selectFrom('tax_register_check')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('number', '=', number)
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
