import { getMail, getMailSource } from '@bordereau/contract/mail'
import { refuse } from '@bordereau/domain/decision'
import { ArchiveError } from '../documents/archive.ts'
import { channelOf } from '../delivery/channel.ts'
import type { AppContext } from '../lib/app-context.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { deliveryServices, findMailServer } from '../mail-server/find-mail-server.ts'
import { presentMail } from './list-mail.ts'
import { attachmentsOf, isMade, messageOf } from './message.ts'
import type { Tx } from '../db/database.ts'
import { type MailRow, findMail } from './store.ts'

export const getMailRoute = workspaceRoute(getMail, async ({ context, tx, member, query }) => {
  const mail = await readMail(tx, context, member.workspaceId, query.mailId)
  if (!mail) return refuse('not_found')
  const attachments = await Promise.all(
    attachmentsOf(mail).map(async file => ({
      name: file.name,
      mediaType: file.mediaType,
      pending: !isMade(file),
      ...(isMade(file) ? await stateOf(context, file.sha256) : { size: 0, damaged: false }),
    })),
  )
  return respond({
    ...presentMail(context, mail, await findMailServer(tx, context, member.workspaceId)),
    ...(channelOf(context.channels, mail.channel)?.bodyOf(mail.payload) ?? { text: '', html: '' }),
    attachments,
  })
})

/** A message is shown although its attachment cannot be read. */
async function stateOf(
  context: AppContext,
  sha256: string,
): Promise<{ size: number; damaged: boolean }> {
  try {
    return { size: (await context.archive.load(sha256)).length, damaged: false }
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    return { size: 0, damaged: true }
  }
}

export const getMailSourceRoute = workspaceRoute(
  getMailSource,
  async ({ context, tx, member, query }) => {
    const mail = await readMail(tx, context, member.workspaceId, query.mailId)
    const channel = mail && channelOf(context.channels, mail.channel)
    if (!channel) return refuse('not_found')
    const services = await deliveryServices(tx, context, member.workspaceId)
    const { body, mediaType, extension } = await channel.fileOf(services, messageOf(mail))
    const fileName = `${mail.kind}-${mail.created_at.toISOString().slice(0, 10)}.${extension}`
    return respond({ body, mediaType, fileName })
  },
)

/**
 * A message for other members. The link of an invitation is removed: anyone who has it could sign up as the invited
 * person with their role. The inviting person sees it once, when inviting. The code of a portal is removed, because what is
 * agreed to with it is agreed to by the customer; without a mail server the outbox is the only place to try it.
 */
async function readMail(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  id: string,
): Promise<MailRow | undefined> {
  const mail = await findMail(tx, workspaceId, id)
  if (mail?.kind === 'invitation') return withPayload(mail, /(\/invitation\/)[\w-]+/g, '$1…')
  if (mail?.kind === 'portal_code' && (await findMailServer(tx, context, workspaceId)))
    return withPayload(mail, PORTAL_CODE, '••• ••• •••')
  return mail
}

/** In messages of earlier releases it has six digits. */
const PORTAL_CODE = /(?<!\d)\d{3}(?: \d{3}){1,2}(?!\d)/g

function withPayload(mail: MailRow, secret: RegExp, replacement: string): MailRow {
  return {
    ...mail,
    payload: JSON.parse(JSON.stringify(mail.payload).replace(secret, replacement)),
  }
}
