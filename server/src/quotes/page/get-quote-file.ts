import { getQuoteLogo, getQuotePdf } from '@bordereau/contract/quotes'
import { refuse } from '@bordereau/domain/decision'
import { inWorkspace } from '../../db/database.ts'
import { logoFile } from '../../company/logo-file.ts'
import { loadSeller } from '../../invoices/document/parties-store.ts'
import { fileNameOf } from '../../invoices/issuing/file-name.ts'
import { publicRoute, respond } from '../../lib/route.ts'
import { hex } from '../../lib/secret.ts'
import { openQuoteLink } from '../link.ts'
import { readQuoteSnapshot } from '../quote-snapshot.ts'
import { findRevision } from '../revision-store.ts'

export const getQuotePdfRoute = publicRoute(getQuotePdf, async ({ context, query }) => {
  const link = openQuoteLink(context, query.token)
  const row =
    link &&
    (await inWorkspace(context.db, link, tx => findRevision(tx, link.workspaceId, link.revisionId)))
  if (!row) return refuse('not_found')
  return respond({
    body: await context.archive.load(hex(row.signed_pdf_sha256 ?? row.pdf_sha256)),
    mediaType: 'application/pdf',
    fileName: `${fileNameOf(readQuoteSnapshot(row).number)}.pdf`,
  })
})

export const getQuoteLogoRoute = publicRoute(getQuoteLogo, async ({ context, query }) => {
  const link = openQuoteLink(context, query.token)
  if (!link) return refuse('not_found')
  const stored = await inWorkspace(context.db, link, async tx => {
    const row = await findRevision(tx, link.workspaceId, link.revisionId)
    return row ? (await loadSeller(tx, link.workspaceId)).logo : null
  })
  const logo = await logoFile(context, stored)
  return logo ? respond(logo) : refuse('not_found')
})
