import { CII, type DocumentFormat, PDF } from '@bordereau/domain/document-format'
import {
  EINVOICE_FORMATS,
  type IssuedContent,
  isInPdf,
} from '@bordereau/einvoice/issue/einvoice-formats'

/** A format in which every issued document that it applies to is archived. */
export type OutputFormat = DocumentFormat & {
  readonly appliesTo: (content: IssuedContent) => boolean
  /** The file; text is stored as UTF-8. */
  readonly write: (document: WritableDocument) => FileContent | Promise<FileContent>
}

export type FileContent = string | Uint8Array

/** What a format can make its file of. */
export type WritableDocument = IssuedContent & {
  /** PDF/A-3 of the document with an XML file attached unchanged. Rejects with RenderError. */
  readonly renderPdf: (xml: Uint8Array | undefined) => Promise<Uint8Array>
  /** The document's file in another format, to be contained in this one; undefined where that one does not apply. */
  readonly fileOf: (kind: string) => Promise<Uint8Array | undefined>
}

/** The formats of the product, in the order of DOCUMENT_FORMATS; the rest of the server has them from AppContext. */
export const OUTPUT_FORMATS: readonly OutputFormat[] = [
  {
    ...PDF,
    appliesTo: () => true,
    // Factur-X: the PDF contains the CII file.
    write: async ({ renderPdf, fileOf, ...content }) =>
      renderPdf(isInPdf(content) ? await fileOf(CII.kind) : undefined),
  },
  ...EINVOICE_FORMATS,
]
