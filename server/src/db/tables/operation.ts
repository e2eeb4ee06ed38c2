import type { MailSecurity } from '@bordereau/domain/mail-preset'
import type { ColumnType } from 'kysely'
import type { Default, Json } from './column.ts'

/** Secrets, jobs, saved views, feeds, notifications and monitoring. */
export interface OperationTables {
  secret: SecretTable
  mail_server: MailServerTable
  bookkeeping: BookkeepingTable
  filed_return: FiledReturnTable
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
}

interface SecretTable {
  workspace_id: string
  name: string
  ciphertext: string
  updated_at: Date
}

interface MailServerTable {
  workspace_id: string
  host: string
  port: number
  security: MailSecurity
  username: string
  from_address: string
  updated_at: Date
}

interface BookkeepingTable {
  workspace_id: string
  chart: string
  accounts: Json
  advisor: string
  client: string
  details: Json
  updated_at: Date
}

interface FiledReturnTable {
  workspace_id: string
  return_key: string
  period: string
  currency: string
  figures: Json
  documents: Json
  filed_by: string | null
  filed_by_name: string
  filed_at: Date
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
