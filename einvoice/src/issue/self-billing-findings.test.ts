import { localDate } from '@bordereau/domain/date'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { specimenDraft, specimenProfile } from '@bordereau/domain/testing/draft'
import { describe, expect, test } from 'vitest'
import { issueFindings } from './decide-issue.ts'
import { selfBillingFindings } from './self-billing-findings.ts'

const TODAY = localDate('2026-11-20')
const agreed = { agreedOn: '2026-01-01', until: '2026-11-30', chargesTax: true }
const supplier = (country: string) => specimenProfile(country, { selfBilling: agreed })

const input = (country: string, change: Partial<Draft> = {}) => ({
  draft: specimenDraft({ type: 'self_billed_invoice', issueDate: null, ...change }),
  today: TODAY,
  seller: supplier(country),
  buyer: specimenProfile('FR'),
  vatRegistered: true,
  bankAccount: null,
})

const finding = { path: 'seller.selfBilling', severity: 'fatal', from: 'rule' }

describe('an invoice that the company writes for a supplier', () => {
  test('is held by nothing on a day of their agreement', () => {
    expect(selfBillingFindings(input('DE'))).toEqual([])
    expect(selfBillingFindings(input('DE', { issueDate: localDate('2026-11-30') }))).toEqual([])
  })

  test('is held without an agreement for its day, with the law that wants one', () => {
    const law = { law: '§ 14 Abs. 2 UStG', url: expect.stringMatching(/^https?:/) }
    const expected = [{ ...finding, code: 'BDX-SELF-01', ...law }]
    expect(selfBillingFindings(input('DE', { issueDate: localDate('2026-12-01') }))).toEqual(
      expected,
    )
    // Without a day of its own it is of today.
    const later = { ...input('DE'), today: localDate('2026-12-01') }
    expect(selfBillingFindings(later)).toEqual(expected)
  })

  test('is held where no law on it is known, and a correction where only the supplier corrects', () => {
    expect(selfBillingFindings(input('IN'))).toEqual([{ ...finding, code: 'BDX-SELF-02' }])
    const credit = { kind: 'credit_note', type: 'self_billed_credit_note' } as const
    expect(selfBillingFindings(input('FR', credit))).toMatchObject([
      { ...finding, code: 'BDX-SELF-03', law: expect.any(String), url: expect.any(String) },
    ])
  })

  test('has no findings before its supplier is chosen, and no other document has any', () => {
    expect(selfBillingFindings({ ...input('IN'), buyer: null })).toEqual([])
    expect(selfBillingFindings(input('IN', { type: 'invoice' }))).toEqual([])
  })

  test('names the supplier as the customer that it is stored as, and the company as the seller', () => {
    const anonymous = { ...input('DE'), seller: { ...supplier('DE'), taxIds: [] } }
    const paths = (one: typeof anonymous) => issueFindings(one).map(({ path }) => path)
    const own = paths({
      ...anonymous,
      draft: { ...anonymous.draft, type: 'invoice' },
    })
    const turned = own.map(path =>
      path
        .split('.')
        .map((part, i) => (i > 0 ? part : ({ seller: 'buyer', buyer: 'seller' }[part] ?? part)))
        .join('.'),
    )
    expect(own.some(path => path.startsWith('seller.'))).toBe(true)
    expect(paths(anonymous)).toEqual(turned)
    expect(issueFindings(input('IN'))).toContainEqual({
      ...finding,
      code: 'BDX-SELF-02',
      path: 'buyer.selfBilling',
    })
  })
})
