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

/** The document's files to download. */
export function filesSection({ path, language, formats }: PayFacts): string {
  const { pay } = textIn(language)
  // Customers know these two by what they are for; any further format has its own name.
  const labels = new Map([
    [PDF.kind, pay.downloadPdf],
    [UBL.kind, pay.downloadXml],
  ])
  return html`<section class="files">
    !${formats.map(
      ({ kind, name }) =>
        html`<a class="button quiet" href="${path}/${kind}" download
          >!${DOWNLOAD}${labels.get(kind) ?? name}</a
        >`,
    )}
  </section>`
}
