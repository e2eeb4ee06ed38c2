import { TABS } from '@bordereau/contract/invoices'
import { addDays, localDate } from '@bordereau/domain/date'
import { LEDGER_KINDS } from '@bordereau/domain/document-kind'
import type { Status } from '@bordereau/domain/payment/status'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { tabCondition } from '../lists/list-store.ts'
import { openOfRow, statusOfRow } from '../document/store.ts'

const TODAY = localDate('2026-11-20')
const ISSUED = '2026-11-01T00:00:00.000Z'

/** Rows near every boundary: zero amounts, settled to the minor unit, due today. */
const rows = fc.array(
  fc
    .record({
      kind: fc.constantFrom(...LEDGER_KINDS),
      issued: fc.boolean(),
      sent: fc.boolean(),
      viewed: fc.boolean(),
      due: fc.option(fc.integer({ min: -2, max: 2 })),
      payable: fc.integer({ min: -3, max: 3 }),
      settled: fc.integer({ min: -4, max: 4 }),
      credited: fc.integer({ min: 0, max: 4 }),
    })
    .map(row => ({
      kind: row.kind,
      issued_at: row.issued ? ISSUED : null,
      sent_at: row.issued && row.sent ? ISSUED : null,
      viewed_at: row.issued && row.viewed ? ISSUED : null,
      due_date: row.due === null ? null : addDays(TODAY, row.due),
      due_key: row.due === null ? 'infinity' : addDays(TODAY, row.due),
      payable_minor: row.payable,
      // A negative amount is never settled below itself.
      settled_minor: row.issued ? Math.max(row.settled, Math.min(row.payable, 0)) : 0,
      credited_minor: row.issued ? row.credited : 0,
    })),
  { minLength: 1, maxLength: 60 },
)
type Row = (typeof rows extends fc.Arbitrary<infer Rows> ? Rows : never) extends (infer One)[]
  ? One
  : never

/** The tabs that show a row, derived from its status. */
function tabsOf(row: Row, status: Status): string[] {
  const isInvoice = row.kind === 'invoice'
  const isSelfBilled = row.kind === 'self_billed'
  const isOwed = openOfRow(toInvoiceRow(row)) > 0n
  const tabs: Readonly<Record<(typeof TABS)[number], boolean>> = {
    all: !isSelfBilled,
    draft: status === 'draft' && !isSelfBilled,
    open:
      isInvoice &&
      isOwed &&
      ['issued', 'sent', 'viewed', 'partly_paid', 'overdue'].includes(status),
    overdue: status === 'overdue',
    paid: isInvoice && ['paid', 'credited'].includes(status),
    credit_notes: row.kind === 'credit_note',
    self_billed: isSelfBilled,
  }
  return TABS.filter(tab => tabs[tab])
}

function toInvoiceRow(row: Row) {
  const instant = (text: string | null) => (text === null ? null : new Date(text))
  return {
    ...row,
    issued_at: instant(row.issued_at),
    sent_at: instant(row.sent_at),
    viewed_at: instant(row.viewed_at),
    payable_minor: BigInt(row.payable_minor),
    settled_minor: BigInt(row.settled_minor),
    credited_minor: BigInt(row.credited_minor),
  }
}

describeWithDatabase('tabs of the invoice list', engine => {
  test('show exactly the documents whose status belongs to the tab, for random documents', async () => {
    const matchingTabs = sql.join(
      TABS.map(tab => sql`case when ${tabCondition(tab, TODAY)} then ${tab}::text end`),
    )
    await fc.assert(
      fc.asyncProperty(rows, async sample => {
        const result = await sql<{ tabs: string[] }>`
          select array_remove(array[${matchingTabs}], null) as tabs
          from jsonb_to_recordset(${JSON.stringify(sample.map((row, at) => ({ ...row, at })))}::jsonb) as invoice(
            kind text, issued_at timestamptz, sent_at timestamptz, viewed_at timestamptz,
            due_date date, due_key date, payable_minor bigint, settled_minor bigint, credited_minor bigint, at integer)
          order by at`.execute(engine.admin)
        const expected = sample.map(row => tabsOf(row, statusOfRow(toInvoiceRow(row), TODAY)))
        expect(result.rows.map(row => row.tabs)).toEqual(expected)
      }),
      { numRuns: 100 },
    )
  })
})
