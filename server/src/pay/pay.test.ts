import { correctInvoice } from '@bordereau/contract/corrections'
import { createBankAccount, getCompany, updateCompany } from '@bordereau/contract/company'
import { creditInvoice, getInvoice, issueInvoice, sendInvoice } from '@bordereau/contract/invoices'
import {
  applyCredit,
  listPayments,
  recordPayment,
  reversePayment,
} from '@bordereau/contract/payments'
import { transferReference } from '@bordereau/domain/country/rules'
import { decimal } from '@bordereau/domain/money/decimal'
import { SPECIMEN_ACCOUNT } from '@bordereau/domain/testing/draft'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linksOf } from '../documents/testing-pdf.ts'
import { describeWithDatabase } from '../db/testing.ts'
import {
  type Invoice,
  FRENCH_COMPANY,
  aCompany,
  aCustomer,
  aDraft,
  aLine,
  issued,
} from '../invoices/testing.ts'
import { type Client, type TestApp, mailsTo, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('the pay page', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => at.close())

  /** The page's text with single spaces. */
  async function textOf(link: string | null, query = ''): Promise<string> {
    const { statusCode, body } = await at.app.inject({
      url: `${new URL(link ?? '').pathname}${query}`,
    })
    expect(statusCode).toBe(200)
    return body.replaceAll(/<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ')
  }

  test('and its files are not found by a link that is none, or was changed', async () => {
    const { payLink } = await issued(owner, workspaceId, aDraft(customerId))
    const { pathname } = new URL(payLink ?? '')
    expect((await at.app.inject({ url: `${pathname}/pdf` })).statusCode).toBe(200)
    const changed = `${pathname.slice(0, -1)}${pathname.endsWith('A') ? 'B' : 'A'}`
    for (const link of ['/pay/none', changed])
      for (const file of ['', '/pdf', '/logo']) {
        const { statusCode } = await at.app.inject({ url: `${link}${file}` })
        expect([link, file, statusCode]).toEqual([link, file, 404])
      }
  })

  test('is opened by the link on the paper', async () => {
    const { payLink } = await issued(owner, workspaceId, aDraft(customerId))
    const { pathname } = new URL(payLink ?? '')
    const { rawPayload } = await at.app.inject({ url: `${pathname}/pdf` })
    const [link = null, ...others] = await linksOf(rawPayload)
    expect(others).toEqual([])
    expect(await textOf(link)).toBe(await textOf(payLink))
    // As programs make it that find links in a text.
    expect(await textOf(`${link}/`)).toBe(await textOf(payLink))
  })

  test('contains no inline style: the company’s colour comes from a stylesheet', async () => {
    const { payLink } = await issued(owner, workspaceId, aDraft(customerId))
    const { body } = await at.app.inject(new URL(payLink ?? '').pathname)
    expect(body).not.toMatch(/<style|\sstyle=/)
    const path = /href="(\/pay-assets\/accent\/[^"]+)"/.exec(body)?.[1] ?? ''
    const style = await at.app.inject(path)
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(style.body).toMatch(/^:root \{ --accent: #[0-9a-f]{6}; --on-accent: #/)
    for (const file of ['x.css', '1f6f5c', '1f6f5c;}.css'])
      expect((await at.app.inject(`/pay-assets/accent/${file}`)).statusCode).toBe(404)
  })

  test('shows allowances, credit notes and payments that add up to the open amount', async () => {
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
    const text = await textOf(invoice.payLink)
    expect(text).toContain('8 Stunden')
    expect(text).toMatch(/Zwischensumme 800,00 € Rabatt 10 % – Treue -80,00 €/)
    expect(text).toMatch(
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
    const after = await textOf(invoice.payLink)
    expect(after).toMatch(
      /Rechnungskorrektur -108,00 € Bereits bezahlt -56,00 € Zu zahlen 700,00 €/,
    )
    expect(after).toContain('Teilweise bezahlt')
  })

  test('shows an amount once when no tax or adjustment changes it', async () => {
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
    const text = await textOf(invoice.payLink)
    expect(text).toMatch(/138,66 € Zu zahlen 138,66 €/)
    expect(text).not.toContain('Gesamtbetrag')
    // Nor is there a column of the tax.
    expect(text).not.toContain('0 %')
  })

  test('shows sections with their sums', async () => {
    const lines = [
      aLine({ id: 'a', price: decimal('10') }),
      aLine({ id: 'b', price: decimal('20'), sectionHeading: 'Druck' }),
      aLine({ id: 'c', price: decimal('30') }),
      aLine({ id: 'd', price: decimal('40'), sectionHeading: ' ' }),
    ]
    const invoice = await issued(owner, workspaceId, aDraft(customerId, { lines }))
    const text = await textOf(invoice.payLink)
    expect(text).toContain('Zwischensumme Druck 90,00 €')
    // A heading that was left empty begins no section.
    expect(text.match(/Zwischensumme/g)).toHaveLength(1)
  })

  const DAY_MS = 86_400_000
  const paid = (invoice: Invoice, amount: string) =>
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
        allocations: [{ invoiceId: invoice.id, amount }],
      },
    })
  const credited = async (invoice: Invoice) => {
    const query = { workspaceId, invoiceId: invoice.id }
    const note = await owner.must(creditInvoice, { query, body: { reason: 'Storno' } })
    return owner.must(issueInvoice, {
      query: { workspaceId, invoiceId: note.id },
      body: { version: note.version },
    })
  }
  const statusOf = async ({ id }: Invoice) =>
    (await owner.must(getInvoice, { query: { workspaceId, invoiceId: id } })).status

  test('shows an open invoice as overdue from the day after its due date', async () => {
    const now = at.clock.now().toISOString()
    const invoice = await issued(
      owner,
      workspaceId,
      aDraft(customerId, { due: { by: 'days', days: 3 } }),
    )
    await paid(invoice, '10')
    at.clock.move(3 * DAY_MS)
    expect(await textOf(invoice.payLink)).toContain('Teilweise bezahlt')
    expect(await statusOf(invoice)).toBe('partly_paid')
    at.clock.move(DAY_MS)
    expect(await textOf(invoice.payLink)).toContain('Überfällig seit')
    expect(await statusOf(invoice)).toBe('overdue')
    at.clock.set(now)
  })

  test('shows what replaced an invoice as a corrected invoice, not as a payment', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const begun = await owner.must(correctInvoice, {
      query: { workspaceId, invoiceId: invoice.id },
      body: { type: 'corrected_invoice', reason: 'Adresse' },
    })
    await owner.must(issueInvoice, {
      query: { workspaceId, invoiceId: begun.id },
      body: { version: begun.version },
    })
    const text = await textOf(invoice.payLink)
    expect(text).toMatch(/Berichtigte Rechnung -166,39/)
    expect(text).not.toContain('Bereits bezahlt')
    expect(text).toContain('Storniert')
  })

  test('shows an invoice as credited only while nothing of it is open', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const payment = await paid(invoice, '166.39')
    expect(await textOf(invoice.payLink)).toContain('Bezahlt am')
    await credited(invoice)
    expect(await textOf(invoice.payLink)).toContain('Storniert')
    expect(await statusOf(invoice)).toBe('credited')
    // The credit is used for another invoice, then the payment of this invoice is reversed.
    const other = await issued(owner, workspaceId, aDraft(customerId))
    await owner.must(applyCredit, { query: { workspaceId, invoiceId: other.id }, body: {} })
    await owner.must(reversePayment, {
      query: { workspaceId, paymentId: payment.id },
      body: { reason: 'bounced' },
    })
    expect(await statusOf(invoice)).toBe('viewed')
    const text = await textOf(invoice.payLink)
    expect(text).toContain('Offen Fällig am')
    expect(text).not.toContain('Storniert')
  })

  test('shows taxes as the PDF does: split in India, at 0 %, in a second currency', async () => {
    const zero = {
      category: 'Z',
      rate: decimal('0'),
      exemptionCode: '',
      exemptionReason: '',
    } as const
    const invoice = await issued(
      owner,
      workspaceId,
      aDraft(customerId, {
        lines: [aLine(), aLine({ id: '2', tax: zero })],
        taxCurrency: { currency: 'PLN', rate: decimal('4.25') },
      }),
    )
    const text = await textOf(invoice.payLink)
    // Each line with its rate.
    for (const line of [/ 20 % 138,66 €/, / 0 % 138,66 €/]) expect(text).toMatch(line)
    expect(text).toMatch(
      /USt. 20 % 27,73 € USt. 0 % 0,00 € Steuer in PLN \(1 EUR &#61; 4,25 PLN\) 117,85 PLN Gesamtbetrag 305,05 €/,
    )
    const mumbai = await aCompany(owner, INDIAN)
    const buyer = await aCustomer(owner, mumbai, { ...INDIAN, legalName: 'Pune Trading Pvt Ltd' })
    const tax = { ...aLine().tax, rate: decimal('18') }
    const split = await issued(
      owner,
      mumbai,
      aDraft(buyer, {
        currency: 'INR',
        language: 'en',
        lines: [aLine({ price: decimal('1000'), tax, classification: '998314' })],
      }),
    )
    expect(await textOf(split.payLink)).toMatch(/CGST 9% ₹90.00 SGST 9% ₹90.00 Total ₹1,180.00/)
  })

  test('copies values in the format of a banking form, in the reader’s language', async () => {
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

  test('says the reference that the banks of the account’s country check', async () => {
    const brussels = await aCompany(owner)
    const account = { ...SPECIMEN_ACCOUNT, iban: 'BE68539007547034', isDefault: true }
    await owner.must(createBankAccount, { query: { workspaceId: brussels }, body: account })
    const invoice = await issued(owner, brussels, aDraft(await aCustomer(owner, brussels)))
    const text = await textOf(invoice.payLink)
    const found = text.match(/\+{3}\d{3}\/\d{4}\/\d{5}\+{3}/g) ?? []
    expect(found.length).toBeGreaterThan(1)
    expect(new Set(found)).toEqual(new Set([transferReference(account, invoice.number ?? '')]))
  })

  test('shows accepted brands with icons, and the seller’s social links', async () => {
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
    const text = await textOf(invoice.payLink)
    // A card can be paid with only where an online payment is offered.
    expect(text).toMatch(/Également acceptés Payer avec PayPal /)
    expect(text).not.toContain('Mastercard')
    expect(text).toMatch(/LinkedIn atelier\.example/)
    const { pathname } = new URL(invoice.payLink ?? '')
    const { body } = await at.app.inject({ url: pathname })
    expect(body).toMatch(
      /<a\s+class="button quiet"\s+href="https:\/\/paypal\.example\/a&(?:quot|#34);b"/,
    )
    const sample = engine.admin.updateTable('workspace').where('id', '=', workspaceId)
    await sample.set({ sample: true }).execute()
    const withOnlinePayment = (await at.app.inject({ url: pathname })).body
    await sample.set({ sample: false }).execute()
    expect(withOnlinePayment).toMatch(/<li><span class="mark"><svg [^>]*fill="#EB001B"><path d="M/)

    await owner.must(sendInvoice, {
      query: { workspaceId, invoiceId: invoice.id },
      body: { kind: 'invoice', to: 'client@example.com' },
    })
    const [mail] = await mailsTo(at.context, 'client@example.com')
    expect(mail?.html).toContain('<a href="https://linkedin.example/company/a"')
    expect(mail?.text).toContain('LinkedIn: https://linkedin.example/company/a')
  })

  test('stores the card brand of a payment', async () => {
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

  test('labels prices that include tax', async () => {
    const invoice = await issued(
      owner,
      workspaceId,
      aDraft(customerId, { pricesIncludeTax: true, language: 'fr' }),
    )
    const text = await textOf(invoice.payLink)
    expect(text).toContain('Prix unitaire TTC')
    expect(text).toMatch(
      /138,66 20 % 115,55 € Total HT 115,55 € TVA 20 % 23,11 € Total TTC 138,66 €/,
    )
  })
})

const INDIAN = {
  ...FRENCH_COMPANY,
  legalName: 'Mumbai Design LLP',
  address: {
    ...FRENCH_COMPANY.address,
    line1: '1 Marine Drive',
    city: 'Mumbai',
    postCode: '400002',
    subdivision: '27',
    country: 'IN',
  },
  taxIds: [{ kind: 'gstin', value: '27AAPFU0939F1ZV' }],
  legalInformation: '',
}
