import type { Default, Json } from './column.ts'

/** Statements of bank accounts as they were imported, and how CSV files are read. */
export interface BankStatementTables {
  bank_statement: BankStatementTable
  bank_transaction: BankTransactionTable
  bank_csv_mapping: BankCsvMappingTable
  bank_proposal: BankProposalTable
  bank_proposal_document: BankProposalDocumentTable
  bank_matching_change: BankMatchingChangeTable
  bank_matching: BankMatchingTable
}

interface BankStatementTable {
  workspace_id: string
  id: string
  format: string
  file_name: string
  account: string
  currency: string
  reference: string
  from_day: string | null
  to_day: string | null
  opening_minor: bigint | null
  closing_minor: bigint | null
  transaction_count: number
  added_count: number
  imported_by: string
  imported_at: Date
  complete: Default<boolean>
}

interface BankTransactionTable {
  workspace_id: string
  id: string
  statement_id: string
  account: string
  identity: string
  booked_on: string
  value_on: string | null
  currency: string
  amount_minor: bigint
  party_name: string
  party_account: string
  reference_list: string[]
  text: string
  charges_minor: bigint
  reversal: boolean
  status: Default<'open' | 'matched' | 'ignored'>
  payment_id: string | null
  decided_by: string | null
  decided_at: Date | null
  refusal: Default<string>
  file_identity: string | null
  test: Default<boolean>
  entry_identity: string | null
  short_entry_identity: string | null
  sum_identity: string | null
}

interface BankCsvMappingTable {
  workspace_id: string
  headings: string
  columns: Json
  day_order: 'day_first' | 'month_first' | null
  encoding: string | null
}

interface BankProposalTable {
  workspace_id: string
  transaction_id: string
  certainty: 'certain' | 'likely' | 'possible' | null
  content: string
}

interface BankProposalDocumentTable {
  workspace_id: string
  transaction_id: string
  invoice_id: string
  open_minor: bigint
}

interface BankMatchingChangeTable {
  workspace_id: string
  id: Default<string>
  made_by: Default<string>
  seen_by: string | null
}

interface BankMatchingTable {
  workspace_id: string
  renewal: string
  ended_at: Date | null
  took_ms: Default<number>
  certain_count: Default<number>
}
