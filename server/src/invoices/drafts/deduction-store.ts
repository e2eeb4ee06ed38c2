import { sumOf } from '@bordereau/domain/money/currency'
import type { TableRow, Tx } from '../../db/database.ts'
import { newId } from '../../lib/id.ts'
import type { InvoiceRow } from '../document/store.ts'

type Credited = {
  readonly invoice: InvoiceRow
  /** Of the credit note. */
  readonly amount: bigint
  /** What was open on the invoice before it. */
  readonly open: bigint
  readonly at: Date
}

/**
 * Takes back what was written off or deducted for early payment, as far as a credit note covers more than is open: that
 * was never paid, so it must not become the customer's credit. What was written off goes first, a cash discount in proportion
 * to what is credited. A tax withheld and the fee of a bank stay: the customer did pay them. Returns what is open again.
 */
export async function takeDeductionsBack(
  tx: Tx,
  { invoice, amount, open, at }: Credited,
): Promise<bigint> {
  const of = await shareTakenBack(tx, { invoice, amount, open })
  const first = await takeBack(tx, of.writtenOff, of.first, at)
  const second = await takeBack(tx, of.discounts, of.second, at)
  return first + second
}

/** What `takeDeductionsBack` would take back, without doing it. */
export async function reopenedDeductions(tx: Tx, credited: Omit<Credited, 'at'>): Promise<bigint> {
  const { first, second } = await shareTakenBack(tx, credited)
  return first + second
}

async function shareTakenBack(tx: Tx, { invoice, amount, open }: Omit<Credited, 'at'>) {
  const most = amount > open ? amount - open : 0n
  const rows = most === 0n ? [] : await unpaidDeductions(tx, invoice)
  const writtenOff = rows.filter(({ deduction }) => deduction === 'written_off')
  const discounts = rows.filter(({ deduction }) => deduction === 'cash_discount')
  const left = invoice.payable_minor - invoice.credited_minor
  const sum = (some: readonly Allocated[]) => sumOf(some.map(row => row.amount_minor))
  const first = lower(sum(writtenOff), most)
  const share = lower(creditedShare(sum(discounts), amount, left), sum(discounts))
  return { writtenOff, discounts, first, second: lower(share, most - first) }
}

/** The part of a discount that belongs to what is credited of the rest of an invoice. */
function creditedShare(discount: bigint, credited: bigint, left: bigint): bigint {
  return credited < left ? discount - (discount * (left - credited)) / left : discount
}

type Allocated = TableRow<'allocation'>

async function unpaidDeductions(tx: Tx, { workspace_id, id }: InvoiceRow): Promise<Allocated[]> {
  return tx
    .selectFrom('allocation')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .where('invoice_id', '=', id)
    .where('deduction', 'in', ['written_off', 'cash_discount'])
    .where('reversed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Takes an amount of these deductions back, oldest first; returns how much that was. What is left of one is a row of its own. */
async function takeBack(
  tx: Tx,
  rows: readonly Allocated[],
  amount: bigint,
  at: Date,
): Promise<bigint> {
  let taken = 0n
  for (const row of rows) {
    const part = lower(row.amount_minor, amount - taken)
    if (part <= 0n) break
    await tx
      .updateTable('allocation')
      .set({ reversed_at: at })
      .where('workspace_id', '=', row.workspace_id)
      .where('id', '=', row.id)
      .execute()
    if (part < row.amount_minor)
      await tx
        .insertInto('allocation')
        .values({ ...row, id: newId(), amount_minor: row.amount_minor - part })
        .execute()
    taken += part
  }
  return taken
}

function lower(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
