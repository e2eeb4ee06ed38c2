import { getDocument } from '@bordereau/contract/invoice-files'
import { getInvoice } from '@bordereau/contract/invoices'
import { verifyJournal } from '@bordereau/contract/journal'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { ZERO } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '../../db/database.ts'
import { describeWithDatabase } from '../../db/testing.ts'
import { newId } from '../../lib/id.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { insertCheck } from '../../tax-registers/store.ts'
import { aCompany, aCustomer, aDraft, aLine, issued } from '../testing.ts'

describeWithDatabase('the proof of a VAT number', engine => {
  let app: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string
  beforeAll(async () => {
    app = await startApp(engine.db)
    owner = await signedUp(app, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => app.close())

  const answered = (consultationNumber: string, at: string, change = {}) =>
    inWorkspace(engine.db, { workspaceId }, tx =>
      insertCheck(tx, {
        workspace_id: workspaceId,
        id: newId(),
        register: 'vies',
        number: 'DE136695976',
        valid: true,
        name: 'Müller & Söhne GmbH',
        line1: '',
        line2: '',
        post_code: '',
        city: '',
        consultation_number: consultationNumber,
        requester: 'FR44732829320',
        response: '{}',
        person_id: newId(),
        checked_at: new Date(at),
        ...change,
      }),
    )
  const reverseCharge = {
    category: 'AE',
    rate: ZERO,
    exemptionCode: 'VATEX-EU-AE',
    exemptionReason: 'Steuerschuldnerschaft des Leistungsempfängers',
  } as const
  const issue = (change: Partial<Draft> = {}) =>
    issued(
      owner,
      workspaceId,
      aDraft(customerId, { lines: [aLine({ tax: reverseCharge })], ...change }),
    )

  test('is frozen with the document that relies on it, and printed nowhere', async () => {
    expect((await issue()).vatProof).toBeNull()
    await answered('WAPIAAA1', '2026-11-18T09:00:00Z')
    await answered('WAPIAAA2', '2026-11-19T09:30:00Z')
    // Another register, and another number.
    await answered('LIST1', '2026-11-19T10:00:00Z', { register: 'white_list' })
    await answered('WAPIAAA3', '2026-11-19T10:00:00Z', { number: 'ATU13585627' })
    const invoice = await issue()
    const proof = {
      register: 'vies',
      number: 'DE136695976',
      name: 'Müller & Söhne GmbH',
      requester: 'FR44732829320',
      consultationNumber: 'WAPIAAA2',
      checkedAt: '2026-11-19T09:30:00.000Z',
    }
    expect(invoice.vatProof).toEqual(proof)
    expect((await issue({ lines: [aLine()] })).vatProof).toBeNull()

    // What VIES says later is no part of the document, and none is proved by it.
    await answered('WAPIAAA4', '2026-11-19T11:00:00Z', { valid: false })
    const query = { workspaceId, invoiceId: invoice.id }
    expect((await owner.must(getInvoice, { query })).vatProof).toEqual(proof)
    expect((await issue()).vatProof).toBeNull()
    const kinds = invoice.documents.map(({ kind }) => kind)
    expect(kinds).toContain('ubl')
    for (const kind of kinds) {
      const file = await owner.call(getDocument, { query: { ...query, kind } })
      expect(Buffer.from(file.bytes).includes('WAPI')).toBe(false)
    }
    const stored = await engine.admin
      .selectFrom('invoice')
      .select('frozen')
      .where('id', '=', invoice.id)
      .executeTakeFirstOrThrow()
    expect(stored.frozen).toContain('WAPIAAA2')
    expect(await owner.must(verifyJournal, { query: { workspaceId } })).toMatchObject({
      findings: [],
    })
  })
})
