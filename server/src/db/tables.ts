import type { ColumnType, GeneratedAlways } from 'kysely'

/** What the migrations make, as Kysely sees it. int8 comes as bigint, numeric and date as text, timestamptz as Date. */
export interface Schema {
  person: PersonTable
  session: SessionTable
  email_token: EmailTokenTable
  identity: IdentityTable
  authorization_request: AuthorizationRequestTable
  instance: InstanceTable
  captcha_used: CaptchaUsedTable
  throttle: ThrottleTable
  workspace: WorkspaceTable
  membership: MembershipTable
  invitation: InvitationTable
  idempotency: IdempotencyTable
  company: CompanyTable
  bank_account: BankAccountTable
  series: SeriesTable
  series_counter: SeriesCounterTable
  exchange_rate: ExchangeRateTable
  published_rate: PublishedRateTable
  tax_register_check: TaxRegisterCheckTable
  customer: CustomerTable
  item: ItemTable
  invoice: InvoiceTable
  document: DocumentTable
  archive_fault: ArchiveFaultTable
  archive_release: ArchiveReleaseTable
  journal: JournalTable
  event: EventTable
  pay_link: PayLinkTable
  payment: PaymentTable
  allocation: AllocationTable
  daily_total: DailyTotalTable
  daily_total_change: DailyTotalChangeTable
  payment_habit: PaymentHabitTable
  mail: MailTable
  checkout: CheckoutTable
  provider_event: ProviderEventTable
  job: JobTable
  saved_view: SavedViewTable
  default_view: DefaultViewTable
  calendar_feed: CalendarFeedTable
  monitoring: MonitoringTable
  page_timing: PageTimingTable
  page_timing_hour: PageTimingHourTable
  page_error: PageErrorTable
  page_error_day: PageErrorDayTable
  notification_counter: NotificationCounterTable
  notification: NotificationTable
  notification_preference: NotificationPreferenceTable
  overdue_notice: OverdueNoticeTable
  recurring: RecurringTable
  recurring_run: RecurringRunTable
  batch: BatchTable
  batch_item: BatchItemTable
}

/** Written with a default by the database when left out. */
type Default<T> = ColumnType<T, T | undefined, T>
/** JSON: read parsed, written as text, so that arrays and null are never mistaken for SQL ones. */
type Json = ColumnType<unknown, string, string>
type DefaultJson = ColumnType<unknown, string | undefined, string>

interface PersonTable {
  id: string
  email: string | null
  name: string
  password_hash: string | null
  email_verified_at: Date | null
  language: Default<string>
  color_scheme: Default<string>
  tour_seen_at: Default<Date | null>
  created_at: Date
}

interface SessionTable {
  id: string
  person_id: string
  token_hash: Uint8Array
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  user_agent: string
  ip: string
}

interface EmailTokenTable {
  token_hash: Uint8Array
  person_id: string
  kind: 'verify' | 'reset'
  expires_at: Date
  used_at: Date | null
}

interface IdentityTable {
  id: string
  person_id: string
  provider: string
  issuer: string
  subject: string
  email: string
  linked_at: Date
  last_used_at: Date
}

interface AuthorizationRequestTable {
  state_hash: Uint8Array
  browser_hash: Uint8Array
  provider: string
  person_id: string | null
  verifier: string
  nonce: string
  wanted: string
  invitation_hash: Uint8Array | null
  language: string
  expires_at: Date
}

interface InstanceTable {
  only: Default<boolean>
  secret: Uint8Array
  sign_up_open: Default<boolean>
  created_at: Date
  archive_checked_to: Default<string | null>
  archive_checked_at: Default<Date | null>
  clock_seen_at: Default<Date | null>
}

interface CaptchaUsedTable {
  sha256: Uint8Array
  expires_at: Date
}

interface ThrottleTable {
  name: string
  key: Uint8Array
  tries: number
  ends_at: Date
}

interface WorkspaceTable {
  id: string
  sample: Default<boolean>
  created_at: Date
}

interface MembershipTable {
  workspace_id: string
  person_id: string
  role: string
  joined_at: Date
}

interface InvitationTable {
  workspace_id: string
  id: string
  email: string
  role: string
  token_hash: Uint8Array
  invited_by: string | null
  created_at: Date
  expires_at: Date
  accepted_at: Date | null
  revoked_at: Date | null
}

interface IdempotencyTable {
  person_id: string
  key: string
  request_sha256: Uint8Array
  status: number
  body: string
  created_at: Date
}

interface CompanyTable {
  workspace_id: string
  legal_name: string
  country: string
  profile: Json
  vat_registered: Default<boolean>
  currency: string
  language: string
  time_zone: Default<string>
  due_days: Default<number>
  prices_include_tax: Default<boolean>
  payment_terms: Default<string>
  footer: Default<string>
  paper_design: Default<string>
  accent_color: Default<string>
  logo_sha256: Uint8Array | null
  logo_type: string | null
  social_links: DefaultJson
  accepted_brands: DefaultJson
  set_up_at: Date | null
  version: Default<number>
  updated_at: Date
}

interface BankAccountTable {
  workspace_id: string
  id: string
  account_name: string
  bank_name: string
  iban: string
  bic: string
  account_number: string
  bank_code: string
  currency: string
  upi_id: string
  is_default: Default<boolean>
  archived_at: Date | null
  created_at: Date
}

interface SeriesTable {
  workspace_id: string
  id: string
  kind: 'invoice' | 'credit_note'
  name: string
  pattern: string
  is_default: Default<boolean>
  created_at: Date
}

interface SeriesCounterTable {
  workspace_id: string
  series_id: string
  period: string
  next_seq: bigint
  last_issue_date: string | null
}

interface ExchangeRateTable {
  workspace_id: string
  currency: string
  date: string
  rate: string
}

interface TaxRegisterCheckTable {
  workspace_id: string
  id: string
  register: 'vies' | 'sirene' | 'white_list'
  number: string
  valid: boolean
  name: string
  line1: string
  line2: string
  post_code: string
  city: string
  consultation_number: string
  requester: string
  response: string
  person_id: string
  checked_at: Date
}

interface PublishedRateTable {
  source: string
  currency: string
  day: string
  rate: string
}

interface CustomerTable {
  workspace_id: string
  id: string
  legal_name: string
  country: string
  email: string
  profile: Json
  currency: string
  language: string
  second_language: Default<string | null>
  due_days: number | null
  buyer_reference: Default<string>
  note: Default<string>
  search: string
  archived_at: Date | null
  version: Default<number>
  created_at: Date
  updated_at: Date
}

interface ItemTable {
  workspace_id: string
  id: string
  code: string
  name: string
  description: string
  unit: string
  prices: Json
  supply: 'goods' | 'services' | 'intangible' | 'electronic'
  tax_category: string
  tax_rate: string
  tax_key: ColumnType<string, string | undefined>
  texts: DefaultJson
  classification: Default<string>
  search: string
  archived_at: Date | null
  version: Default<number>
  created_at: Date
  updated_at: Date
}

interface InvoiceTable {
  workspace_id: string
  id: string
  kind: 'invoice' | 'credit_note'
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

interface PaymentTable {
  workspace_id: string
  id: string
  customer_id: string
  date: string
  currency: string
  amount_minor: bigint
  method: string
  brand: Default<string>
  reference: string
  reference_key: GeneratedAlways<string>
  note: string
  reversed_at: Date | null
  reversed_by: string | null
  reversal_reason: string | null
  created_by: string | null
  created_at: Date
}

interface AllocationTable {
  workspace_id: string
  id: string
  invoice_id: string
  payment_id: string | null
  credit_note_id: string | null
  amount_minor: bigint
  payment_amount_minor: bigint
  rate: string
  reversed_at: Date | null
  created_at: Date
  deduction: string | null
  reason: ColumnType<string, string | undefined, never>
}

interface DailyTotalTable {
  workspace_id: string
  measure: 'invoiced' | 'open' | 'received'
  day: string
  currency: string
  amount_minor: string
  item_count: bigint
}

interface DailyTotalChangeTable extends DailyTotalTable {
  id: Default<string>
}

interface PaymentHabitTable {
  workspace_id: string
  customer_id: string
  usual_days: number
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

interface CheckoutTable {
  workspace_id: string
  id: string
  provider: string
  invoice_id: string
  amount_minor: bigint
  currency: string
  created_at: Date
}

interface ProviderEventTable {
  workspace_id: string
  provider: string
  event_id: string
  checkout_id: string
  payment_id: string | null
  received_at: Date
}

interface JobTable {
  workspace_id: string
  id: string
  kind: string
  subject_id: string
  run_at: Date
  attempts: Default<number>
  locked_until: Date | null
  last_error: Default<string>
  created_at: Date
  done_at: Date | null
  failed_at: Date | null
  priority: Default<number>
  dedupe_key: string
}

interface SavedViewTable {
  workspace_id: string
  id: string
  list: 'invoices' | 'customers' | 'items' | 'payments'
  name: string
  state: string
  person_id: string | null
  created_at: Date
  updated_at: Date
}

interface DefaultViewTable {
  workspace_id: string
  person_id: string
  list: string
  view_id: string
}

interface CalendarFeedTable {
  workspace_id: string
  person_id: string
  token_hash: Uint8Array
  created_at: Date
  read_at: Date | null
}

interface MonitoringTable {
  only: Default<boolean>
  recording: Default<boolean>
  sample_percent: Default<number>
  collector_url: Default<string>
}

interface PageTimingTable {
  id: ColumnType<bigint, never, never>
  at: Date
  metric: string
  value: number
  page: string
  release: string
}

interface PageTimingHourTable {
  hour: Date
  metric: string
  page: string
  release: string
  bucket: number
  count: number
}

interface PageErrorTable {
  id: string
  fingerprint: Uint8Array
  type: string
  message: string
  culprit: string
  first_seen_at: Date
  last_seen_at: Date
  count: bigint
  sample: Json
}

interface PageErrorDayTable {
  error_id: string
  day: string
  release: string
  page: string
  browser: string
  count: number
}

interface NotificationCounterTable {
  workspace_id: string
  last_position: bigint
}

interface NotificationTable {
  workspace_id: string
  person_id: string
  position: bigint
  id: string
  kind: string
  subject_id: string
  about: Json
  in_app: boolean
  created_at: Date
  read_at: Date | null
  mailed_at: Date | null
}

interface NotificationPreferenceTable {
  workspace_id: string
  person_id: string
  kind: string
  in_app: boolean
  by_mail: boolean
}

interface OverdueNoticeTable {
  workspace_id: string
  invoice_id: string
  notified_at: Date
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
