import { unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { creditInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { verifyJournal } from '@bordereau/contract/journal'
import { markSent } from '@bordereau/contract/delivery'
import { recordPayment, reversePayment } from '@bordereau/contract/payments'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeBothEngines } from '../../db/testing.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../../lib/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from '../testing.ts'

const DAY_MS = 86_400_000

describeBothEngines('verifying the journal', engine => {
  let context: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string
  let tampered: Invoice

  beforeAll(async () => {
    context = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(context, 'owner@example.com')
  })
  beforeEach(async () => {
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
    await issued(owner, workspaceId, aDraft(customerId))
    tampered = await issued(owner, workspaceId, aDraft(customerId))
    await issued(owner, workspaceId, aDraft(customerId))
    expect((await verify()).findings).toEqual([])
  })
  afterAll(() => context.close())

  const verify = () => owner.must(verifyJournal, { query: { workspaceId } })

  /** Changes rows with the triggers disabled, as the owner of the database can. */
  async function tamper(...changes: RawBuilder<unknown>[]): Promise<void> {
    await engine.admin.transaction().execute(async tx => {
      for (const table of ['invoice', 'journal', 'document'])
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
      for (const change of changes) await change.execute(tx)
      for (const table of ['invoice', 'journal', 'document'])
        await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
    })
  }

  async function faultsOfTampered(): Promise<string[]> {
    const { findings } = await verify()
    expect(findings.map(finding => finding.number)).toContain(tampered.number)
    return findings
      .filter(finding => finding.number === tampered.number)
      .map(finding => finding.what)
  }

  test('accuses no document that was sent again after a clock that was ahead had been set back', async () => {
    const query = { workspaceId, invoiceId: tampered.id }
    const body = { how: 'post' }
    context.clock.move(DAY_MS)
    await owner.must(markSent, { query, body })
    context.clock.move(-DAY_MS)
    await owner.must(markSent, { query, body })
    expect((await verify()).findings).toEqual([])
    await tamper(
      sql`update invoice set sent_at = sent_at + interval '1 hour' where id = ${tampered.id}`,
    )
    expect(await faultsOfTampered()).toContain('when it was sent is not when its timeline says so')
  })

  test('reports an entry that is no valid JSON any more', async () => {
    await tamper(sql`update journal set entry = substr(entry, 2) where invoice_id = ${tampered.id}`)
    expect(await faultsOfTampered()).toContain('the entry was changed')
  })

  test.each([
    ['gross_minor', '1'],
    ['payable_minor', '0'],
    ['currency', "'USD'"],
    ['issue_date', "'2020-01-01'"],
    ['due_date', "'2020-01-01'"],
    ['customer_name', "'Another Company'"],
    ['customer_country', "'XX'"],
  ])('reports a document whose column %s differs from its snapshot', async (column, value) => {
    await tamper(
      sql`update invoice set ${sql.ref(column)} = ${sql.raw(value)} where id = ${tampered.id}`,
    )
    expect(await faultsOfTampered()).toEqual([
      'the lists show another document than the one issued',
    ])
  })

  test.each(['settled_minor', 'credited_minor'])(
    'reports a document whose %s differs from its payments and credit notes',
    async column => {
      await tamper(
        sql`update invoice set ${sql.ref(column)} = payable_minor where id = ${tampered.id}`,
      )
      expect(await faultsOfTampered()).toEqual([
        'what is paid or credited of it is not what its payments and credit notes add up to',
      ])
    },
  )

  test('reports nothing for regular payments, credit notes and reversals', async () => {
    const amount = tampered.totals.payable
    const payment = await owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: tampered.id, amount }],
      },
    })
    const note = await owner.must(creditInvoice, {
      query: { workspaceId, invoiceId: tampered.id },
      body: { reason: 'returned' },
    })
    await owner.must(issueInvoice, {
      query: { workspaceId, invoiceId: note.id },
      body: { version: note.version },
    })
    expect((await verify()).findings).toEqual([])
    await owner.must(reversePayment, {
      query: { workspaceId, paymentId: payment.id },
      body: { reason: 'bounced' },
    })
    expect((await verify()).findings).toEqual([])
  })

  test('reports a document without a journal entry', async () => {
    await tamper(sql`delete from journal where invoice_id = ${tampered.id}`)
    expect(await faultsOfTampered()).toEqual(['the journal has no entry of it'])
  })

  test('reports a series whose last document was deleted', async () => {
    const last = await issued(owner, workspaceId, aDraft(customerId))
    await tamper(
      ...['journal', 'document', 'event', 'pay_link'].map(
        table => sql`delete from ${sql.table(table)} where invoice_id = ${last.id}`,
      ),
      sql`delete from invoice where id = ${last.id}`,
    )
    const { findings } = await verify()
    expect(findings).toEqual([
      { number: 'Factures 2026', what: 'numbers of the series are missing' },
    ])
  })

  test('reports a document whose file is missing', async () => {
    const hash = tampered.documents.find(one => one.kind === 'ubl')?.sha256 ?? ''
    const { dataDir } = context.context.config
    unlinkSync(join(dataDir, 'archive', hash.slice(0, 2), hash))
    expect(await faultsOfTampered()).toEqual(['the ubl file is missing or damaged'])
  })
})
