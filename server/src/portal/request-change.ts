import { portalChange, requestPortalChange } from '@bordereau/contract/portal'
import { publicRoute, respond, seeOther } from '../lib/route.ts'
import { tryOnce } from '../lib/throttle.ts'
import { formOf, pageAddress, triedTooOften } from '../pay/public-page.ts'
import { changesOf, enqueueChangeEmail } from './change-email.ts'
import type { Said } from './facts.ts'
import { portalPath, visitPortal } from './visit.ts'

/**
 * E-mails the company what the customer wants changed: a person decides and changes it. The portal itself changes
 * nothing, because a forwarded link would be enough to send further invoices elsewhere.
 */
export const requestPortalChangeRoute = publicRoute(requestPortalChange, async call => {
  const { context, query, bytes, acceptLanguage } = call
  const form = formOf(bytes)
  const lang = form.get('lang')
  const visit = await visitPortal(call, { ...query, lang }, async (_, found) => found)
  if (!visit) return respond(seeOther(pageAddress(portalPath(query.token), lang)))
  const page = (said: Said) =>
    respond(seeOther(`${visit.path}?${new URLSearchParams({ lang: visit.language, said })}`))
  const wanted = portalChange.safeParse({
    contact: form.get('contact') ?? '',
    email: form.get('email') ?? '',
    phone: form.get('phone') ?? '',
    message: form.get('message') ?? '',
  })
  if (!wanted.success) return page('change-wrong')
  const lines = changesOf(visit, wanted.data)
  if (lines.length === 0) return page('change-wrong')
  const tooMany = await tryOnce(context, 'changeOfPortal', visit.accessId)
  if (tooMany) return respond(triedTooOften(tooMany, { lang, acceptLanguage }))
  await visitPortal(call, query, (tx, found) => enqueueChangeEmail(tx, context, found, lines))
  return page('change-sent')
})
