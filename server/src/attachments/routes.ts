import type { Route } from '../lib/route.ts'
import { getAttachmentRoute } from './get-attachment.ts'
import { uploadAttachmentRoute } from './upload-attachment.ts'

export const attachmentRoutes: readonly Route[] = [uploadAttachmentRoute, getAttachmentRoute]
