import { exploreSample } from '@bordereau/contract/session'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { abandonWorkspace } from '../company/workspace-store.ts'
import { checkCaptcha } from '../captcha/check.ts'
import { type Tx, asSystem } from '../db/database.ts'
import { workspacesOf } from '../identity/me-store.ts'
import { openSession } from '../identity/session.ts'
import { firstPersonId, insertGuest, lockInstance } from '../identity/store.ts'
import { enqueueOverdueCheckOf } from '../invoices/lists/enqueue-overdue-check.ts'
import { resetTries, clientNetwork, tryOnce } from '../lib/throttle.ts'
import { type SerialQueue, createSerialQueue } from '../lib/serial-queue.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { preferredLanguage } from '../lib/language.ts'
import { type Call, type Outcome, type Refused, publicRoute, respond } from '../lib/route.ts'
import { findVisitor } from '../lib/visitor.ts'
import { makeSample } from './make-sample.ts'
import { insertOwner } from './store.ts'

/** Requests that may wait while one sample is being made. */
const MAX_WAITING = 2
const RETRY_AFTER_SECONDS = 60

const queues = new WeakMap<AppContext, SerialQueue>()

/**
 * Returns the visitor's sample company, creating it on the first request. Visitors without an account may have one only
 * while the instance has no owner, and only with a solved captcha. Creation uses all cores for a second, so samples are made one
 * at a time.
 */
export const exploreSampleRoute = publicRoute(exploreSample, async call => {
  const { context, origin, token, input } = call
  const tooMany = await tryOnce(context, 'exploreFromNetwork', clientNetwork(origin.ip))
  if (tooMany) return tooMany
  const visitor = await asSystem(context.db, tx => findVisitorSample(tx, context, token))
  if (!visitor.ok) return visitor
  if (visitor.value.sampleId !== undefined) return respond({ workspaceId: visitor.value.sampleId })
  if (visitor.value.personId === undefined && context.config.captcha.kind !== 'off') {
    if (input.captcha === undefined) return refuse('captcha_required')
    const refused = await checkCaptcha(context, 'explore', input.captcha, origin.ip)
    if (refused) return refused
  }
  const queue = queues.get(context) ?? createSerialQueue(MAX_WAITING)
  queues.set(context, queue)
  return (await queue(() => makeExclusively(call))) ?? busy()
})

/** A counter in the database excludes other processes of the instance; it expires should this process die. */
async function makeExclusively(
  call: Call<typeof exploreSample>,
): Promise<Outcome<typeof exploreSample>> {
  const { context } = call
  if (await tryOnce(context, 'sampleBeingMade', '')) return busy()
  try {
    return await makeForVisitor(call)
  } finally {
    await resetTries(context, 'sampleBeingMade', '')
  }
}

function busy(): Refused<'sample_busy'> {
  return refuse('sample_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/** Assigns the sample to the visitor only when it is complete, so that a failed one is invisible and can be retried. */
async function makeForVisitor(
  call: Call<typeof exploreSample>,
): Promise<Outcome<typeof exploreSample>> {
  const { context, token, acceptLanguage } = call
  // A repeated request of the same visitor may have created one during the wait.
  const visitor = await asSystem(context.db, tx => findVisitorSample(tx, context, token))
  if (!visitor.ok) return visitor
  if (visitor.value.sampleId !== undefined) return respond({ workspaceId: visitor.value.sampleId })
  const personId = visitor.value.personId ?? newId()
  const workspaceId = newId()
  await makeSample(context, { workspaceId, personId })
  return asSystem(context.db, async tx => {
    await lockInstance(tx)
    // During creation the visitor may have got another sample, or the instance an owner.
    const current = await findVisitorSample(tx, context, token)
    const at = context.clock.now()
    if (!current.ok || current.value.sampleId !== undefined) {
      await abandonWorkspace(tx, workspaceId, at)
      return current.ok ? respond({ workspaceId: current.value.sampleId ?? '' }) : current
    }
    if (visitor.value.personId !== undefined) {
      await assignOwner(tx, context, workspaceId, personId, at)
      return respond({ workspaceId })
    }
    const language = preferredLanguage(acceptLanguage)
    await insertGuest(tx, { id: personId, language, createdAt: at })
    await assignOwner(tx, context, workspaceId, personId, at)
    return respond({ workspaceId }, await openSession(tx, context, personId, call))
  })
}

/** Makes a person the owner of the sample and enqueues the notifications of its overdue invoices. */
async function assignOwner(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  personId: string,
  at: Date,
): Promise<void> {
  await insertOwner(tx, workspaceId, personId, at)
  await enqueueOverdueCheckOf(tx, workspaceId, at)
  context.notifyJobRunner()
}

/** The visitor's person and existing sample. Without a person the visitor becomes a guest, if guests are allowed. */
async function findVisitorSample(
  tx: Tx,
  context: AppContext,
  token: string,
): Promise<
  Decision<
    { readonly personId: string | undefined; readonly sampleId: string | undefined },
    'sign_up_closed'
  >
> {
  const session = await findVisitor(tx, context.clock, token, null)
  if (!session) {
    const hasOwner = (await firstPersonId(tx)) !== undefined
    return hasOwner
      ? refuse('sign_up_closed')
      : accept({ personId: undefined, sampleId: undefined })
  }
  const sample = (await workspacesOf(tx, session.person.id)).find(workspace => workspace.sample)
  return accept({ personId: session.person.id, sampleId: sample?.id })
}
