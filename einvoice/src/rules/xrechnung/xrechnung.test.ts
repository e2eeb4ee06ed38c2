import { localDate } from '@bordereau/domain/date'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { expect, test } from 'vitest'
import { GOLDEN } from '../../testing/golden-invoices.ts'
import { check } from '../check.ts'
import { XRECHNUNG } from './xrechnung.ts'

const found = GOLDEN.find(({ name }) => name === 'de-authority-xrechnung')
if (!found) throw new Error('the golden invoice in XRechnung is missing')
const { invoice: base } = found

/** The findings of these rules alone. */
function broken(codes: readonly string[], change: Partial<Invoice>): string[] {
  const invoice = { ...base, ...change }
  const rules = XRECHNUNG.filter(({ code }) => codes.includes(code))
  return check(invoice, totalsOf(invoice), rules).map(
    ({ code, path, severity }) => `${code} ${path} ${severity}`,
  )
}

test('the specification begins with that of XRechnung 3.0 (BR-DE-21)', () => {
  const { specification } = base
  const of = (text: string) => broken(['BR-DE-21'], { specification: text })
  expect(of(specification)).toEqual([])
  expect(of(`${specification}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`)).toEqual(
    [],
  )
  expect(of(`x${specification}`)).toEqual(['BR-DE-21 specification warning'])
})

test('a date or a period of delivery should be stated, on the document or on every line (BR-DE-TMP-32)', () => {
  const [first] = base.lines
  if (!first) throw new Error('the golden invoice has no line')
  const day = localDate('2026-11-19')
  const dated = { ...first, period: { start: day } }
  const undated = { ...first, period: undefined }
  const nowhere = { delivery: { name: '' }, period: undefined, lines: [undated] }
  const of = (change: Partial<Invoice>) => broken(['BR-DE-TMP-32'], { ...nowhere, ...change })
  const finding = ['BR-DE-TMP-32 delivery.date warning']
  expect(of({})).toEqual(finding)
  expect(of({ delivery: { name: '', date: day } })).toEqual([])
  expect(of({ period: { end: day } })).toEqual([])
  expect(of({ lines: [dated, dated] })).toEqual([])
  expect(of({ lines: [dated, undated] })).toEqual(finding)
})

test('the address of a supporting document has a scheme (BR-TMP-2)', () => {
  const of = (url: string) =>
    broken(['BR-TMP-2'], { supportingDocuments: [{ id: '1', description: '', url }] })
  for (const url of ['', 'https://example.com/a', 'ftp:a']) expect(of(url)).toEqual([])
  for (const url of ['example.com', '//example.com/a', '1https://example.com', 'see https://a.b'])
    expect(of(url)).toEqual(['BR-TMP-2 supportingDocuments.0.url warning'])
})
