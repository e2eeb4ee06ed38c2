import {
  type MailServerInput,
  type MailServerSetting,
  deleteMailServer,
  getMailServer,
  putMailServer,
} from '@bordereau/contract/mail-server'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { PASSWORD, deleteRow, findRow, putRow } from '../mail-server/store.ts'
import { deleteSecret, putSecret, tryReadSecret } from '../secrets/store.ts'

export const getMailServerRoute = workspaceRoute(getMailServer, async ({ context, tx, member }) =>
  respond(await presentSetting(tx, context, member.workspaceId)),
)

export const putMailServerRoute = workspaceRoute(
  putMailServer,
  async ({ context, tx, member, input }) => {
    const { workspaceId } = member
    if (context.config.smtp !== null) return refuse('mail_server_fixed')
    const password = await passwordFor(tx, context, workspaceId, input)
    if (!password.ok) return password
    const at = context.clock.now()
    const owner = { workspaceId, name: PASSWORD }
    await putRow(tx, workspaceId, input, at)
    if (password.value === undefined) await deleteSecret(tx, owner)
    else await putSecret(tx, context.secretBox, owner, { text: password.value, at })
    return respond(await presentSetting(tx, context, workspaceId))
  },
)

export const deleteMailServerRoute = workspaceRoute(deleteMailServer, async ({ tx, member }) => {
  await deleteRow(tx, member.workspaceId)
  await deleteSecret(tx, { workspaceId: member.workspaceId, name: PASSWORD })
  return respond({})
})

/**
 * The password to sign in with; undefined without a user. The stored one is used only at the host, the port and for the user that it
 * was entered for: anywhere else would send it to a server that never had it.
 */
export async function passwordFor(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  { host, port, user, security, password }: MailServerInput,
): Promise<Decision<string | undefined, 'password_missing' | 'password_unprotected'>> {
  if (user === '') return accept(undefined)
  if (security === 'none') return refuse('password_unprotected')
  if (password !== undefined) return accept(password)
  const row = await findRow(tx, workspaceId)
  if (row?.host !== host || row.port !== port || row.user !== user)
    return refuse('password_missing')
  const stored = await tryReadSecret(tx, context.secretBox, { workspaceId, name: PASSWORD })
  return stored === undefined || stored === 'unreadable'
    ? refuse('password_missing')
    : accept(stored.text)
}

async function presentSetting(
  tx: Tx,
  { config, secretBox }: AppContext,
  workspaceId: string,
): Promise<MailServerSetting> {
  if (config.smtp !== null)
    return { source: 'environment', from: config.smtp.from, server: null, password: 'none' }
  const row = await findRow(tx, workspaceId)
  if (row === undefined) return { source: 'none', from: '', server: null, password: 'none' }
  const secret = await tryReadSecret(tx, secretBox, { workspaceId, name: PASSWORD })
  const stored = secret === undefined ? 'none' : 'stored'
  return {
    source: 'company',
    from: row.from,
    server: row,
    password: secret === 'unreadable' ? 'unreadable' : stored,
  }
}
