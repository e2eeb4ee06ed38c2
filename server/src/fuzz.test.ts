import { afterAll, beforeAll, expect, test } from 'vitest'
import { trial } from '../../tools/campaign/fuzz/trial.ts'
import { asSystem } from './db/database.ts'
import { type TestDatabase, createTestDatabase } from './db/testing.ts'
import { ensureInstance } from './identity/instance.ts'
import { type TestApp, startApp } from './lib/testing.ts'

/** A sample of `npm run campaign -- fuzz`, on the embedded engine. */
const REQUESTS = 600

let testDatabase: TestDatabase
let app: TestApp
beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite')
  // With X-Forwarded-For each request has its own network, because limits would otherwise refuse most.
  app = await startApp(testDatabase.db, { trustProxy: true })
  await asSystem(testDatabase.db, tx => ensureInstance(tx, app.clock, true))
})
afterAll(async () => {
  await app.close()
  await testDatabase.remove()
})

test('random requests in the contract’s shapes cause no server error and do not stop the server', async () => {
  const url = await app.app.listen({ host: '127.0.0.1', port: 0 })
  const tally = await trial(url, { requests: REQUESTS, seed: 20_261_122, samples: false })
  expect(tally.failures).toEqual([])
  expect(tally.requests).toBe(REQUESTS)
  // Enough requests pass validation.
  expect(tally.statuses.get(200)).toBeGreaterThan(REQUESTS / 10)
  expect(tally.asked.size).toBeGreaterThan(100)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})
