import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from './db/testing.ts'
import type { Schema } from './db/tables.ts'
import { type TestApp, blankRenderer, startApp } from './lib/testing.ts'
import { routes } from './routes.ts'
import { queryFor } from './testing-requests.ts'
import { type World, aWorld } from './testing-row-level-security.ts'

const reads = routes.filter(
  ({ endpoint }) => endpoint.method === 'GET' && !['public', 'person'].includes(endpoint.access),
)

/** Earlier releases stored such days; each is written as a file of a bank or a due date would have been. */
async function storeDay(admin: Kysely<Schema>, workspaceId: string, day: string): Promise<void> {
  const own = sql`where workspace_id = ${workspaceId}`
  await sql`update bank_transaction set booked_on = ${day}, value_on = ${day} ${own}`.execute(admin)
  await sql`update bank_statement set from_day = ${day}, to_day = ${day} ${own}`.execute(admin)
  await sql`update payment set date = ${day} ${own}`.execute(admin)
  await sql`update invoice set due_date = ${day} ${own} and issued_at is null`.execute(admin)
  await sql`update quote set valid_until = ${day} ${own}`.execute(admin)
}

describeWithDatabase('a stored day', engine => {
  let at: TestApp
  let world: World

  beforeAll(async () => {
    at = await startApp(engine.db, {}, blankRenderer)
    world = await aWorld(at, 'owner@example.com', 'Old')
  })
  afterAll(() => at.close())

  test.each(['0001-01-01', '0021-03-04', '1899-12-31', '2200-01-14', '9999-12-31'])(
    'of %s is read as it is stored, wherever it is read',
    async day => {
      await storeDay(engine.admin, world.workspaceId, day)
      const failed: string[] = []
      for (const { endpoint } of reads) {
        const reply = await world.owner.call(endpoint, { query: queryFor(endpoint, world.ids) })
        if (reply.status >= 500) failed.push(endpoint.name)
      }
      expect(failed).toEqual([])
    },
  )
})
