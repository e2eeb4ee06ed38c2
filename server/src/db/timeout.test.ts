import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem } from './database.ts'
import { describeBothEngines } from './testing.ts'

/** More than any other query here takes, also where many processes share the machine. */
const LIMIT_MS = 1_500
const endless = sql`select count(*) from generate_series(1, 1000000000000)`

describeBothEngines(
  'timeouts',
  engine => {
    test('a query that runs too long ends with a clear error, and the next one works', async () => {
      await expect(asSystem(engine.db, tx => endless.execute(tx))).rejects.toMatchObject({
        code: '57014',
      })
      await expectToWork()
    })

    test('queries that waited behind it run', async () => {
      const slow = asSystem(engine.db, tx => endless.execute(tx)).catch(() => 'stopped')
      const waiting = Array.from({ length: 5 }, () => expectToWork())
      expect(await slow).toBe('stopped')
      await Promise.all(waiting)
    })

    test('the stopped transaction is rolled back', async () => {
      const work = asSystem(engine.db, async tx => {
        await sql`insert into entry values (1, 'half')`.execute(tx)
        await endless.execute(tx)
      })
      await expect(work).rejects.toMatchObject({ code: '57014' })
      const { rows } = await asSystem(engine.db, tx => sql`select * from entry`.execute(tx))
      expect(rows).toEqual([])
    })

    test('an idle transaction is rolled back, so that others can go on', async () => {
      const { promise: resumed, resolve: resume } = Promise.withResolvers<void>()
      const idle = asSystem(engine.db, async tx => {
        await sql`insert into entry values (2, 'idle')`.execute(tx)
        await resumed
        await sql`select 1`.execute(tx)
      })
      const undone = idle.then(
        () => false,
        () => true,
      )
      await pause(LIMIT_MS / 2)
      await sql`insert into entry values (2, 'other')`.execute(engine.db.kysely)
      resume()
      expect(await undone).toBe(true)
    })

    test('a busy database does not block the event loop', async () => {
      const busy = asSystem(engine.db, tx => endless.execute(tx)).catch(() => 'stopped')
      expect(await turnsWhile(busy)).toBeGreaterThan(10)
    })

    async function expectToWork(): Promise<void> {
      const { rows } = await asSystem(engine.db, tx => sql`select 1 as one`.execute(tx))
      expect(rows).toEqual([{ one: 1 }])
    }
  },
  {
    migrations: `${import.meta.dirname}/sample`,
    limits: { statementMs: LIMIT_MS, idleInTransactionMs: LIMIT_MS },
  },
)

/** The number of event loop turns during the work: 0 or 1 when the work blocks the loop. */
async function turnsWhile(work: Promise<unknown>): Promise<number> {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 2)
  await work
  clearInterval(timer)
  return turns
}
