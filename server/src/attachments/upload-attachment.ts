import { uploadAttachment } from '@bordereau/contract/attachments'
import { refuse } from '@bordereau/domain/decision'
import { MAX_ATTACHMENT_BYTES, attachmentName } from '@bordereau/domain/invoice/attachments'
import { clearTenantScope } from '../db/database.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { tryOnce } from '../lib/throttle.ts'
import { mediaTypeOf } from './media-type.ts'
import { addAttachment } from './store.ts'

export const uploadAttachmentRoute = workspaceRoute(
  uploadAttachment,
  async ({ context, tx, member, query, bytes }) => {
    if (bytes.length > MAX_ATTACHMENT_BYTES)
      return refuse('attachment_too_large', { bytes: MAX_ATTACHMENT_BYTES })
    const type = mediaTypeOf(bytes, query.name)
    if (!type.ok) return type
    const mediaType = type.value
    const sha256 = await context.archive.store(bytes)
    const file = { sha256, mediaType, size: bytes.length }
    await addAttachment(tx, member.workspaceId, file, context.clock.now())
    // Counts of tries belong to no company.
    await clearTenantScope(tx)
    const tooMany = await tryOnce(context, 'uploadsOfCompany', member.workspaceId, tx)
    if (tooMany) return tooMany
    return respond({ ...file, name: attachmentName(query.name, mediaType) })
  },
)
