import { sql } from 'kysely'
import { expect, test } from 'vitest'
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
    const { statements } = await countStatements(() =>
      asSystem(engine.db, tx => sql`select 1`.execute(tx)),
    )
    // begin, the scope, the query, commit
    expect(statements).toBe(4)
    const none = await countStatements(() => engine.db.kysely.transaction().execute(async () => 1))
    expect(none).toEqual({ value: 1, statements: 0 })
    const undone = engine.db.kysely.transaction().execute(async () => {
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await asSystem(engine.db, async tx => (await sql`select 2`.execute(tx)).rows)).toEqual([
      { '?column?': 2 },
    ])
  })
})
