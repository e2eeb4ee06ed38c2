import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Database, type Tx, asSystem, setTenantScope, inWorkspace } from './database.ts'
import { createTestDatabase, describeBothEngines } from './testing.ts'

const SAMPLE = `${import.meta.dirname}/sample`
const MINE = '00000000-0000-7000-8000-000000000001'
const THEIRS = '00000000-0000-7000-8000-000000000002'
const PERSON = '00000000-0000-7000-8000-00000000000a'

describeBothEngines(
  'transactions',
  engine => {
    beforeAll(async () => {
      await inWorkspace(engine.db, { workspaceId: MINE }, tx => addNote(tx, MINE, 1))
      await inWorkspace(engine.db, { workspaceId: THEIRS }, tx => addNote(tx, THEIRS, 1))
    })

    describe('row-level security', () => {
      test('a workspace sees its own rows only', async () => {
        expect(await inWorkspace(engine.db, { workspaceId: MINE }, workspacesSeen)).toEqual([MINE])
      })

      test('a person without a workspace, and an empty scope, see no workspace', async () => {
        expect(
          await asSystem(engine.db, async tx => {
            await setTenantScope(tx, { personId: PERSON })
            return workspacesSeen(tx)
          }),
        ).toEqual([])
        expect(await inWorkspace(engine.db, { workspaceId: '' }, workspacesSeen)).toEqual([])
      })

      test('the system sees all', async () => {
        expect(await asSystem(engine.db, workspacesSeen)).toEqual([MINE, THEIRS])
      })

      test('a system transaction with a tenant scope sees that workspace only', async () => {
        const seen = await asSystem(engine.db, async tx => {
          const before = await workspacesSeen(tx)
          await setTenantScope(tx, { workspaceId: THEIRS, personId: PERSON })
          return [before, await workspacesSeen(tx)]
        })
        expect(seen).toEqual([[MINE, THEIRS], [THEIRS]])
      })

      test('a row of another workspace is neither written nor moved nor deleted', async () => {
        const mine = { workspaceId: MINE }
        await expect(
          inWorkspace(engine.db, mine, tx => addNote(tx, THEIRS, 2)),
        ).rejects.toMatchObject({
          code: '42501',
        })
        const moved = sql`update note set workspace_id = ${THEIRS}`
        await expect(inWorkspace(engine.db, mine, tx => moved.execute(tx))).rejects.toMatchObject({
          code: '42501',
        })
        const deleted = await inWorkspace(engine.db, mine, tx =>
          sql`delete from note where workspace_id = ${THEIRS}`.execute(tx),
        )
        expect(deleted.numAffectedRows).toBe(0n)
      })

      test('role and settings of a transaction do not stay on its connection', async () => {
        await inWorkspace(engine.db, { workspaceId: MINE, personId: PERSON }, workspacesSeen)
        const { rows } = await sql`select current_user = session_user as "itself",
          coalesce(current_setting('app.workspace_id', true), '') as workspace,
          coalesce(current_setting('app.person_id', true), '') as person,
          coalesce(current_setting('app.system', true), '') as system`.execute(engine.db.kysely)
        expect(rows).toEqual([{ itself: true, workspace: '', person: '', system: '' }])
      })

      test('no statement is compiled to machine code, which takes seconds', async () => {
        const { rows } = await sql`show jit`.execute(engine.db.kysely)
        expect(rows).toEqual([{ jit: 'off' }])
      })

      test('the role may not change tables', async () => {
        const alter = sql`alter table note disable row level security`
        await expect(asSystem(engine.db, tx => alter.execute(tx))).rejects.toMatchObject({
          code: '42501',
        })
      })
    })

    test('work that throws is rolled back, and its own error is rethrown', async () => {
      const bug = new Error('a bug')
      const work = inWorkspace(engine.db, { workspaceId: MINE }, async tx => {
        await addNote(tx, MINE, 3)
        throw bug
      })
      await expect(work).rejects.toBe(bug)
      expect(await notes(engine.db)).toBe(1n)
    })

    test('a database error that the work catches still rolls everything back', async () => {
      const work = inWorkspace(engine.db, { workspaceId: MINE }, async tx => {
        await addNote(tx, MINE, 4)
        await sql`select 1 / 0`.execute(tx).catch(() => {})
      })
      await expect(work).rejects.toThrow()
      expect(await notes(engine.db)).toBe(1n)
    })

    // serialization_failure and unique_violation: what another transaction inserted meanwhile is there in the next run.
    test.each(['40001', '23505'])(
      'a conflict %s is retried only for repeatable work',
      async code => {
        const conflict = sql.raw(
          `do $$ begin raise exception 'conflict' using errcode = '${code}'; end $$`,
        )
        const tries = async (repeatable: boolean, failures: number) => {
          let count = 0
          const work = async (tx: Tx) => {
            count += 1
            if (count <= failures) await conflict.execute(tx)
          }
          await asSystem(engine.db, work, { repeatable }).catch(() => {})
          return count
        }
        expect(await tries(false, 1)).toBe(1)
        expect(await tries(true, 2)).toBe(3)
        expect(await tries(true, 100)).toBe(5)
      },
    )

    test.runIf(engine.name === 'pglite')(
      'a nested transaction is reported as such, not as a slow database',
      async () => {
        const testDatabase = await createTestDatabase('pglite', {
          migrations: SAMPLE,
          limits: { turnMs: 300 },
        })
        const nested = asSystem(testDatabase.db, () => asSystem(testDatabase.db, workspacesSeen))
        await expect(nested).rejects.toThrow(/begun inside another one/)
        await testDatabase.remove()
      },
    )

    test.runIf(engine.name === 'postgresql')(
      'connections the server has closed are replaced without an error',
      async () => {
        await Promise.all(Array.from({ length: 8 }, () => asSystem(engine.db, workspacesSeen)))
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(
          engine.db.kysely,
        )
        for (let round = 0; round < 10; round += 1) {
          expect(await asSystem(engine.db, workspacesSeen)).toEqual([MINE, THEIRS])
        }
      },
    )

    test('64 concurrent transactions on one counter row leave no gap', async () => {
      const taken = await Promise.all(
        Array.from({ length: 64 }, () => asSystem(engine.db, takeNumber)),
      )
      expect(taken.sort((a, b) => a - b)).toEqual(
        Array.from({ length: 64 }, (_, index) => index + 1),
      )
    })
  },
  { migrations: SAMPLE },
)

async function addNote(tx: Tx, workspaceId: string, id: number): Promise<void> {
  await sql`insert into note values (${workspaceId}, ${id}, 'text')`.execute(tx)
}

async function workspacesSeen(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct workspace_id as id from note order by 1`.execute(tx)
  return rows.map(row => row.id)
}

async function notes(db: Database): Promise<bigint | undefined> {
  const { rows } = await inWorkspace(db, { workspaceId: MINE }, tx =>
    sql<{ count: bigint }>`select count(*) from note`.execute(tx),
  )
  return rows[0]?.count
}

async function takeNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    update counter set value = value + 1 where name = 'entry' returning value`.execute(tx)
  return rows[0]?.value ?? 0
}
