import { getPortalAccompanyingFile } from '@bordereau/contract/accompanying-documents'
import { getPortalDocument, getPortalLogo } from '@bordereau/contract/portal'
import { refuse } from '@bordereau/domain/decision'
import { logoFile } from '../company/logo-file.ts'
import { NO_PERMISSIONS, publicRoute, respond } from '../lib/route.ts'
import { hex } from '../lib/secret.ts'
import { findFile, accompanyingOf } from './store.ts'
import { visitPortal } from './visit.ts'

export const getPortalDocumentRoute = publicRoute(getPortalDocument, async call => {
  const { context, query } = call
  const file = await visitPortal(call, query, (tx, visit) =>
    findFile(tx, visit, query.invoiceId, query.kind),
  )
  if (!file) return refuse('not_found')
  return respond({
    body: await context.archive.load(hex(file.sha256)),
    mediaType: file.media_type,
    fileName: file.file_name,
    headers: NO_PERMISSIONS,
  })
})

export const getPortalAccompanyingFileRoute = publicRoute(getPortalAccompanyingFile, async call => {
  const { context, query } = call
  const found = await visitPortal(call, query, (tx, visit) =>
    accompanyingOf(tx, visit, query.documentId),
  )
  const [file] = found ?? []
  if (!file) return refuse('not_found')
  return respond({
    body: await context.archive.load(hex(file.sha256)),
    mediaType: 'application/pdf',
    fileName: file.file_name,
    headers: NO_PERMISSIONS,
  })
})

export const getPortalLogoRoute = publicRoute(getPortalLogo, async call => {
  const stored = await visitPortal(call, call.query, async (_, { seller }) => seller.logo)
  const logo = await logoFile(call.context, stored)
  return logo ? respond(logo) : refuse('not_found')
})
