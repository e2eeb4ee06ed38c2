import { beforeEach, afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem } from '../db/database.ts'
import { describeEngines } from '../db/testing.ts'
import { newId } from '../lib/id.ts'
import { type TestHouse, startHouse } from '../lib/testing.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { runDueJobs } from './runner.ts'
import { enqueueJob } from './store.ts'

describeEngines('jobs', engine => {
  let house: TestHouse
  beforeAll(async () => {
    house = await startHouse(engine.db)
  })
  beforeEach(() => engine.db.kysely.deleteFrom('job').execute())
  afterAll(() => house.close())

  async function enqueue(kind: string): Promise<string> {
    const subjectId = newId()
    const at = house.clock.now()
    await asSystem(engine.db, tx =>
      enqueueJob(tx, {
        workspaceId: INSTANCE_WORKSPACE,
        kind,
        subjectId,
        runAt: at,
        at,
        dedupeKey: subjectId,
      }),
    )
    return subjectId
  }
  const rows = () => engine.db.kysely.selectFrom('job').selectAll().orderBy('created_at').execute()

  test('that no try ever brought back are given up, not tried for ever', async () => {
    await enqueue('deadly')
    await engine.db.kysely.updateTable('job').set({ attempts: 12 }).execute()
    let tried = 0
    await runDueJobs(house.house, {
      deadly: async () => {
        tried += 1
      },
    })
    expect(tried).toBe(0)
    expect(await rows()).toMatchObject([{ attempts: 13, done_at: null }])
    expect((await rows())[0]?.failed_at).not.toBeNull()
  })

  test('in hand are waited for, also when the end of another cannot be written', async () => {
    await enqueue('breaks')
    await enqueue('slow')
    let slowEnded = false
    let armed = false
    const broken = Promise.withResolvers<void>()
    const works = {
      breaks: async () => {
        armed = true
        broken.resolve()
        throw new Error('x')
      },
      slow: async () => {
        await broken.promise
        await new Promise(resolve => setTimeout(resolve, 300))
        slowEnded = true
      },
    }
    const now = () => {
      if (!armed) return house.clock.now()
      armed = false
      throw new Error('nobody knows the time')
    }
    await expect(runDueJobs({ ...house.house, clock: { now } }, works)).rejects.toThrow('the time')
    expect(slowEnded).toBe(true)
    expect((await rows()).map(row => row.done_at !== null).toSorted()).toEqual([false, true])
  })
})
