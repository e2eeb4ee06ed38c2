import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Default, Json } from './column.ts'

/** Payments, what providers report, and the sums that the dashboard and reports read. */
export interface PaymentTables {
  payment: PaymentTable
  allocation: AllocationTable
  daily_total: DailyTotalTable
  daily_total_change: DailyTotalChangeTable
  group_total: GroupTotalTable
  document_tax: DocumentTaxTable
  payment_habit: PaymentHabitTable
  checkout: CheckoutTable
  checkout_invoice: CheckoutInvoiceTable
  provider_event: ProviderEventTable
  payment_account: PaymentAccountTable
  refund: RefundTable
  refund_change: RefundChangeTable
  refund_part: RefundPartTable
  payout: PayoutTable
  provider_payout: ProviderPayoutTable
}

interface ProviderPayoutTable {
  workspace_id: string
  provider: string
  reference: string
  mode: 'test' | 'live'
  amount_minor: bigint
  currency: string
  arrives_on: string
  status: 'expected' | 'paid' | 'failed'
  names: string[]
  updated_at: Date
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
  provider: Default<string>
  mode: Default<'sandbox' | 'test' | 'live'>
  refunded_minor: Default<bigint>
  refunded_on: Default<string | null>
  seal: Default<string>
  fee_minor: Default<bigint | null>
  fee_currency: Default<string | null>
}

interface AllocationTable {
  workspace_id: string
  id: string
  invoice_id: string
  payment_id: string | null
  credit_note_id: string | null
  replacement_id: Default<string | null>
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
  measure: 'invoiced' | 'charged' | 'open' | 'received'
  day: string
  currency: string
  amount_minor: string
  item_count: bigint
}

type GroupMeasure =
  | 'invoiced'
  | 'received'
  | 'taxable'
  | 'tax'
  | 'cash_accounting'
  | 'item'
  | 'country'

interface DailyTotalChangeTable extends Omit<DailyTotalTable, 'measure'> {
  measure: DailyTotalTable['measure'] | GroupMeasure
  id: Default<string>
  key: Default<string>
  name: Default<string>
}

interface GroupTotalTable {
  workspace_id: string
  measure: GroupMeasure | 'open'
  since: string
  key: string
  currency: string
  amount_minor: string
  item_count: bigint
  name: string
  unit: 'day' | 'month' | 'year' | 'ever'
}

interface DocumentTaxTable {
  workspace_id: string
  currency: string
  day: string
  invoice_id: string
  place: number
  part: 'own' | 'set_off' | 'replaced' | 'replaced_set_off'
  side: 'sales' | 'purchases'
  country: string
  category: string
  rate: string
  taxable_minor: string
  tax_minor: string
  stated_currency: string | null
  stated_rate: string | null
  stated_tax_minor: string | null
  tax_day: string | null
  root_id: string | null
  latest: string | null
  prepaid_minor: string | null
}

interface PaymentHabitTable {
  workspace_id: string
  customer_id: string
  usual_days: number
}

interface CheckoutTable {
  workspace_id: string
  id: string
  provider: string
  amount_minor: bigint
  currency: string
  created_at: Date
  mode: 'sandbox' | 'test' | 'live'
  account_id: string
}

interface CheckoutInvoiceTable {
  workspace_id: string
  checkout_id: string
  invoice_id: string
  position: number
  amount_minor: bigint
}

interface ProviderEventTable {
  workspace_id: string
  provider: string
  event_id: string
  checkout_id: string
  payment_id: string | null
  received_at: Date
  fact: Json
}

interface PaymentAccountTable {
  workspace_id: string
  provider: string
  mode: 'test' | 'live'
  account_id: string
  account_name: string
  hints: Json
  read_until: Date
  updated_at: Date
}

interface RefundTable {
  workspace_id: string
  id: string
  payment_id: string
  invoice_id: Default<string | null>
  kind: 'refund' | 'dispute'
  amount_minor: bigint
  status: 'requested' | 'pending' | 'succeeded' | 'failed' | 'open' | 'won' | 'lost'
  reference: string
  reason: string
  created_by: string | null
  created_at: Date
  updated_at: Date
  is_owed: Default<boolean | null>
  credit_note_id: Default<string | null>
}

interface RefundPartTable {
  workspace_id: string
  refund_id: string
  invoice_id: string
  amount_minor: bigint
  is_owed: boolean | null
  credit_note_id: string | null
  decided_by: Default<string | null>
  decided_at: Default<Date | null>
}

interface RefundChangeTable {
  workspace_id: string
  id: Default<string>
  payment_id: string
  day: string
  amount_minor: bigint
}

interface PayoutTable {
  workspace_id: string
  id: string
  invoice_id: string
  paid_on: string
  amount_minor: bigint
  reference: string
  created_by: string | null
  created_at: Date
  removed_at: Date | null
}
