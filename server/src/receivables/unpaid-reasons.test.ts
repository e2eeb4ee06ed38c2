import { importBankStatement } from '@bordereau/contract/bank-imports'
import { markSent } from '@bordereau/contract/delivery'
import { getReceivables, getFollowUp, setFollowUp } from '@bordereau/contract/reminders'
import { recordPayment } from '@bordereau/contract/payments'
import { localDate } from '@bordereau/domain/date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('why an invoice is not paid', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId = ''
  let customerId = ''
  let invoice: Invoice

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
    const due = { by: 'date', date: localDate('2026-11-24') } as const
    invoice = await issued(owner, workspaceId, aDraft(customerId, { due }))
  })
  afterAll(() => at.close())

  const onInvoice = () => ({ workspaceId, invoiceId: invoice.id })
  /** The reason on the invoice, and those of the customer among the receivables. */
  async function reasons() {
    const { reason } = await owner.must(getFollowUp, { query: onInvoice() })
    const { customers } = await owner.must(getReceivables, { query: { workspaceId } })
    const counts = customers.flatMap(customer => customer.reasons)
    return { reason, counts: counts.map(one => `${one.count} ${one.reason}`) }
  }
  const hold = (reason: 'promised' | 'disputed', until: string | null) =>
    owner.must(setFollowUp, { query: onInvoice(), body: { hold: { reason, until }, note: '' } })

  test('follows what happens to it, on its page and among the receivables', async () => {
    expect(await reasons()).toEqual({ reason: 'not_sent', counts: ['1 not_sent'] })
    await owner.must(markSent, { query: onInvoice(), body: { how: 'handed over' } })
    expect(await reasons()).toEqual({ reason: 'not_due', counts: ['1 not_due'] })
    at.clock.set('2026-11-24T10:00:00Z')
    expect((await reasons()).reason).toBe('not_due')
    at.clock.set('2026-11-25T10:00:00Z')
    expect((await reasons()).reason).toBe('not_opened')
    await at.app.inject({ url: new URL(invoice.payLink ?? '').pathname })
    expect(await reasons()).toEqual({ reason: 'opened', counts: ['1 opened'] })
    await hold('disputed', null)
    expect((await reasons()).reason).toBe('disputed')
    await hold('promised', '2026-11-26')
    expect((await reasons()).reason).toBe('promised')
    at.clock.set('2026-11-27T10:00:00Z')
    expect(await reasons()).toEqual({ reason: 'promise_broken', counts: ['1 promise_broken'] })
  })

  test('finds the transfer that waits on a bank statement, until nothing is open', async () => {
    const file = {
      bytes: statementOf(`Invoice ${invoice.number}`),
      mediaType: 'application/octet-stream',
    }
    const query = { workspaceId, fileName: 'a.xml' }
    const imported = await owner.call(importBankStatement, { query, file })
    expect(imported).toMatchObject({ value: { question: null } })
    expect(await reasons()).toEqual({ reason: 'transfer_found', counts: ['1 transfer_found'] })
    const other = await issued(owner, workspaceId, aDraft(customerId))
    expect((await reasons()).counts).toEqual(['1 transfer_found', '1 not_sent'])
    for (const { id, totals } of [invoice, other])
      await owner.must(recordPayment, {
        query: { workspaceId },
        body: {
          customerId,
          date: '2026-11-27',
          currency: 'EUR',
          amount: totals.payable,
          method: 'transfer',
          reference: '',
          note: '',
          allocations: [{ invoiceId: id, amount: totals.payable }],
        },
      })
    expect(await reasons()).toEqual({ reason: null, counts: [] })
  })
})

/** One credit of 10.00 with this text. */
function statementOf(text: string): Uint8Array {
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
    <Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id><Ccy>EUR</Ccy></Acct>
    <Ntry><Amt Ccy="EUR">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt>
    <NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`)
}
