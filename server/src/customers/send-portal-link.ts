import { withSoleTraderMark } from '@bordereau/domain/country/sole-trader'
import { sendPortalLink } from '@bordereau/contract/portal-link'
import { refuse } from '@bordereau/domain/decision'
import { portalTextIn } from '@bordereau/domain/text/portal-text'
import { textIn } from '@bordereau/domain/text/text'
import { findCompany } from '../company/store.ts'
import { writeHtmlEmail } from '../lib/html-email.ts'
import { newId } from '../lib/id.ts'
import { respond } from '../lib/response.ts'
import { workspaceRoute } from '../lib/route.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { portalLinkUrl } from './portal-link.ts'
import { activePortalLink, insertPortalLink, lockCustomer } from './portal-link-store.ts'
import { presentPortalLink } from './portal-links.ts'
import { findCustomer } from './store.ts'

export const sendPortalLinkRoute = workspaceRoute(
  sendPortalLink,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const { customerId } = query
    const key = { workspaceId, customerId }
    const isThere = await lockCustomer(tx, key)
    const customer = isThere && (await findCustomer(tx, workspaceId, customerId))
    const company = await findCompany(tx, workspaceId)
    if (!customer || !company) return refuse('not_found')
    const linkId =
      (await activePortalLink(tx, key))?.id ??
      (await insertPortalLink(tx, key, context.clock.now()))
    const seller = withSoleTraderMark(company.profile).legalName
    const { language, profile } = customer
    const text = portalTextIn(language)
    const { mail } = textIn(language)
    await enqueueEmail(tx, context, {
      ...writeHtmlEmail({
        language,
        subject: text.mailSubject({ seller }),
        paragraphs: [mail.greeting({ name: profile.contact.name }), ...text.mailBody({ seller })],
        button: { label: text.mailButton, link: portalLinkUrl(context, workspaceId, linkId) },
        closing: mail.closing({ seller }),
      }),
      workspaceId,
      kind: 'portal',
      to: input.to,
      senderName: seller,
      createdBy: member.id,
      dedupeKey: `portal ${newId()}`,
    })
    return respond(await presentPortalLink(tx, context, key))
  },
)
