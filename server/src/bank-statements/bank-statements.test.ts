import { importBankStatement } from '@bordereau/contract/bank-imports'
import {
  bankTransactionCounts,
  ignoreBankTransaction,
  listBankTransactions,
  matchBankTransaction,
  matchCertainTransactions,
  undoBankTransaction,
} from '@bordereau/contract/bank-statements'
import { createBankAccount, listBankAccounts, updateBankAccount } from '@bordereau/contract/company'
import { getInvoice } from '@bordereau/contract/invoices'
import { listPayments, reversePayment } from '@bordereau/contract/payments'
import { agreedReference } from '@bordereau/domain/country/rules'
import { SPECIMEN_ACCOUNT } from '@bordereau/domain/testing/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

type Entry = {
  readonly amount: string
  readonly text?: string
  readonly account?: string
  readonly reference?: string
}

/** A statement of the company's French account. */
function camt(entries: readonly Entry[]): Uint8Array {
  const rows = entries.map(
    ({
      amount,
      text = '',
      account = '',
      reference = '',
    }) => `<Ntry><Amt Ccy="EUR">${amount.replace('-', '')}</Amt>
      <CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>
      <AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls>
      <RltdPties><Dbtr><Nm>Northwind Ltd</Nm></Dbtr><DbtrAcct><Id><IBAN>${account}</IBAN></Id></DbtrAcct></RltdPties>
      <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
    <Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id><Ccy>EUR</Ccy></Acct>${rows.join('')}</Stmt></BkToCstmrStmt></Document>`)
}

describeWithDatabase('bank statements', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
  })
  beforeEach(async ({ task }) => {
    owner = await signedUp(at, `owner-${task.id}@example.com`)
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => at.close())

  const anInvoice = (price: string) =>
    issued(owner, workspaceId, aDraft(customerId, { lines: [aLine({ price: decimal(price) })] }))
  const importFile = (bytes: Uint8Array, more: Record<string, string> = {}) =>
    owner.call(importBankStatement, {
      query: { workspaceId, fileName: 'statement', ...more },
      file: { bytes, mediaType: 'application/octet-stream' },
    })
  const imported = async (entries: readonly Entry[]) => {
    const answer = await importFile(camt(entries))
    if (!answer.ok) throw new Error(answer.refusal)
    return answer.value
  }
  const list = async (filter: { status?: 'open' | 'matched' | 'ignored'; certain?: 'true' } = {}) =>
    (await owner.must(listBankTransactions, { query: { workspaceId, ...filter } })).rows
  const counts = () => owner.must(bankTransactionCounts, { query: { workspaceId } })
  const openOf = async ({ id: invoiceId }: Invoice) =>
    (await owner.must(getInvoice, { query: { workspaceId, invoiceId } })).open
  const matchCertain = async () => {
    await owner.must(matchCertainTransactions, { query: { workspaceId } })
    await runDueJobs(at.context, jobs)
  }

  test('are imported once, however often and with whatever overlap', async () => {
    const first = [
      { amount: '10.00', text: 'a' },
      { amount: '10.00', text: 'a' },
      { amount: '-5.00' },
    ]
    expect(await importFile(camt(first))).toMatchObject({
      value: {
        question: null,
        statements: [
          {
            account: 'FR7630006000011234567890189',
            currency: 'EUR',
            from: '2026-11-20',
            to: '2026-11-20',
            transactions: 3,
            added: 3,
          },
        ],
      },
    })
    expect(await importFile(camt(first))).toMatchObject({ value: { statements: [{ added: 0 }] } })
    const longer = [...first, { amount: '10.00', text: 'a' }, { amount: '7.00', reference: 'B1' }]
    expect(await importFile(camt(longer))).toMatchObject({ value: { statements: [{ added: 2 }] } })
    expect(await counts()).toMatchObject({ open: 5, certain: 0, matched: 0 })
    expect((await list()).map(({ amount }) => amount).toSorted()).toEqual(
      ['10.00', '10.00', '10.00', '-5.00', '7.00'].toSorted(),
    )
  })

  test('are imported but for rows that cannot be read, which are named and new when they can', async () => {
    const rows = Array.from({ length: 300 }, (_, i) => ({ amount: `${i + 1}.00` }))
    const odd = Array.from({ length: 25 }, (_, i) => ({ amount: '1,5', text: `Rent ${i}` }))
    const { statements } = await imported([...odd, ...rows])
    const rest = { reason: 'amount_invalid', value: '1,5' }
    expect(statements).toMatchObject([
      {
        transactions: 300,
        added: 300,
        leftOut: {
          counts: [{ reason: 'amount_invalid', count: 25 }],
          rows: Array.from({ length: 20 }, (_, i) => ({
            ...rest,
            line: 3 + 4 * i,
            text: `2026-11-20 1,5 EUR CRDT Northwind Ltd Rent ${i}`,
          })),
        },
      },
    ])
    const again = await imported([{ amount: '1.50', text: 'Rent 0' }, ...rows])
    expect(again.statements).toMatchObject([
      { transactions: 301, added: 1, leftOut: { counts: [], rows: [] } },
    ])
  })

  test('of which no row can be read are refused by the first one, and nothing is stored', async () => {
    expect(await importFile(camt([{ amount: '1,5' }, { amount: '2,5' }]))).toMatchObject({
      status: 422,
      refusal: 'statement_unreadable',
      detail: { reason: 'amount_invalid', line: 3, value: '1,5' },
    })
    expect(await counts()).toMatchObject({ open: 0, certain: 0, matched: 0 })
  })

  test('are taken in whatever type a browser or a program gives a file of that name', async () => {
    const query = { workspaceId, fileName: 'statement.xml' }
    for (const mediaType of ['text/xml', 'application/xml', 'text/csv']) {
      const file = { bytes: camt([{ amount: '10.00', text: mediaType }]), mediaType }
      const imported = await owner.call(importBankStatement, { query, file })
      expect(imported).toMatchObject({ value: { statements: [{ added: 1 }] } })
    }
  })

  test('a payment is found by the reference that the bank had agreed to when the invoice was issued', async () => {
    const query = { workspaceId }
    const kid = (scheme: string) => ({
      ...SPECIMEN_ACCOUNT,
      iban: 'NO9386011117947',
      isDefault: true,
      agreement: { scheme, length: 15 },
    })
    const account = await owner.must(createBankAccount, { query, body: kid('kid_mod10') })
    const draft = aDraft(customerId, { bankAccountId: account.id })
    const invoice = await issued(owner, workspaceId, draft)
    const { id: bankAccountId } = account
    await owner.must(updateBankAccount, {
      query: { workspaceId, bankAccountId },
      body: kid('kid_mod11'),
    })
    const reference = agreedReference(account, invoice.number ?? '') ?? ''
    expect(reference).toMatch(/^0+\d+$/)
    const pages = await at.app.inject({ url: new URL(invoice.payLink ?? '').pathname })
    expect(pages.body).toContain(reference)
    await importFile(camt([{ amount: invoice.open, text: reference }]))
    expect(await list()).toMatchObject([
      {
        proposal: {
          certainty: 'certain',
          reasons: ['reference', 'amount'],
          allocations: [{ invoiceId: invoice.id }],
        },
      },
    ])
  })

  test('certain payments are recorded at once, and can be undone', async () => {
    const [one, two] = [await anInvoice('100'), await anInvoice('200')]
    const both = `${one.number} et ${two.number}`
    const sum = (Number(one.open) + Number(two.open)).toFixed(2)
    await importFile(
      camt([
        { amount: sum, text: both },
        { amount: '-5.00', text: one.number ?? '' },
      ]),
    )
    expect(await list({ certain: 'true' })).toMatchObject([
      {
        amount: sum,
        proposal: {
          certainty: 'certain',
          reasons: ['number', 'sum_of_documents'],
          allocations: [
            { invoiceId: one.id, number: one.number, amount: one.open },
            { invoiceId: two.id, amount: two.open },
          ],
        },
      },
    ])
    await matchCertain()
    expect(await counts()).toMatchObject({ open: 1, certain: 0, matched: 1 })
    expect([await openOf(one), await openOf(two)]).toEqual(['0.00', '0.00'])
    const [matched] = await list({ status: 'matched' })
    expect(matched).toMatchObject({ proposal: null, settled: [{}, {}] })
    const undo = { query: { workspaceId, transactionId: matched?.id ?? '' }, body: { reason: '' } }
    await owner.must(undoBankTransaction, undo)
    expect([await openOf(one), await openOf(two)]).toEqual([one.open, two.open])
    expect(await counts()).toMatchObject({ open: 2, certain: 1, matched: 0 })
    expect(await owner.call(undoBankTransaction, undo)).toMatchObject({ refusal: 'not_matched' })
  })

  test('wait for a new match when their payment is reversed on its own, and not when that is refused', async () => {
    const one = await anInvoice('100')
    await importFile(camt([{ amount: one.open, text: one.number ?? '' }]))
    await matchCertain()
    const [matched] = await list({ status: 'matched' })
    const reverse = () =>
      owner.call(reversePayment, {
        query: { workspaceId, paymentId: matched?.paymentId ?? '' },
        body: { reason: 'Wrong invoice' },
      })
    expect(await reverse()).toMatchObject({ ok: true })
    expect(await openOf(one)).toBe(one.open)
    expect(await counts()).toMatchObject({ open: 1, matched: 0 })
    expect(await list()).toMatchObject([{ status: 'open', paymentId: null, proposal: {} }])
    at.clock.move(1)
    await matchCertain()
    expect(await reverse()).toMatchObject({ refusal: 'already_reversed' })
    expect(await counts()).toMatchObject({ open: 0, matched: 1 })
    expect(await openOf(one)).toBe('0.00')
  })

  test('a payment is recorded once, also when two jobs and a person do it', async () => {
    const one = await anInvoice('100')
    await importFile(camt([{ amount: one.open, text: one.number ?? '' }]))
    const [transaction] = await list()
    const match = {
      query: { workspaceId, transactionId: transaction?.id ?? '' },
      body: { customerId, allocations: [{ invoiceId: one.id, amount: one.open }] },
    }
    for (let job = 0; job < 2; job += 1) {
      at.clock.move(1)
      await owner.must(matchCertainTransactions, { query: { workspaceId } })
    }
    await Promise.all([
      runDueJobs(at.context, jobs),
      runDueJobs(at.context, jobs),
      owner.call(matchBankTransaction, match),
    ])
    const { rows } = await owner.must(listPayments, { query: { workspaceId } })
    expect(rows).toMatchObject([{ amount: one.open, date: '2026-11-20', method: 'transfer' }])
    expect(await owner.call(matchBankTransaction, match)).toMatchObject({
      refusal: 'already_decided',
    })
  })

  test('an account that has paid before is known', async () => {
    const [one, two] = [await anInvoice('100'), await anInvoice('150')]
    const account = 'DE89370400440532013000'
    await importFile(camt([{ amount: one.open, account, text: one.number ?? '' }]))
    await matchCertain()
    await importFile(camt([{ amount: two.open, account, text: 'thanks' }]))
    expect((await list({ status: 'open' }))[0]?.proposal).toMatchObject({
      certainty: 'certain',
      reasons: ['account_known', 'amount'],
      allocations: [{ invoiceId: two.id }],
    })
  })

  test('of German banks, which name bank code and number, are of the account with that IBAN', async () => {
    const account = { ...SPECIMEN_ACCOUNT, iban: 'DE89370400440532013000', isDefault: false }
    await owner.must(createBankAccount, { query: { workspaceId }, body: account })
    // The number in the IBAN has ten digits, here it has nine.
    const accounts = ['37040044/532013000', '37040044/532013001']
    const file = accounts.map(named =>
      [':20:1', `:25:${named}`, ':28C:1/1', ':60F:C260304EUR0,00'].concat(
        ':61:2603050305CR12,00NTRFNONREF//B1',
        ':62F:C260305EUR12,00',
      ),
    )
    const imported = await importFile(new TextEncoder().encode(`${file.flat().join('\r\n')}\r\n-`))
    expect(imported).toMatchObject({
      value: { statements: [{ account: account.iban }, { account: '37040044/532013001' }] },
    })
  })

  test('what a person decides is refused where it cannot be', async () => {
    const one = await anInvoice('100')
    await importFile(camt([{ amount: '500.00', text: 'x' }, { amount: '-5.00' }]))
    const rows = await list()
    const match = (amount: string, settle: string) =>
      owner.call(matchBankTransaction, {
        query: { workspaceId, transactionId: rows.find(row => row.amount === amount)?.id ?? '' },
        body: { customerId, allocations: [{ invoiceId: one.id, amount: settle }] },
      })
    expect(await match('-5.00', '1')).toMatchObject({ refusal: 'not_a_credit' })
    expect(await match('500.00', '500')).toMatchObject({ refusal: 'over_allocated' })
    expect(await match('500.00', one.open)).toMatchObject({ status: 200 })
    const { rows: payments } = await owner.must(listPayments, { query: { workspaceId } })
    expect(payments[0]?.unallocated).toBe((500 - Number(one.open)).toFixed(2))
  })

  test('a transaction can be ignored, and is then no proposal', async () => {
    const one = await anInvoice('100')
    await importFile(camt([{ amount: one.open, text: one.number ?? '' }]))
    const [transaction] = await list()
    const ignore = (ignored: boolean) =>
      owner.must(ignoreBankTransaction, {
        query: { workspaceId, transactionId: transaction?.id ?? '' },
        body: { ignored },
      })
    await ignore(true)
    expect(await counts()).toMatchObject({ open: 0, certain: 0, ignored: 1 })
    await matchCertain()
    expect(await openOf(one)).toBe(one.open)
    await ignore(false)
    expect(await counts()).toMatchObject({ open: 1, certain: 1, ignored: 0 })
  })

  describe('a CSV file', () => {
    const file = new TextEncoder().encode('When,How much,Who\n2026-11-20,12.50,ACME\n')

    test('needs the account, asks for its columns, and remembers them', async () => {
      const accounts = { accountId: await anAccount() }
      expect(await importFile(file, accounts)).toMatchObject({
        value: { question: { headings: ['When', 'How much', 'Who'] }, statements: [] },
      })
      const columns = JSON.stringify({ date: 'When', amount: 'How much', name: 'Who' })
      expect(await importFile(file, { columns })).toMatchObject({
        refusal: 'statement_unreadable',
        detail: { reason: 'currency_unknown' },
      })
      expect(await importFile(file, { ...accounts, columns })).toMatchObject({
        value: { question: null, statements: [{ added: 1 }] },
      })
      expect(await importFile(file, accounts)).toMatchObject({
        value: { question: null, statements: [{ transactions: 1, added: 0 }] },
      })
      expect(await list()).toMatchObject([{ partyName: 'ACME', amount: '12.50' }])
    })
  })

  async function anAccount(): Promise<string> {
    const { accounts } = await owner.must(listBankAccounts, { query: { workspaceId } })
    return accounts[0]?.id ?? ''
  }

  test.each([
    ['nothing', '', 'unknown_format'],
    ['a picture', '\u0089PNG\r\n\0\0', 'unknown_format'],
    ['entities', '<!DOCTYPE a [<!ENTITY b "c">]><a><BkToCstmrStmt></BkToCstmrStmt></a>', 'doctype'],
    ['an XML file that ends too early', '<Document><BkToCstmrStmt><Stmt>', 'not_well_formed'],
  ])('%s is refused, and nothing is stored', async (_, text, reason) => {
    expect(await importFile(new TextEncoder().encode(text))).toMatchObject({
      status: 422,
      refusal: 'statement_unreadable',
      detail: { reason },
    })
    expect(await list()).toEqual([])
  })
})
