import { beforeEach, afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem } from '../db/database.ts'
import { describeBothEngines } from '../db/testing.ts'
import { newId } from '../lib/id.ts'
import { type TestApp, startApp } from '../lib/testing.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { runDueJobs } from './runner.ts'
import { enqueueJob } from './store.ts'

describeBothEngines('jobs', engine => {
  let context: TestApp
  beforeAll(async () => {
    context = await startApp(engine.db)
  })
  beforeEach(() => engine.admin.deleteFrom('job').execute())
  afterAll(() => context.close())

  async function enqueue(kind: string): Promise<string> {
    const subjectId = newId()
    const at = context.clock.now()
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
  const rows = () => engine.admin.selectFrom('job').selectAll().orderBy('created_at').execute()

  test('whose attempts never ended fail after the last one', async () => {
    await enqueue('crashing')
    await engine.admin.updateTable('job').set({ attempts: 12 }).execute()
    let tried = 0
    await runDueJobs(context.context, {
      crashing: async () => {
        tried += 1
      },
    })
    expect(tried).toBe(0)
    expect(await rows()).toMatchObject([{ attempts: 13, done_at: null }])
    expect((await rows())[0]?.failed_at).not.toBeNull()
  })

  test('that are running are waited for, also when the result of another cannot be written', async () => {
    await enqueue('breaks')
    await enqueue('slow')
    let slowEnded = false
    let armed = false
    const broken = Promise.withResolvers<void>()
    const handlers = {
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
      if (!armed) return context.clock.now()
      armed = false
      throw new Error('unknown time')
    }
    await expect(runDueJobs({ ...context.context, clock: { now } }, handlers)).rejects.toThrow(
      'unknown time',
    )
    expect(slowEnded).toBe(true)
    expect((await rows()).map(row => row.done_at !== null).toSorted()).toEqual([false, true])
  })
})
