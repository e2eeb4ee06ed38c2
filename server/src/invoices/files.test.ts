import { readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument, zipDocuments } from '@bordereau/contract/invoices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { type Client, type TestHouse, signedUp, startHouse } from '../lib/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from './testing.ts'

describeEngines('archived files', engine => {
  let house: TestHouse
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    house = await startHouse(engine.db)
    owner = await signedUp(house, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => house.close())

  function pathOf(invoice: Invoice): string {
    const hash = invoice.documents.find(one => one.kind === 'pdf')?.sha256 ?? ''
    const { dataDir } = house.house.config
    return join(dataDir, 'archive', hash.slice(0, 2), hash.slice(2, 4), hash)
  }

  const zip = (ids: string) => owner.call(zipDocuments, { query: { workspaceId, ids } })

  test('that are missing or damaged break their own ZIP off and nothing else', async () => {
    const whole = await issued(owner, workspaceId, aDraft(customerId))
    for (const harm of [unlinkSync, damage]) {
      const invoice = await issued(owner, workspaceId, aDraft(customerId))
      harm(pathOf(invoice))
      await expect(zip(`${whole.id},${invoice.id}`)).rejects.toThrow()
      const one = await owner.call(getDocument, {
        query: { workspaceId, invoiceId: invoice.id, kind: 'pdf' },
      })
      expect(one).toMatchObject({ status: 500, refusal: 'internal' })
    }
    expect((await zip(whole.id)).status).toBe(200)
  })
})

function damage(path: string): void {
  const bytes = readFileSync(path)
  bytes[100] = (bytes[100] ?? 0) ^ 1
  writeFileSync(path, bytes)
}
