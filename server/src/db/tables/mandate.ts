import type { CollectionStatus, Collects, MandateType } from '@bordereau/domain/payment/collection'
import type { Default } from './column.ts'

/** What customers saved at providers, and what is collected from it. */
export interface MandateTables {
  mandate: MandateTable
  customer_collection: CustomerCollectionTable
  collection: CollectionTable
}

interface MandateTable {
  workspace_id: string
  id: string
  customer_id: string
  checkout_id: string
  provider: string
  mode: 'sandbox' | 'test' | 'live'
  account_id: string
  status: 'asked' | 'active' | 'ended'
  wording: string
  language: string
  agreed_at: Date
  network_address: string
  type: Default<MandateType | null>
  brand: Default<string | null>
  hint: Default<string | null>
  provider_type: Default<string | null>
  provider_customer: Default<string | null>
  provider_method: Default<string | null>
  active_at: Default<Date | null>
  ended_at: Default<Date | null>
  ended_by: Default<'customer' | 'company' | 'provider' | null>
  released_at: Default<Date | null>
}

interface CustomerCollectionTable {
  workspace_id: string
  customer_id: string
  collects: Collects
}

interface CollectionTable {
  workspace_id: string
  id: string
  invoice_id: string
  mandate_id: string
  status: CollectionStatus
  day: string
  announced_minor: bigint
  mail_id: string | null
  attempts: Default<number>
  checkout_id: Default<string | null>
  failure: Default<string | null>
  checked_at: Default<Date | null>
  decided_by: Default<string | null>
  created_at: Date
  updated_at: Date
}
