import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Tx, inWorkspace } from '../db/database.ts'
import { describeBothEngines } from '../db/testing.ts'
import { GERMAN_CUSTOMER, aCompany, aCustomer } from '../invoices/testing.ts'
import { newId } from '../lib/id.ts'
import { type TestApp, blankRenderer, signedUp, startApp } from '../lib/testing.ts'
import { matchCertainOf } from './match-certain-job.ts'
import { openCredits } from './matching-store.ts'
import { payableNow } from './proposal-store.ts'
import { certainOf, listed, proposalsOf } from './proposals.ts'
import { propose } from './propose.ts'
import { renew } from './renew-proposals.ts'
import { type Step, SteppedCompany, step } from './testing-matching.ts'

/** The kept proposals of a company, however small it is. */
const NONE_AT_ONCE = 0
const never = new AbortController().signal

const once = { renewal: 'after' } as const
const transfer = {
  cents: null,
  percent: 100,
  account: '',
  name: 'MUELLER SOEHNE',
  later: 0,
} as const
/** Each invoice is paid in full by a transfer that names it: all of them are certain. */
const PAID: { one: Step; renewal: 'after' }[] = [
  ...Array.from({ length: 8 }, () => ({
    one: { do: 'issue', customer: 0, cents: 10_000, discount: false } as const,
    ...once,
  })),
  {
    one: {
      do: 'import',
      credits: Array.from({ length: 8 }, (_, nth) => ({ ...transfer, quotes: [nth] })),
    },
    ...once,
  },
]

describeBothEngines('kept proposals', engine => {
  let at: TestApp

  beforeAll(async () => {
    at = await startApp(engine.db, {}, blankRenderer)
  })
  afterAll(() => at.close())

  test('are those of a full recomputation when nothing has changed since, and hold when something has', async () => {
    const steps = fc.array(
      fc.record({ one: step, renewal: fc.constantFrom('none', 'after', 'meanwhile') }),
      {
        minLength: 12,
        maxLength: 24,
      },
    )
    const seen = { compared: 0, proposals: 0, outdated: 0, recorded: 0 }
    await fc.assert(
      fc.asyncProperty(steps, async all => {
        const { company, check, renewed, matchAllCertain } = await begin(seen)
        for (const { one, renewal } of all) {
          await (renewal === 'meanwhile' ? both(company, one, renewed) : company.perform(one))
          await check()
          if (renewal === 'after') expect(await renewed()).toBe(true)
          if (renewal === 'after') expect(await check()).toBe(false)
        }
        await matchAllCertain()
        expect(await check()).toBe(false)
      }),
      { numRuns: 10, examples: [[PAID]] },
    )
    expect(seen.compared).toBeGreaterThan(20)
    expect(seen.proposals).toBeGreaterThan(50)
    expect(seen.outdated).toBeGreaterThan(20)
    expect(seen.recorded).toBeGreaterThan(5)
  })

  /** What happens while proposals are made anew is seen by this renewal, or leaves another one to do. */
  async function both(company: SteppedCompany, one: Step, renewed: () => Promise<boolean>) {
    await Promise.all([renewed(), company.perform(one)])
  }

  async function begin(seen: {
    compared: number
    proposals: number
    outdated: number
    recorded: number
  }) {
    const owner = await signedUp(at, `${newId()}@example.com`)
    const workspaceId = await aCompany(owner)
    const other = { ...GERMAN_CUSTOMER, legalName: 'Weber KG', taxIds: [] }
    const customers = [
      await aCustomer(owner, workspaceId),
      await aCustomer(owner, workspaceId, other),
    ]
    const within = <Value>(work: (tx: Tx) => Promise<Value>) =>
      inWorkspace(engine.db, { workspaceId }, work)
    const renewed = () => renew(at.context, workspaceId, never)

    /** Whether something has changed since the proposals were made. */
    async function check(): Promise<boolean> {
      return within(async tx => {
        const { renewing, of, countCertain } = await proposalsOf(
          tx,
          at.context,
          workspaceId,
          NONE_AT_ONCE,
        )
        const credits = await openCredits(tx, workspaceId)
        const kept = await of(credits.map(({ id }) => id))
        const open = new Map(
          (await payableNow(tx, workspaceId, [...kept.documents.keys()])).map(one => [
            one.id,
            one.open,
          ]),
        )
        for (const { allocations } of kept.proposals.values()) {
          for (const { documentId, amount, deductions } of allocations) {
            const settled = deductions.reduce((sum, one) => sum + one.amount, amount)
            expect(settled).toBeLessThanOrEqual(open.get(documentId) ?? 0n)
          }
        }
        seen.outdated += renewing ? 1 : 0
        if (renewing) return true
        const anew = await propose(tx, workspaceId)
        const truth = listed(anew)
        expect(new Map([...kept.proposals].map(([id, one]) => [id, withoutOpen(one)]))).toEqual(
          truth.proposals,
        )
        expect(kept.payouts).toEqual(truth.payouts)
        expect(await countCertain()).toBe(certainOf(anew).length)
        seen.compared += 1
        seen.proposals += truth.proposals.size
        return false
      })
    }

    /** Records as the job does it, and leaves nothing that is certain. */
    async function matchAllCertain(): Promise<void> {
      const personId = newId()
      const before = await within(tx => openCredits(tx, workspaceId))
      const job = { workspaceId, subjectId: personId }
      while (await matchCertainOf(at.context, job, never, NONE_AT_ONCE)) continue
      await renewed()
      const { left, certain } = await within(async tx => ({
        left: await openCredits(tx, workspaceId),
        certain: certainOf(await propose(tx, workspaceId)),
      }))
      expect(certain).toEqual([])
      seen.recorded += before.length - left.length
    }

    return {
      company: new SteppedCompany(at, owner, workspaceId, customers),
      check,
      renewed,
      matchAllCertain,
    }
  }
})

function withoutOpen<Proposal extends { readonly allocations: readonly object[] }>(
  proposal: Proposal,
) {
  return {
    ...proposal,
    allocations: proposal.allocations.map(one =>
      Object.fromEntries(Object.entries(one).filter(([key]) => key !== 'open')),
    ),
  }
}
