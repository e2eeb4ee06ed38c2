import type { MessageKind } from '@bordereau/contract/delivery'
import { documentTitle } from '@bordereau/domain/invoice/document-title'
import type { LocalDate } from '@bordereau/domain/date'
import { isShownNegative } from '@bordereau/domain/invoice/paper-sign'
import { occasionOf } from '@bordereau/domain/text/mail-template'
import { templateFor } from '@bordereau/domain/text/mail-text'
import { textIn } from '@bordereau/domain/text/text'
import { languageBetween } from '@bordereau/domain/country/regional-language'
import type { Tx } from '../../db/database.ts'
import type {
  Attachment,
  DocumentToDeliver,
  Recipient,
  ReminderDetails,
} from '../../delivery/channel.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { today } from '../../lib/clock.ts'
import { hex } from '../../lib/secret.ts'
import {
  type Buyer,
  type Seller,
  languageFor,
  loadBuyer,
  loadSeller,
} from '../document/parties-store.ts'
import { readDraft } from '../document/snapshot.ts'
import { type InvoiceRow, asDate, listDocuments, openOfRow } from '../document/store.ts'
import { statementToMake } from './statement-to-make.ts'

/** What a channel composes the message about a document from, except the payment link. */
export async function documentToDeliver(
  tx: Tx,
  context: AppContext,
  row: InvoiceRow,
  kind: MessageKind,
  reminder?: ReminderDetails,
): Promise<Omit<DocumentToDeliver, 'payLink'> & { readonly today: LocalDate }> {
  const seller = await loadSeller(tx, row.workspace_id)
  const buyer = await buyerOf(tx, row)
  const files = await filesOf(tx, row)
  const day = today(context.clock, seller.timeZone)
  const details = kind === 'reminder' ? (reminder ?? reminderByHand(row, seller, day)) : undefined
  const language = details?.attachesStatement && buyer && languageFor(seller, buyer)
  const { currency } = row
  const filesToMake = language ? [statementToMake({ currency, language, to: day })] : []
  const facts = { row, seller, buyer, files, filesToMake, title: titleOf(row), reminder: details }
  const { timeZone: _, ...document } = deliveryOf(context, facts, kind)
  return { ...document, today: day }
}

/** Until the due date, that day included, a reminder by hand is a notice. */
function reminderByHand(
  row: Pick<InvoiceRow, 'due_date'>,
  { reminderPlan }: Seller,
  day: LocalDate,
): ReminderDetails {
  const dueDate = asDate(row.due_date)
  return {
    tone: dueDate === null || dueDate < day ? 'friendly' : 'notice',
    attachesStatement: reminderPlan.attachesStatement,
    claims: '',
    openInvoices: '',
  }
}

type DeliveryFacts = {
  readonly row: Pick<
    InvoiceRow,
    | 'kind'
    | 'language'
    | 'number'
    | 'currency'
    | 'issued_at'
    | 'payable_minor'
    | 'settled_minor'
    | 'due_date'
  >
  readonly seller: Seller
  readonly buyer: Buyer | undefined
  readonly files: DocumentToDeliver['files']
  /** Absent: none. */
  readonly filesToMake?: DocumentToDeliver['filesToMake']
  /** As DocumentToDeliver; absent: an ordinary invoice or credit note. */
  readonly title?: string | null
  readonly reminder?: ReminderDetails | undefined
}

/** The same of facts that are known. */
export function deliveryOf(
  context: AppContext,
  { row, seller, buyer, files, filesToMake = [], title = null, reminder }: DeliveryFacts,
  kind: MessageKind,
): Omit<DocumentToDeliver, 'payLink'> & { readonly timeZone: string } {
  const occasion = occasionOf({ kind, document: row.kind, tone: reminder?.tone })
  const { country } = seller.profile.address
  return {
    kind,
    document: row.kind,
    title,
    language: languageBetween(row.language, { seller: seller.profile, buyer: buyer?.profile }),
    number: row.number ?? '',
    seller: seller.profile,
    accentColor: seller.accentColor,
    socialLinks: seller.socialLinks,
    logo: seller.logo === null ? null : hex(seller.logo.sha256),
    template: occasion && templateFor(seller.mailTemplates, occasion, row.language),
    reminder,
    contactName: buyer?.profile.contact.name ?? '',
    currency: row.currency,
    payable: isShownNegative(row.kind, country) ? -row.payable_minor : row.payable_minor,
    open: openOfRow(row),
    dueDate: asDate(row.due_date),
    host: new URL(context.config.publicUrl).hostname,
    files,
    timeZone: seller.timeZone,
    filesToMake,
  }
}

/** The recipient of a document. `typed`: the address that the sender typed. */
export async function recipientOf(
  tx: Tx,
  row: InvoiceRow,
  typed: string | undefined,
): Promise<Recipient> {
  const buyer = await buyerOf(tx, row)
  return { email: buyer?.email ?? '', party: buyer?.profile, typed }
}

async function buyerOf(tx: Tx, row: InvoiceRow): Promise<Buyer | undefined> {
  return row.customer_id === null ? undefined : loadBuyer(tx, row.workspace_id, row.customer_id)
}

async function filesOf(tx: Tx, row: InvoiceRow): Promise<DocumentToDeliver['files']> {
  const files = await listDocuments(tx, row.workspace_id, row.id)
  return files.map(({ kind, sha256, file_name: name, media_type: mediaType, size }) => {
    const attachment: Attachment = { sha256: hex(sha256), name, mediaType }
    return { kind, size, ...attachment }
  })
}

/** null for an ordinary invoice or credit note, which have sentences of their own. */
function titleOf(row: InvoiceRow): string | null {
  const { deposits = [] } = readDraft(row.draft, row.draft_format)
  const setsOffDeposits = deposits.length > 0
  if (row.type === 'credit_note' || (row.type === 'invoice' && !setsOffDeposits)) return null
  return documentTitle(textIn(row.language).paper, { type: row.type, setsOffDeposits })
}
