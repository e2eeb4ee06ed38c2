import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem } from './database.ts'
import { describeBothEngines } from './testing.ts'

/** More than any other query here takes, also where many processes share the machine. */
const LIMIT_MS = 4_000
const endless = sql`select count(*) from generate_series(1, 1000000000000)`

describeBothEngines(
  'timeouts',
  engine => {
    test('a query that runs too long is stopped and rolled back, blocks nothing else, and the next ones work', async () => {
      const work = asSystem(engine.db, async tx => {
        await sql`insert into entry values (1, 'half')`.execute(tx)
        await endless.execute(tx)
      })
      const stopped = expect(work).rejects.toMatchObject({ code: '57014' })
      // On the embedded engine they wait behind it.
      const waiting = Array.from({ length: 5 }, () => expectToWork())
      expect(await turnsWhile(stopped)).toBeGreaterThan(10)
      await Promise.all(waiting)
      const { rows } = await asSystem(engine.db, tx => sql`select * from entry`.execute(tx))
      expect(rows).toEqual([])
      await expectToWork()
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
