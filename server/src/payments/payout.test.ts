import { creditInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { recordPayment } from '@bordereau/contract/payments'
import { recordPayout } from '@bordereau/contract/self-billing'
import { decimal } from '@bordereau/domain/money/decimal'
import { expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { GERMAN_CUSTOMER, aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import { blankRenderer, signedUp, startApp } from '../lib/testing.ts'
import { insertRefund } from './refund-store.ts'
import { inWorkspace } from '../db/database.ts'

/** By a German supplier to the French company. */
const REVERSE_CHARGE = {
  category: 'AE',
  rate: decimal('0'),
  exemptionCode: 'VATEX-EU-AE',
  exemptionReason: 'Reverse charge',
} as const

describeWithDatabase('money that a supplier paid back', engine => {
  test('is not recorded while a refund waits for the credit note', async () => {
    const at = await startApp(engine.db, {}, blankRenderer)
    const owner = await signedUp(at, 'owner@example.com')
    const workspaceId = await aCompany(owner)
    const selfBilling = { agreedOn: '2026-01-01', chargesTax: true }
    const customerId = await aCustomer(owner, workspaceId, { ...GERMAN_CUSTOMER, selfBilling })
    const of = (invoiceId: string) => ({ query: { workspaceId, invoiceId } })
    const lines = [aLine({ price: decimal('100'), tax: REVERSE_CHARGE })]
    const draft = aDraft(customerId, { type: 'self_billed_invoice', lines })
    const { id: invoiceId } = await issued(owner, workspaceId, draft)
    const payOut = (id: string) =>
      owner.call(recordPayout, { ...of(id), body: { paidOn: '2026-11-20', reference: '' } })
    await payOut(invoiceId)
    const note = await owner.must(creditInvoice, { ...of(invoiceId), body: { reason: 'Back' } })
    await owner.must(issueInvoice, { ...of(note.id), body: { version: note.version } })
    const money = { customerId, date: '2026-11-20', currency: 'EUR', amount: '10' }
    const body = { ...money, method: 'card' as const, reference: '', note: '', allocations: [] }
    const { id } = await owner.must(recordPayment, { query: { workspaceId }, body })
    const time = at.clock.now()
    await inWorkspace(engine.db, { workspaceId }, tx =>
      insertRefund(tx, {
        workspace_id: workspaceId,
        id,
        payment_id: id,
        invoice_id: invoiceId,
        kind: 'refund',
        amount_minor: 100n,
        status: 'requested',
        reference: '',
        reason: '',
        created_by: null,
        created_at: time,
        updated_at: time,
        is_owed: false,
        credit_note_id: null,
      }),
    )
    expect(await payOut(note.id)).toMatchObject({ refusal: 'nothing_open' })
    await engine.admin.deleteFrom('refund').where('id', '=', id).execute()
    expect(await payOut(note.id)).toMatchObject({ value: { status: 'paid' } })
    await at.close()
  })
})
