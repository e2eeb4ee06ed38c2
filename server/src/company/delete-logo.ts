import { deleteLogo } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentCompany } from './present.ts'
import { findCompany, setLogo } from './store.ts'

/** The file stays in the archive while an issued document refers to it. */
export const deleteLogoRoute = workspaceRoute(deleteLogo, async ({ context, tx, member }) => {
  await setLogo(tx, member.workspaceId, null, context.clock.now())
  const company = await findCompany(tx, member.workspaceId)
  return company ? respond(presentCompany(company)) : refuse('not_found')
})
