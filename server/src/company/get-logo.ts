import { getLogo } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { logoFile } from './logo-file.ts'
import { findCompany } from './store.ts'

export const getLogoRoute = workspaceRoute(getLogo, async ({ context, tx, member }) => {
  const company = await findCompany(tx, member.workspaceId)
  const logo = await logoFile(context, company?.logo)
  if (!logo) return refuse('not_found')
  const fileName = logo.mediaType === 'image/png' ? 'logo.png' : 'logo.jpg'
  return respond({ ...logo, fileName })
})
