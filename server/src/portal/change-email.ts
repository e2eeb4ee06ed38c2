import { portalTextIn } from '@bordereau/domain/text/portal-text'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { writeHtmlEmail } from '../lib/html-email.ts'
import { newId } from '../lib/id.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import type { Visit } from './visit.ts'

/** Each field that differs, as it is and as it should be, in the company's language. */
export function changesOf(
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

/** E-mails the lines to the company. */
export async function enqueueChangeEmail(
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
