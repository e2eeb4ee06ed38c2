import { getMail, getMailSource } from '@bordereau/contract/mail'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { presentMail } from './list-mail.ts'
import { attachmentsOf, sourceOf } from './message.ts'
import type { Tx } from '../db/database.ts'
import { type MailRow, findMail } from './store.ts'

export const getMailRoute = workspaceRoute(getMail, async ({ house, tx, member, query }) => {
  const mail = await readMail(tx, member.workspaceId, query.mailId)
  if (!mail) return refuse('not_found')
  const attachments = await Promise.all(
    attachmentsOf(mail).map(async ({ name, mediaType, sha256 }) => ({
      name,
      mediaType,
      size: (await house.archive.load(sha256)).length,
    })),
  )
  return answer({ ...presentMail(mail), text: mail.body_text, html: mail.body_html, attachments })
})

export const getMailSourceRoute = workspaceRoute(
  getMailSource,
  async ({ house, tx, member, query }) => {
    const mail = await readMail(tx, member.workspaceId, query.mailId)
    if (!mail) return refuse('not_found')
    return answer({
      body: await sourceOf(house, mail),
      mediaType: 'message/rfc822',
      fileName: `${mail.kind}-${mail.created_at.toISOString().slice(0, 10)}.eml`,
    })
  },
)

/**
 * A message as colleagues may read it. The link of an invitation is its addressee's alone: whoever else has it could sign
 * up as her, with the role she was given. Who invites is shown it once, when she does.
 */
async function readMail(tx: Tx, workspaceId: string, id: string): Promise<MailRow | undefined> {
  const mail = await findMail(tx, workspaceId, id)
  if (mail?.kind !== 'invitation') return mail
  const hidden = (text: string) => text.replace(/(\/invitation\/)[\w-]+/g, '$1…')
  return { ...mail, body_text: hidden(mail.body_text), body_html: hidden(mail.body_html) }
}
