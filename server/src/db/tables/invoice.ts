import type { DocumentType, LedgerKind } from '@bordereau/domain/document-kind'
import type { AttachmentType } from '@bordereau/domain/invoice/attachments'
import type { HoldReason } from '@bordereau/domain/reminder/plan'
import type { GeneratedAlways } from 'kysely'
import type { Default, DefaultJson, Json } from './column.ts'

/** Documents with their files, journal, events, links and mail; recurring invoices and bulk actions. */
export interface InvoiceTables {
  invoice: InvoiceTable
  document: DocumentTable
  attachment: AttachmentTable
  archive_fault: ArchiveFaultTable
  archive_release: ArchiveReleaseTable
  journal: JournalTable
  event: EventTable
  pay_link: PayLinkTable
  mail: MailTable
  customer_reminders: CustomerRemindersTable
  follow_up: FollowUpTable
  reminder: ReminderTable
  recurring: RecurringTable
  recurring_run: RecurringRunTable
  batch: BatchTable
  batch_item: BatchItemTable
}

interface InvoiceTable {
  workspace_id: string
  id: string
  kind: LedgerKind
  type: Default<DocumentType>
  series_kind: Default<'invoice' | 'credit_note' | null>
  final_id: Default<string | null>
  quote_id: Default<string | null>
  stated_before_minor: Default<bigint>
  customer_id: string | null
  customer_name: string
  customer_country: string
  currency: string
  language: string
  draft: Json
  draft_format: Default<number>
  issue_date: string | null
  due_date: string | null
  net_minor: bigint
  tax_minor: bigint
  gross_minor: bigint
  payable_minor: bigint
  settled_minor: Default<bigint>
  credited_minor: Default<bigint>
  corrects_id: string | null
  series_id: string | null
  period: string | null
  seq: bigint | null
  number: string | null
  number_key: GeneratedAlways<string>
  issue_key: GeneratedAlways<string>
  due_key: GeneratedAlways<string>
  issued_at: Date | null
  issued_by: string | null
  agreed_reference: Default<string>
  frozen: string | null
  frozen_format: number | null
  sent_at: Date | null
  viewed_at: Date | null
  reminded_at: Date | null
  version: Default<number>
  created_by: string | null
  created_at: Date
  updated_at: Date
}

interface DocumentTable {
  workspace_id: string
  invoice_id: string
  kind: string
  sha256: Uint8Array
  size: number
  media_type: string
  file_name: string
  created_at: Date
}

interface AttachmentTable {
  workspace_id: string
  sha256: Uint8Array
  media_type: AttachmentType
  size: number
  used_at: Date
}

interface ArchiveFaultTable {
  workspace_id: string
  invoice_id: string
  kind: string
  reason: 'missing' | 'damaged'
  found_at: Date
}

interface ArchiveReleaseTable {
  workspace_id: string
  sha256: Uint8Array
  kind: 'logo' | 'document'
  released_at: Date
}

interface JournalTable {
  workspace_id: string
  series_id: string
  position: bigint
  at: Date
  kind: 'issued'
  invoice_id: string
  entry: string
  previous_hash: Uint8Array
  hash: Uint8Array
}

interface EventTable {
  workspace_id: string
  id: string
  invoice_id: string
  at: Date
  kind: string
  person_id: string | null
  detail: DefaultJson
}

interface PayLinkTable {
  workspace_id: string
  id: string
  invoice_id: string
  created_at: Date
  revoked_at: Date | null
}

interface MailTable {
  workspace_id: string
  id: string
  kind: string
  invoice_id: string | null
  recipient: string
  subject: string
  attachments: DefaultJson
  status: string
  attempts: Default<number>
  next_attempt_at: Date
  last_error: Default<string>
  dedupe_key: string
  created_by: string | null
  created_at: Date
  sent_at: Date | null
  pay_link_id: string | null
  channel: string
  payload: Json
  transmission_id: Default<string>
}

interface RecurringTable {
  workspace_id: string
  id: string
  name: string
  state: 'active' | 'paused' | 'ended'
  paused_because: 'missed' | null
  mode: 'draft' | 'issue' | 'send'
  every_count: number
  unit: 'week' | 'month' | 'quarter' | 'year'
  first_day: string
  on_last_day: Default<boolean>
  end_times: number | null
  end_day: string | null
  next_day: string | null
  draft: Json
  draft_format: number
  template_day: string
  customer_id: string
  currency: string
  payable_minor: bigint
  source_id: string | null
  version: Default<number>
  created_at: Date
  updated_at: Date
}

interface RecurringRunTable {
  workspace_id: string
  recurring_id: string
  day: string
  outcome: 'drafted' | 'issued' | 'sent' | 'failed' | 'skipped'
  reason: string | null
  invoice_id: string | null
  made_at: Date
  made_by: string | null
}

interface BatchTable {
  workspace_id: string
  id: string
  kind: string
  day: string
  item_count: number
  created_by: string
  created_at: Date
  cancelled_by: string | null
  finished_at: Date | null
}

interface BatchItemTable {
  workspace_id: string
  batch_id: string
  position: number
  invoice_id: string
  outcome: string | null
  refusal: string | null
  done_at: Date | null
}

interface CustomerRemindersTable {
  workspace_id: string
  customer_id: string
  plan: Json
}

interface FollowUpTable {
  workspace_id: string
  invoice_id: string
  reason: HoldReason | null
  until: string | null
  note: string
  changed_by: string | null
  changed_at: Date
}

interface ReminderTable {
  workspace_id: string
  invoice_id: string
  level_id: string
  days: number
  outcome: 'sent' | 'skipped' | 'moved'
  moved_to: string | null
  mail_id: string | null
  decided_by: string | null
  decided_at: Date
}
