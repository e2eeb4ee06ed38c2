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
import type { Look } from './stored.ts'

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
  readonly look: Look
}

/** How a document of the company looks when it is made at this instant. */
export function lookOf(seller: Seller, draft: Draft, at: Date): Look {
  return {
    design: seller.paperDesign,
    accentColor: seller.accentColor,
    footer: seller.footer,
    logo: seller.logo && { sha256: hex(seller.logo.sha256), type: seller.logo.type },
    language: draft.language,
    secondLanguage: draft.secondLanguage,
    created: Math.floor(at.getTime() / 1000),
  }
}

/** The document's files, made once and on the disk to stay: the paper with the XML in it, and both syntaxes beside. */
export async function makeDocuments(house: House, content: Content): Promise<DocumentFile[]> {
  const { invoice, totals } = content
  // Where it also keeps Peppol's rules it says so, and can travel that network.
  const ubl = Buffer.from(writeUbl(asPeppol(invoice, totals), totals), 'utf8')
  const cii = Buffer.from(writeCii(asFacturX(invoice), totals), 'utf8')
  const pdf = await house.renderer.renderPdf(await paperFor(house, content, false), cii)
  const name = fileNameOf(content)
  return Promise.all([
    kept(house, pdf, { kind: 'pdf', mediaType: 'application/pdf', fileName: `${name}.pdf` }),
    kept(house, ubl, { kind: 'ubl', mediaType: 'application/xml', fileName: `${name}.ubl.xml` }),
    kept(house, cii, { kind: 'cii', mediaType: 'application/xml', fileName: `${name}.cii.xml` }),
  ])
}

/** The pages for the screen: of a draft as it would be issued now, or of an issued document as it was. */
export async function previewOf(house: House, content: Content, draft: boolean) {
  const { pages, count } = await house.renderer.renderPreview(await paperFor(house, content, draft))
  return { pages: [...pages], count }
}

async function paperFor(house: House, content: Content, draft: boolean): Promise<Paper> {
  const { invoice, totals, look } = content
  const logo = await loadLogo(house, look, invoice.seller.legalName)
  return paperOf({ ...look, invoice, totals, logo, draft })
}

/** What is attached to the paper says that it is Factur-X; the network's own identifier stands in the UBL. */
function asFacturX(invoice: Invoice): Invoice {
  const { specification } = IDENTIFIERS.en16931
  const ours = IDENTIFIERS['factur-x-fr'].businessProcess === invoice.businessProcess
  return { ...invoice, specification, businessProcess: ours ? invoice.businessProcess : '' }
}

async function loadLogo(house: House, look: Look, alt: string): Promise<Logo | null> {
  if (!look.logo) return null
  const logo = logoOf(await house.archive.load(look.logo.sha256), alt)
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
