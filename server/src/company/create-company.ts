import { createCompany } from '@bordereau/contract/company'
import { isCountry } from '@bordereau/domain/country/countries'
import { refuse } from '@bordereau/domain/decision'
import { setTenantScope } from '../db/database.ts'
import { newId } from '../lib/id.ts'
import { personRoute, respond } from '../lib/route.ts'
import { beginCompany } from './begin-company.ts'
import { isGuest } from './member-store.ts'
import { presentCompany } from './present.ts'
import { findCompany } from './store.ts'
import { insertWorkspace } from './workspace-store.ts'

export const createCompanyRoute = personRoute(
  createCompany,
  async ({ context, tx, person, input }) => {
    // A guest would lose the company with the browser's cookie.
    if (await isGuest(tx, person.id)) return refuse('forbidden')
    if (!isCountry(input.country)) {
      return refuse('bad_request', { issues: [{ path: 'country', message: 'Choose a country' }] })
    }
    const workspaceId = newId()
    await setTenantScope(tx, { workspaceId, personId: person.id })
    await insertWorkspace(tx, {
      id: workspaceId,
      ownerId: person.id,
      sample: false,
      createdAt: context.clock.now(),
    })
    await beginCompany(tx, context, workspaceId, input)
    const company = await findCompany(tx, workspaceId)
    return company ? respond(presentCompany(company)) : refuse('not_found')
  },
)
