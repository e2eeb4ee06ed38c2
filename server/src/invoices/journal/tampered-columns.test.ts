import { recordPayment } from '@bordereau/contract/payments'
import { verifyJournal } from '@bordereau/contract/journal'
import { markSent } from '@bordereau/contract/delivery'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeBothEngines } from '../../db/testing.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../../lib/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../testing.ts'

/*
 * Every column of what was issued and received: changed past the application, with the triggers off, it is reported, or it is
 * listed with the reason why it need not be, or as one that is not.
 */

type Columns = Readonly<Record<string, string>>

/** The new value, in SQL. `other`: of another customer, document or payment of the same company. */
const REPORTED: Readonly<Record<string, Columns>> = {
  invoice: {
    kind: `'credit_note'`,
    type: `'debit_note'`,
    customer_id: `(select id from customer where customer.workspace_id = invoice.workspace_id and id <> customer_id limit 1)`,
    customer_name: `'Another Company'`,
    customer_country: `'XX'`,
    currency: `'USD'`,
    issue_date: `'2020-01-01'`,
    due_date: `'2020-01-01'`,
    net_minor: `1`,
    tax_minor: `1`,
    gross_minor: `1`,
    payable_minor: `1`,
    settled_minor: `payable_minor`,
    credited_minor: `payable_minor`,
    corrects_id: `(select id from invoice as other where other.workspace_id = invoice.workspace_id and other.id <> invoice.id limit 1)`,
    series_id: `(select id from series where series.workspace_id = invoice.workspace_id and id <> series_id limit 1)`,
    period: `'1999'`,
    seq: `999`,
    number: `'F1999-0001'`,
    issued_at: `'2020-01-01'`,
    frozen: `replace(frozen, '138', '139')`,
    frozen_format: `99`,
    sent_at: `'2020-01-01'`,
    stated_before_minor: `1`,
  },
  payment: {
    customer_id: `(select id from customer where customer.workspace_id = payment.workspace_id and id <> customer_id limit 1)`,
    date: `'2020-01-01'`,
    currency: `'USD'`,
    amount_minor: `amount_minor + 1`,
    method: `'cash'`,
    mode: `'test'`,
    reference: `'another'`,
    note: `'another'`,
    created_at: `'2020-01-01'`,
    seal: `'another'`,
    refunded_minor: `1, refunded_on = '2026-11-20'`,
    reversed_at: `now()`,
    reversal_reason: `'another'`,
  },
  allocation: {
    amount_minor: `amount_minor - 1`,
    payment_amount_minor: `payment_amount_minor - 1`,
    invoice_id: `(select id from invoice where invoice.workspace_id = allocation.workspace_id and id <> invoice_id limit 1)`,
    reversed_at: `now()`,
  },
}

const KEPT_BY_DATABASE = 'worked out by the database from columns that are reported'
const KEY = 'the key: nothing that names it is found any more, which the foreign keys refuse'
const WHO = 'who did it: no amount, document or date depends on it'
const LIVING = 'changes in the life of a document: no amount, date or recipient depends on it'

const HARMLESS: Readonly<Record<string, Columns>> = {
  invoice: {
    workspace_id: KEY,
    id: KEY,
    number_key: KEPT_BY_DATABASE,
    issue_key: KEPT_BY_DATABASE,
    due_key: KEPT_BY_DATABASE,
    viewed_at: LIVING,
    reminded_at: LIVING,
    version: LIVING,
    updated_at: LIVING,
    created_at: 'when the draft was begun: it is not shown of an issued document',
    created_by: WHO,
    issued_by: WHO,
    series_kind: 'chooses the series of a draft only',
    draft_format: 'a wrong one makes the draft unreadable: nothing is issued of it',
    quote_id: 'only links the document to its quote',
    final_id: 'only offers the draft of the final invoice',
  },
  payment: {
    workspace_id: KEY,
    id: KEY,
    reference_key: KEPT_BY_DATABASE,
    created_by: WHO,
    reversed_by: WHO,
    brand: 'a symbol beside the payment',
    refunded_on: 'reports take the days from refund_change, whose sum is compared',
    provider: 'a wrong one finds no payment to refund there',
    fee_minor: 'what the provider kept, as it said: it is said again with each event',
    fee_currency: 'the same',
  },
  allocation: {
    workspace_id: KEY,
    id: KEY,
    created_at: 'only an order',
  },
}

/** Known to be possible: none of them changes what a customer owes or what a document says. */
const NOT_REPORTED: Readonly<Record<string, Columns>> = {
  invoice: {
    language: 'of later e-mails about it: the paper is an archived file',
    draft:
      'what a copy or a credit note begins with: a person sees it before it is issued. Its customer is compared',
    agreed_reference: 'by which a bank transaction is matched with it',
  },
  allocation: {
    payment_id: 'which of the customer’s payments settled it, where the other one has enough left',
    credit_note_id: 'the same of credit notes: the sum of each is compared',
    replacement_id: 'the same of corrected invoices',
    rate: 'of a payment in another currency: both amounts are stored',
    deduction: 'why less than the invoice was received: the sum of the invoice is compared',
    reason: 'the words of a deduction',
  },
}

const TABLES = ['invoice', 'payment', 'allocation'] as const

describeBothEngines('columns of what was issued and received', engine => {
  let at: TestApp
  let owner: Client
  beforeAll(async () => {
    at = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(at, 'owner@example.com')
  })
  afterAll(() => at.close())

  /** A company with two customers, two documents, and a payment of one of them. */
  async function aLedger(): Promise<string> {
    const workspaceId = await aCompany(owner)
    await aCustomer(owner, workspaceId)
    const customerId = await aCustomer(owner, workspaceId)
    await issued(owner, workspaceId, aDraft(customerId))
    const paid = await issued(owner, workspaceId, aDraft(customerId))
    await owner.must(markSent, {
      query: { workspaceId, invoiceId: paid.id },
      body: { how: 'post' },
    })
    await owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: '100',
        method: 'transfer',
        reference: 'R1',
        note: '',
        allocations: [{ invoiceId: paid.id, amount: '60' }],
      },
    })
    expect(await findings(workspaceId)).toEqual([])
    return workspaceId
  }

  async function findings(workspaceId: string): Promise<readonly unknown[]> {
    return (await owner.must(verifyJournal, { query: { workspaceId } })).findings
  }

  describe.each(TABLES)('%s', table => {
    test('each is listed once', async () => {
      const { rows } = await sql<{ name: string }>`
        select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(
        engine.admin,
      )
      const listed = [REPORTED, HARMLESS, NOT_REPORTED].flatMap(lists =>
        Object.keys(lists[table] ?? {}),
      )
      expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
    })

    test.each(Object.entries(REPORTED[table] ?? {}))(
      '%s is reported when it was changed to %s',
      async (column, value) => {
        const workspaceId = await aLedger()
        await engine.admin.transaction().execute(async tx => {
          await sql`set local session_replication_role = replica`.execute(tx)
          await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.raw(value)}
            where workspace_id = ${workspaceId} and ctid in (
              select ctid from ${sql.table(table)} where workspace_id = ${workspaceId}
              order by ${sql.raw(table === 'invoice' ? 'seq desc' : 'id')} limit 1)`.execute(tx)
          await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
        })
        expect(await findings(workspaceId)).not.toEqual([])
      },
    )
  })
})
