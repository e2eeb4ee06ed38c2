import {
  getPortalSignIn,
  getPortalSignInLogo,
  signOutOfPortal,
} from '@bordereau/contract/portal-sign-in'
import { refuse } from '@bordereau/domain/decision'
import { logoFile } from '../company/logo-file.ts'
import { portalAccountToken } from '../customers/portal-link.ts'
import { deletePortalSessions, findPortalSession } from '../customers/portal-session-store.ts'
import { inWorkspace } from '../db/database.ts'
import type { Buyer } from '../invoices/document/parties-store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { publicRoute, respond, seeOther } from '../lib/route.ts'
import { hashOf } from '../lib/secret.ts'
import { formOf, htmlPage, linkEnded, pageAddress } from '../pay/public-page.ts'
import { customersOf } from './customers-of.ts'
import { choosePage, emailPage } from './sign-in-page.ts'
import { type SignInVisit, visitSignIn } from './sign-in-visit.ts'
import { portalPath } from './visit.ts'

/** Who is signed in and has one customer sees their portal at once; `choose` asks for the list in any case. */
export const getPortalSignInRoute = publicRoute(
  getPortalSignIn,
  async ({ context, query, portalToken, acceptLanguage }) => {
    const visit = await visitSignIn(context, query.company, { ...query, acceptLanguage })
    if (!visit) return respond(linkEnded({ ...query, acceptLanguage }))
    const customers = await signedInCustomers(context, visit, portalToken(visit.workspaceId))
    const [first, ...others] = customers
    if (!first) return respond(htmlPage(emailPage(visit), 200))
    const pathOf = ({ id }: Buyer) => portalPath(portalAccountToken(context, visit.workspaceId, id))
    if (others.length === 0 && query.choose === undefined)
      return respond(seeOther(pageAddress(pathOf(first), query.lang)))
    const choices = customers.map(one => ({ profile: one.profile, path: pathOf(one) }))
    return respond(htmlPage(choosePage(visit, choices), 200))
  },
)

async function signedInCustomers(
  context: AppContext,
  { workspaceId }: SignInVisit,
  token: string,
): Promise<readonly Buyer[]> {
  if (token === '') return []
  return inWorkspace(context.db, { workspaceId }, async tx => {
    const session = await findPortalSession(tx, workspaceId, hashOf(token), context.clock.now())
    return session ? customersOf(tx, workspaceId, session.email) : []
  })
}

export const getPortalSignInLogoRoute = publicRoute(
  getPortalSignInLogo,
  async ({ context, query, acceptLanguage }) => {
    const visit = await visitSignIn(context, query.company, { acceptLanguage })
    const logo = visit && (await logoFile(context, visit.seller.logo))
    return logo ? respond(logo) : refuse('not_found')
  },
)

export const signOutOfPortalRoute = publicRoute(
  signOutOfPortal,
  async ({ context, query, bytes, portalToken, acceptLanguage }) => {
    const lang = formOf(bytes).get('lang')
    const visit = await visitSignIn(context, query.company, { lang, acceptLanguage })
    if (!visit) return respond(linkEnded({ lang, acceptLanguage }))
    const { workspaceId, path } = visit
    const token = portalToken(workspaceId)
    const page = seeOther(pageAddress(path, lang))
    if (token === '') return respond(page)
    await inWorkspace(context.db, { workspaceId }, tx =>
      deletePortalSessions(tx, workspaceId, { tokenHash: hashOf(token) }),
    )
    return { ok: true, value: page, portalSession: { workspaceId, value: null, maxAgeSeconds: 0 } }
  },
)
