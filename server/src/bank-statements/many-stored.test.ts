import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Tx, inWorkspace } from '../db/database.ts'
import { rowsRead } from '../db/testing-rows-read.ts'
import { describeBothEngines } from '../db/testing.ts'
import { newId } from '../lib/id.ts'
import { addTransactions, findEqual } from './add-transactions.ts'
import type { NewTransaction } from './store.ts'
import { FEED_FORMAT } from './transaction-store.ts'

/** Transactions of an account, all on two days. */
const STORED = 20_000
const ROWS = 250
/** Rows and index entries that adding so many rows may read, however many transactions the days have. */
const MOST_READ = ROWS * 12

describeBothEngines('an account with twenty thousand transactions on two days', engine => {
  const workspaceId = newId()
  const account = 'DE89370400440532013000'
  const of = { csv: newId(), [FEED_FORMAT]: newId(), now: newId() }

  beforeAll(async () => {
    await engine.admin.transaction().execute(async tx => {
      await sql`insert into workspace (id, sample, created_at) values (${workspaceId}, false, now())`.execute(
        tx,
      )
      for (const [format, id] of Object.entries(of))
        await sql`insert into bank_statement (workspace_id, id, format, file_name, account, currency, reference, transaction_count,
            added_count, imported_by, imported_at)
          values (${workspaceId}, ${id}, ${format}, '', ${account}, 'EUR', '', 0, 0, ${newId()}, now())`.execute(
          tx,
        )
      await sql`insert into bank_transaction (workspace_id, id, statement_id, account, identity, booked_on, currency, amount_minor,
          party_name, party_account, reference_list, text, charges_minor, reversal)
        select ${workspaceId}::uuid, gen_random_uuid(), case n % 2 when 0 then ${of.csv}::uuid else ${of[FEED_FORMAT]}::uuid end,
          ${account}, 'stored ' || n, date '2026-11-02' + n % 2, 'EUR', n, 'Payer ' || n, '', '{}', 'Note ' || n, 0, false
        from generate_series(1, ${sql.lit(STORED)}) n`.execute(tx)
    })
    await sql`vacuum analyze bank_transaction`.execute(engine.admin)
  })

  const CASES: Readonly<Record<string, (n: number) => Partial<NewTransaction>>> = {
    'that are stored': n => ({ identity: `stored ${n}` }),
    'that are stored, read by other columns': n => ({ identity: `now ${n}`, party_name: '' }),
    'that are details of one entry': n => ({
      identity: `detail ${n}`,
      amount_minor: String(n + STORED),
      entry_identity: `entry ${n % 2}`,
      entry_minor: '250',
    }),
    'that are new': n => ({ identity: `new ${n}`, amount_minor: String(n + STORED) }),
  }
  const cases = Object.entries(CASES).flatMap(([name, row]) =>
    ([findEqual, addTransactions] as const).map(act => [act.name, name, act, row] as const),
  )

  test.each(cases)('%s reads few rows for rows %s', async (_, __, act, row) => {
    // Rolled back, so that the next case finds the same.
    const rollback = new Error('rolled back')
    await expect(
      inWorkspace(engine.db, { workspaceId }, async tx => {
        expect(await readBy(tx, act, row)).toBeLessThan(MOST_READ)
        throw rollback
      }),
    ).rejects.toBe(rollback)
  })

  async function readBy(
    tx: Tx,
    act: typeof findEqual | typeof addTransactions,
    facts: (n: number) => Partial<NewTransaction>,
  ): Promise<number> {
    const rows = Array.from({ length: ROWS }, (_, i) => ({ ...rowOf(i + 1), ...facts(i + 1) }))
    const file = { identities: new Set(rows.map(({ identity }) => identity)), found: new Set('') }
    const before = await rowsRead(tx, 'bank_transaction')
    await act(tx, workspaceId, { statementId: of.now, account }, JSON.stringify(rows), file)
    return (await rowsRead(tx, 'bank_transaction')) - before
  }
})

function rowOf(n: number): NewTransaction {
  const day = `2026-11-0${2 + (n % 2)}`
  return {
    id: newId(),
    identity: '',
    booked_on: day,
    value_on: null,
    currency: 'EUR',
    amount_minor: String(n),
    party_name: `Payer ${n}`,
    party_account: '',
    reference_list: [],
    text: `Note ${n}`,
    charges_minor: '0',
    reversal: false,
    entry_identity: null,
    short_entry_identity: null,
    entry_minor: null,
    written: { days: [day], amounts: [String(n)], texts: [`Payer ${n}`, `Note ${n}`] },
  }
}
