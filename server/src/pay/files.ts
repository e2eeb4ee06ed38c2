import { CII, type DocumentFormat, PDF, UBL } from '@bordereau/domain/document-format'
import { attachmentsAmong } from '@bordereau/domain/invoice/attachments'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import type { PayFacts } from './facts.ts'
import { DOWNLOAD } from './icons.ts'

type StoredFile = {
  readonly kind: string
  readonly file_name: string
  readonly media_type: string
}

/**
 * The files of a document that its pay page offers, those attached to it by their names. The CII file is not, because the
 * PDF contains it.
 */
export function offeredFiles(
  formats: readonly DocumentFormat[],
  files: readonly StoredFile[],
): readonly DocumentFormat[] {
  const attached = attachmentsAmong(files).map(
    ({ kind, file_name: name, media_type: mediaType }) => ({
      kind,
      mediaType,
      extension: name.split('.').at(-1) ?? '',
      name,
    }),
  )
  return [
    ...offeredFormats(formats).filter(({ kind }) => files.some(file => file.kind === kind)),
    ...attached,
  ]
}

export function offeredFormats(formats: readonly DocumentFormat[]): readonly DocumentFormat[] {
  return formats.filter(({ kind }) => kind !== CII.kind)
}

/** What a link to a file says. Customers know PDF and UBL by what they are for; any further format has its own name. */
export function downloadLabel({ kind, name }: DocumentFormat, language: string): string {
  const { pay } = textIn(language)
  const labels = new Map([
    [PDF.kind, pay.downloadPdf],
    [UBL.kind, pay.downloadXml],
  ])
  return labels.get(kind) ?? name
}

/** The document's files to download. */
export function filesSection({ path, language, formats }: PayFacts): string {
  return html`<section class="files">
    !${formats.map(
      format =>
        html`<a class="button quiet" href="${path}/${format.kind}" download
          >!${DOWNLOAD}${downloadLabel(format, language)}</a
        >`,
    )}
  </section>`
}
