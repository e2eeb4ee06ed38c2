import { getPortalZip } from '@bordereau/contract/portal'
import { refuse } from '@bordereau/domain/decision'
import { ATTACHMENTS } from '@bordereau/domain/invoice/attachments'
import { zipName, zipOf } from '../invoices/lists/zip.ts'
import { filesToZip } from '../invoices/lists/zip-store.ts'
import { today } from '../lib/clock.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { tryOnce } from '../lib/throttle.ts'
import { offeredFormats } from '../pay/files.ts'
import { visitPortal } from './visit.ts'

/** As many as the company itself gets at once: the newest. */
const MOST_DOCUMENTS = 2000

export const getPortalZipRoute = publicRoute(getPortalZip, async call => {
  const { context, query } = call
  const visit = await visitPortal(call, query, async (_, found) => found)
  if (!visit) return refuse('not_found')
  const tooMany = await tryOnce(context, 'filesOfPortal', visit.accessId)
  if (tooMany) return tooMany
  const now = today(context.clock, visit.seller.timeZone)
  const kinds = [...offeredFormats(context.formats).map(({ kind }) => kind), ATTACHMENTS]
  const files = await visitPortal(call, query, (tx, { workspaceId, customerId }) =>
    filesToZip(tx, workspaceId, now, { customerId }, kinds, MOST_DOCUMENTS),
  )
  if (!files || files.length === 0) return refuse('not_found')
  return respond({
    body: zipOf(context, files, visit.language),
    mediaType: 'application/zip',
    fileName: zipName(visit.language, now),
  })
})
