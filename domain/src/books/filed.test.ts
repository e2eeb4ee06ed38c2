import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { DOCUMENT_TYPE_RULES, type DocumentType } from '../document-kind.ts'
import { totalsOf } from '../invoice/totals.ts'
import { decimal } from '../money/decimal.ts'
import { plainInvoice, taxAt } from '../testing/filed.ts'
import { type FiledDocument, filedSales } from './filed.ts'

describe('the sales of a document', () => {
  function document(type: DocumentType, price: string, currency = 'PLN'): FiledDocument {
    const issueDate = localDate('2026-11-23')
    const { kind, typeCode } = DOCUMENT_TYPE_RULES[type]
    const lines = [{ price: decimal(price), tax: taxAt('S', '23') }]
    const invoice = { ...plainInvoice(lines, currency), number: 'F/1', issueDate, typeCode }
    return {
      kind,
      type,
      number: 'F/1',
      issueDate,
      customer: { id: 'c', name: 'Example' },
      sellerCountry: 'PL',
      buyerCountry: 'PL',
      invoice,
      totals: totalsOf(invoice),
    }
  }
  const rated = (one: FiledDocument) => ({ document: one, settingsRate: undefined })
  const salesOf = (one: FiledDocument, corrected?: FiledDocument) => {
    const sales = filedSales({ one: rated(one), corrected: corrected && rated(corrected) }, 'PLN')
    const amounts = (of: 'own' | 'replaced') =>
      sales?.[of].map(({ taxable, amount }) => [taxable, amount])
    return sales && { own: amounts('own'), replaced: amounts('replaced') }
  }
  const before = document('invoice', '100')

  test('are positive, and negative in a credit note', () => {
    expect(salesOf(before)).toEqual({ own: [[10_000n, 2_300n]], replaced: [] })
    expect(salesOf(document('credit_note', '100'), before)).toEqual({
      own: [[-10_000n, -2_300n]],
      replaced: [],
    })
  })

  test('of a corrected invoice take back those of the one that it replaces', () => {
    expect(salesOf(document('corrected_invoice', '150'), before)).toEqual({
      own: [[15_000n, 3_450n]],
      replaced: [[-10_000n, -2_300n]],
    })
    expect(salesOf(document('corrected_invoice', '150'))).toEqual({
      own: [[15_000n, 3_450n]],
      replaced: [],
    })
  })

  test('are unknown where one of the two has no rate', () => {
    expect(salesOf(document('invoice', '100', 'EUR'))).toBeUndefined()
    const replaced = document('invoice', '100', 'EUR')
    expect(salesOf(document('corrected_invoice', '150'), replaced)).toBeUndefined()
    // What a credit note corrects is not among them.
    expect(salesOf(document('credit_note', '50'), replaced)).toBeDefined()
  })
})
