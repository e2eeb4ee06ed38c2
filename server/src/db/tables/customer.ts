import type { Supply } from '@bordereau/domain/country/supply'
import type { ColumnType } from 'kysely'
import type { Default, DefaultJson, Json } from './column.ts'

/** Customers, what tax registers say about them, and the catalogue of items. */
export interface CustomerTables {
  tax_register_check: TaxRegisterCheckTable
  customer: CustomerTable
  portal_link: PortalLinkTable
  portal_code: PortalCodeTable
  portal_session: PortalSessionTable
  item: ItemTable
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

interface PortalLinkTable {
  workspace_id: string
  id: string
  customer_id: string
  created_at: Date
  revoked_at: Date | null
  opened_at: Default<Date | null>
}

interface PortalCodeTable {
  workspace_id: string
  id: string
  email: string
  tries: Default<number>
  created_at: Date
  expires_at: Date
}

interface PortalSessionTable {
  workspace_id: string
  id: string
  email: string
  token_hash: Uint8Array
  user_agent: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

interface ItemTable {
  workspace_id: string
  id: string
  code: string
  name: string
  description: string
  unit: string
  prices: Json
  supply: Supply
  performed_at: ColumnType<unknown, string | null | undefined, string | null>
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
