import { TABS } from '@bordereau/contract/invoices'
import { addDays, localDate } from '@bordereau/domain/date'
import { DOCUMENT_KINDS } from '@bordereau/domain/invoice/draft'
import type { Status } from '@bordereau/domain/payment/status'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { tabCondition } from './list-store.ts'
import { openOfRow, statusOfRow } from './present.ts'

const TODAY = localDate('2026-11-20')
const ISSUED = '2026-11-01T00:00:00.000Z'

/** Rows as the table may hold them, near every border: zero, settled to the unit, due today. */
const rows = fc.array(
  fc
    .record({
      kind: fc.constantFrom(...DOCUMENT_KINDS),
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
      payable_minor: row.payable,
      // What we owe is never settled beyond itself.
      settled_minor: row.issued ? Math.max(row.settled, Math.min(row.payable, 0)) : 0,
      credited_minor: row.issued ? row.credited : 0,
    })),
  { minLength: 1, maxLength: 60 },
)
type Row = (typeof rows extends fc.Arbitrary<infer Rows> ? Rows : never) extends (infer One)[]
  ? One
  : never

/** Where a row stands by its status. */
function tabsOf(row: Row, status: Status): string[] {
  const invoice = row.kind === 'invoice'
  const owed = openOfRow(typed(row)) > 0n
  const tabs: Readonly<Record<(typeof TABS)[number], boolean>> = {
    all: true,
    draft: status === 'draft',
    open:
      invoice && owed && ['issued', 'sent', 'viewed', 'partly_paid', 'overdue'].includes(status),
    overdue: status === 'overdue',
    paid: invoice && ['paid', 'credited'].includes(status),
    credit_notes: !invoice,
  }
  return TABS.filter(tab => tabs[tab])
}

function typed(row: Row) {
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

describeEngines('the tabs of the list', engine => {
  test('hold the documents whose status says so, whatever the documents', async () => {
    const stands = sql.join(
      TABS.map(tab => sql`case when ${tabCondition(tab, TODAY)} then ${tab}::text end`),
    )
    await fc.assert(
      fc.asyncProperty(rows, async some => {
        const found = await sql<{ tabs: string[] }>`
          select array_remove(array[${stands}], null) as tabs
          from jsonb_to_recordset(${JSON.stringify(some.map((row, at) => ({ ...row, at })))}::jsonb) as invoice(
            kind text, issued_at timestamptz, sent_at timestamptz, viewed_at timestamptz,
            due_date date, payable_minor bigint, settled_minor bigint, credited_minor bigint, at integer)
          order by at`.execute(engine.db.kysely)
        const expected = some.map(row => tabsOf(row, statusOfRow(typed(row), TODAY)))
        expect(found.rows.map(row => row.tabs)).toEqual(expected)
      }),
      { numRuns: 100 },
    )
  })
})
