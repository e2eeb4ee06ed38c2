import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { writeCii } from '@bordereau/einvoice/format/cii/write'
import { writeUbl } from '@bordereau/einvoice/format/ubl/write'
import { asPeppol } from '@bordereau/einvoice/rules/peppol/as-peppol'
import { IDENTIFIERS } from '@bordereau/einvoice/rules/profile'
import { logoOf } from '../documents/logo.ts'
import type { Logo, Paper } from '../documents/paper-data.ts'
import { paperOf } from '../documents/paper.ts'
import type { House } from '../lib/house.ts'
import { hex } from '../lib/secret.ts'
import type { Seller } from './parties-store.ts'

export type DocumentFile = {
  readonly kind: 'pdf' | 'ubl' | 'cii'
  readonly sha256: Uint8Array
  readonly size: number
  readonly mediaType: string
  readonly fileName: string
}

type Content = {
  readonly invoice: Invoice
  readonly totals: Totals
  readonly draft: Draft
  readonly seller: Seller
  readonly at: Date
}

/** The document's files, made once and on the disk to stay: the paper with the XML in it, and both syntaxes beside. */
export async function makeDocuments(house: House, content: Content): Promise<DocumentFile[]> {
  const { invoice, totals } = content
  // Where it also keeps Peppol's rules it says so, and can travel that network.
  const ubl = Buffer.from(writeUbl(asPeppol(invoice, totals), totals), 'utf8')
  const cii = Buffer.from(writeCii(asFacturX(invoice), totals), 'utf8')
  const logo = await loadLogo(house, content.seller)
  const pdf = await house.renderer.renderPdf(paperFor(content, logo, false), cii)
  const name = fileNameOf(content)
  return Promise.all([
    kept(house, pdf, { kind: 'pdf', mediaType: 'application/pdf', fileName: `${name}.pdf` }),
    kept(house, ubl, { kind: 'ubl', mediaType: 'application/xml', fileName: `${name}.ubl.xml` }),
    kept(house, cii, { kind: 'cii', mediaType: 'application/xml', fileName: `${name}.cii.xml` }),
  ])
}

/** The pages as they would be issued now, each an SVG, marked as a draft. */
export async function previewPages(house: House, content: Content): Promise<readonly string[]> {
  const logo = await loadLogo(house, content.seller)
  return house.renderer.renderPreview(paperFor(content, logo, true))
}

function paperFor(content: Content, logo: Logo | null, draft: boolean): Paper {
  const { invoice, totals, seller } = content
  return paperOf({
    invoice,
    totals,
    design: seller.paperDesign,
    accentColor: seller.accentColor,
    logo,
    language: content.draft.language,
    secondLanguage: content.draft.secondLanguage,
    footer: seller.footer,
    draft,
    created: Math.floor(content.at.getTime() / 1000),
  })
}

/** What is attached to the paper says that it is Factur-X; the network's own identifier stands in the UBL. */
function asFacturX(invoice: Invoice): Invoice {
  const { specification } = IDENTIFIERS.en16931
  const ours = IDENTIFIERS['factur-x-fr'].businessProcess === invoice.businessProcess
  return { ...invoice, specification, businessProcess: ours ? invoice.businessProcess : '' }
}

async function loadLogo(house: House, seller: Seller): Promise<Logo | null> {
  if (!seller.logo) return null
  const logo = logoOf(await house.archive.load(hex(seller.logo.sha256)), seller.profile.legalName)
  return logo.ok ? logo.value : null
}

async function kept(
  house: House,
  bytes: Uint8Array,
  file: Pick<DocumentFile, 'kind' | 'mediaType' | 'fileName'>,
): Promise<DocumentFile> {
  const hash = await house.archive.store(bytes)
  return { ...file, sha256: Buffer.from(hash, 'hex'), size: bytes.length }
}

/** The number as a file name on every system. */
function fileNameOf({ invoice }: Content): string {
  return invoice.number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-') || 'document'
}
