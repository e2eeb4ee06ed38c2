import { createCompany, deleteCompany, listSeries, updateSeries } from '@bordereau/contract/company'
import { createCustomer, getCustomer, listCustomers } from '@bordereau/contract/customers'
import { signIn } from '@bordereau/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aDraft, drafted } from '../invoices/testing.ts'
import { newId } from '../lib/id.ts'
import { type Client, PASSWORD, type TestApp, signedUp, startApp } from '../lib/testing.ts'

/** Documents are inserted directly into the database: only the sums over them matter. */
describeWithDatabase('balances of issued documents', engine => {
  let at: TestApp
  let owner: Client
  let query: { workspaceId: string }
  let seriesId: string
  let customerId: string
  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    const { workspaceId } = await owner.must(createCompany, {
      body: { country: 'FR', legalName: 'Atelier' },
    })
    query = { workspaceId }
    seriesId = (await owner.must(listSeries, { query })).series[0]?.id ?? ''
    const customer = await owner.must(createCustomer, { query, body: CUSTOMER })
    customerId = customer.id
  })
  afterAll(() => at.close())

  let seq = 0n
  async function issue(
    kind: 'invoice' | 'credit_note',
    payable: bigint,
    settled: bigint,
    { customer = customerId, due = '2026-12-20' } = {},
  ) {
    seq += 1n
    const now = at.clock.now()
    const id = newId()
    await engine.admin
      .insertInto('invoice')
      .values({
        workspace_id: query.workspaceId,
        id,
        kind,
        customer_id: customer,
        customer_name: 'Kunde',
        customer_country: 'DE',
        currency: 'EUR',
        language: 'de',
        draft: '{}',
        issue_date: '2026-11-20',
        due_date: due,
        net_minor: payable,
        tax_minor: 0n,
        gross_minor: payable,
        payable_minor: payable,
        settled_minor: settled,
        corrects_id: null,
        series_id: seriesId,
        period: '2026',
        seq,
        number: `F2026-${seq}`,
        issued_at: now,
        issued_by: null,
        frozen: '{}',
        frozen_format: 1,
        sent_at: null,
        viewed_at: null,
        reminded_at: null,
        created_by: null,
        created_at: now,
        updated_at: now,
      })
      .execute()
    return id
  }

  test('unpaid amounts are open, overpaid amounts are credit', async () => {
    const invoiceId = await issue('invoice', 120_00n, 20_01n)
    await issue('invoice', 50_00n, 50_00n)
    // Nothing is owed of a draft.
    await drafted(owner, query.workspaceId, aDraft(customerId))
    await issue('credit_note', 10_00n, 4_00n)
    const paymentId = newId()
    const created_at = at.clock.now()
    const common = { workspace_id: query.workspaceId, created_at }
    await engine.admin
      .insertInto('payment')
      .values({
        ...common,
        id: paymentId,
        customer_id: customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount_minor: 100_00n,
        method: 'transfer',
        reference: '',
        note: '',
        reversed_at: null,
        reversed_by: null,
        reversal_reason: null,
        created_by: null,
      })
      .execute()
    for (const reversed_at of [null, created_at]) {
      await engine.admin
        .insertInto('allocation')
        .values({
          ...common,
          id: newId(),
          invoice_id: invoiceId,
          payment_id: paymentId,
          credit_note_id: null,
          amount_minor: 20_01n,
          payment_amount_minor: 20_01n,
          rate: '1',
          reversed_at,
        })
        .execute()
    }
    const customer = await owner.must(getCustomer, { query: { ...query, customerId } })
    expect(customer.open).toEqual([{ currency: 'EUR', amount: '99.99' }])
    expect(customer.credit).toEqual([{ currency: 'EUR', amount: '85.99' }])
    expect(customer.invoices).toBe(4)
    const { rows } = await owner.must(listCustomers, { query })
    expect(rows[0]?.open).toEqual([{ currency: 'EUR', amount: '99.99' }])
  })

  test('with an unpaid or an overdue invoice are found by it', async () => {
    const owing = async (value: 'unpaid' | 'overdue') => {
      const page = await owner.must(listCustomers, { query: { ...query, owing: value } })
      expect(page.total).toBe(page.rows.length)
      return page.rows.map(row => row.id)
    }
    const add = async () => (await owner.must(createCustomer, { query, body: CUSTOMER })).id
    const [settled, late] = [await add(), await add()]
    await issue('invoice', 70_00n, 70_00n, { customer: settled, due: '2026-11-20' })
    await issue('invoice', 70_00n, 69_00n, { customer: late, due: '2026-11-20' })
    // The customer of the test before owes 99.99 until 20 December.
    expect((await owing('unpaid')).toSorted()).toEqual([customerId, late].toSorted())
    expect(await owing('overdue')).toEqual([])
    // The company's day decides: in Paris it is the 21st.
    at.clock.set('2026-11-20T23:30:00Z')
    expect(await owing('overdue')).toEqual([late])
  })

  test('prevent deletion of the company, and changes of number and pattern until the next period', async () => {
    const deleted = await owner.call(deleteCompany, { query })
    expect(deleted).toMatchObject({ status: 409, refusal: 'has_issued_documents' })
    const change = (pattern: string, nextSeq?: number) =>
      owner.call(updateSeries, {
        query: { ...query, seriesId },
        body: { name: 'Factures', pattern, isDefault: true, ...(nextSeq ? { nextSeq } : {}) },
      })
    const used = { status: 409, refusal: 'series_used' }
    expect(await change('F{YYYY}-{seq:4}', 900)).toMatchObject(used)
    expect(await change('FA{YYYY}-{seq:5}')).toMatchObject(used)
    expect(await change('F{YYYY}-{seq:4}')).toMatchObject({ ok: true })
    at.clock.set('2027-01-02T10:00:00Z')
    await owner.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD } })
    expect(await change('FA{YYYY}-{seq:5}')).toMatchObject({
      value: { nextNumber: 'FA2027-00001', used: true },
    })
  })
})

const CUSTOMER = {
  profile: {
    kind: 'business' as const,
    legalName: 'Kunde',
    tradingName: '',
    address: {
      line1: '',
      line2: '',
      line3: '',
      city: '',
      postCode: '',
      subdivision: '',
      country: 'DE',
    },
    taxIds: [],
    legalInformation: '',
    contact: { name: '', phone: '', email: '' as const },
  },
  email: '',
  currency: 'EUR',
  language: 'de',
  dueDays: null,
  buyerReference: '',
  note: '',
}
