import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, type Tx, asSystem, inWorkspace } from './database.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { type Terminator, createTerminator, sessionOf } from './testing-terminate.ts'
import { describeWithDatabase } from './testing.ts'

const SAMPLE = `${import.meta.dirname}/sample`
const WORKSPACE = '00000000-0000-7000-8000-000000000001'

/** Where in its first run the work's session ends; `end` ends it. */
type Point = {
  readonly name: string
  readonly work: (tx: Tx, end: () => void, write: () => Promise<void>) => Promise<void>
  /** Whether the work succeeds in the end: it was run again, because the first run had no effect. */
  readonly succeeds: { readonly once: boolean; readonly repeatable: boolean }
}

const POINTS: readonly Point[] = [
  {
    name: 'before its first statement, which is begun at once',
    work: async (_, end, write) => {
      end()
      await write()
    },
    succeeds: { once: false, repeatable: true },
  },
  {
    name: 'before its first statement, while the work waits for something else',
    work: async (_, end, write) => {
      end()
      for (let turns = 0; turns < 50; turns += 1) await turn()
      await write()
    },
    succeeds: { once: false, repeatable: true },
  },
  {
    name: 'between two statements',
    work: async (tx, end, write) => {
      await sql`select 1`.execute(tx)
      end()
      await write()
    },
    succeeds: { once: false, repeatable: true },
  },
  {
    name: 'between two statements, while the work waits for something else',
    work: async (_, end, write) => {
      await write()
      end()
      for (let turns = 0; turns < 50; turns += 1) await turn()
      await write()
    },
    succeeds: { once: false, repeatable: true },
  },
  {
    name: 'while several statements are under way',
    work: async (tx, end, write) => {
      const several = Promise.all([
        sql`select pg_sleep(0)`.execute(tx),
        write(),
        sql`select 2`.execute(tx),
      ])
      end()
      await several
    },
    succeeds: { once: false, repeatable: true },
  },
  {
    name: 'before it commits',
    work: async (_, end, write) => {
      await write()
      end()
    },
    succeeds: { once: false, repeatable: false },
  },
]

describeWithDatabase(
  'a session that an administrator ends',
  engine => {
    let terminator: Terminator
    let number = 0
    beforeAll(async () => {
      terminator = await createTerminator()
    })
    afterAll(() => terminator.close())

    describe.each(POINTS)('$name', ({ work, succeeds }) => {
      test.each(['once', 'repeatable'] as const)('of work that may run %s', async kind => {
        const id = (number += 1)
        const pid = await onlySession(engine.db)
        let runs = 0
        const outcome = await inWorkspace(
          engine.db,
          { workspaceId: WORKSPACE },
          async tx => {
            runs += 1
            const write = async () => {
              await sql`insert into note values (${WORKSPACE}, ${id}, 'text')
                on conflict (workspace_id, id) do update set text = 'again'`.execute(tx)
            }
            await work(tx, () => runs === 1 && terminator.terminate(pid), write)
          },
          { repeatable: kind === 'repeatable' },
        ).then(() => 'done', isConnectionLoss)
        expect(outcome).toBe(succeeds[kind] ? 'done' : true)
        // What was not acknowledged is not there.
        expect(await noteIds(engine.db)).toEqual(
          succeeds[kind] ? expect.arrayContaining([id]) : expect.not.arrayContaining([id]),
        )
      })
    })

    test('while it is idle: the next transaction gets another one', async () => {
      for (let round = 0; round < 5; round += 1) {
        terminator.terminate(await onlySession(engine.db))
        expect(await asSystem(engine.db, sessionOf)).toBeGreaterThan(0)
      }
    })

    test('at the commit of work that has only read: it has what it read', async () => {
      const pid = await onlySession(engine.db)
      const read = await asSystem(engine.db, async tx => {
        const { rows } = await sql<{ one: number }>`select 1 as one`.execute(tx)
        terminator.terminate(pid)
        return rows
      })
      expect(read).toEqual([{ one: 1 }])
      expect(await asSystem(engine.db, sessionOf)).not.toBe(pid)
    })

    test('that receives signals: it is opened again, and all may have changed', async () => {
      const heard = new EventTarget()
      const stop = engine.db.listen(signal => heard.dispatchEvent(new Event(String(signal))))
      for (let round = 0; round < 2; round += 1) {
        await once(heard, 'null')
        const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
          where datname = current_database() and application_name = 'bordereau signals'`.execute(
          engine.admin,
        )
        terminator.terminate(...rows.map(({ pid }) => pid))
      }
      await once(heard, 'null')
      stop()
    })
  },
  { migrations: SAMPLE },
)

/** The session that the next transaction gets: transactions one after another use the same. */
function onlySession(db: Database): Promise<number> {
  return asSystem(db, sessionOf)
}

async function noteIds(db: Database): Promise<number[]> {
  const { rows } = await asSystem(db, tx => sql<{ id: number }>`select id from note`.execute(tx))
  return rows.map(({ id }) => id)
}
