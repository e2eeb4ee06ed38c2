import { getLogo } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { loadLogo } from '../documents/logo.ts'
import { respond } from '../lib/response.ts'
import { workspaceRoute } from '../lib/route.ts'
import { hex } from '../lib/secret.ts'
import { findCompany } from './store.ts'

export const getLogoRoute = workspaceRoute(getLogo, async ({ context, tx, member }) => {
  const company = await findCompany(tx, member.workspaceId)
  if (!company?.logo) return refuse('not_found')
  const logo = await loadLogo(context.archive, hex(company.logo.sha256))
  if (!logo) return refuse('not_found')
  return respond({
    body: logo.bytes,
    mediaType: logo.mediaType,
    fileName: logo.mediaType === 'image/png' ? 'logo.png' : 'logo.jpg',
    // When opened as a page, it has no permissions.
    headers: { 'content-security-policy': "default-src 'none'; sandbox" },
  })
})
