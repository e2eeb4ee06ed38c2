import { countryRules } from '@bordereau/domain/country/rules'
import type { LocalDate } from '@bordereau/domain/date'
import { lateCharges } from '@bordereau/domain/payment/late-charges'
import type { Currency } from '@bordereau/domain/money/currency'
import { claimsText } from '@bordereau/domain/reminder/claims-text'
import { dueLevel } from '@bordereau/domain/reminder/due'
import { type ReminderLevel, levelsFor } from '@bordereau/domain/reminder/plan'
import { openInvoicesText } from '@bordereau/domain/reminder/open-invoices-text'
import { languageBetween } from '@bordereau/domain/country/regional-language'
import type { Tx } from '../db/database.ts'
import type { ReminderDetails } from '../delivery/channel.ts'
import {
  type Buyer,
  type Seller,
  loadBuyer,
  loadSeller,
} from '../invoices/document/parties-store.ts'
import { type InvoiceRow, lockInvoice } from '../invoices/document/store.ts'
import { queueDelivery } from '../invoices/sending/queue-delivery.ts'
import type { AppContext } from '../lib/app-context.ts'
import { type InvoiceFacts, findFacts, otherOpenInvoices } from './facts-store.ts'
import { recordReminder } from './store.ts'

/** More would not be read. */
const MAX_OTHERS = 20

/**
 * Sends the reminder that is due, and records it, in one transaction with the invoice locked: a second process waits, and
 * then finds it recorded. Decided again here, because a payment may have come since the invoice was found.
 */
export async function remindInvoice(
  tx: Tx,
  context: AppContext,
  { workspaceId, invoiceId }: { readonly workspaceId: string; readonly invoiceId: string },
  today: LocalDate,
): Promise<boolean> {
  const row = await lockInvoice(tx, workspaceId, invoiceId)
  const seller = await loadSeller(tx, workspaceId)
  const invoice = row && (await findFacts(tx, workspaceId, invoiceId, seller.timeZone))
  if (!invoice) return false
  const levels = levelsFor(seller.reminderPlan, invoice.customer)
  const level = dueLevel(levels, invoice.facts, today)
  if (!level) return false
  const reminder = await detailsOf(tx, { row, seller, invoice, level, today })
  const author = { workspaceId, personId: null }
  const message = { kind: 'reminder', reminder, bulk: true } as const
  const queued = await queueDelivery(tx, context, author, invoiceId, message)
  if (!queued.ok || !queued.value.isNew) return false
  return recordReminder(tx, {
    workspace_id: workspaceId,
    invoice_id: invoiceId,
    level_id: level.id,
    days: level.days,
    outcome: 'sent',
    moved_to: null,
    mail_id: queued.value.mailId,
    decided_by: null,
    decided_at: context.clock.now(),
  })
}

type Reminded = {
  readonly row: InvoiceRow
  readonly seller: Seller
  readonly invoice: InvoiceFacts
  readonly level: ReminderLevel
  readonly today: LocalDate
}

async function detailsOf(tx: Tx, reminded: Reminded): Promise<ReminderDetails> {
  const { row, seller, invoice, level } = reminded
  const { customerId } = invoice
  const buyer = customerId === null ? undefined : await loadBuyer(tx, row.workspace_id, customerId)
  const parties = { seller: seller.profile, buyer: buyer?.profile }
  const texts = { currency: row.currency, language: languageBetween(row.language, parties) }
  const { listsOpenInvoices, attachesStatement } = seller.reminderPlan
  const isBeforeDue = level.days < 0
  const others =
    listsOpenInvoices && !isBeforeDue
      ? await otherOpenInvoices(tx, row.workspace_id, invoice, MAX_OTHERS)
      : []
  return {
    tone: level.tone,
    attachesStatement: attachesStatement && !isBeforeDue,
    claims: claimsOf(reminded, buyer, texts),
    openInvoices: openInvoicesText(others, texts),
  }
}

/** Only a firm or final reminder claims, and only of the buyers of whom the seller said so. */
function claimsOf(
  { seller, invoice, level, today }: Reminded,
  buyer: Buyer | undefined,
  texts: { readonly currency: Currency; readonly language: string },
): string {
  const { facts, open } = invoice
  const { claims } = seller.reminderPlan
  const isFirm = level.tone === 'firm' || level.tone === 'final'
  if (!isFirm || buyer === undefined || facts.dueDate === null) return ''
  const { kind } = buyer.profile
  if (kind === 'person' ? !claims.person : !claims.business) return ''
  const rules = countryRules(seller.profile.address.country).latePayment
  const debt = { open, currency: texts.currency, dueDate: facts.dueDate, day: today, buyer: kind }
  return claimsText(lateCharges(rules, debt), rules, { ...texts, day: today })
}
