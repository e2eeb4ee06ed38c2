import { getAttachment } from '@bordereau/contract/attachments'
import { refuse } from '@bordereau/domain/decision'
import { attachmentName } from '@bordereau/domain/invoice/attachments'
import { NO_PERMISSIONS, respond, workspaceRoute } from '../lib/route.ts'
import { findAttachment } from './store.ts'

export const getAttachmentRoute = workspaceRoute(
  getAttachment,
  async ({ context, tx, member, query }) => {
    const file = await findAttachment(tx, member.workspaceId, query.sha256)
    if (!file) return refuse('not_found')
    return respond({
      body: await context.archive.load(query.sha256),
      mediaType: file.media_type,
      fileName: attachmentName(query.name ?? '', file.media_type),
      headers: NO_PERMISSIONS,
    })
  },
)
