import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { hex, newToken } from '../lib/secret.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { passwordResetEmail, verificationEmail } from './account-emails.ts'
import { type Account, type TokenKind, insertEmailToken } from './store.ts'

const HOUR_MS = 3_600_000
const LIFETIME_HOURS: Readonly<Record<TokenKind, number>> = { reset: 1, verify: 72 }

/**
 * Sends a link that can be used once. It is built from PUBLIC_URL and never from the request, whose Host header can be
 * forged. Needs a system transaction.
 */
export async function sendEmailToken(
  tx: Tx,
  context: AppContext,
  account: Account,
  kind: TokenKind,
): Promise<void> {
  if (account.email === null) return
  const { token, hash } = newToken()
  const expiresAt = new Date(context.clock.now().getTime() + LIFETIME_HOURS[kind] * HOUR_MS)
  await insertEmailToken(tx, { hash, personId: account.id, kind, expiresAt })
  const link = `${context.config.publicUrl}/${kind}/${token}`
  const email = (kind === 'reset' ? passwordResetEmail : verificationEmail)(account.language, link)
  await enqueueEmail(tx, context, {
    workspaceId: INSTANCE_WORKSPACE,
    kind,
    to: account.email,
    ...email,
    dedupeKey: `${kind}:${hex(hash)}`,
  })
}
