import { type MailServerInput, testMailServer } from '@bordereau/contract/mail-server'
import { accept, refuse } from '@bordereau/domain/decision'
import { type Tx, clearTenantScope } from '../db/database.ts'
import { emailChannel } from '../delivery/email/channel.ts'
import { testMessage } from '../delivery/email/test-message.ts'
import { findAccount } from '../identity/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { later, workspaceRoute } from '../lib/route.ts'
import { tryOnce } from '../lib/throttle.ts'
import { findMailServer, mailServerOf, servicesWith } from '../mail-server/find-mail-server.ts'
import { passwordFor } from './mail-server.ts'

/** Sends after the transaction, because a mail server may take minutes. */
export const testMailServerRoute = workspaceRoute(
  testMailServer,
  async ({ context, tx, member, input }) => {
    const account = await findAccount(tx, { id: member.id })
    if (!account || account.email === null) return refuse('no_address')
    const server = await serverOf(tx, context, member.workspaceId, input.server)
    if (!server.ok) return server
    const isOff = !context.config.outgoing.enabled
    if (server.value.isGuarded && isOff) return refuse('outgoing_off')
    // Counts of tries belong to no company.
    await clearTenantScope(tx)
    const tooMany = await tryOnce(context, 'mailServerTest', member.workspaceId, tx)
    if (tooMany) return tooMany
    const { email: to, language } = account
    const host = new URL(context.config.publicUrl).hostname
    const message = testMessage({ to, language, host, at: context.clock.now() })
    return later(async () => {
      const result = await emailChannel.deliver(servicesWith(context, server.value), message)
      return result.outcome === 'delivered'
        ? { sent: true, to, reason: '' }
        : { sent: false, to, reason: result.reason }
    })
  },
)

async function serverOf(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  typed: MailServerInput | undefined,
) {
  if (typed === undefined) {
    const used = await findMailServer(tx, context, workspaceId)
    return used === null ? refuse('mail_not_configured') : accept(used)
  }
  if (context.config.smtp !== null) return refuse('mail_server_fixed')
  const password = await passwordFor(tx, context, workspaceId, typed)
  return password.ok ? accept(mailServerOf(typed, password.value)) : password
}
