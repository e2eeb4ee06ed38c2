import { decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import {
  SPECIMEN_DAY,
  specimenDraft,
  specimenLine,
  specimenProfile,
} from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import { buyerFindings } from './buyer-findings.ts'
import { type IssueInput, decideIssue } from './decide-issue.ts'

const tax = { category: 'S', rate: decimal('23'), exemptionCode: '', exemptionReason: '' } as const
const polish = specimenProfile('PL')
const nameless: PartyProfile = { ...polish, address: { ...polish.address, line1: '' } }

function input(change: Partial<IssueInput> = {}): IssueInput {
  return {
    draft: specimenDraft({
      currency: 'PLN',
      lines: [specimenLine({ price: decimal('100'), tax })],
    }),
    today: SPECIMEN_DAY,
    seller: { ...polish, taxIds: [{ kind: 'nip', value: '5260250274' }] },
    vatRegistered: true,
    buyer: nameless,
    bankAccount: null,
    ...change,
  }
}

const found = (change: Partial<IssueInput>) =>
  buyerFindings(input(change)).map(({ code, path, severity, from, law, url }) => {
    expect(from).toBe('rule')
    expect(url).toMatch(/^https?:\/\//)
    return [code, path, severity, law]
  })

test('an incomplete business is a fault with its law, and a small sale is a simplified invoice', () => {
  const number = ['BDX-DOC-02', 'buyer.taxIds', 'fatal', 'art. 106e ust. 1 pkt 5 ustawy o VAT']
  const many = specimenDraft({
    currency: 'PLN',
    lines: [specimenLine({ price: decimal('10000'), tax })],
  })
  expect(found({ draft: many })).toEqual([
    ['BDX-DOC-01', 'buyer.address', 'fatal', 'art. 106e ust. 1 pkt 3 ustawy o VAT'],
    number,
  ])
  const few = specimenDraft({
    currency: 'PLN',
    lines: [specimenLine({ quantity: decimal('1'), price: decimal('10'), tax })],
  })
  expect(found({ draft: few })).toEqual([
    number,
    ['BDX-DOC-03', 'buyer.address', 'warning', 'art. 106e ust. 5 pkt 3 ustawy o VAT'],
  ])
})

test('nothing is said before a customer is chosen, nor of a credit note, nor of a private person', () => {
  const { draft } = input()
  expect(found({ buyer: null })).toEqual([])
  expect(found({ draft: { ...draft, kind: 'credit_note' } })).toEqual([])
  expect(found({ buyer: { ...nameless, kind: 'person' } })).toEqual([])
})

test('without the number the document is not issued', () => {
  expect(decideIssue(input({ buyer: polish }))).toMatchObject({
    refusal: 'rules_broken',
    detail: { findings: [{ code: 'BDX-DOC-02' }] },
  })
  const awaiting = { ...polish, taxIdAwaited: true }
  expect(found({ buyer: awaiting })).toEqual([
    ['BDX-DOC-04', 'buyer.taxIds', 'warning', 'FA(3), Podmiot2, BrakID; art. 106ba ustawy o VAT'],
  ])
  expect(decideIssue(input({ buyer: awaiting }))).toMatchObject({ ok: true })
})
