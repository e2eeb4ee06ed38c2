import { updateMe } from '@bordereau/contract/preferences'
import { clearTenantScope } from '../db/database.ts'
import { personRoute, respond } from '../lib/route.ts'
import { presentMe } from './me.ts'
import { updatePerson } from './store.ts'

export const updateMeRoute = personRoute(updateMe, async ({ context, tx, person, input }) => {
  const { tourSeen, ...preferences } = input
  const tourSeenAt = tourSeen ? context.clock.now() : undefined
  await updatePerson(tx, person.id, { ...preferences, tourSeenAt })
  // Row-level security hides the names of the person's companies from this scope.
  await clearTenantScope(tx)
  return respond(await presentMe(tx, context, person.id))
})
