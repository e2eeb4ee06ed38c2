import { exploreSample } from '@bordereau/contract/session'
import { refuse } from '@bordereau/domain/decision'
import { type Tx, asSystem } from '../db/database.ts'
import { insertWorkspace } from '../company/workspace-store.ts'
import { type SessionCookie, answer } from '../lib/answer.ts'
import type { House } from '../lib/house.ts'
import { newId } from '../lib/id.ts'
import { preferredLanguage } from '../lib/language.ts'
import { publicRoute } from '../lib/route.ts'
import { findVisitor } from '../lib/visitor.ts'
import { makeSample } from './make-sample.ts'
import { workspacesOf } from '../identity/me-store.ts'
import { openSession } from '../identity/session.ts'
import { firstPersonId, insertGuest, lockInstance } from '../identity/store.ts'
import { placeOf, tryOnce } from '../identity/throttle.ts'

/** A sample of one's own, made once. Without an account only while the instance has no owner: later nobody is a guest. */
export const exploreSampleRoute = publicRoute(exploreSample, async call => {
  const { house, origin, token, acceptLanguage } = call
  const tooMany = await tryOnce(house, 'exploreFromPlace', placeOf(origin.ip))
  if (tooMany) return tooMany
  return asSystem(house.db, async tx => {
    await lockInstance(tx)
    const visitor = await findVisitor(tx, house.clock, token, null)
    if (visitor) return answer({ workspaceId: await sampleOf(tx, house, visitor.person.id) })
    if ((await firstPersonId(tx)) !== undefined) return refuse('sign_up_closed')
    const guest = {
      id: newId(),
      language: preferredLanguage(acceptLanguage),
      createdAt: house.clock.now(),
    }
    await insertGuest(tx, guest)
    const cookie: SessionCookie = await openSession(tx, house, guest.id, call)
    return answer({ workspaceId: await sampleOf(tx, house, guest.id) }, cookie)
  })
})

async function sampleOf(tx: Tx, house: House, ownerId: string): Promise<string> {
  const own = (await workspacesOf(tx, ownerId)).find(workspace => workspace.sample)
  if (own) return own.id
  const workspaceId = newId()
  await insertWorkspace(tx, {
    id: workspaceId,
    ownerId,
    sample: true,
    createdAt: house.clock.now(),
  })
  await makeSample(tx, house, { workspaceId, ownerId })
  return workspaceId
}
