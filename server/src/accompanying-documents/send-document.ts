import {
  composeAccompanyingMail,
  sendAccompanyingDocument,
} from '@bordereau/contract/accompanying-documents'
import { EMAIL } from '@bordereau/contract/delivery'
import { refuse } from '@bordereau/domain/decision'
import { accompanyingMessage, accompanyingTextIn } from '@bordereau/domain/text/accompanying-text'
import { formatDate } from '@bordereau/domain/text/format'
import { wallTimeOf } from '@bordereau/domain/reminder/working-time'
import { renderEmail } from '../delivery/email/render.ts'
import { emailPayload } from '../delivery/email/payload.ts'
import { type Seller, loadBuyer, loadSeller } from '../invoices/document/parties-store.ts'
import { newId } from '../lib/id.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { hex } from '../lib/secret.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { findSource } from './source.ts'
import { type AccompanyingRow, findAccompanying, sourceKeyOf, writeMail } from './store.ts'

export const composeAccompanyingMailRoute = workspaceRoute(
  composeAccompanyingMail,
  async ({ tx, member: { workspaceId }, query }) => {
    const row = await findAccompanying(tx, workspaceId, query.documentId)
    const source = row && (await findSource(tx, workspaceId, sourceKeyOf(row)))
    if (!row || !source) return refuse('not_found')
    const { customerId } = source
    const buyer = customerId === null ? undefined : await loadBuyer(tx, workspaceId, customerId)
    const { profile } = await loadSeller(tx, workspaceId)
    const names = { seller: profile.legalName, contact: buyer?.profile.contact.name ?? '' }
    const to = buyer?.email || buyer?.profile.contact.email || ''
    return respond({ to, ...accompanyingMessage(row.language, { ...row, ...names }) })
  },
)

export const sendAccompanyingDocumentRoute = workspaceRoute(
  sendAccompanyingDocument,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId, id: personId } = member
    const row = await findAccompanying(tx, workspaceId, query.documentId)
    if (!row) return refuse('not_found')
    const { to, subject, message } = input
    if (to === '') return refuse('no_recipient')
    const seller = await loadSeller(tx, workspaceId)
    const { id: mailId } = await enqueueMail(tx, context, {
      workspaceId,
      channel: EMAIL,
      kind: 'accompanying_document',
      recipient: to,
      subject,
      attachments: [{ sha256: hex(row.sha256), name: row.file_name, mediaType: 'application/pdf' }],
      payload: emailPayload(
        contentOf(row, seller, message),
        new URL(context.config.publicUrl).hostname,
      ),
      dedupeKey: `accompanying_document ${row.id} ${newId()}`,
      createdBy: personId,
    })
    await writeMail(tx, row, mailId)
    return respond({})
  },
)

/** The message with the document's name and number at a glance; nothing in it asks for payment. */
function contentOf(row: AccompanyingRow, seller: Seller, message: string) {
  const { language, kind, number, created_at } = row
  const { profile, accentColor, socialLinks, logo, timeZone } = seller
  const madeOn = formatDate(wallTimeOf(created_at, timeZone).day, language)
  const body = renderEmail({
    message,
    language,
    seller: profile.legalName,
    accentColor,
    socialLinks,
    link: null,
    glance: {
      label: accompanyingTextIn(language)[kind],
      amount: number || madeOn,
      due: number === '' ? '' : madeOn,
    },
    hasLogo: logo !== null,
  })
  return {
    copyTo: '',
    replyTo: profile.contact.email,
    senderName: profile.legalName,
    ...(logo === null ? {} : { logo: hex(logo.sha256) }),
    ...body,
  }
}
