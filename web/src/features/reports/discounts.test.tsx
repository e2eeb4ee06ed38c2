// @vitest-environment happy-dom
import { decimal } from '@bordereau/domain/money/decimal'
import { localDate } from '@bordereau/domain/date'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderRouted } from '../../testing/router.ts'
import { until } from '../../testing/until.ts'
import { DiscountTaxes } from '../document/discount-taxes.tsx'
import { DiscountsTaken } from './discounts-taken.tsx'
import type { VatReportData } from './vat-lines.ts'

const DAY = localDate('2026-12-31')
const ZERO = { taxable: decimal('0'), tax: decimal('0') }
const REPORT: VatReportData = {
  currency: 'EUR',
  from: DAY,
  to: DAY,
  beforeFrom: DAY,
  beforeTo: DAY,
  cut: false,
  returnName: null,
  rows: [],
  total: ZERO,
  totalBefore: ZERO,
  ratesMissing: [],
  cashAccounting: 0,
  discounts: [],
}
const taken = (rate: string, taxable: string, tax: string) =>
  ({
    country: 'DE',
    category: rate === '0' ? 'E' : 'S',
    rate,
    taxable: decimal(taxable),
    tax: decimal(tax),
  }) as const

/** The words of what is rendered. */
async function wordsOf(content: ReactNode): Promise<string> {
  let host: HTMLElement | null = null
  const keep = (element: HTMLElement | null) => {
    host = element
  }
  renderRouted(
    '/w/1',
    () => ({}),
    page => (
      <div ref={keep}>
        {page}
        {content}
      </div>
    ),
  )
  const words = () => String(Object(host).textContent ?? '')
  await until(() => expect(words()).not.toBe(''))
  return words()
}

test('the report has base and tax of discounts by rate, and says that they are in no amount above', async () => {
  const discounts = [
    taken('19', '-2.80', '-0.53'),
    taken('7', '-3.11', '-0.22'),
    taken('0', '-1', '0'),
  ]
  const words = await wordsOf(<DiscountsTaken report={{ ...REPORT, discounts }} />)
  expect(words).toContain('They are in no amount above.')
  for (const text of ['19%', '−€2.80', '−€0.53', '7%', '−€3.11', '−€0.22', '−€1.00'])
    expect(words.replaceAll('-', '−')).toContain(text)
  // An exemption has no rate.
  expect(words).not.toContain('0% · Exempt')
})

test('a payment has the tax in its discount by rate, and nothing where there is none', async () => {
  const taxes = [
    { rate: decimal('19'), taxable: decimal('2.80'), tax: decimal('0.53') },
    { rate: decimal('7'), taxable: decimal('3.11'), tax: decimal('0.22') },
    { rate: decimal('0'), taxable: decimal('1'), tax: decimal('0') },
  ]
  const words = await wordsOf(
    <>
      <DiscountTaxes taxes={taxes} currency="EUR" />
      <DiscountTaxes taxes={[]} currency="EUR" />
    </>,
  )
  expect(words).toBe('of which tax: 19%: €0.53 · 7%: €0.22')
})
