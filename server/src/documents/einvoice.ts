import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { writeCii } from '@bordereau/einvoice/format/cii/write'
import { writeUbl } from '@bordereau/einvoice/format/ubl/write'
import { type PaperOptions, paperOf } from './paper.ts'
import type { Renderer } from './render.ts'

/** Everything an issued invoice is, as bytes to be archived. */
export type Documents = {
  /** PDF/A-3a with the CII in it: Factur-X, profile EN 16931. */
  readonly pdf: Uint8Array
  /** UBL 2.1, UTF-8. */
  readonly ubl: Uint8Array
  /** Cross Industry Invoice D16B, UTF-8: the same bytes as in the PDF. */
  readonly cii: Uint8Array
}

/** Makes the documents of an invoice. Rejects with RenderError. */
export async function documentsOf(
  renderer: Pick<Renderer, 'renderPdf'>,
  invoice: Invoice,
  totals: Totals,
  options: Omit<PaperOptions, 'draft'>,
): Promise<Documents> {
  const encode = (xml: string): Uint8Array => new TextEncoder().encode(xml)
  const [ubl, cii] = [encode(writeUbl(invoice, totals)), encode(writeCii(invoice, totals))]
  const paper = paperOf({ invoice, totals, ...options, draft: false })
  return { pdf: await renderer.renderPdf(paper, cii), ubl, cii }
}
