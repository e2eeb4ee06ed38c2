import { expect, test } from 'vitest'
import { type TaxCase, TAX_CASES } from '../testing/tax-table/cases.ts'
import { decideCase } from '../testing/tax-table/decide-case.ts'
import { matrixOf, whyEmpty } from '../testing/tax-table/matrix.ts'
import { isOfficial } from '../testing/tax-table/official.ts'
import { SOURCES } from '../testing/tax-table/sources.ts'

const nameOf = ({ seller, status, buyer, buyerStatus, what, day }: TaxCase): string =>
  [seller, status, buyer, buyerStatus, what, day].join(' | ')

test.each(TAX_CASES.map(row => [nameOf(row), row] as const))('%s', (_, row) => {
  const { tax, article, proofs } = decideCase(row)
  expect(`${tax.category} ${tax.rate ?? '?'}`).toBe(row.tax)
  expect(article).toContain(row.article)
  expect(tax.exemptionReason).toContain(row.notice)
  if (row.notice === '') expect(tax.exemptionReason).toBe('')
  expect(proofs.join(' ')).toBe(row.proofs)
})

test('there are at least 900 cases, each another, each with public sources', () => {
  expect(TAX_CASES.length).toBeGreaterThanOrEqual(900)
  expect(new Set(TAX_CASES.map(nameOf)).size).toBe(TAX_CASES.length)
  const unknown = TAX_CASES.flatMap(row => row.sources.filter(key => SOURCES[key] === undefined))
  expect(unknown).toEqual([])
  const used = new Set(TAX_CASES.flatMap(({ sources }) => sources))
  expect(Object.keys(SOURCES).filter(key => !used.has(key))).toEqual([])
  for (const { url } of Object.values(SOURCES)) expect(url).toMatch(/^https?:\/\/[\w.-]+\//)
})

test('four of five sources are published by states or the Union', () => {
  const used = TAX_CASES.flatMap(({ sources }) => sources)
  const official = used.filter(key => isOfficial(SOURCES[key]?.url ?? ''))
  expect(official.length / used.length).toBeGreaterThanOrEqual(0.8)
})

test('every kind of every seller has a case, or a reason why it has none', () => {
  const cells = matrixOf(TAX_CASES)
  expect(cells.filter(cell => cell.cases === 0 && whyEmpty(cell) === undefined)).toEqual([])
})

test('no notice to a private customer says that the customer owes the tax', () => {
  const toPersons = TAX_CASES.filter(({ buyerStatus }) => buyerStatus === 'person')
  const wrong = toPersons.filter(row => /reverse/i.test(decideCase(row).tax.exemptionReason))
  expect(wrong.map(nameOf)).toEqual([])
})
