import type { RequestOf } from '@bordereau/contract/endpoint'
import { composeMail, sendInvoice } from '@bordereau/contract/invoices'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Tx } from '../db/database.ts'
import type { House } from '../lib/house.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { answer } from '../lib/answer.ts'
import { today } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'
import { workspaceRoute } from '../lib/route.ts'
import { hex } from '../lib/secret.ts'
import { type LetterKind, composeLetter, dressLetter } from './letter.ts'
import { payLinkUrl } from './pay-link.ts'
import { activePayLink, insertPayLink } from './pay-link-store.ts'
import { loadBuyer, loadSeller } from './parties-store.ts'
import { asDate, openOfRow } from './present.ts'
import {
  type InvoiceRow,
  addEvent,
  findDocument,
  findInvoice,
  lockInvoice,
  updateLife,
} from './store.ts'

export const composeMailRoute = workspaceRoute(composeMail, async ({ tx, member, query }) => {
  const row = await findInvoice(tx, member.workspaceId, query.invoiceId)
  if (!row) return refuse('not_found')
  if (row.number === null) return refuse('not_issued')
  const { letter, to } = await letterFor(tx, row, query.kind)
  return answer({ to, copyTo: '', ...letter, language: row.language })
})

export const sendInvoiceRoute = workspaceRoute(
  sendInvoice,
  async ({ house, tx, member, query, input }) => {
    const author = { workspaceId: member.workspaceId, personId: member.id }
    const mailId = await postLetter(tx, house, author, query.invoiceId, input)
    return mailId.ok ? answer({ mailId: mailId.value }) : mailId
  },
)

/** Puts an invoice or a reminder into the outbox, the PDF with it. Gives the message's id. */
export async function postLetter(
  tx: Tx,
  house: House,
  { workspaceId, personId }: { readonly workspaceId: string; readonly personId: string | null },
  invoiceId: string,
  input: RequestOf<typeof sendInvoice>,
): Promise<Decision<string, 'not_found' | 'not_issued' | 'nothing_open' | 'no_recipient'>> {
  const row = await lockInvoice(tx, workspaceId, invoiceId)
  if (!row) return refuse('not_found')
  if (row.number === null) return refuse('not_issued')
  if (input.kind === 'reminder' && openOfRow(row) <= 0n) return refuse('nothing_open')
  const { letter, to: customary, seller } = await letterFor(tx, row, input.kind)
  const to = input.to ?? customary
  if (to === '') return refuse('no_recipient')
  const at = house.clock.now()
  const dressed = dressLetter({
    message: input.message ?? letter.message,
    language: row.language,
    seller: seller.profile.legalName,
    accentColor: seller.accentColor,
    socialLinks: seller.socialLinks,
    link: row.kind === 'invoice' ? await linkFor(tx, house, row, at) : null,
  })
  const pdf = await findDocument(tx, workspaceId, row.id, 'pdf')
  const { id: mailId, isNew } = await enqueueMail(tx, house, {
    workspaceId,
    kind: input.kind,
    to,
    copyTo: input.copyTo ?? '',
    replyTo: seller.profile.contact.email,
    senderName: seller.profile.legalName,
    subject: input.subject ?? letter.subject,
    ...dressed,
    attachments: pdf
      ? [{ sha256: hex(pdf.sha256), name: pdf.file_name, mediaType: pdf.media_type }]
      : [],
    invoiceId: row.id,
    dedupeKey: dedupeKey(input.kind, row.id, today(house.clock, seller.timeZone)),
    ...(personId === null ? {} : { createdBy: personId }),
  })
  if (!isNew) return accept(mailId)
  if (input.kind === 'reminder') await updateLife(tx, workspaceId, row.id, { reminded_at: at }, at)
  await addEvent(tx, workspaceId, {
    invoiceId: row.id,
    kind: 'mail_queued',
    personId,
    at,
    detail: { mailId, kind: input.kind, to },
  })
  return accept(mailId)
}

/** A person may send an invoice as often as she likes; a reminder goes out once a day, whoever presses the button, unless the first one failed or was stopped. */
function dedupeKey(kind: LetterKind, invoiceId: string, day: string): string {
  return kind === 'reminder' ? `reminder ${invoiceId} ${day}` : `invoice ${invoiceId} ${newId()}`
}

async function letterFor(tx: Tx, row: InvoiceRow, kind: LetterKind) {
  const seller = await loadSeller(tx, row.workspace_id)
  const buyer =
    row.customer_id === null ? undefined : await loadBuyer(tx, row.workspace_id, row.customer_id)
  const letter = composeLetter({
    kind,
    document: row.kind,
    language: row.language,
    number: row.number ?? '',
    seller: seller.profile.legalName,
    contactName: buyer?.profile.contact.name ?? '',
    currency: row.currency,
    payable: row.payable_minor,
    open: openOfRow(row),
    dueDate: asDate(row.due_date),
  })
  return { letter, seller, to: buyer?.email || buyer?.profile.contact.email || '' }
}

/** The link in force, or a new one where it was revoked: a message without a way to pay would be of no use. */
async function linkFor(tx: Tx, house: House, row: InvoiceRow, at: Date): Promise<string> {
  const linkId =
    (await activePayLink(tx, row.workspace_id, row.id)) ??
    (await insertPayLink(tx, row.workspace_id, row.id, at))
  return payLinkUrl(house, row.workspace_id, linkId)
}
