import { getInvoice } from '@bordereau/contract/invoices'
import { refundPayment } from '@bordereau/contract/payment-accounts'
import { listPayments, recordPayment } from '@bordereau/contract/payments'
import { listMail } from '@bordereau/contract/mail'
import {
  getPortalLink,
  renewPortalLink,
  restorePortalLink,
  revokePortalLink,
  sendPortalLink,
} from '@bordereau/contract/portal-link'
import { createQuote, sendQuote } from '@bordereau/contract/quotes'
import { decimal } from '@bordereau/domain/money/decimal'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import {
  FRENCH_COMPANY,
  GERMAN_CUSTOMER,
  type Invoice,
  aCompany,
  aCustomer,
  aDraft,
  aLine,
  drafted,
  issued,
} from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import type { ProviderEvent } from '../payment-providers/provider.ts'
import { beginCheckout } from '../payments/checkout.ts'
import { recordEvent } from '../payments/record-event.ts'

const DOLLARS = { currency: 'USD', taxCurrency: { currency: 'EUR', rate: decimal('0.9') } }

describeWithDatabase('the customer’s portal', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string
  let portal: string
  let strangers: { portal: string; invoice: Invoice }

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    await engine.admin
      .updateTable('workspace')
      .where('id', '=', workspaceId)
      .set({ sample: true })
      .execute()
    customerId = await aCustomer(owner, workspaceId)
    portal = await linkOf(customerId)
    const other = await aCustomer(owner, workspaceId, {
      ...GERMAN_CUSTOMER,
      legalName: 'Stranger GmbH',
    })
    strangers = {
      portal: await linkOf(other),
      invoice: await issued(owner, workspaceId, aDraft(other)),
    }
  })
  afterAll(() => at.close())

  async function linkOf(id: string): Promise<string> {
    const { link } = await owner.must(renewPortalLink, {
      query: { workspaceId, customerId: id },
      body: undefined,
    })
    return new URL(link ?? '').pathname
  }
  const get = (url: string) => at.app.inject({ url })
  const post = (url: string, form: readonly (readonly [string, string])[] = []) =>
    at.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      payload: new URLSearchParams(
        form.map(([name, value]): [string, string] => [name, value]),
      ).toString(),
    })
  const read = (invoice: { readonly id: string }) =>
    owner.must(getInvoice, { query: { workspaceId, invoiceId: invoice.id } })
  const anInvoice = (price = '100') =>
    issued(owner, workspaceId, aDraft(customerId, { lines: [aLine({ price: decimal(price) })] }))
  const payments = async () => (await owner.must(listPayments, { query: { workspaceId } })).rows

  /** Pays these in the sandbox as the page's form does. */
  async function pay(invoices: readonly { readonly id: string }[], token = portal) {
    const begun = await post(`${token}/checkout`, [
      ['provider', 'sandbox-pay'],
      ...invoices.map(({ id }) => ['invoice', id] as const),
    ])
    const address = new URL(String(begun.headers.location), 'http://localhost')
    return { address, path: address.pathname }
  }

  test('has every issued document of one customer with its files, and no draft and no other customer', async () => {
    const invoice = await anInvoice()
    const draft = await drafted(owner, workspaceId, aDraft(customerId, { note: 'DRAFTED' }))
    expect(draft.number).toBeNull()
    const page = await get(portal)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(invoice.number)
    expect(page.body).toContain('lang="de"')
    expect(page.body).not.toContain(strangers.invoice.number)
    expect(page.body).not.toContain(draft.id)
    const pdf = await get(`${portal}/documents/${invoice.id}/pdf`)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    for (const id of [strangers.invoice.id, draft.id])
      expect((await get(`${portal}/documents/${id}/pdf`)).statusCode).toBe(404)
    const zip = await get(`${portal}/documents.zip`)
    expect(zip.headers['content-type']).toBe('application/zip')
    expect(zip.headers['content-disposition']).toMatch(/''Dokumente-2026-\d\d-\d\d\.zip$/)
    expect(zip.rawPayload.includes(`${invoice.number}.pdf`)).toBe(true)
    expect(zip.rawPayload.includes(String(strangers.invoice.number))).toBe(false)
  })

  test('a link is renewed, revoked and restored; no other token opens anything', async () => {
    const query = { workspaceId, customerId }
    const former = portal
    portal = await linkOf(customerId)
    expect((await get(former)).statusCode).toBe(404)
    expect((await owner.must(getPortalLink, { query })).openedAt).toBeNull()
    await get(portal)
    expect((await owner.must(getPortalLink, { query })).openedAt).not.toBeNull()
    await owner.must(revokePortalLink, { query })
    for (const path of ['', '/statement', '/documents.zip', '/logo', '/statement.pdf?currency=EUR'])
      expect([path, (await get(`${portal}${path}`)).statusCode]).toEqual([path, 404])
    await owner.must(restorePortalLink, { query, body: undefined })
    expect(await owner.call(restorePortalLink, { query, body: undefined })).toMatchObject({
      refusal: 'not_restorable',
    })
    expect((await get(portal)).statusCode).toBe(200)
    // Tokens of payment pages and of other uses of the secret are no tokens of a portal.
    const invoice = await anInvoice()
    const payToken = new URL(invoice.payLink ?? '').pathname.split('/')[2] ?? ''
    for (const token of [payToken, 'x', '%F0%9F%98%80', portal.slice(8, -1)])
      expect((await get(`/portal/${token}`)).statusCode).toBe(404)
  })

  test('the link is sent by mail in the customer’s language', async () => {
    const query = { workspaceId, customerId }
    await owner.must(sendPortalLink, { query, body: { to: 'kunde@example.com' } })
    const { rows } = await owner.must(listMail, { query: { workspaceId } })
    expect(rows.find(mail => mail.kind === 'portal')).toMatchObject({
      to: 'kunde@example.com',
      subject: expect.stringMatching(/^Ihre Dokumente von /),
    })
  })

  test('three invoices are paid by one payment, which is recorded once and has one receipt; one of them is refunded', async () => {
    const invoices = [await anInvoice('100'), await anInvoice('200'), await anInvoice('50')]
    const before = (await payments()).length
    const { path } = await pay(invoices)
    expect((await get(path)).body).toContain('Es wird kein Geld bewegt')
    // The checkout is this customer's: not even another one of the same company sees or pays it.
    const foreign = path.replace(portal, strangers.portal)
    expect((await get(foreign)).statusCode).toBe(303)
    await post(foreign)
    expect(await payments()).toHaveLength(before)
    for (let tries = 0; tries < 3; tries += 1) expect((await post(path)).statusCode).toBe(303)
    const [payment, ...others] = await payments()
    expect(others).toHaveLength(before)
    expect(payment?.allocations.map(one => one.invoiceId).toSorted()).toEqual(
      invoices.map(({ id }) => id).toSorted(),
    )
    for (const invoice of invoices)
      expect(await read(invoice)).toMatchObject({ status: 'paid', open: '0.00' })
    const { rows } = await owner.must(listMail, { query: { workspaceId } })
    const receipts = rows.filter(({ kind }) => kind === 'receipt')
    expect(receipts).toHaveLength(1)
    for (const { number } of invoices) expect(receipts[0]?.subject).toContain(number)

    const [first, second, third] = invoices
    const query = { workspaceId, paymentId: payment?.id ?? '' }
    const amount = first?.totals.payable ?? ''
    const refund = (invoiceId: string, paid: string) =>
      owner.call(refundPayment, { query, body: { amount: paid, reason: '', invoiceId } })
    expect(await refund(third?.id ?? '', amount)).toMatchObject({ refusal: 'over_refunded' })
    expect(await refund(strangers.invoice.id, '1')).toMatchObject({ refusal: 'over_refunded' })
    await owner.must(refundPayment, {
      query,
      body: { amount, reason: '', invoiceId: first?.id ?? '' },
    })
    expect(await read(first ?? strangers.invoice)).toMatchObject({ open: amount })
    for (const one of [second, third])
      expect(await read(one ?? strangers.invoice)).toMatchObject({ status: 'paid' })
  })

  test('pays only what is open, of this customer, in one currency', async () => {
    const [own, paid] = [await anInvoice(), await anInvoice()]
    const dollars = await issued(
      owner,
      workspaceId,
      aDraft(customerId, { ...DOLLARS, lines: [aLine({ price: decimal('70') })] }),
    )
    await owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: paid.totals.payable,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: paid.id, amount: paid.totals.payable }],
      },
    })
    for (const chosen of [[], [paid], [strangers.invoice], [{ id: 'x' }]])
      expect((await pay(chosen)).address.searchParams.get('said')).toBe('nothing-selected')
    const { path } = await pay([own, paid, dollars, strangers.invoice])
    await post(path)
    expect(await read(own)).toMatchObject({ status: 'paid' })
    expect((await read(dollars)).open).toBe(dollars.totals.payable)
    expect((await read(strangers.invoice)).open).toBe(strangers.invoice.totals.payable)
  })

  test('every order of the reports about one payment of three ends in the same open amounts', async () => {
    const invoices = [await anInvoice('100'), await anInvoice('200'), await anInvoice('50')]
    const ends = new Set<string>()
    for (let round = 0; round < 5; round += 1) {
      const copies =
        round === 0
          ? invoices
          : [await anInvoice('100'), await anInvoice('200'), await anInvoice('50')]
      ends.add(await afterReports(copies, round))
    }
    expect([...ends]).toHaveLength(1)
  })

  /** A payment of three, a refund that succeeds and one that fails in the end, in an order of this seed. */
  async function afterReports(invoices: readonly Invoice[], seed: number): Promise<string> {
    const parts = invoices.map(({ id, totals }) => ({
      invoiceId: id,
      amount: BigInt(totals.payable.replace('.', '')),
    }))
    const amount = parts.reduce((sum, part) => sum + part.amount, 0n)
    const { reference } = await inWorkspace(at.context.db, { workspaceId }, tx =>
      beginCheckout(tx, at.context, {
        workspaceId,
        provider: 'sandbox-pay',
        mode: 'sandbox',
        accountId: '',
        parts,
        currency: 'EUR',
      }),
    )
    const fact = (one: ProviderEvent['fact'], no: number): ProviderEvent => ({
      id: `${reference} ${no}`,
      reference,
      mode: 'sandbox',
      fact: one,
    })
    const back = (name: string, refunded: bigint, status: 'pending' | 'succeeded' | 'failed') => ({
      kind: 'refund' as const,
      reference: name,
      requestId: '',
      amount: refunded,
      currency: 'EUR',
      status,
    })
    const paidAt = at.context.clock.now()
    const events = [
      { kind: 'paid' as const, amount, currency: 'EUR', paidAt, paymentReference: reference },
      back('a', 15_000n, 'pending'),
      back('a', 15_000n, 'succeeded'),
      back('b', 9_000n, 'pending'),
      back('b', 9_000n, 'failed'),
    ].map(fact)
    const order = fc.shuffledSubarray(events, { minLength: events.length })
    const [mixed = []] = fc.sample(order, { seed, numRuns: 1 })
    for (const event of [...mixed, ...events]) {
      const recorded = await recordEvent(
        at.context,
        { workspaceId, provider: 'sandbox-pay' },
        event,
      )
      expect(recorded.ok).toBe(true)
    }
    const open = await Promise.all(invoices.map(async one => (await read(one)).open))
    return open.join(' ')
  }

  test('the statement ends in what is open less the credit, and its PDF has the same balance', async () => {
    const own = await aCustomer(owner, workspaceId, { ...GERMAN_CUSTOMER, legalName: 'Konto AG' })
    const link = await linkOf(own)
    const draft = aDraft(own, { lines: [aLine({ price: decimal('1000') })] })
    const one = await issued(owner, workspaceId, draft)
    const dollars = await issued(owner, workspaceId, { ...draft, ...DOLLARS })
    const payment = (amount: string, allocations: { invoiceId: string; amount: string }[]) =>
      owner.must(recordPayment, {
        query: { workspaceId },
        body: {
          customerId: own,
          date: '2026-11-20',
          currency: 'EUR',
          amount,
          method: 'transfer',
          reference: 'TRANSFER-7',
          note: '',
          allocations: allocations.map(each => ({
            ...each,
            ...(each.invoiceId === dollars.id ? { rate: '1.1' } : {}),
          })),
        },
      })
    await payment('300', [
      { invoiceId: one.id, amount: '150' },
      { invoiceId: dollars.id, amount: '100' },
    ])
    await owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId: own,
        date: '2026-11-20',
        currency: 'EUR',
        amount: '0',
        method: 'other',
        reference: '',
        note: '',
        allocations: [
          {
            invoiceId: one.id,
            amount: '0',
            deductions: [{ kind: 'written_off', amount: '10', reason: 'Kulanz' }],
          },
        ],
      },
    })
    const page = (await get(`${link}/statement?lang=en`)).body
    const balances = [...page.matchAll(/<tr class="strong">[\s\S]*?<bdi>([^<]*)<\/bdi>/g)].map(
      ([, sum]) => sum,
    )
    const open = async (invoice: Invoice) => Number((await read(invoice)).open)
    const shown = (sum: number, currency: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).format(sum)
    // 50 of the 300 euro are the customer's credit; 100 paid the dollars.
    expect(balances).toEqual([
      shown((await open(one)) - 50, 'EUR'),
      shown(await open(dollars), 'USD'),
    ])
    expect(page).toContain('TRANSFER-7')
    const pdf = await get(`${link}/statement.pdf?currency=EUR`)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await get(`${link}/statement.pdf?currency=PLN`)).statusCode).toBe(404)
    expect((await get(`${link}/statement?from=2020-01-01&to=2020-12-31`)).body).not.toContain(
      'TRANSFER-7',
    )
  })

  test('a change of data is asked for by e-mail, and nothing is changed', async () => {
    const own = await aCustomer(owner, workspaceId, { ...GERMAN_CUSTOMER, legalName: 'Umzug AG' })
    const link = await linkOf(own)
    const ask = async (form: readonly (readonly [string, string])[]) => {
      const { headers } = await post(`${link}/change`, form)
      return new URL(String(headers.location), 'http://localhost').searchParams.get('said')
    }
    const page = (await get(link)).body
    const [before = ''] = /name="email" value="[^"]*"/.exec(page) ?? []
    const same = [...page.matchAll(/name="(contact|email|phone)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    )
    const withEmail = (email: string) => [
      ...same.filter(([name]) => name !== 'email'),
      ['email', email] as const,
    ]
    expect(await ask(same)).toBe('change-wrong')
    expect(await ask(withEmail('no address'))).toBe('change-wrong')
    expect(await ask(withEmail('neu@example.com'))).toBe('change-sent')
    const { rows } = await owner.must(listMail, { query: { workspaceId } })
    const mail = rows.find(one => one.kind === 'portal' && one.subject.includes('Umzug AG'))
    expect(mail?.to).toBe(FRENCH_COMPANY.contact.email)
    expect((await get(link)).body).toContain(before)
  })

  test('quotes that await an answer lead to their page, and customers’ texts are no markup', async () => {
    const hostile = await aCustomer(owner, workspaceId, {
      ...GERMAN_CUSTOMER,
      legalName: '<script>alert(1)</script> "Q" & Söhne',
    })
    const link = await linkOf(hostile)
    const query = { workspaceId }
    const quote = await owner.must(createQuote, { query, body: { draft: aDraft(hostile) } })
    expect((await get(link)).body).not.toContain('/quote/')
    await owner.must(sendQuote, {
      query: { workspaceId, quoteId: quote.id },
      body: { version: quote.version },
    })
    const page = (await get(link)).body
    expect(page).toContain('/quote/')
    expect(page).not.toContain('<script>alert')
    expect((await get(`${link}/statement`)).body).not.toContain('<script>alert')
    expect(page).toContain('&lt;script&gt;'.replaceAll('&lt;', '&#60;').replaceAll('&gt;', '&#62;'))
  })
})
