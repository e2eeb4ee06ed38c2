import { getQuoteFile, getQuotePages } from '@bordereau/contract/quotes'
import { refuse } from '@bordereau/domain/decision'
import { loadSeller } from '../invoices/document/parties-store.ts'
import { fileNameOf } from '../invoices/issuing/file-name.ts'
import { later, respond, workspaceRoute } from '../lib/route.ts'
import { hex } from '../lib/secret.ts'
import { paperOfRevision } from './accepted-paper.ts'
import { listRevisions } from './revision-store.ts'
import { findQuote } from './store.ts'

/** Pages of the latest version for the screen, from its snapshot like the archived PDF. */
export const getQuotePagesRoute = workspaceRoute(
  getQuotePages,
  async ({ context, tx, member, query }) => {
    const { workspaceId } = member
    const quote = await findQuote(tx, workspaceId, query.quoteId)
    if (!quote) return refuse('not_found')
    const [latest] = await listRevisions(tx, { workspaceId, quoteId: quote.id })
    if (!latest) return refuse('quote_not_sent')
    const { timeZone } = await loadSeller(tx, workspaceId)
    return later(async () => {
      const paper = await paperOfRevision(context, latest, timeZone)
      const { pages, count } = await context.renderer.renderPreview(paper)
      return { pages: [...pages], count }
    })
  },
)

/** The archived bytes, checked against their hash. */
export const getQuoteFileRoute = workspaceRoute(
  getQuoteFile,
  async ({ context, tx, member, query }) => {
    const { workspaceId } = member
    const quote = await findQuote(tx, workspaceId, query.quoteId)
    const [latest] = quote ? await listRevisions(tx, { workspaceId, quoteId: quote.id }) : []
    if (!latest) return refuse('not_found')
    return respond({
      body: await context.archive.load(hex(latest.signed_pdf_sha256 ?? latest.pdf_sha256)),
      mediaType: 'application/pdf',
      fileName: `${fileNameOf(quote?.number ?? '')}.pdf`,
    })
  },
)
