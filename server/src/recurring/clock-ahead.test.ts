import { listRuns } from '@bordereau/contract/recurring'
import { signIn } from '@bordereau/contract/session'
import { expect, test } from 'vitest'
import { describeBothEngines } from '../db/testing.ts'
import { recordClock } from '../identity/record-clock.ts'
import { aCompany, aCustomer, aDraft } from '../invoices/testing.ts'
import { PASSWORD, signedUp, startApp } from '../lib/testing.ts'
import { aRecurring, runHourlyCheck } from './testing.ts'

// In a database of its own, because no document and no process may have had a later time before.
describeBothEngines('the runs of recurring invoices', engine => {
  test('are made by the right time after a process whose clock was a month ahead, which makes none', async () => {
    const email = 'owner@example.com'
    const at = await startApp(engine.db)
    const owner = await signedUp(at, email)
    const query = { workspaceId: await aCompany(owner) }
    const draft = aDraft(await aCustomer(owner, query.workspaceId))
    const { id } = await aRecurring(owner, query.workspaceId, draft, { mode: 'issue' })
    const travelTo = async (instant: string) => {
      at.clock.set(instant)
      await owner.must(signIn, { body: { email, password: PASSWORD } })
    }
    const daysOfRuns = async () =>
      (await owner.must(listRuns, { query: { ...query, recurringId: id } })).rows.map(
        ({ day }) => day,
      )
    await travelTo('2026-11-25T10:00:00Z')
    await recordClock(at.context, 0)
    const ahead = await startApp(engine.db)
    ahead.clock.set('2026-12-25T10:00:00Z')
    await recordClock(ahead.context, 0)
    await runHourlyCheck(ahead)
    await ahead.close()
    expect(await daysOfRuns()).toEqual([])
    await travelTo('2026-12-01T12:00:00Z')
    await runHourlyCheck(at)
    expect(await daysOfRuns()).toEqual(['2026-12-01'])
    await at.close()
  })
})
