import type { Json } from './column.ts'

/** Bank accounts that are read by a service. */
export interface BankConnectionTables {
  bank_feed: BankFeedTable
  bank_connection: BankConnectionTable
  bank_connection_account: BankConnectionAccountTable
}

interface BankFeedTable {
  workspace_id: string
  feed: string
  hints: Json
  updated_at: Date
}

interface BankConnectionTable {
  workspace_id: string
  id: string
  feed: string
  institution_id: string
  institution_name: string
  country: string
  test: boolean
  reference: string
  url: string
  status: 'waiting' | 'connected' | 'refused' | 'ended'
  valid_until: Date | null
  warned_at: Date | null
  created_by: string
  created_at: Date
}

interface BankConnectionAccountTable {
  workspace_id: string
  id: string
  connection_id: string
  reference: string
  account: string
  currency: string
  name: string
  from_day: string
  read_until: string | null
  fetched_at: Date | null
  next_fetch_at: Date | null
  paused_until: Date | null
  problem: string
  failures: number
}
