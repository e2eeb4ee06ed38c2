import { updateMe } from '@bordereau/contract/session'
import { widen } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import { personRoute } from '../lib/route.ts'
import { presentMe } from './me.ts'
import { updatePerson } from './store.ts'

export const updateMeRoute = personRoute(updateMe, async ({ house, tx, person, input }) => {
  const { tourSeen, ...preferences } = input
  const tourSeenAt = tourSeen ? house.clock.now() : undefined
  await updatePerson(tx, person.id, { ...preferences, tourSeenAt })
  // The names of the person's companies lie behind each company's own wall.
  await widen(tx)
  return answer(await presentMe(tx, house, person.id))
})
