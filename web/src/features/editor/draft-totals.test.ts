import { specimenDraft, specimenLine } from '@bordereau/domain/testing/draft'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { emptyDraft, emptyLine } from '@bordereau/domain/invoice/empty'
import { decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { expect, test } from 'vitest'
import { emptyProfile } from '@bordereau/domain/party/empty-profile'
import { draftTotals, draftTotalsRows } from './draft-totals.ts'

const taxed = (rate: string) =>
  ({ category: 'S', rate: decimal(rate), exemptionCode: '', exemptionReason: '' }) as const

const draft: Draft = {
  ...emptyDraft({ currency: 'INR', language: 'en' }),
  lines: [{ ...emptyLine('a', taxed('18')), price: decimal('100.06') }],
}

function indian(state: string): PartyProfile {
  const profile = emptyProfile('IN')
  return { ...profile, address: { ...profile.address, subdivision: state } }
}

function rowsOf(
  changes: Partial<Draft>,
  seller: PartyProfile,
  buyer: PartyProfile | null,
): readonly string[] {
  return draftTotalsRows({ ...draft, ...changes }, { seller, buyer }).map(row =>
    row.kind === 'tax'
      ? `${row.component ?? 'tax'} ${row.rate} ${row.amount}`
      : `${row.kind} ${row.amount}`,
  )
}

test('the totals of an Indian seller’s draft state the tax by component, as the document does', () => {
  expect(rowsOf({}, indian('MH'), indian('MH'))).toEqual([
    'net 10006',
    'CGST 9 901',
    // GSTN takes equal halves, each rounded by itself.
    'SGST 9 901',
    'gross 11808',
    'payable 11808',
  ])
  expect(rowsOf({}, indian('MH'), indian('KA'))).toContain('IGST 18 1801')
  expect(rowsOf({}, indian('MH'), null)).toContain('CGST 9 901')
  const deliveryAddress = indian('TN').address
  const goods = draft.lines.map(line => ({ ...line, supply: 'goods' as const }))
  expect(rowsOf({ deliveryAddress, lines: goods }, indian('MH'), indian('MH'))).toContain(
    'IGST 18 1801',
  )
  // Services are supplied where the buyer is (IGST Act 2017, s. 12 (2)).
  expect(rowsOf({ deliveryAddress }, indian('MH'), indian('MH'))).toContain('CGST 9 901')
  expect(rowsOf({}, emptyProfile('FR'), indian('MH'))).toContain('tax 18 1801')
})

test('what the document leaves out where no tax is due is left out on the editor’s paper too', () => {
  const untaxed = { ...taxed('0'), category: 'AE' } as const
  const lines = draft.lines.map(line => ({ ...line, tax: untaxed }))
  const parties = { seller: emptyProfile('FR'), buyer: emptyProfile('DE') }
  const kindsOf = (changes: Partial<Draft>, all: boolean) =>
    draftTotalsRows({ ...draft, lines, ...changes }, parties, all).map(({ kind }) => kind)
  expect(kindsOf({}, true)).toEqual(['net', 'untaxed', 'gross', 'payable'])
  expect(draftTotalsRows({ ...draft, lines }, parties)).toHaveLength(4)
  expect(kindsOf({}, false)).toEqual(['payable'])
  // Something is deducted from the net then.
  expect(kindsOf({ prepaid: decimal('10') }, false)).toEqual(['net', 'payable'])
})

test('allowances and charges have one sum each, after the sum of the lines', () => {
  const entry = (charge: boolean, amount: string) => ({
    charge,
    value: { by: 'amount', amount: decimal(amount) } as const,
    reason: '',
    reasonCode: '',
    tax: taxed('18'),
  })
  const allowancesCharges = [entry(true, '5'), entry(false, '1'), entry(false, '2')]
  const rows = (entries: typeof allowancesCharges) =>
    rowsOf({ allowancesCharges: entries }, emptyProfile('FR'), null).filter(
      row => !row.startsWith('tax'),
    )
  expect(rows(allowancesCharges)).toEqual([
    'subtotal 10006',
    'allowances -300',
    'charges 500',
    'net 10206',
    'gross 12043',
    'payable 12043',
  ])
  expect(rows(allowancesCharges.slice(0, 1)).slice(0, 3)).toEqual([
    'subtotal 10006',
    'charges 500',
    'net 10506',
  ])
  expect(rows(allowancesCharges.slice(1)).slice(0, 3)).toEqual([
    'subtotal 10006',
    'allowances -300',
    'net 9706',
  ])
})

test('the totals of a draft are computed once, and again for another draft', () => {
  const draft = specimenDraft()
  const totals = draftTotals(draft)
  expect(totals.gross).toBe(19_200n)
  expect(draftTotals(draft)).toBe(totals)
  const lines = [specimenLine({ quantity: decimal('1') })]
  expect(draftTotals({ ...draft, lines }).gross).toBe(9_600n)
})

test('what was prepaid and the rounding have fields of their own, and no rows', () => {
  const changes = { prepaid: decimal('18.07'), rounding: decimal('0.03') }
  expect(rowsOf(changes, emptyProfile('FR'), null)).toEqual([
    'net 10006',
    'tax 18 1801',
    'gross 11807',
    'payable 10003',
  ])
})

test('the total of an offer is said once, except where something was prepaid', () => {
  const validity = { by: 'days', days: 30 } as const
  expect(rowsOf({ validity }, emptyProfile('FR'), null)).toEqual([
    'net 10006',
    'tax 18 1801',
    'gross 11807',
  ])
  expect(rowsOf({ validity, prepaid: decimal('1') }, emptyProfile('FR'), null)).toContain(
    'payable 11707',
  )
})

test('totals in the parts of the law are computed once for the same parties, and again for others', () => {
  const seller = indian('MH')
  const [same, other] = [indian('MH'), indian('KA')]
  const within = draftTotals(draft, { seller, buyer: same })
  expect(within.tax).toBe(1802n)
  expect(draftTotals(draft, { seller, buyer: same })).toBe(within)
  expect(draftTotals(draft, { seller, buyer: other }).tax).toBe(1801n)
  expect(draftTotals(draft, { seller: indian('KA'), buyer: other }).tax).toBe(1802n)
})
