import type { Tx } from '../db/database.ts'

/** Remembers what was solved until it would have expired: of two who bring it at once only one is told true. */
export async function takeOnce(tx: Tx, sha256: Uint8Array, expiresAt: Date): Promise<boolean> {
  const row = await tx
    .insertInto('captcha_taken')
    .values({ sha256, expires_at: expiresAt })
    .onConflict(conflict => conflict.column('sha256').doNothing())
    .returning('sha256')
    .executeTakeFirst()
  return row !== undefined
}
