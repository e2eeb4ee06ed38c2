import { afterAll, describe, expect, it } from 'vitest'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { writeCii } from '@bordereau/einvoice/format/cii/write'
import { writeUbl } from '@bordereau/einvoice/format/ubl/write'
import { invoiceSpecimen, paperOfSpecimen } from './testing-invoice.ts'
import { propertiesOf, textOf } from './testing-pdf.ts'
import { createRenderer } from './render.ts'

const renderer = createRenderer({ workers: 1 })
afterAll(() => renderer.close())

describe('an invoice as Factur-X', () => {
  it('has the same sum on paper and in both syntaxes, and the unchanged XML as attachment', async () => {
    const invoice = invoiceSpecimen()
    const totals = totalsOf(invoice)
    const cii = writeCii(invoice, totals)
    const pdf = await renderer.renderPdf(paperOfSpecimen(), Buffer.from(cii, 'utf8'))
    expect(await textOf(pdf)).toContain('165,01')
    expect(writeUbl(invoice, totals)).toMatch(/<cbc:PayableAmount currencyID="EUR">165\.01</)
    expect(cii).toMatch(/<ram:DuePayableAmount>165\.01</)
    const { associated, metadata } = await propertiesOf(pdf)
    expect(Buffer.from(associated[0]?.bytes ?? []).toString('utf8')).toBe(cii)
    expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
  })

  it('is no Factur-X without the XML', async () => {
    const { associated, metadata } = await propertiesOf(await renderer.renderPdf(paperOfSpecimen()))
    expect(associated).toEqual([])
    expect(metadata).not.toContain('fx:')
  })
})
