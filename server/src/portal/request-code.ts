import { portalCodeForm, requestPortalCode } from '@bordereau/contract/portal-sign-in'
import { inWorkspace } from '../db/database.ts'
import { enqueueJob } from '../jobs/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { type TooMany, clientNetwork, limitExceededTimes, tryOnce } from '../lib/throttle.ts'
import { formOf, htmlPage, linkEnded, triedTooOften } from '../pay/public-page.ts'
import { CODE_MINUTES } from './code.ts'
import { insertPortalCode } from './code-store.ts'
import { PORTAL_CODE } from './send-code.ts'
import { portalAddressKey, proofOf, requiredChallenge } from './sign-in-captcha.ts'
import { codePage, emailPage } from './sign-in-page.ts'
import { visitSignIn } from './sign-in-visit.ts'

/**
 * Does the same for every address: one row and one job, which finds no customer of an unknown one. The e-mail is written
 * after the response.
 */
export const requestPortalCodeRoute = publicRoute(
  requestPortalCode,
  async ({ context, query, bytes, origin, acceptLanguage }) => {
    const form = formOf(bytes)
    const lang = form.get('lang')
    const reader = { lang, acceptLanguage }
    const visit = await visitSignIn(context, query.company, reader)
    if (!visit) return respond(linkEnded(reader))
    const typed = form.get('email') ?? ''
    const wanted = portalCodeForm.safeParse({ email: typed })
    if (!wanted.success)
      return respond(htmlPage(emailPage(visit, { email: typed, error: 'email-wrong' }), 422))
    const { email } = wanted.data
    const { workspaceId } = visit
    const network = clientNetwork(origin.ip)
    const tooMany = await tryOnce(context, 'portalCodeFromNetwork', network)
    if (tooMany) return respond(triedTooOften(tooMany, reader))
    const proof = proofOf(form)
    const challenge = await requiredChallenge(context, { workspaceId, email, ip: origin.ip, proof })
    if (challenge) {
      const error = proof === '' ? undefined : ('proof-failed' as const)
      return respond(htmlPage(emailPage(visit, { email, challenge, error }), 403))
    }
    // Counted last, so that requests without a valid proof do not use up the limit of an address.
    const tooManyCodes = await countCode(context, workspaceId, email, network)
    if (tooManyCodes) return respond(triedTooOften(tooManyCodes, reader))
    const request = await addRequest(context, workspaceId, email)
    return respond(htmlPage(codePage(visit, { request, email }), 200))
  },
)

/**
 * Counts one code. What strangers ask for keeps no customer out who has signed in from this network before, and others only when
 * it comes from a dozen networks, each proof of work being harder than the one before.
 */
async function countCode(
  context: AppContext,
  workspaceId: string,
  email: string,
  network: string,
): Promise<TooMany | undefined> {
  const address = portalAddressKey(workspaceId, email)
  const here = `${address} ${network}`
  const tooMany = await tryOnce(context, 'portalCodeToAddress', here)
  if (tooMany) return tooMany
  if ((await limitExceededTimes(context, 'knownPortalNetwork', here)) > 0) return undefined
  await tryOnce(context, 'failedAtAccount', address)
  return tryOnce(context, 'strangePortalCode', address)
}

async function addRequest(context: AppContext, workspaceId: string, email: string) {
  const id = newId()
  const at = context.clock.now()
  await inWorkspace(context.db, { workspaceId }, async tx => {
    await insertPortalCode(tx, {
      workspace_id: workspaceId,
      id,
      email,
      created_at: at,
      expires_at: new Date(at.getTime() + CODE_MINUTES * 60_000),
    })
    await enqueueJob(tx, {
      workspaceId,
      kind: PORTAL_CODE,
      subjectId: id,
      runAt: at,
      at,
      dedupeKey: `${PORTAL_CODE}:${id}`,
    })
  })
  context.notifyJobRunner()
  return id
}
