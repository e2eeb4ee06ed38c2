import { portalChange, requestPortalChange } from '@bordereau/contract/portal'
import { portalTextIn } from '@bordereau/domain/text/portal-text'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { writeHtmlEmail } from '../lib/html-email.ts'
import { newId } from '../lib/id.ts'
import { respond, seeOther } from '../lib/response.ts'
import { publicRoute } from '../lib/route.ts'
import { tryOnce } from '../lib/throttle.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { formOf, pageAddress, triedTooOften } from '../pay/public-page.ts'
import type { Said } from './facts.ts'
import { type Visit, portalPath, visitPortal } from './visit.ts'

/**
 * E-mails the company what the customer wants changed: a person decides and changes it. The portal itself changes
 * nothing, because a forwarded link would be enough to send further invoices elsewhere.
 */
export const requestPortalChangeRoute = publicRoute(
  requestPortalChange,
  async ({ context, query, bytes, acceptLanguage }) => {
    const form = formOf(bytes)
    const lang = form.get('lang')
    const visit = await visitPortal(context, { ...query, lang }, async (_, found) => found)
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
    const lines = linesOf(visit, wanted.data)
    if (lines.length === 0) return page('change-wrong')
    const tooMany = await tryOnce(context, 'changeOfPortal', visit.linkId)
    if (tooMany) return respond(triedTooOften(tooMany, { lang, acceptLanguage }))
    await visitPortal(context, query, (tx, found) => queueRequest(tx, context, found, lines))
    return page('change-sent')
  },
)

/** Each field that differs, as it is and as it should be, in the company's language. */
function linesOf(
  { customer, seller }: Visit,
  wanted: Readonly<Record<'contact' | 'email' | 'phone' | 'message', string>>,
): readonly string[] {
  const text = portalTextIn(seller.language)
  const { contact } = customer.profile
  const fields = [
    [text.contactName, contact.name, wanted.contact],
    [text.email, customer.email || contact.email, wanted.email],
    [text.phone, contact.phone, wanted.phone],
  ] as const
  const changed = fields
    .filter(([, before, after]) => before !== after)
    .map(([label, before, after]) => `${label}: ${before || '–'} → ${after || '–'}`)
  return wanted.message === '' ? changed : [...changed, wanted.message]
}

async function queueRequest(
  tx: Tx,
  context: AppContext,
  { seller, customer, workspaceId, customerId }: Visit,
  lines: readonly string[],
): Promise<void> {
  const { language, profile } = seller
  const name = customer.profile.legalName
  await enqueueEmail(tx, context, {
    ...writeHtmlEmail({
      language,
      subject: `${portalTextIn(language).changeHeading}: ${name}`,
      paragraphs: [name, ...lines],
      button: {
        label: name,
        link: `${context.config.publicUrl}/w/${workspaceId}/customers/${customerId}`,
      },
      closing: profile.legalName,
    }),
    workspaceId,
    kind: 'portal',
    to: profile.contact.email,
    senderName: name,
    dedupeKey: `portal change ${newId()}`,
  })
}
