import type { InvoiceView } from '@bordereau/contract/invoices'
import { CII, DOCUMENT_FORMATS, type DocumentFormat, PDF } from '@bordereau/domain/document-format'
import { attachmentPlace } from '@bordereau/domain/invoice/attachments'
import type { IconName } from '@bordereau/ui/icon/icon'

type ArchivedFile = InvoiceView['documents'][number]

export type ListedFile = ArchivedFile & { readonly name: string; readonly icon: IconName }

/** The archived files in the order of the formats. One in a format that this release does not know comes last. */
export function listedFiles(
  files: readonly ArchivedFile[],
  formats: readonly DocumentFormat[] = DOCUMENT_FORMATS,
): readonly ListedFile[] {
  const known = formats.flatMap(format =>
    files
      .filter(({ kind }) => kind === format.kind)
      .map(file => ({ ...file, name: nameOf(format, files), icon: iconOf(format) })),
  )
  const unknown = files
    .filter(({ kind }) => !formats.some(format => format.kind === kind))
    .map(file => ({ ...file, ...otherFile(file) }))
  return [...known, ...unknown]
}

/** An attached file has the name that it was given. */
function otherFile({ kind, fileName }: ArchivedFile): Pick<ListedFile, 'name' | 'icon'> {
  return attachmentPlace(kind) === undefined
    ? { name: kind, icon: OTHER_ICON }
    : { name: fileName, icon: 'paperclip' }
}

/** The PDF contains the CII file whenever there is one, and is then called by both names. */
function nameOf({ kind, name }: DocumentFormat, files: readonly ArchivedFile[]): string {
  const isFacturX = kind === PDF.kind && files.some(file => file.kind === CII.kind)
  return isFacturX ? `${name}, Factur-X` : name
}

const OTHER_ICON: IconName = 'file-text'
const ICONS: Readonly<Record<string, IconName>> = {
  'application/pdf': 'file-pdf',
  'application/xml': 'file-xml',
}

function iconOf({ mediaType }: DocumentFormat): IconName {
  return ICONS[mediaType] ?? OTHER_ICON
}
