import type { DocumentSeriesKind, SeriesKind } from '@bordereau/domain/numbering/series-kind'
import type { Sells } from '@bordereau/domain/country/sells'
import type { Default, DefaultJson, Json } from './column.ts'

/** The seller with its members, numbers and rates. */
export interface CompanyTables {
  workspace: WorkspaceTable
  membership: MembershipTable
  invitation: InvitationTable
  company: CompanyTable
  bank_account: BankAccountTable
  series: SeriesTable
  series_counter: SeriesCounterTable
  exchange_rate: ExchangeRateTable
  published_rate: PublishedRateTable
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

interface CompanyTable {
  workspace_id: string
  legal_name: string
  country: string
  profile: Json
  vat_registered: Default<boolean>
  uses_one_stop_shop: Default<boolean>
  sells: Default<Sells>
  taxes: DefaultJson
  currency: string
  language: string
  time_zone: Default<string>
  due_days: Default<number>
  quote_valid_days: Default<number>
  prices_include_tax: Default<boolean>
  payment_terms: Default<string>
  footer: Default<string>
  paper_design: Default<string>
  paper_typeface: Default<string>
  paper_margins: Default<string>
  accent_color: Default<string>
  logo_sha256: Uint8Array | null
  logo_type: string | null
  social_links: DefaultJson
  mail_templates: DefaultJson
  reminder_plan: DefaultJson
  custom_fields: DefaultJson
  set_aside: DefaultJson
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
  reference_scheme: Default<string>
  reference_length: number | null
  payee_number: Default<string>
  pix_key: Default<string>
  is_default: Default<boolean>
  archived_at: Date | null
  created_at: Date
}

interface SeriesTable {
  workspace_id: string
  id: string
  kind: SeriesKind | DocumentSeriesKind
  /** Of a series of self-billed documents: the supplier. */
  customer_id: Default<string | null>
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

interface PublishedRateTable {
  source: string
  currency: string
  day: string
  rate: string
}
