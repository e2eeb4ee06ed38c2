import { uploadAttachment } from '@bordereau/contract/attachments'
import {
  type DraftAttachment,
  MAX_ATTACHMENTS,
  MAX_ATTACHMENTS_BYTES,
  MAX_ATTACHMENT_BYTES,
  attachmentFault,
  withAttachment,
} from '@bordereau/domain/invoice/attachments'
import { toasts } from '@bordereau/ui/toast/toast'
import { useSyncExternalStore } from 'react'
import { t } from '#macros'
import { type Refused, call } from '../../data/api.ts'
import type { Formats } from '../../format/formats.ts'
import { documentRefusalText } from '../document/refusal-messages.ts'
import { useEditorContext } from './editor-context.ts'
import { type EditorStore, useEditorStore } from './store.ts'
import { type Uploads, uploadsOf } from './uploads.ts'

/** Uploads files one after the other and adds each to the draft as soon as the server has it; says which it refused. */
export function useAttachFiles(): {
  readonly attach: (files: readonly File[]) => void
  readonly uploading: boolean
} {
  const { workspaceId, formats } = useEditorContext()
  const store = useEditorStore()
  const uploads: Uploads = uploadsOf(store)
  const uploading = useSyncExternalStore(uploads.subscribe, uploads.isRunning)
  async function attachAll(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const refusal = await attachFile(store, workspaceId, file, formats)
      if (refusal !== undefined) toasts.error(refusal)
    }
  }
  return { attach: files => uploads.add(attachAll(files)), uploading }
}

/** Returns why the file was not attached. */
async function attachFile(
  store: EditorStore,
  workspaceId: string,
  file: File,
  formats: Formats,
): Promise<string | undefined> {
  const fault = attachmentFault([...attachmentsOf(store), { size: file.size }])
  if (fault !== undefined) return `${file.name}: ${attachmentLimits(formats)}`
  const query = { workspaceId, name: file.name }
  // The server finds the type in the bytes.
  const bytes = new Blob([file], { type: 'application/octet-stream' })
  const response = await call(uploadAttachment, { query, file: bytes })
  if (!response.ok) return `${file.name}: ${uploadRefusal(response, formats)}`
  // Others may have been removed meanwhile.
  const attachments = withAttachment(attachmentsOf(store), response.value)
  store.dispatch({ do: 'set', patch: { attachments }, at: performance.now() })
  return undefined
}

function attachmentsOf(store: EditorStore): readonly DraftAttachment[] {
  return store.read().draft.attachments ?? []
}

function uploadRefusal(refused: Refused, formats: Formats): string {
  switch (refused.refusal) {
    case 'not_attachable':
      return t`Only PDF, PNG, JPEG, CSV, Excel (xlsx) and OpenDocument (ods) files can be attached.`
    case 'has_macros':
      return t`It contains macros, which e-invoices may not have. Save it without them.`
    case 'attachment_too_large':
    case 'too_large':
      return attachmentLimits(formats)
    default:
      return documentRefusalText(refused)
  }
}

export function attachmentLimits(formats: Formats): string {
  const each = formats.size(MAX_ATTACHMENT_BYTES)
  const all = formats.size(MAX_ATTACHMENTS_BYTES)
  return t`At most ${MAX_ATTACHMENTS} files, ${each} each and ${all} in all.`
}
