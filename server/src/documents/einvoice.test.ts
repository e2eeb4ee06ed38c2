import { afterAll, describe, expect, it } from 'vitest'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { documentsOf } from './einvoice.ts'
import { OPTIONS, invoiceSpecimen } from './invoice-specimen.ts'
import { factsOf, textOf } from './reading.ts'
import { createRenderer } from './render.ts'

const renderer = createRenderer({ workers: 1 })
afterAll(() => renderer.close())

describe('the documents of an invoice', () => {
  it('say the same sum on paper and in both syntaxes, and the paper carries the CII as it is', async () => {
    const invoice = invoiceSpecimen()
    const { pdf, ubl, cii } = await documentsOf(renderer, invoice, totalsOf(invoice), OPTIONS)
    expect(await textOf(pdf)).toContain('165,01')
    const text = (bytes: Uint8Array): string =>
      new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    expect(text(ubl)).toMatch(/<cbc:PayableAmount currencyID="EUR">165\.01</)
    expect(text(cii)).toMatch(/<ram:DuePayableAmount>165\.01</)
    const { associated, metadata } = await factsOf(pdf)
    expect(Buffer.from(associated[0]?.bytes ?? []).equals(Buffer.from(cii))).toBe(true)
    expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
  })
})
