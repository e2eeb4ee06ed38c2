import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { inSnapshot } from './read-store.ts'

describeWithDatabase('a snapshot for a backup', engine => {
  // The embedded engine has one session, and a backup reads a copy of its files.
  test.runIf(engine.name === 'postgresql')(
    'shows every table as it was when the first was read, whatever is committed meanwhile',
    async () => {
      const counts = await inSnapshot(engine.admin, async tx => {
        const count = async () => {
          const { rows } = await sql<{ n: string }>`select count(*) as n from throttle`.execute(tx)
          return Number(rows[0]?.n)
        }
        const before = await count()
        await sql`insert into throttle (name, key, tries, ends_at) values ('x', '\\x00', 1, now())`.execute(
          engine.admin,
        )
        return [before, await count()]
      })
      expect(counts).toEqual([0, 0])
    },
  )
})
