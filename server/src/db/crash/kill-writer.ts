import { sql } from 'kysely'
import { type Tx, asSystem, openDatabase } from '../database.ts'
import { printLine } from './print-line.ts'

/**
 * A process to be killed: `kill-writer.ts <writers> <options as JSON>` opens the database as the server does, prints
 * what it finds, then increments a counter concurrently; it prints each number once its commit is acknowledged.
 */
const [, , writers, options = '{}'] = process.argv
const db = await openDatabase(JSON.parse(options))
await printLine(JSON.stringify(await asSystem(db, readState)))
await Promise.all(Array.from({ length: Number(writers) }, write))
await db.close()

async function write(): Promise<void> {
  for (;;) {
    const number = await asSystem(db, takeNumber)
    await printLine(String(number))
  }
}

async function takeNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    update counter set value = value + 1 where name = 'entry' returning value`.execute(tx)
  const number = rows[0]?.value ?? 0
  await sql`insert into entry values (${number}, ${'x'.repeat(number % 500)})`.execute(tx)
  return number
}

async function readState(tx: Tx): Promise<unknown> {
  const { rows } = await sql`
    select (select value from counter) as value, count(*)::int as entries, coalesce(max(number), 0) as last
    from entry`.execute(tx)
  return rows[0]
}
