import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { newId } from '../lib/id.ts'
import { type Tx, asSystem } from './database.ts'
import { countStatements } from './statements.ts'
import { describeBothEngines } from './testing.ts'

describeBothEngines('statements', engine => {
  const textsOf = async (tx: Tx) => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like 'select $1::int%'`.execute(
      tx,
    )
    return rows.map(row => row.statement)
  }

  test('used more than twice are prepared once in a connection, also after a failed transaction', async () => {
    const use = (tx: Tx, value: number) =>
      sql<{ value: number }>`select ${value}::int as value /* prepared test */`.execute(tx)
    await asSystem(engine.db, async tx => {
      for (const value of [1, 2]) await use(tx, value)
      expect(await textsOf(tx)).toEqual([])
      for (const value of [3, 4, 5]) expect((await use(tx, value)).rows).toEqual([{ value }])
      expect(await textsOf(tx)).toEqual(['select $1::int as value /* prepared test */'])
    })
    await expect(asSystem(engine.db, tx => sql`select 1 / 0`.execute(tx))).rejects.toThrow('zero')
    await asSystem(engine.db, async tx => {
      expect((await use(tx, 6)).rows).toEqual([{ value: 6 }])
      expect(await textsOf(tx)).toHaveLength(1)
    })
  })

  test('are prepared anew when another process has changed a table meanwhile', async () => {
    await sql`create table changing (id uuid)`.execute(engine.db.kysely)
    await sql`grant select on changing to bordereau_app`.execute(engine.db.kysely)
    const read = () =>
      asSystem(engine.db, tx => sql`select * from changing`.execute(tx), { repeatable: true })
    for (let use = 0; use < 4; use += 1) await read()
    await sql`alter table changing add column other text default 'x'`.execute(engine.db.kysely)
    await sql`insert into changing values (${newId()})`.execute(engine.db.kysely)
    expect((await read()).rows).toMatchObject([{ other: 'x' }])
  })

  test('are counted, and a transaction without any sends nothing', async () => {
    const { statements, roundTrips } = await countStatements(() =>
      asSystem(engine.db, tx => sql`select 1`.execute(tx)),
    )
    // begin, the scope, the query, commit, which goes with the next statement
    expect(statements).toBe(4)
    expect(roundTrips).toBe(2)
    const none = await countStatements(() => engine.db.kysely.transaction().execute(async () => 1))
    expect(none).toEqual({ value: 1, statements: 0, roundTrips: 0 })
    const undone = engine.db.kysely.transaction().execute(async () => {
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await asSystem(engine.db, async tx => (await sql`select 2`.execute(tx)).rows)).toEqual([
      { '?column?': 2 },
    ])
  })

  test('that only read end their transaction soon, and those that lock or write before the answer', async () => {
    const open = async () => {
      const { rows } = await sql<{ state: string }>`select state from pg_stat_activity
        where state like 'idle in transaction%' and datname = current_database()`.execute(
        engine.admin,
      )
      return rows.length
    }
    await asSystem(engine.db, tx => sql`select * from workspace`.execute(tx))
    await vi.waitFor(async () => expect(await open()).toBe(0))
    const row = { id: newId(), sample: false, created_at: new Date(0) }
    const statements: ((tx: Tx) => Promise<unknown>)[] = [
      tx => sql`select id from workspace for update`.execute(tx),
      tx => sql`select id from workspace for no key update skip locked`.execute(tx),
      tx => sql`select pg_notify('unheard', '')`.execute(tx),
      tx => tx.insertInto('workspace').values(row).execute(),
    ]
    for (const statement of statements) {
      const { roundTrips } = await countStatements(() => asSystem(engine.db, statement))
      // The commit is waited for.
      expect(roundTrips).toBe(3)
    }
  })

  test('that are begun together are sent in one message and run in their order', async () => {
    const { value, statements, roundTrips } = await countStatements(() =>
      asSystem(
        engine.db,
        async tx => {
          const insert = () =>
            tx
              .insertInto('workspace')
              .values({ id: newId(), sample: false, created_at: new Date(0) })
              .execute()
          const count = () =>
            sql<{ rows: bigint }>`select count(*) as rows from workspace`.execute(tx)
          return Promise.all([count(), insert(), count(), insert(), count()])
        },
        { repeatable: true },
      ),
    )
    const before = value[0].rows[0]?.rows ?? 0n
    expect(value[2].rows).toEqual([{ rows: before + 1n }])
    expect(value[4].rows).toEqual([{ rows: before + 2n }])
    expect(statements).toBe(8)
    expect(roundTrips).toBe(2)
  })

  test('after a failed one fail too, for the same reason, and none of its transaction remains', async () => {
    await sql`create table undone (number integer primary key)`.execute(engine.db.kysely)
    await sql`grant all on undone to bordereau_app`.execute(engine.db.kysely)
    const work = asSystem(engine.db, async tx => {
      const insert = (number: number) => sql`insert into undone values (${number})`.execute(tx)
      const outcomes = await Promise.allSettled([insert(1), insert(1), insert(2)])
      expect(outcomes.map(one => one.status)).toEqual(['fulfilled', 'rejected', 'rejected'])
      const reasons = outcomes.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
      expect(reasons).toEqual(
        Array.from({ length: 2 }, () => expect.objectContaining({ code: '23505' })),
      )
    })
    await expect(work).rejects.toThrow('rolled back')
    const { rows } = await sql`select * from undone`.execute(engine.db.kysely)
    expect(rows).toEqual([])
  })

  test('are refused when their transaction has ended', async () => {
    const tx = await asSystem(engine.db, async inside => inside)
    await expect(sql`select 1`.execute(tx)).rejects.toThrow('has ended')
  })
})
