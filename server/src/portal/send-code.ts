import { portalSignInTextIn } from '@bordereau/domain/text/portal-sign-in-text'
import { textIn } from '@bordereau/domain/text/text'
import { inWorkspace } from '../db/database.ts'
import { loadSeller } from '../invoices/document/parties-store.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { writeHtmlEmail } from '../lib/html-email.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { groupedCode, portalCode } from './code.ts'
import { findPortalCode } from './code-store.ts'
import { customersOf } from './customers-of.ts'

export const PORTAL_CODE = 'portal_code'

/**
 * E-mails the code of a request in the language of the customer, after the response to it: an unknown address takes as long
 * as a known one. Repeated after a crash, the job sends one e-mail only.
 */
export const sendPortalCode: JobHandler = async (context, job) => {
  const { workspaceId, subjectId: requestId } = job
  await inWorkspace(context.db, { workspaceId }, async tx => {
    const request = await findPortalCode(tx, workspaceId, requestId)
    if (!request || request.expires_at <= context.clock.now()) return
    const [customer] = await customersOf(tx, workspaceId, request.email)
    if (!customer) return
    const seller = (await loadSeller(tx, workspaceId)).profile.legalName
    const { language, profile } = customer
    const text = portalSignInTextIn(language)
    const { mail } = textIn(language)
    await enqueueEmail(tx, context, {
      ...writeHtmlEmail({
        language,
        subject: text.mailSubject({ seller }),
        paragraphs: [mail.greeting({ name: profile.contact.name }), ...text.mailBody({ seller })],
        code: groupedCode(portalCode(context, requestId)),
        closing: mail.closing({ seller }),
      }),
      workspaceId,
      kind: 'portal_code',
      to: request.email,
      senderName: seller,
      dedupeKey: `portal code ${requestId}`,
    })
  })
}
