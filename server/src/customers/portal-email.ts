import { portalTextIn } from '@bordereau/domain/text/portal-text'
import { textIn } from '@bordereau/domain/text/text'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { writeHtmlEmail } from '../lib/html-email.ts'
import { newId } from '../lib/id.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import type { CustomerRow } from './store.ts'

/** E-mails the link of the portal in the customer's language. */
export async function enqueuePortalEmail(
  tx: Tx,
  context: AppContext,
  email: {
    readonly workspaceId: string
    readonly to: string
    readonly seller: string
    readonly customer: Pick<CustomerRow, 'language' | 'profile'>
    readonly link: string
    readonly createdBy: string
  },
): Promise<void> {
  const { workspaceId, to, seller, customer, link, createdBy } = email
  const { language, profile } = customer
  const text = portalTextIn(language)
  const { mail } = textIn(language)
  await enqueueEmail(tx, context, {
    ...writeHtmlEmail({
      language,
      subject: text.mailSubject({ seller }),
      paragraphs: [mail.greeting({ name: profile.contact.name }), ...text.mailBody({ seller })],
      button: { label: text.mailButton, link },
      closing: mail.closing({ seller }),
    }),
    workspaceId,
    kind: 'portal',
    to,
    senderName: seller,
    createdBy,
    dedupeKey: `portal ${newId()}`,
  })
}
