import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem } from './database.ts'
import { describeEngines } from './testing.ts'

const LIMIT_MS = 700
const endless = sql`select count(*) from generate_series(1, 1000000000000)`

describeEngines(
  'timeouts',
  engine => {
    test('a query that runs too long ends with a clear error, and the next one works', async () => {
      const from = performance.now()
      await expect(asSystem(engine.db, tx => endless.execute(tx))).rejects.toMatchObject({
        code: '57014',
      })
      expect(performance.now() - from).toBeLessThan(LIMIT_MS + 5_000)
      await expectToWork()
    })

    test('those who waited behind it get their turn', async () => {
      const slow = asSystem(engine.db, tx => endless.execute(tx)).catch(() => 'stopped')
      const waiting = Array.from({ length: 5 }, () => expectToWork())
      expect(await slow).toBe('stopped')
      await Promise.all(waiting)
    })

    test('what the stopped transaction had written is undone', async () => {
      const work = asSystem(engine.db, async tx => {
        await sql`insert into entry values (1, 'half')`.execute(tx)
        await endless.execute(tx)
      })
      await expect(work).rejects.toMatchObject({ code: '57014' })
      const { rows } = await asSystem(engine.db, tx => sql`select * from entry`.execute(tx))
      expect(rows).toEqual([])
    })

    test('a transaction in which nobody asks anything does not block the others for ever', async () => {
      const { promise: remembered, resolve: remember } = Promise.withResolvers<void>()
      const forgotten = asSystem(engine.db, async tx => {
        await sql`insert into entry values (2, 'forgotten')`.execute(tx)
        await remembered
        await sql`select 1`.execute(tx)
      })
      const undone = forgotten.then(
        () => false,
        () => true,
      )
      await pause(LIMIT_MS / 2)
      await sql`insert into entry values (2, 'other')`.execute(engine.db.kysely)
      remember()
      expect(await undone).toBe(true)
    })

    test('a busy database does not block the event loop', async () => {
      const busy = asSystem(engine.db, tx =>
        sql`select count(*) from generate_series(1, 1000000)`.execute(tx),
      )
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

/** How often the event loop came round meanwhile: where the work holds it, once or not at all. */
async function turnsWhile(work: Promise<unknown>): Promise<number> {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 2)
  await work
  clearInterval(timer)
  return turns
}
