import { beginDeposit, beginFinal, listFreeDeposits } from '@bordereau/contract/corrections'
import { getDashboard } from '@bordereau/contract/dashboard'
import {
  type InvoiceView,
  createDraft,
  creditInvoice,
  getInvoice,
  issueInvoice,
  listInvoices,
  saveDraft,
} from '@bordereau/contract/invoices'
import { recordPayment } from '@bordereau/contract/payments'
import { verifyJournal } from '@bordereau/contract/journal'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { aCompany, aCustomer, aDraft, aLine } from '../testing.ts'

describeWithDatabase('a chain of deposits', engine => {
  let context: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    context = await startApp(engine.db)
    owner = await signedUp(context, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => context.close())

  const at = (invoiceId: string) => ({ query: { workspaceId, invoiceId } })
  const read = (invoiceId: string) => owner.must(getInvoice, at(invoiceId))
  const issue = ({ id, version }: Pick<InvoiceView, 'id' | 'version'>) =>
    owner.call(issueInvoice, { ...at(id), body: { version } })
  const must = async (view: Pick<InvoiceView, 'id' | 'version'>) =>
    owner.must(issueInvoice, { ...at(view.id), body: { version: view.version } })
  const agreement = () =>
    owner.must(createDraft, {
      query: { workspaceId },
      body: {
        draft: aDraft(customerId, {
          lines: [aLine({ quantity: decimal('10'), price: decimal('100') })],
        }),
      },
    })
  const deposit = (invoiceId: string, percent: string) =>
    owner.must(beginDeposit, {
      ...at(invoiceId),
      body: { share: { by: 'percent', percent: decimal(percent) } },
    })
  const pay = (invoiceId: string, amount: string) =>
    owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId, amount }],
      },
    })
  const invoiced = async () => {
    const { months } = await owner.must(getDashboard, { query: { workspaceId } })
    return months.at(-1)?.invoiced
  }

  test('is a draft, its deposits, and what remains of it; sums count what was sold once', async () => {
    const agreed = await agreement()
    const { payable } = agreed.totals
    const begun = await deposit(agreed.id, '30')
    expect(begun).toMatchObject({ type: 'deposit', finalInvoice: { id: agreed.id, number: null } })
    const first = await must(begun)
    const draft = await read(agreed.id)
    expect(draft).toMatchObject({
      version: agreed.version,
      draft: { deposits: [{ invoiceId: first.id, number: first.number }] },
      deposits: [{ id: first.id, open: first.totals.payable }],
    })
    expect(Number(draft.totals.payable)).toBeCloseTo(Number(payable) * 0.7, 6)

    expect(await issue(draft)).toMatchObject({
      refusal: 'deposit_unpaid',
      detail: { number: first.number },
    })
    await pay(first.id, first.totals.payable)
    const second = await must(await deposit(agreed.id, '10'))
    await pay(second.id, second.totals.payable)
    const final = await must(await read(agreed.id))
    expect(final).toMatchObject({ type: 'invoice', status: 'issued' })
    expect(Number(final.totals.prepaid)).toBeCloseTo(Number(payable) * 0.4, 6)
    expect(Number(final.open)).toBeCloseTo(Number(payable) * 0.6, 6)
    const sold = await owner.must(listInvoices, { query: { workspaceId, type: 'deposit' } })
    expect(sold.rows.map(row => row.number).toSorted()).toEqual(
      [first.number, second.number].toSorted(),
    )
    expect(await invoiced()).toBe('1000.00')
    // The journal's check counts what settled each document.
    const verified = await owner.must(verifyJournal, { query: { workspaceId } })
    expect(verified.findings).toEqual([])
  })

  test('an editor cannot change what is set off, nor the customer', async () => {
    const agreed = await agreement()
    const first = await must(await deposit(agreed.id, '50'))
    const { draft, version } = await read(agreed.id)
    const other = await aCustomer(owner, workspaceId)
    await owner.must(saveDraft, {
      ...at(agreed.id),
      body: { version, draft: { ...draft, customerId: other, deposits: [] } },
    })
    expect((await read(agreed.id)).draft).toMatchObject({
      customerId,
      deposits: [{ number: first.number }],
    })
  })

  test('a deposit that is credited in part is set off in part, and not credited once it is', async () => {
    const agreed = await agreement()
    const first = await must(await deposit(agreed.id, '50'))
    const [line] = first.draft.lines
    const note = await owner.must(creditInvoice, {
      ...at(first.id),
      body: { reason: 'Moins', lines: [{ lineId: line?.id ?? '', quantity: decimal('0.5') }] },
    })
    await must(note)
    const half = await read(agreed.id)
    expect(Number(half.totals.prepaid)).toBeCloseTo(Number(agreed.totals.payable) * 0.25, 6)
    await pay(first.id, (await read(first.id)).open)
    await must(half)
    const refused = await owner.call(creditInvoice, { ...at(first.id), body: { reason: 'x' } })
    expect(refused).toMatchObject({ refusal: 'deposit_set_off' })
  })

  test('a final invoice is credited as a whole: nothing is owed, and the deposit is the customer’s credit', async () => {
    const before = Number(await invoiced())
    const agreed = await agreement()
    const first = await must(await deposit(agreed.id, '30'))
    await pay(first.id, first.totals.payable)
    const final = await must(await read(agreed.id))
    const begun = await owner.must(creditInvoice, { ...at(final.id), body: { reason: 'Annulé' } })
    const note = await must(begun)
    expect(note.totals.tax).toBe(agreed.totals.tax)
    expect(await read(final.id)).toMatchObject({ open: '0.00', status: 'credited' })
    expect((await read(note.id)).open).toBe(first.totals.payable)
    expect(Number(await invoiced())).toBeCloseTo(before, 6)
    const verified = await owner.must(verifyJournal, { query: { workspaceId } })
    expect(verified.findings).toEqual([])
  })

  test('a deposit still in draft is issued or deleted before its final invoice', async () => {
    const agreed = await agreement()
    const first = await must(await deposit(agreed.id, '10'))
    await pay(first.id, first.totals.payable)
    await deposit(agreed.id, '10')
    expect(await issue(await read(agreed.id))).toMatchObject({
      refusal: 'deposit_not_issued',
    })
  })

  test('a deposit is not issued any more once the invoice that would set it off is', async () => {
    const agreed = await agreement()
    const begun = await deposit(agreed.id, '10')
    expect(await must(await read(agreed.id))).toMatchObject({ status: 'issued', deposits: [] })
    expect(await issue(begun)).toMatchObject({ status: 409, refusal: 'final_issued' })
    expect(await read(begun.id)).toMatchObject({ status: 'draft', number: null })
  })

  test('one final invoice may set off several deposits that were taken on nothing', async () => {
    const buyer = await aCustomer(owner, workspaceId)
    const taken = async () => {
      const draft = aDraft(buyer, { type: 'deposit' })
      return must(await owner.must(createDraft, { query: { workspaceId }, body: { draft } }))
    }
    const [first, second, third] = [await taken(), await taken(), await taken()]
    const inDraft = await owner.must(createDraft, {
      query: { workspaceId },
      body: { draft: aDraft(buyer, { type: 'deposit' }) },
    })
    const free = async (id: string) =>
      (await owner.must(listFreeDeposits, at(id))).deposits.map(one => one.number)
    expect(await free(first.id)).toEqual([second.number, third.number])
    const depositIds = [second.id]
    const final = await owner.must(beginFinal, { ...at(first.id), body: { depositIds } })
    expect(final.draft.deposits?.map(one => one.number)).toEqual([first.number, second.number])
    expect(await free(third.id)).toEqual([])
    // Another customer's deposit, one that is set off, or one that is not issued, is not taken.
    const other = await must(
      await owner.must(createDraft, {
        query: { workspaceId },
        body: { draft: aDraft(customerId, { type: 'deposit' }) },
      }),
    )
    for (const id of [other.id, second.id, inDraft.id]) {
      const refused = await owner.call(beginFinal, { ...at(third.id), body: { depositIds: [id] } })
      expect(refused).toMatchObject({ refusal: 'not_a_deposit' })
    }
  })

  test('the final invoice of a deposit on nothing is drafted from it, once', async () => {
    const made = await owner.must(createDraft, {
      query: { workspaceId },
      body: { draft: aDraft(customerId, { type: 'deposit' }) },
    })
    expect(made.type).toBe('deposit')
    expect(await owner.call(beginFinal, { ...at(made.id), body: {} })).toMatchObject({
      refusal: 'not_issued',
    })
    const first = await must(made)
    const final = await owner.must(beginFinal, { ...at(first.id), body: {} })
    expect(final).toMatchObject({
      type: 'invoice',
      draft: {
        lines: [],
        deposits: [{ number: first.number, amount: first.totals.payable.replace(/\.?0+$/, '') }],
      },
    })
    expect(await owner.call(beginFinal, { ...at(first.id), body: {} })).toMatchObject({
      refusal: 'final_exists',
      detail: { invoiceId: final.id },
    })
  })
})
