import { exploreSample } from '@bordereau/contract/session'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { abandonWorkspace } from '../company/workspace-store.ts'
import { type Tx, asSystem } from '../db/database.ts'
import { workspacesOf } from '../identity/me-store.ts'
import { openSession } from '../identity/session.ts'
import { firstPersonId, insertGuest, lockInstance } from '../identity/store.ts'
import { askForOverdueOf } from '../invoices/overdue.ts'
import { placeOf, tryOnce } from '../lib/throttle.ts'
import { answer } from '../lib/answer.ts'
import type { House } from '../lib/house.ts'
import { newId } from '../lib/id.ts'
import { preferredLanguage } from '../lib/language.ts'
import { publicRoute } from '../lib/route.ts'
import { findVisitor } from '../lib/visitor.ts'
import { makeSample } from './make-sample.ts'
import { insertOwner } from './store.ts'

/**
 * A sample of one's own, made once. Without an account only while the instance has no owner: later nobody is a guest.
 * It is made first and handed over when it is complete, so that a half of it is nobody's and asking again begins anew.
 */
export const exploreSampleRoute = publicRoute(exploreSample, async call => {
  const { house, origin, token, acceptLanguage } = call
  const tooMany = await tryOnce(house, 'exploreFromPlace', placeOf(origin.ip))
  if (tooMany) return tooMany
  const before = await asSystem(house.db, tx => explorerOf(tx, house, token))
  if (!before.ok) return before
  if (before.value.sampleId !== undefined) return answer({ workspaceId: before.value.sampleId })
  const personId = before.value.personId ?? newId()
  const workspaceId = newId()
  await makeSample(house, { workspaceId, personId })
  return asSystem(house.db, async tx => {
    await lockInstance(tx)
    // Meanwhile the same person may have asked twice, or somebody may have become the owner.
    const explorer = await explorerOf(tx, house, token)
    const at = house.clock.now()
    if (!explorer.ok || explorer.value.sampleId !== undefined) {
      await abandonWorkspace(tx, workspaceId, at)
      return explorer.ok ? answer({ workspaceId: explorer.value.sampleId ?? '' }) : explorer
    }
    if (before.value.personId !== undefined) {
      await handOver(tx, house, workspaceId, personId, at)
      return answer({ workspaceId })
    }
    const language = preferredLanguage(acceptLanguage)
    await insertGuest(tx, { id: personId, language, createdAt: at })
    await handOver(tx, house, workspaceId, personId, at)
    return answer({ workspaceId }, await openSession(tx, house, personId, call))
  })
})

/** The sample becomes somebody's, who is told of what is overdue in it. */
async function handOver(
  tx: Tx,
  house: House,
  workspaceId: string,
  personId: string,
  at: Date,
): Promise<void> {
  await insertOwner(tx, workspaceId, personId, at)
  await askForOverdueOf(tx, workspaceId, at)
  house.wakeJobs()
}

/** Who asks, and the sample they have already. No person: a guest to be, where there may be guests. */
async function explorerOf(
  tx: Tx,
  house: House,
  token: string,
): Promise<
  Decision<
    { readonly personId: string | undefined; readonly sampleId: string | undefined },
    'sign_up_closed'
  >
> {
  const visitor = await findVisitor(tx, house.clock, token, null)
  if (!visitor) {
    const owned = (await firstPersonId(tx)) !== undefined
    return owned ? refuse('sign_up_closed') : accept({ personId: undefined, sampleId: undefined })
  }
  const own = (await workspacesOf(tx, visitor.person.id)).find(workspace => workspace.sample)
  return accept({ personId: visitor.person.id, sampleId: own?.id })
}
