import { beforeEach, afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asSystem } from '../db/database.ts'
import { describeBothEngines } from '../db/testing.ts'
import { kindOfTurn } from '../db/turns.ts'
import { newId } from '../lib/id.ts'
import { type TestApp, startApp } from '../lib/testing.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { runDueJobs, startJobs } from './runner.ts'
import { enqueueJob } from './store.ts'

describeBothEngines('jobs', engine => {
  let context: TestApp
  beforeAll(async () => {
    context = await startApp(engine.db)
  })
  beforeEach(() => engine.admin.deleteFrom('job').execute())
  afterAll(() => context.close())

  async function enqueue(
    kind: string,
    workspaceId = INSTANCE_WORKSPACE,
    bulk = false,
  ): Promise<string> {
    const subjectId = newId()
    const at = context.clock.now()
    await asSystem(engine.db, tx =>
      enqueueJob(tx, {
        workspaceId,
        kind,
        subjectId,
        runAt: at,
        at,
        dedupeKey: subjectId,
        bulk,
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

  test('are claimed while a longer one runs, also when they are enqueued meanwhile', async () => {
    await enqueue('long')
    const began = Promise.withResolvers<void>()
    const mailed = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    const runner = startJobs({
      long: async () => {
        began.resolve()
        await mailed.promise
        ended.resolve()
      },
      mail: async () => mailed.resolve(),
    })
    runner.start(context.context)
    await began.promise
    await enqueue('mail')
    runner.notify()
    await ended.promise
    await runner.stop()
    expect((await rows()).map(row => row.done_at !== null)).toEqual([true, true])
  })

  test('of one kind leave a place to others that are due later', async () => {
    const others = Promise.withResolvers<void>()
    const ran: string[] = []
    for (let i = 0; i < 8; i += 1) await enqueue('many')
    context.clock.move(1000)
    const company = newId()
    await engine.admin
      .insertInto('workspace')
      .values({ id: company, created_at: context.clock.now() })
      .execute()
    await enqueue('many', company)
    await enqueue('other')
    await runDueJobs(context.context, {
      many: async (_, job) => {
        if (job.workspaceId === INSTANCE_WORKSPACE) await others.promise
        else ran.push('company')
      },
      other: async () => {
        ran.push('kind')
        others.resolve()
      },
    })
    expect(ran.toSorted()).toEqual(['company', 'kind'])
    expect((await rows()).every(row => row.done_at !== null)).toBe(true)
  })

  test('of a batch leave a place of their kind to one that a person waits for', async () => {
    const began: string[] = []
    const single = Promise.withResolvers<void>()
    const deliver = async (_: unknown, { subjectId }: { readonly subjectId: string }) => {
      began.push(subjectId)
      if (subjectId === (await asked)) single.resolve()
      await single.promise
    }
    for (let i = 0; i < 8; i += 1) await enqueue('deliver', INSTANCE_WORKSPACE, true)
    const asked = vi
      .waitFor(() => expect(began.length).toBeGreaterThan(2))
      .then(() => enqueue('deliver'))
    const runner = startJobs({ deliver })
    runner.start(context.context)
    await asked
    runner.notify()
    await single.promise
    expect(began).toHaveLength(4)
    await vi.waitFor(async () =>
      expect((await rows()).every(row => row.done_at !== null)).toBe(true),
    )
    await runner.stop()
  })

  test('of a batch let others pass at the database, and what is claimed after them does not', async () => {
    await enqueue('bulk', INSTANCE_WORKSPACE, true)
    const kinds: string[] = []
    const single = Promise.withResolvers<void>()
    const runner = startJobs({
      bulk: async () => {
        kinds.push(kindOfTurn(false))
        // Sets the timer by which the next one is found.
        runner.notify()
      },
      single: async () => {
        kinds.push(kindOfTurn(false))
        single.resolve()
      },
    })
    runner.start(context.context)
    await vi.waitFor(async () =>
      expect(await rows()).toMatchObject([{ done_at: expect.any(Date) }]),
    )
    await enqueue('single')
    await single.promise
    expect(kinds).toEqual(['batch', 'other'])
    await runner.stop()
  })

  test('that work in slices are never given up', async () => {
    await enqueue('sliced')
    let slices = 0
    const sliced = async () => {
      slices += 1
      return slices < 30 ? { again: context.clock.now(), progressed: true as const } : undefined
    }
    await runDueJobs(context.context, { sliced })
    expect(slices).toBe(30)
    expect(await rows()).toMatchObject([{ kind: 'sliced', failed_at: null, attempts: 1 }])
  })
})
