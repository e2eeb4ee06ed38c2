import { getCompany, updateCompany } from '@bordereau/contract/company'
import { creditInvoice, issueInvoice, sendInvoice } from '@bordereau/contract/invoices'
import { listPayments, recordPayment } from '@bordereau/contract/payments'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import { type Client, type TestHouse, mailsTo, signedUp, startHouse } from '../lib/testing.ts'

describeEngines('the pay page', engine => {
  let at: TestHouse
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    at = await startHouse(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => at.close())

  /** The page's words, one space between them. */
  async function wordsOf(link: string | null, query = ''): Promise<string> {
    const { statusCode, body } = await at.app.inject({
      url: `${new URL(link ?? '').pathname}${query}`,
    })
    expect(statusCode).toBe(200)
    return body.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ')
  }

  test('adds up: what the whole document takes off, what notes settled, what was paid', async () => {
    const line = aLine({ quantity: decimal('8'), price: decimal('100') })
    const invoice = await issued(
      owner,
      workspaceId,
      aDraft(customerId, {
        lines: [line],
        allowancesCharges: [
          {
            charge: false,
            value: { by: 'percent', percent: decimal('10') },
            reason: 'Treue',
            reasonCode: '95',
            tax: line.tax,
          },
        ],
      }),
    )
    const words = await wordsOf(invoice.payLink)
    expect(words).toContain('8 Stunden')
    expect(words).toMatch(/Zwischensumme 800,00 € Rabatt 10 % – Treue -80,00 €/)
    expect(words).toMatch(
      /Nettobetrag 720,00 € .* 144,00 € Gesamtbetrag 864,00 € Zu zahlen 864,00 €/,
    )

    const query = { workspaceId, invoiceId: invoice.id }
    const lines = [{ lineId: invoice.draft.lines[0]?.id ?? '', quantity: decimal('1') }]
    const note = await owner.must(creditInvoice, { query, body: { reason: 'Zu viel', lines } })
    await owner.must(issueInvoice, {
      query: { workspaceId, invoiceId: note.id },
      body: { version: note.version },
    })
    await owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: '56',
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: invoice.id, amount: '56' }],
      },
    })
    const after = await wordsOf(invoice.payLink)
    expect(after).toMatch(
      /Rechnungskorrektur -108,00 € Bereits bezahlt -56,00 € Zu zahlen 700,00 €/,
    )
    expect(after).toContain('Teilweise bezahlt')
  })

  test('says an amount that does not change on the way once', async () => {
    const tax = {
      category: 'AE',
      rate: decimal('0'),
      exemptionCode: 'VATEX-EU-AE',
      exemptionReason: 'Autoliquidation',
    } as const
    const invoice = await issued(
      owner,
      workspaceId,
      aDraft(customerId, { lines: [aLine({ tax })] }),
    )
    const words = await wordsOf(invoice.payLink)
    expect(words).toMatch(/138,66 € Zu zahlen 138,66 €/)
    expect(words).not.toContain('Gesamtbetrag')
  })

  test('hands out for copying what a banking form takes, in the reader’s language', async () => {
    const line = aLine({ quantity: decimal('10'), price: decimal('1000') })
    const invoice = await issued(owner, workspaceId, aDraft(customerId, { lines: [line] }))
    const { pathname } = new URL(invoice.payLink ?? '')
    const german = (await at.app.inject({ url: pathname })).body
    expect(german).toMatch(/data-copy="12000,00"\s+aria-label="Kopieren: Zu zahlen"/)
    expect(german).toContain('data-copy="FR7630006000011234567890189"')
    expect(german).toContain('FR76 3000 6000 0112 3456 7890 189')
    const english = (await at.app.inject({ url: `${pathname}?lang=en` })).body
    expect(english).toContain('data-copy="12000.00"')
  })

  test('shows what else is taken with its marks, and where else the seller is', async () => {
    const { version } = await owner.must(getCompany, { query: { workspaceId } })
    await owner.must(updateCompany, {
      query: { workspaceId },
      body: {
        version,
        acceptedBrands: [
          { brand: 'mastercard', url: '' },
          { brand: 'paypal', url: 'https://paypal.example/a"b' },
        ],
        socialLinks: [
          { network: 'linkedin', url: 'https://linkedin.example/company/a' },
          { network: 'web', url: 'https://www.atelier.example/' },
        ],
      },
    })
    const invoice = await issued(owner, workspaceId, aDraft(customerId, { language: 'fr' }))
    const words = await wordsOf(invoice.payLink)
    expect(words).toMatch(/Également acceptés Payer avec PayPal Mastercard /)
    expect(words).toMatch(/LinkedIn atelier\.example/)
    const { pathname } = new URL(invoice.payLink ?? '')
    const { body } = await at.app.inject({ url: pathname })
    expect(body).toMatch(
      /<a\s+class="button quiet"\s+href="https:\/\/paypal\.example\/a&(?:quot|#34);b"/,
    )
    expect(body).toMatch(/<li><span class="mark"><svg [^>]*fill="#EB001B"><path d="M/)

    await owner.must(sendInvoice, {
      query: { workspaceId, invoiceId: invoice.id },
      body: { kind: 'invoice', to: 'client@example.com' },
    })
    const [mail] = await mailsTo(at.house, 'client@example.com')
    expect(mail?.html).toContain('<a href="https://linkedin.example/company/a"')
    expect(mail?.text).toContain('LinkedIn: https://linkedin.example/company/a')
  })

  test('of a payment its card is known', async () => {
    const paid = await owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: '5',
        method: 'card',
        brand: 'amex',
        reference: '',
        note: '',
        allocations: [],
      },
    })
    expect(paid.brand).toBe('amex')
    const { rows } = await owner.must(listPayments, { query: { workspaceId } })
    expect(rows.map(({ brand }) => brand)).toEqual(expect.arrayContaining(['amex', null]))
  })

  test('names prices with tax as such', async () => {
    const invoice = await issued(
      owner,
      workspaceId,
      aDraft(customerId, { pricesIncludeTax: true, language: 'fr' }),
    )
    const words = await wordsOf(invoice.payLink)
    expect(words).toContain('Prix unitaire TTC')
    expect(words).toMatch(/138,66 115,55 € Total HT 115,55 € TVA 20 % 23,11 € Total TTC 138,66 €/)
  })
})
