import type { MessageKind } from '@bordereau/contract/delivery'
import { type ComposedMail, composeMail } from '@bordereau/contract/invoices'
import { previewMail } from '@bordereau/contract/mail-templates'
import type { LocalDate } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import { PDF } from '@bordereau/domain/document-format'
import {
  attachmentBytes,
  attachmentKind,
  attachmentsAmong,
} from '@bordereau/domain/invoice/attachments'
import { documentSeries } from '@bordereau/domain/invoice/document-series'
import { dueDateOf } from '@bordereau/domain/invoice/due-date'
import { toText } from '@bordereau/domain/money/currency'
import { isSelfBilledSeries } from '@bordereau/domain/numbering/series-kind'
import type { Tx } from '../../db/database.ts'
import type { DocumentToDeliver } from '../../delivery/channel.ts'
import { emailAttachments, emailChannel } from '../../delivery/email/channel.ts'
import { composeEmail } from '../../delivery/email/compose.ts'
import { previewEmail } from '../../delivery/email/preview.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { type Clock, today } from '../../lib/clock.ts'
import { respond, workspaceRoute } from '../../lib/route.ts'
import type { PlannedCollection } from '../../mandates/plan-collection.ts'
import { methodOf } from '../../mandates/store.ts'
import { loadParties } from '../issuing/check-draft.ts'
import { nextNumber, nextSupplierNumber } from '../issuing/next-number.ts'
import { expectWithMessage, noticeOf } from './announce-collection.ts'
import { documentToDeliver, recipientOf } from './delivery-facts.ts'
import { type InvoiceRow, findInvoice, seriesKindOfRow } from '../document/store.ts'
import { readDraft } from '../document/snapshot.ts'
import { fileNameOf } from '../issuing/file-name.ts'

export const composeMailRoute = workspaceRoute(
  composeMail,
  async ({ context, tx, member, query }) => {
    const row = await findInvoice(tx, member.workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    if (row.number === null && query.kind === 'reminder') return refuse('not_issued')
    const expected = await asIssued(tx, context.clock, row)
    const document = await documentToDeliver(tx, context, expected, query.kind)
    const reach = emailChannel.canReach(await recipientOf(tx, row, undefined))
    const email = composeEmail({ ...document, seller: document.seller.legalName })
    const to = reach.ok ? reach.address : ''
    const files = row.number === null ? filesOfDraft(row, expected.number) : document.files
    const names = emailAttachments(files, document.filesToMake).map(({ name }) => name)
    const planned = await expectOf(tx, context, expected, query.kind, document.today)
    return respond({
      to,
      copyTo: '',
      ...email,
      language: row.language,
      number: expected.number,
      attachments: names,
      insidePdf: attachmentsAmong(files).flatMap(({ name }) =>
        names.includes(name) ? [] : [name],
      ),
      collection: planned ? presentExpected(planned, document) : null,
    })
  },
)

export const previewMailRoute = workspaceRoute(
  previewMail,
  async ({ context, tx, member, query, input }) => {
    const row = await findInvoice(tx, member.workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    if (row.number === null && input.kind === 'reminder') return refuse('not_issued')
    const expected = await asIssued(tx, context.clock, row)
    const document = await documentToDeliver(tx, context, expected, input.kind)
    // The link exists once the message is queued; until then it leads to this instance.
    const payLink = row.kind === 'invoice' ? `${context.config.publicUrl}/` : null
    const planned = await expectOf(tx, context, expected, input.kind, document.today)
    const collectionNotice = planned && noticeOf(planned, document)
    return respond(previewEmail({ ...document, payLink, collectionNotice }, input))
  },
)

/** The collection that the message would announce; a reminder announces none. */
async function expectOf(
  tx: Tx,
  context: AppContext,
  row: InvoiceRow,
  kind: MessageKind,
  today: LocalDate,
): Promise<PlannedCollection | undefined> {
  return kind === 'invoice' ? expectWithMessage(tx, context, row, today) : undefined
}

function presentExpected(
  { mandate, day }: PlannedCollection,
  { open, currency }: Pick<DocumentToDeliver, 'open' | 'currency'>,
): ComposedMail['collection'] {
  const { type, brand, hint } = methodOf(mandate)
  return { type, brand, hint, day, amount: toText(open, currency), currency }
}

/** The files that a draft would have; its PDF contains the attached ones twice, in its XML too. */
function filesOfDraft(row: InvoiceRow, number: string): DocumentToDeliver['files'] {
  const { attachments = [] } = readDraft(row.draft, row.draft_format)
  const { kind, mediaType, extension } = PDF
  const size = 2 * attachmentBytes(attachments)
  return [
    { kind, mediaType, name: `${fileNameOf(number)}.${extension}`, sha256: '', size },
    ...attachments.map((file, i) => ({ ...file, kind: attachmentKind(i + 1) })),
  ]
}

/** A document with its number and due date; a draft gets those that it would have if issued now. */
async function asIssued(
  tx: Tx,
  clock: Clock,
  row: InvoiceRow,
): Promise<InvoiceRow & { number: string }> {
  const { number, workspace_id: workspaceId, customer_id: customerId } = row
  if (number !== null) return { ...row, number }
  const draft = readDraft(row.draft, row.draft_format)
  const { seller, buyer } = await loadParties(tx, workspaceId, draft)
  const { timeZone } = seller
  const kind = documentSeries(seriesKindOfRow(row), draft, seller.profile, buyer?.profile ?? null)
  const issueDate = draft.issueDate ?? today(clock, timeZone)
  return {
    ...row,
    // What it comes to is open then.
    issued_at: clock.now(),
    number: isSelfBilledSeries(kind)
      ? await nextSupplierNumber(tx, workspaceId, { kind, customerId: customerId ?? '' }, issueDate)
      : await nextNumber(tx, workspaceId, kind, issueDate),
    due_date: dueDateOf(draft, issueDate),
  }
}
