import { CII, type DocumentFormat, PDF, UBL } from '@bordereau/domain/document-format'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import type { PayFacts } from './facts.ts'
import { DOWNLOAD } from './icons.ts'

/** The formats of a document's files that its pay page offers. The CII file is not, because the PDF contains it. */
export function offeredFormats(
  formats: readonly DocumentFormat[],
  kinds: readonly string[],
): readonly DocumentFormat[] {
  return formats.filter(({ kind }) => kinds.includes(kind) && kind !== CII.kind)
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
