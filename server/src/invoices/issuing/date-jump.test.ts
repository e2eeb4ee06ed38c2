import { createSeries } from '@bordereau/contract/company'
import { issueInvoice } from '@bordereau/contract/invoices'
import { expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { recordClock } from '../../identity/record-clock.ts'
import { createClockCheck } from '../../lib/clock-check.ts'
import { signedUp, startApp } from '../../lib/testing.ts'
import { runRecurring } from '../../recurring/run-due.ts'
import { type Invoice, aCompany, aCustomer, aDraft, drafted, issued } from '../testing.ts'

const DAY_MS = 86_400_000

describeWithDatabase('a server clock that is ahead', engine => {
  test('issues with a date far ahead only after a person has confirmed the date', async () => {
    const app = await startApp(engine.db)
    const owner = await signedUp(app, 'owner@example.com')
    const company = await aCompany(owner)
    const customer = await aCustomer(owner, company)
    const newDraft = () => drafted(owner, company, aDraft(customer))
    const issue = async (draft: Invoice, confirmDateJump?: boolean) =>
      owner.call(issueInvoice, {
        query: { workspaceId: company, invoiceId: draft.id },
        body: { version: draft.version, ...(confirmDateJump ? { confirmDateJump } : {}) },
      })
    const startUp = () => recordClock({ ...app.context, clockCheck }, 0)
    const { clockCheck } = app.context
    app.clock.set('2026-11-22T12:00:00Z')
    await startUp()
    expect(await issue(await newDraft())).toMatchObject({ status: 200 })
    // Seven days of standstill are accepted, and so are days of running without an invoice.
    app.clock.set('2026-11-29T12:00:00Z')
    await startUp()
    for (let day = 1; day <= 5; day += 1) {
      app.clock.move(DAY_MS)
      await recordClock(app.context, day * DAY_MS)
    }
    expect(await issue(await newDraft())).toMatchObject({ status: 200 })
    app.clock.set('2026-12-15T12:00:00Z')
    await startUp()
    const refused = {
      status: 409,
      refusal: 'date_jump',
      detail: { lastSeen: '2026-12-04', issueDate: '2026-12-15' },
    }
    const waiting = await newDraft()
    expect(await issue(waiting)).toMatchObject(refused)
    // A process started under the wrong clock detects the jump too.
    const other = createClockCheck(app.clock)
    await recordClock({ ...app.context, clockCheck: other }, 0)
    expect(other.jumpedFrom()).toEqual(new Date('2026-12-04T12:00:00Z'))
    app.clock.set('2026-12-05T12:00:00Z')
    expect(await issue(waiting)).toMatchObject({ status: 200 })
    app.clock.set('2026-12-15T12:00:00Z')
    expect(await issue(await newDraft(), true)).toMatchObject({ status: 200 })
    expect(await issue(await newDraft())).toMatchObject({ status: 200 })
    app.clock.set('2026-12-05T12:00:00Z')
    expect(await issue(await newDraft())).toMatchObject({
      refusal: 'date_before_last',
      detail: { lastIssueDate: '2026-12-15' },
    })
    // A new default series makes issuing possible again.
    await owner.must(createSeries, {
      query: { workspaceId: company },
      body: { kind: 'invoice', name: 'New', pattern: 'N{YYYY}-{seq:4}', isDefault: true },
    })
    expect(await issue(await newDraft())).toMatchObject({ value: { number: 'N2026-0001' } })
    await app.close()
  })

  test.each([
    ['by an hour', 3_600_000],
    ['by a day', DAY_MS],
    ['by forty days', 40 * DAY_MS],
    ['by six years', 2_200 * DAY_MS],
  ])(
    'that was behind %s does not make the right one suspicious afterwards',
    async (_, behindMs) => {
      const app = await startApp(engine.db)
      const right = new Date('2027-03-01T12:00:00Z')
      const startUp = async () => {
        const clockCheck = createClockCheck(app.clock)
        await recordClock({ ...app.context, clockCheck }, 0)
        return clockCheck.jumpedFrom()
      }
      app.clock.set('2027-02-26T12:00:00Z')
      app.context.clockCheck.confirm()
      await recordClock(app.context, DAY_MS)
      app.clock.set(new Date(right.getTime() - behindMs).toISOString())
      expect(await startUp()).toBeNull()
      expect(await startUp()).toBeNull()
      app.clock.set(right.toISOString())
      expect(await startUp()).toBeNull()
      // One that is too far ahead is detected as before.
      app.clock.set('2027-03-20T12:00:00Z')
      expect(await startUp()).toEqual(right)
      await app.close()
    },
  )

  test('is known by the newest document, also where a time before it was recorded', async () => {
    const app = await startApp(engine.db)
    app.clock.set('2027-06-01T12:00:00Z')
    app.context.clockCheck.confirm()
    const owner = await signedUp(app, 'newest@example.com')
    const company = await aCompany(owner)
    const customer = await aCustomer(owner, company)
    await issued(owner, company, aDraft(customer))
    await engine.admin
      .updateTable('instance')
      .set({ clock_seen_at: new Date('2027-04-01') })
      .execute()
    app.clock.set('2027-06-02T12:00:00Z')
    const clockCheck = createClockCheck(app.clock)
    await recordClock({ ...app.context, clockCheck }, 0)
    expect(clockCheck.jumpedFrom()).toBeNull()
    await app.close()
  })

  test('makes no recurring invoices until the process has run for a day', async () => {
    const app = await startApp(engine.db)
    const job = { workspaceId: 'x', id: '', kind: 'run_recurring', subjectId: '', attempts: 1 }
    const run = () => runRecurring(app.context, job, new AbortController().signal)
    app.context.clockCheck.remember(new Date('2026-11-01T00:00:00Z'))
    app.clock.set('2027-11-22T12:00:00Z')
    expect(await run()).toBeUndefined()
    await recordClock(app.context, DAY_MS - 1)
    expect(app.context.clockCheck.jumpedFrom()).not.toBeNull()
    await recordClock(app.context, DAY_MS)
    expect(app.context.clockCheck.jumpedFrom()).toBeNull()
    // The company of the job does not exist, so a run that is not refused fails.
    await expect(run()).rejects.toThrow()
    await app.close()
  })
})
