import type { Tx } from '../db/database.ts'

/** Stores a used challenge until its expiry; true for only one of concurrent requests. */
export async function insertUsed(tx: Tx, sha256: Uint8Array, expiresAt: Date): Promise<boolean> {
  const row = await tx
    .insertInto('captcha_used')
    .values({ sha256, expires_at: expiresAt })
    .onConflict(conflict => conflict.column('sha256').doNothing())
    .returning('sha256')
    .executeTakeFirst()
  return row !== undefined
}
