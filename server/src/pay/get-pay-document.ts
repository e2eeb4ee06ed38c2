import { getPayDocument, getPayLogo } from '@bordereau/contract/pay'
import { refuse } from '@bordereau/domain/decision'
import { inWorkspace } from '../db/database.ts'
import { logoFile } from '../company/logo-file.ts'
import { openPayLink } from '../invoices/document/pay-link.ts'
import { findPayLink } from '../invoices/document/pay-link-store.ts'
import { loadSeller } from '../invoices/document/parties-store.ts'
import { findDocument } from '../invoices/document/store.ts'
import { NO_PERMISSIONS, publicRoute, respond } from '../lib/route.ts'
import { hex } from '../lib/secret.ts'

export const getPayDocumentRoute = publicRoute(getPayDocument, async ({ context, query }) => {
  const link = openPayLink(context, query.token)
  if (!link) return refuse('not_found')
  const document = await inWorkspace(context.db, link, async tx => {
    const invoiceId = await findPayLink(tx, link.workspaceId, link.linkId)
    return invoiceId && findDocument(tx, link.workspaceId, invoiceId, query.kind)
  })
  if (!document) return refuse('not_found')
  return respond({
    body: await context.archive.load(hex(document.sha256)),
    mediaType: document.media_type,
    fileName: document.file_name,
    headers: NO_PERMISSIONS,
  })
})

export const getPayLogoRoute = publicRoute(getPayLogo, async ({ context, query }) => {
  const link = openPayLink(context, query.token)
  if (!link) return refuse('not_found')
  const stored = await inWorkspace(context.db, link, async tx => {
    const invoiceId = await findPayLink(tx, link.workspaceId, link.linkId)
    return invoiceId ? (await loadSeller(tx, link.workspaceId)).logo : null
  })
  const logo = await logoFile(context, stored)
  return logo ? respond(logo) : refuse('not_found')
})
