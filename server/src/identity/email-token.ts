import type { Tx } from '../db/database.ts'
import type { House } from '../lib/house.ts'
import { hex, newToken } from '../lib/secret.ts'
import { INSTANCE_WORKSPACE, enqueueMail } from '../mail/outbox.ts'
import { resetMail, verifyMail } from './mail-text.ts'
import { type Account, type TokenKind, insertEmailToken } from './store.ts'

const HOUR_MS = 3_600_000
const LIFE_HOURS: Readonly<Record<TokenKind, number>> = { reset: 1, verify: 72 }

/**
 * Mails a link that can be used once. It is made of PUBLIC_URL and never of the request, whose Host header is whatever
 * the sender wants. Needs a system transaction.
 */
export async function sendEmailToken(
  tx: Tx,
  house: House,
  account: Account,
  kind: TokenKind,
): Promise<void> {
  if (account.email === null) return
  const { token, hash } = newToken()
  const expiresAt = new Date(house.clock.now().getTime() + LIFE_HOURS[kind] * HOUR_MS)
  await insertEmailToken(tx, { hash, personId: account.id, kind, expiresAt })
  const link = `${house.config.publicUrl}/${kind}/${token}`
  const letter = (kind === 'reset' ? resetMail : verifyMail)(account.language, link)
  await enqueueMail(tx, house, {
    workspaceId: INSTANCE_WORKSPACE,
    kind,
    to: account.email,
    ...letter,
    dedupeKey: `${kind}:${hex(hash)}`,
  })
}
