import { portalSignInForm, signInToPortal } from '@bordereau/contract/portal-sign-in'
import { portalAccountToken } from '../customers/portal-link.ts'
import { insertPortalSession } from '../customers/portal-session-store.ts'
import { type Tx, inWorkspace } from '../db/database.ts'
import type { Origin } from '../lib/actor.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { publicRoute, respond, seeOther } from '../lib/route.ts'
import { newToken } from '../lib/secret.ts'
import { clientNetwork, tryOnce } from '../lib/throttle.ts'
import { formOf, htmlPage, linkEnded, triedTooOften } from '../pay/public-page.ts'
import { CODE_TRIES, isPortalCode } from './code.ts'
import { deletePortalCode, tryPortalCode } from './code-store.ts'
import { customersOf } from './customers-of.ts'
import { portalAddressKey } from './sign-in-captcha.ts'
import { codePage, emailPage } from './sign-in-page.ts'
import { visitSignIn } from './sign-in-visit.ts'
import { portalPath } from './visit.ts'

const SESSION_DAYS = 30
const DAY_SECONDS = 86_400

/** A right code opens a session and works once. A code for an address that no customer has is as wrong as any other. */
export const signInToPortalRoute = publicRoute(
  signInToPortal,
  async ({ context, query, bytes, origin, acceptLanguage }) => {
    const form = formOf(bytes)
    const reader = { lang: form.get('lang'), acceptLanguage }
    const visit = await visitSignIn(context, query.company, reader)
    if (!visit) return respond(linkEnded(reader))
    const network = clientNetwork(origin.ip)
    const tooMany = await tryOnce(context, 'portalSignInFromNetwork', network)
    if (tooMany) return respond(triedTooOften(tooMany, reader))
    const typed = portalSignInForm.safeParse({
      request: form.get('request') ?? '',
      code: form.get('code') ?? '',
    })
    const { workspaceId, path } = visit
    const outcome = typed.success
      ? await inWorkspace(context.db, { workspaceId }, tx =>
          openSession(tx, context, { workspaceId, origin, ...typed.data }),
        )
      : 'ended'
    if (outcome === 'ended')
      return respond(htmlPage(emailPage(visit, { email: '', error: 'code-ended' }), 422))
    if (outcome === 'wrong') {
      const request = form.get('request') ?? ''
      return respond(htmlPage(codePage(visit, { request, isWrong: true }), 422))
    }
    const { token, only, email } = outcome
    const here = `${portalAddressKey(workspaceId, email)} ${network}`
    await tryOnce(context, 'knownPortalNetwork', here)
    const maxAgeSeconds = SESSION_DAYS * DAY_SECONDS
    return {
      ok: true,
      value: seeOther(only === undefined ? path : portalPath(only)),
      portalSession: { workspaceId, value: token, maxAgeSeconds },
    }
  },
)

type Typed = {
  readonly workspaceId: string
  readonly request: string
  readonly code: string
  readonly origin: Origin
}

/** The token of a new session, and that of the portal where the address has one customer only. */
type Opened = {
  readonly token: string
  readonly only: string | undefined
  readonly email: string
}

async function openSession(
  tx: Tx,
  context: AppContext,
  { workspaceId, request, code, origin }: Typed,
): Promise<'ended' | 'wrong' | Opened> {
  const now = context.clock.now()
  const row = await tryPortalCode(tx, { workspaceId, id: request }, { most: CODE_TRIES, now })
  if (!row) return 'ended'
  const refusal = row.tries < CODE_TRIES ? 'wrong' : 'ended'
  if (!isPortalCode(context, request, code)) return refusal
  const [first, ...others] = await customersOf(tx, workspaceId, row.email)
  if (!first) return refusal
  await deletePortalCode(tx, workspaceId, request)
  const { token, hash } = newToken()
  await insertPortalSession(tx, {
    workspace_id: workspaceId,
    id: newId(),
    email: row.email,
    token_hash: hash,
    user_agent: origin.userAgent,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + SESSION_DAYS * DAY_SECONDS * 1000),
  })
  const only = others.length === 0 ? portalAccountToken(context, workspaceId, first.id) : undefined
  return { token, only, email: row.email }
}
