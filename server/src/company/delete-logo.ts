import { deleteLogo } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { presentCompany } from './present.ts'
import { findCompany, setLogo } from './store.ts'

/** The bytes stay in the archive until nothing refers to them: an issued document may still show them. */
export const deleteLogoRoute = workspaceRoute(deleteLogo, async ({ house, tx, member }) => {
  await setLogo(tx, member.workspaceId, null, house.clock.now())
  const company = await findCompany(tx, member.workspaceId)
  return company ? answer(presentCompany(company)) : refuse('not_found')
})
