import { sendInvoice } from '@bordereau/contract/invoices'
import { localDate } from '@bordereau/domain/date'
import { expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { textOf as textOfPdf } from '../documents/testing-pdf.ts'
import { GERMAN_CUSTOMER, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { mailsTo, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('the dates of an English invoice to Ireland', engine => {
  test('are those of Ireland on the PDF, on the payment page and in the e-mail', async () => {
    const at = await startApp(engine.db)
    const owner = await signedUp(at, 'owner@example.com')
    const workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId, {
      ...GERMAN_CUSTOMER,
      address: { ...GERMAN_CUSTOMER.address, city: 'Dublin', postCode: 'D02 AF30', country: 'IE' },
      taxIds: [{ kind: 'vat', value: 'IE6388047V' }],
    })
    const due = { by: 'date', date: localDate('2026-12-24') } as const
    const { id, payLink } = await issued(
      owner,
      workspaceId,
      aDraft(customerId, { language: 'en', due }),
    )
    await owner.must(sendInvoice, {
      query: { workspaceId, invoiceId: id },
      body: { kind: 'invoice', to: 'dublin@example.com' },
    })
    const [mail] = await mailsTo(at.context, 'dublin@example.com')
    const { pathname } = new URL(payLink ?? '')
    const { body: page } = await at.app.inject({ url: pathname })
    const { rawPayload: pdf } = await at.app.inject({ url: `${pathname}/pdf` })
    for (const text of [page, await textOfPdf(pdf), mail?.html ?? '']) {
      expect(text).toContain('24 December 2026')
      expect(text).not.toContain('December 24')
    }
    expect(page).toContain('<html lang="en-IE"')
    // The picker of languages knows none of regions.
    expect(page).toMatch(/lang="en"\s+hreflang="en"\s+aria-current="true"/u)
    await at.close()
  })
})
