import { attachmentKind } from '@bordereau/domain/invoice/attachments'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Archive } from '../../documents/archive.ts'
import type { WrittenFile } from './make-documents.ts'

/** The files that are attached to an invoice. Rejects with ArchiveError where one is missing or damaged. */
export function loadAttachments(
  archive: Pick<Archive, 'load'>,
  { supportingDocuments }: Pick<Invoice, 'supportingDocuments'>,
): Promise<WrittenFile[]> {
  return Promise.all(
    supportingDocuments.flatMap(({ file }, i) =>
      file?.sha256 === undefined ? [] : [loadAttachment(archive, file, file.sha256, i + 1)],
    ),
  )
}

async function loadAttachment(
  archive: Pick<Archive, 'load'>,
  file: { readonly name: string; readonly mimeType: string },
  sha256: string,
  place: number,
): Promise<WrittenFile> {
  const bytes = await archive.load(sha256)
  return { kind: attachmentKind(place), mediaType: file.mimeType, fileName: file.name, bytes }
}

/** The invoice with the bytes of its attached files (BT-125), as its XML has them. */
export function withBytes(invoice: Invoice, attachments: readonly WrittenFile[]): Invoice {
  if (attachments.length === 0) return invoice
  const bytesOf = new Map(attachments.map(({ fileName, bytes }) => [fileName, bytes]))
  return {
    ...invoice,
    supportingDocuments: invoice.supportingDocuments.map(({ file, ...document }) => {
      const bytes = file && bytesOf.get(file.name)
      const base64 = bytes ? Buffer.from(bytes).toString('base64') : file?.base64
      return { ...document, ...(file && { file: { ...file, base64: base64 ?? '' } }) }
    }),
  }
}
