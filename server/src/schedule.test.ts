import { createBatch, getBatch } from '@bordereau/contract/batches'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { describeWithDatabase } from './db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from './invoices/testing.ts'
import { jobs } from './jobs.ts'
import { runDueJobs } from './jobs/runner.ts'
import { type Client, type TestApp, signedUp, startApp } from './lib/testing.ts'
import { startSchedule } from './schedule.ts'

describeWithDatabase('the start of an instance', engine => {
  let app: TestApp
  let owner: Client

  beforeAll(async () => {
    app = await startApp(engine.db)
    owner = await signedUp(app, 'owner@example.com')
  })
  afterAll(() => app.close())

  test('resumes a batch whose process died', async () => {
    const workspaceId = await aCompany(owner)
    const { id } = await issued(owner, workspaceId, aDraft(await aCustomer(owner, workspaceId)))
    const { id: batchId } = await owner.must(createBatch, {
      query: { workspaceId },
      body: { kind: 'mark_paid', invoiceIds: [id] },
    })
    // The job of the batch is gone, as after its last try.
    await engine.admin.deleteFrom('job').execute()
    const progress = () => owner.must(getBatch, { query: { workspaceId, batchId } })
    await runDueJobs(app.context, jobs)
    expect(await progress()).toMatchObject({ done: 0, finishedAt: null })
    startSchedule(app.context)
    await vi.waitFor(
      async () => {
        await runDueJobs(app.context, jobs)
        expect(await progress()).toMatchObject({ done: 1, finishedAt: expect.any(String) })
      },
      { timeout: 120_000 },
    )
  })
})
