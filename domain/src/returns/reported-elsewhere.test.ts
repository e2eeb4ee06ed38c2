import { expect, test } from 'vitest'
import { beginDeposit } from '../invoice/begin-deposit.ts'
import { billableOf } from '../invoice/billable-of.ts'
import { remainingVat, setOffOf } from '../invoice/deposits.ts'
import { totalsOf } from '../invoice/totals.ts'
import { SPECIMEN_DAY, specimenDraft, specimenLine } from '../testing/draft.ts'
import { decimal } from '../money/decimal.ts'
import { arisenOf } from './tax-point.ts'

/** Faults that other programs had with tax of parts that are paid, with the figures of their reports. */
const PARTS = [
  // 300 at 10 %, of which 250 of 330 were paid: not 30 but 22.73.
  ['https://github.com/Dolibarr/dolibarr/issues/5374', 300_00n, 30_00n, 250_00n, 227_27n, 22_73n],
  // 100 and 25 of tax; a payment of 25 is 20 and 5.
  ['https://github.com/ledger123/ledger123/issues/19', 100_00n, 25_00n, 25_00n, 20_00n, 5_00n],
  // All at once where the terms were 30 % now and the rest in 60 days: the whole, once.
  ['https://github.com/odoo/odoo/pull/228769', 1000_00n, 150_00n, 1150_00n, 1000_00n, 150_00n],
  // 99.99 with a tax of a third, paid in thirds: see the sums below.
  ['https://github.com/odoo/odoo/pull/193994', 99_99n, 33_33n, 44_44n, 33_33n, 11_11n],
] as const

test.each(PARTS)('%s', (_, taxable, tax, received, ofTaxable, ofTax) => {
  const state = { received, due: taxable + tax }
  expect([arisenOf(taxable, state), arisenOf(tax, state)]).toEqual([ofTaxable, ofTax])
})

test('https://github.com/internetee/auction_center/issues/1060: the tax is that of the whole price', () => {
  const final = specimenDraft({
    lines: [specimenLine({ quantity: decimal('1'), price: decimal('535') })],
    prepaid: decimal('500'),
  })
  const { tax, gross, payable } = totalsOf(billableOf(final))
  expect([tax, gross, payable]).toEqual([107_00n, 642_00n, 142_00n])
})

test('https://github.com/odoo/odoo/pull/135262: a deposit of 100 with tax of 21 % is 100, and the rest is the rest', () => {
  const tax = { ...specimenLine().tax, rate: decimal('21') }
  const agreed = specimenDraft({
    pricesIncludeTax: true,
    lines: [specimenLine({ tax, quantity: decimal('1'), price: decimal('1210') })],
  })
  const share = {
    by: 'amount',
    amounts: [{ category: 'S', rate: decimal('21'), amount: decimal('100') }],
  } as const
  const deposit = beginDeposit(agreed, share, () => 'd')
  if (!deposit.ok) throw new Error(deposit.refusal)
  const totals = totalsOf(billableOf(deposit.value))
  expect(totals.payable).toBe(100_00n)
  const setOff = setOffOf({ invoiceId: 'd', number: 'A', issueDate: SPECIMEN_DAY, totals }, [])
  const final = { ...agreed, deposits: setOff ? [setOff] : [] }
  expect(totalsOf(billableOf(final)).payable).toBe(1110_00n)
  const [rest] = remainingVat(totalsOf(billableOf(final)), final.deposits)
  expect((rest?.taxable ?? 0n) + totals.net).toBe(1000_00n)
})
