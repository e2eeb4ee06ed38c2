import { getCompany, updateCompany } from '@bordereau/contract/company'
import { exportInvoices, getDocument } from '@bordereau/contract/invoice-files'
import { createDraft, issueInvoice } from '@bordereau/contract/invoices'
import type { CustomField } from '@bordereau/domain/invoice/custom-fields'
import { PAPER_DESIGNS } from '@bordereau/domain/paper-style'
import { readEInvoice } from '@bordereau/einvoice/format/read'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { textOf } from '../documents/testing-pdf.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { aCompany, aCustomer, aDraft, drafted } from './testing.ts'

const VEHICLE: CustomField = {
  id: 'vehicle',
  kind: 'text',
  label: 'Vehicle',
  labels: [{ language: 'de', label: 'Fahrzeug' }],
  isPrinted: true,
}
const RETURNED: CustomField = { ...VEHICLE, id: 'day', kind: 'date', label: 'Tag', labels: [] }
const MARGIN: CustomField = {
  ...VEHICLE,
  id: 'm',
  kind: 'number',
  label: 'Margin',
  isPrinted: false,
}

describeWithDatabase('fields that a company names', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
    await save({ customFields: [VEHICLE, RETURNED, MARGIN] })
  })
  afterAll(() => at.close())

  async function save(change: object) {
    const { version } = await owner.must(getCompany, { query: { workspaceId } })
    return owner.call(updateCompany, { query: { workspaceId }, body: { version, ...change } })
  }
  const fileOf = async (invoiceId: string, kind: string) =>
    Buffer.from((await owner.call(getDocument, { query: { workspaceId, invoiceId, kind } })).bytes)
  const customFields = [
    { ...MARGIN, value: '12.5' },
    { ...VEHICLE, label: 'Car', labels: [], value: 'LY-042' },
    { ...RETURNED, value: '2026-11-20' },
    { ...VEHICLE, id: 'gone', value: 'removed' },
  ]

  test.each(PAPER_DESIGNS)(
    'are printed by their names of today in the design %s, and are notes of the XML',
    async paperDesign => {
      expect(await save({ paperDesign })).toMatchObject({ ok: true })
      const draft = aDraft(customerId, { customFields })
      const { id, version } = await drafted(owner, workspaceId, draft)
      const query = { workspaceId, invoiceId: id }
      const { draft: kept } = await owner.must(issueInvoice, { query, body: { version } })
      expect(kept.customFields).toHaveLength(4)
      const paper = await textOf(await fileOf(id, 'pdf'))
      expect(paper).toMatch(/Fahrzeug\s+LY-042/)
      expect(paper).toMatch(/Tag\s+20\. November 2026/)
      expect(paper).not.toMatch(/Margin|12,5|removed/)
      for (const kind of ['ubl', 'cii']) {
        const read = readEInvoice(await fileOf(id, kind))
        if (!read.ok) throw new Error(read.reason)
        const notes = read.invoice.notes.map(({ text }) => text).join('\n')
        expect(notes).toContain('Fahrzeug: LY-042')
        expect(notes).not.toMatch(/Margin|removed/)
      }
    },
  )

  test('have a column each in exports, printed or not', async () => {
    const reply = await owner.call(exportInvoices, { query: { workspaceId, format: 'csv' } })
    const [head = '', first = ''] = String(Buffer.from(reply.bytes)).split('\r\n')
    expect(head).toMatch(/,Vehicle,Tag,Margin$/)
    expect(first).toMatch(/,LY-042,2026-11-20,12\.5$/)
  })

  test.each([
    ['nine fields', Array.from({ length: 9 }, (_, i) => ({ ...VEHICLE, id: String(i) }))],
    ['two fields of one id', [VEHICLE, VEHICLE]],
    ['a field without a name', [{ ...VEHICLE, label: ' ' }]],
  ])('%s are refused', async (_, fields) =>
    expect(await save({ customFields: fields })).toMatchObject({ status: 400 }),
  )

  test.each([
    ['a date', { ...RETURNED, value: '2026-02-30' }],
    ['a number', { ...MARGIN, value: '1,5' }],
  ])('what is not %s is refused', async (_, value) => {
    const body = { draft: aDraft(customerId, { customFields: [value] }) }
    expect(await owner.call(createDraft, { query: { workspaceId }, body })).toMatchObject({
      status: 400,
    })
  })
})
