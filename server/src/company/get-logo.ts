import { getLogo } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { hex } from '../lib/secret.ts'
import { findCompany } from './store.ts'

export const getLogoRoute = workspaceRoute(getLogo, async ({ house, tx, member }) => {
  const company = await findCompany(tx, member.workspaceId)
  if (!company?.logo) return refuse('not_found')
  const { sha256, type } = company.logo
  return answer({
    body: await house.archive.load(hex(sha256)),
    mediaType: type,
    fileName: type === 'image/png' ? 'logo.png' : 'logo.jpg',
    // Opened by itself it is a page without rights.
    headers: { 'content-security-policy': "default-src 'none'; sandbox" },
  })
})
