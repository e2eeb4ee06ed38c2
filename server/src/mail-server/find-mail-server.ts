import type { Tx } from '../db/database.ts'
import type { DeliveryServices, MailServer } from '../delivery/channel.ts'
import type { AppContext } from '../lib/app-context.ts'
import { tryReadSecret } from '../secrets/store.ts'
import { type MailServerRow, PASSWORD, findRow } from './store.ts'

/**
 * The mail server by which messages of a workspace leave: that of the environment, else the company's own; null without
 * one, and where its password was encrypted with a key that is not here.
 */
export async function findMailServer(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
): Promise<MailServer | null> {
  const { smtp } = context.config
  if (smtp !== null) return { ...smtp, isGuarded: false }
  const row = await findRow(tx, workspaceId)
  if (row === undefined) return null
  const secret = await tryReadSecret(tx, context.secretBox, { workspaceId, name: PASSWORD })
  if (secret === 'unreadable') return null
  return mailServerOf(row, secret?.text)
}

/** What a channel needs to compose, send and save messages of a workspace. */
export async function deliveryServices(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
): Promise<DeliveryServices> {
  return servicesWith(context, await findMailServer(tx, context, workspaceId))
}

export function servicesWith(
  { config, archive, clock, outgoing }: AppContext,
  mailServer: MailServer | null,
): DeliveryServices {
  return { config, archive, clock, mailServer, connect: outgoing.connect }
}

/** The settings as a URL that the SMTP client reads. Without a user it does not sign in. */
export function mailServerOf(row: MailServerRow, password: string | undefined): MailServer {
  const { host, port, security, user, from } = row
  const scheme = security === 'tls' ? 'smtps' : 'smtp'
  const name = host.includes(':') ? `[${host}]` : host
  const signIn = `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@`
  const options = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' }[security]
  const url = `${scheme}://${user === '' ? '' : signIn}${name}:${port}/${options}`
  return { url, from, isGuarded: true }
}
