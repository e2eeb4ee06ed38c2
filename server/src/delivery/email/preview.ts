import type { DocumentToDeliver, MessageInput } from '../channel.ts'
import { emailChannel } from './channel.ts'
import { readEmailPayload } from './payload.ts'

/** An e-mail as its reader would see it, without sending or storing it. The logo is 'cid:logo' in `html`, as it is sent. */
export function previewEmail(
  document: DocumentToDeliver,
  input: MessageInput = {},
): { readonly subject: string; readonly html: string } {
  const { subject, payload } = emailChannel.compose(document, input)
  return { subject, html: readEmailPayload(payload).html }
}
