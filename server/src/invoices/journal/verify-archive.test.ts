import {
  existsSync,
  readFileSync,
  renameSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { deleteCompany, putLogo } from '@bordereau/contract/company'
import { listNotifications } from '@bordereau/contract/notifications'
import { getPages } from '@bordereau/contract/pages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { png } from '../../documents/testing-images.ts'
import { describeWithDatabase } from '../../db/testing.ts'
import { sha256Of } from '../../documents/archive.ts'
import { runDueJobs } from '../../jobs/runner.ts'
import { jobs } from '../../jobs.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from '../testing.ts'
import { enqueueArchiveJobs, detectMissingArchive, verifyArchive } from './verify-archive.ts'

const DAY_MS = 86_400_000

describeWithDatabase('the nightly archive jobs', engine => {
  let context: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    context = await startApp(engine.db)
    owner = await signedUp(context, 'owner@example.com')
  })
  beforeEach(async () => {
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => context.close())

  const archive = () => join(context.context.config.dataDir, 'archive')
  const pathOf = (hash: string) => join(archive(), hash.slice(0, 2), hash)
  const fileOf = (invoice: Invoice, kind: 'pdf' | 'ubl') =>
    pathOf(invoice.documents.find(one => one.kind === kind)?.sha256 ?? '')

  async function runNightlyJobs(): Promise<void> {
    context.clock.move(DAY_MS)
    await enqueueArchiveJobs(context.context)
    await runDueJobs(context.context, jobs)
  }

  async function damageNotifications() {
    const { rows } = await owner.must(listNotifications, { query: { workspaceId } })
    return rows.filter(row => row.kind === 'files_damaged')
  }

  async function metrics(): Promise<string> {
    const { body } = await context.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    return body
  }

  test('notifies the owner once of missing or damaged files and counts them in the metrics until repaired', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    await runNightlyJobs()
    expect(await damageNotifications()).toEqual([])
    const [pdf, ubl] = [fileOf(invoice, 'pdf'), fileOf(invoice, 'ubl')]
    const [pdfBytes, ublBytes] = [readFileSync(pdf), readFileSync(ubl)]
    unlinkSync(pdf)
    writeFileSync(ubl, 'forged')
    await runNightlyJobs()
    const about = { invoiceId: invoice.id, invoiceNumber: invoice.number }
    expect(await damageNotifications()).toMatchObject([{ about }])
    expect(await metrics()).toContain('bordereau_archive_faults{reason="missing"} 1')
    expect(await metrics()).toContain('bordereau_archive_faults{reason="damaged"} 1')
    const at = context.clock.now().getTime() / 1000
    expect(await metrics()).toContain(`bordereau_archive_checked_timestamp_seconds ${at}`)
    await runNightlyJobs()
    expect(await damageNotifications()).toHaveLength(1)
    writeFileSync(pdf, pdfBytes)
    writeFileSync(ubl, ublBytes)
    await runNightlyJobs()
    expect(await metrics()).toContain('bordereau_archive_faults{reason="missing"} 0')
    expect(await metrics()).toContain('bordereau_archive_faults{reason="damaged"} 0')
  })

  test('stops on shutdown and resumes at the saved position', async () => {
    await issued(owner, workspaceId, aDraft(customerId))
    const job = { workspaceId, id: workspaceId, kind: '', subjectId: '', attempts: 1 }
    const aborted = AbortSignal.abort()
    expect(await verifyArchive(context.context, job, aborted)).toEqual({
      again: context.clock.now(),
    })
    expect(await verifyArchive(context.context, job, new AbortController().signal)).toBeUndefined()
  })

  test('detects a missing archive at start and checks its files at once', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    expect(await detectMissingArchive(context.context)).toBe(false)
    renameSync(archive(), `${archive()}-away`)
    expect(await detectMissingArchive(context.context)).toBe(true)
    await runDueJobs(context.context, jobs)
    expect(await damageNotifications()).toMatchObject([
      { about: { invoiceNumber: invoice.number } },
    ])
    renameSync(`${archive()}-away`, archive())
    await runNightlyJobs()
  })

  test('deletes a replaced logo unless an issued document uses it', async () => {
    const inUse = await aLogo(10)
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const unused = await aLogo(11)
    const current = await aLogo(12)
    for (const hash of [inUse, unused, current]) makeOld(hash)
    await runNightlyJobs()
    await runNightlyJobs()
    expect([inUse, unused, current].map(hash => existsSync(pathOf(hash)))).toEqual([
      true,
      false,
      true,
    ])
    const query = { workspaceId, invoiceId: invoice.id }
    expect((await owner.must(getPages, { query })).count).toBe(1)
  })

  test('keeps an unreferenced file that was stored again recently', async () => {
    const bytes = png(13, 13)
    const hash = await aLogo(13)
    await aLogo(14)
    makeOld(hash)
    context.clock.move(2 * DAY_MS)
    await context.context.archive.store(bytes)
    await enqueueArchiveJobs(context.context)
    await runDueJobs(context.context, jobs)
    expect(existsSync(pathOf(hash))).toBe(true)
  })

  test('deletes the files of a deleted sample company, except those another company uses', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const other = await aCompany(owner)
    const logo = await aLogo(15)
    await owner.must(putLogo, {
      query: { workspaceId: other },
      file: { bytes: png(15, 15), mediaType: 'image/png' },
    })
    await engine.admin
      .updateTable('workspace')
      .set({ sample: true })
      .where('id', '=', workspaceId)
      .execute()
    await owner.must(deleteCompany, { query: { workspaceId } })
    makeOld(logo)
    for (const { sha256 } of invoice.documents) makeOld(sha256)
    const unknownFile = await context.context.archive.store(
      Buffer.from('a file the database does not know'),
    )
    makeOld(unknownFile)
    await runNightlyJobs()
    await runNightlyJobs()
    expect(invoice.documents.map(one => existsSync(pathOf(one.sha256)))).toEqual([
      false,
      false,
      false,
    ])
    expect([existsSync(pathOf(logo)), existsSync(pathOf(unknownFile))]).toEqual([true, true])
  })

  async function aLogo(size: number): Promise<string> {
    const bytes = png(size, size)
    await owner.must(putLogo, { query: { workspaceId }, file: { bytes, mediaType: 'image/png' } })
    return sha256Of(bytes)
  }

  function makeOld(hash: string): void {
    utimesSync(pathOf(hash), 0, 0)
  }
})
