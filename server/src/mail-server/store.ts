import type { Tx } from '../db/database.ts'
import type { MailSecurity } from '@bordereau/domain/mail-preset'

/** A company's mail server without its password, which is the secret of this name. */
export type MailServerRow = {
  readonly host: string
  readonly port: number
  readonly security: MailSecurity
  readonly user: string
  readonly from: string
}

export const PASSWORD = 'smtp.password'

export async function findRow(tx: Tx, workspaceId: string): Promise<MailServerRow | undefined> {
  return tx
    .selectFrom('mail_server')
    .select(['host', 'port', 'security', 'username as user', 'from_address as from'])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
}

export async function putRow(
  tx: Tx,
  workspaceId: string,
  { host, port, security, user, from }: MailServerRow,
  at: Date,
): Promise<void> {
  const columns = { host, port, security, username: user, from_address: from, updated_at: at }
  await tx
    .insertInto('mail_server')
    .values({ workspace_id: workspaceId, ...columns })
    .onConflict(conflict => conflict.column('workspace_id').doUpdateSet(columns))
    .execute()
}

export async function deleteRow(tx: Tx, workspaceId: string): Promise<void> {
  await tx.deleteFrom('mail_server').where('workspace_id', '=', workspaceId).execute()
}
