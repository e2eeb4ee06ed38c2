import { getMail, getMailSource } from '@bordereau/contract/mail'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { presentMail } from './list-mail.ts'
import { attachmentsOf, sourceOf } from './message.ts'
import { findMail } from './store.ts'

export const getMailRoute = workspaceRoute(getMail, async ({ house, tx, member, query }) => {
  const mail = await findMail(tx, member.workspaceId, query.mailId)
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
    const mail = await findMail(tx, member.workspaceId, query.mailId)
    if (!mail) return refuse('not_found')
    return answer({
      body: await sourceOf(house, mail),
      mediaType: 'message/rfc822',
      fileName: `${mail.kind}-${mail.created_at.toISOString().slice(0, 10)}.eml`,
    })
  },
)
