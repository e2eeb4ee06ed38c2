import type { Draft } from '@bordereau/domain/invoice/draft'
import { paperStyleOf } from '@bordereau/domain/paper-design'
import { languagesBetween } from '@bordereau/domain/country/regional-language'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { IssuedContent } from '@bordereau/einvoice/issue/einvoice-formats'
import { loadLogo, logoOnPaper } from '../../documents/logo.ts'
import type { Paper } from '../../documents/paper-data.ts'
import type { FileContent, OutputFormat, WritableDocument } from '../../documents/output-formats.ts'
import { paperOf } from '../../documents/paper.ts'
import type { RenderPriority } from '../../documents/render-pool.ts'
import type { Archive } from '../../documents/archive.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { hex } from '../../lib/secret.ts'
import type { Seller } from '../document/parties-store.ts'
import type { DocumentStyle } from '../document/snapshot.ts'
import { loadAttachments, withBytes } from './attached-files.ts'
import { fileNameOf } from './file-name.ts'

export type DocumentFile = {
  readonly kind: string
  readonly sha256: Uint8Array
  readonly size: number
  readonly mediaType: string
  readonly fileName: string
}

export type DocumentContent = IssuedContent & {
  readonly style: DocumentStyle
}

/** The style of a document of the company made at this instant. */
export function documentStyleOf(
  { seller, buyer }: { readonly seller: Seller; readonly buyer: PartyProfile | undefined },
  draft: Draft,
  at: Date,
  payLink: string | null,
): DocumentStyle {
  return {
    ...paperStyleOf(seller),
    accentColor: seller.accentColor,
    footer: seller.footer,
    logo: seller.logo && { sha256: hex(seller.logo.sha256), type: seller.logo.type },
    ...languagesBetween(draft, { seller: seller.profile, buyer }),
    ...(payLink !== null && { payLink }),
    created: Math.floor(at.getTime() / 1000),
  }
}

/** Writes and archives the document's files in every format that applies to it. None is archived before all are written. */
export async function makeDocuments(
  context: AppContext,
  content: DocumentContent,
): Promise<DocumentFile[]> {
  const written = await writeFiles(context, content, 'request')
  const [stored] = await storeFiles(context.archive, [written])
  if (stored?.status !== 'fulfilled') throw stored?.reason
  return stored.value
}

/** A file that is not in the archive yet. */
export type WrittenFile = {
  readonly kind: string
  readonly mediaType: string
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** Archives the files of several documents in one pass. A document whose file cannot be stored rejects alone. */
export async function storeFiles(
  archive: Archive,
  documents: readonly (readonly WrittenFile[])[],
): Promise<PromiseSettledResult<DocumentFile[]>[]> {
  const all = documents.flat()
  const outcomes = await archive.storeAll(all.map(({ bytes }) => bytes))
  const storedAs = new Map(all.map((file, i) => [file, outcomes[i]]))
  return Promise.allSettled(
    documents.map(async files =>
      files.map(file => {
        const outcome = storedAs.get(file)
        if (outcome?.status !== 'fulfilled') throw outcome?.reason
        const { bytes, ...named } = file
        return { ...named, sha256: Buffer.from(outcome.value, 'hex'), size: bytes.length }
      }),
    ),
  )
}

/**
 * Writes the document's files in every format that applies to it, each once, also one that another file contains; then the
 * files that are attached to it, which become its own.
 */
export async function writeFiles(
  context: AppContext,
  content: DocumentContent,
  priority: RenderPriority,
): Promise<WrittenFile[]> {
  const name = fileNameOf(content.invoice.number)
  const attachments = await loadAttachments(context.archive, content.invoice)
  const invoice = withBytes(content.invoice, attachments)
  const formats = context.formats.filter(format => format.appliesTo(content))
  const written = new Map<OutputFormat, Promise<Uint8Array>>()
  const document: WritableDocument = {
    invoice,
    totals: content.totals,
    choice: content.choice,
    renderPdf: async xml => {
      const paper = await paperFor(context, content, false)
      return context.renderer.renderPdf({ ...paper, attachments }, xml, priority)
    },
    fileOf: async kind => {
      const format = formats.find(one => one.kind === kind)
      return format && bytesOf(format)
    },
  }
  function bytesOf(format: OutputFormat): Promise<Uint8Array> {
    const bytes = written.get(format) ?? toBytes(format, document)
    written.set(format, bytes)
    return bytes
  }
  const made = await Promise.all(
    formats.map(async format => ({
      kind: format.kind,
      mediaType: format.mediaType,
      fileName: `${name}.${format.extension}`,
      bytes: await bytesOf(format),
    })),
  )
  return [...made, ...attachments]
}

async function toBytes(format: OutputFormat, document: WritableDocument): Promise<Uint8Array> {
  const content: FileContent = await format.write(document)
  return typeof content === 'string' ? Buffer.from(content, 'utf8') : content
}

/** Pages for the screen: of a draft as if issued now, or of an issued document from its snapshot. */
export async function previewOf(context: AppContext, content: DocumentContent, draft: boolean) {
  const { pages, count } = await context.renderer.renderPreview(
    await paperFor(context, content, draft),
  )
  return { pages: [...pages], count }
}

/** A printed copy of an issued document by its key (copiesOf), without the XML file, which is for the recipient. */
export async function copyOf(
  context: AppContext,
  content: DocumentContent,
  copy: string,
): Promise<Uint8Array> {
  const paper = await paperFor(context, content, false, copy)
  return context.renderer.renderPdf(paper, undefined, 'request')
}

async function paperFor(
  context: AppContext,
  content: DocumentContent,
  draft: boolean,
  copy?: string,
): Promise<Paper> {
  const { invoice, totals, style } = content
  const picture = style.logo && (await loadLogo(context.archive, style.logo.sha256))
  const logo = picture ? logoOnPaper(picture, invoice.seller.legalName) : null
  return paperOf({ ...style, invoice, totals, logo, draft, ...(copy !== undefined && { copy }) })
}
