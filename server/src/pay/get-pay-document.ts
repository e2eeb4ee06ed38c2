import { getPayDocument, getPayLogo } from '@bordereau/contract/pay'
import { refuse } from '@bordereau/domain/decision'
import { inWorkspace } from '../db/database.ts'
import { openPayLink } from '../invoices/pay-link.ts'
import { findPayLink } from '../invoices/pay-link-store.ts'
import { loadSeller } from '../invoices/parties-store.ts'
import { findDocument } from '../invoices/store.ts'
import { answer } from '../lib/answer.ts'
import { publicRoute } from '../lib/route.ts'
import { hex } from '../lib/secret.ts'

export const getPayDocumentRoute = publicRoute(getPayDocument, async ({ house, query }) => {
  const link = openPayLink(house, query.token)
  if (!link) return refuse('not_found')
  const document = await inWorkspace(house.db, link, async tx => {
    const invoiceId = await findPayLink(tx, link.workspaceId, link.linkId)
    return invoiceId && findDocument(tx, link.workspaceId, invoiceId, query.kind)
  })
  if (!document) return refuse('not_found')
  return answer({
    body: await house.archive.load(hex(document.sha256)),
    mediaType: document.media_type,
    fileName: document.file_name,
  })
})

export const getPayLogoRoute = publicRoute(getPayLogo, async ({ house, query }) => {
  const link = openPayLink(house, query.token)
  if (!link) return refuse('not_found')
  const logo = await inWorkspace(house.db, link, async tx => {
    const invoiceId = await findPayLink(tx, link.workspaceId, link.linkId)
    return invoiceId ? (await loadSeller(tx, link.workspaceId)).logo : null
  })
  if (!logo) return refuse('not_found')
  return answer({
    body: await house.archive.load(hex(logo.sha256)),
    mediaType: logo.type,
    headers: { 'content-security-policy': "default-src 'none'; sandbox" },
  })
})
