import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Window,
  expectNoErrors,
  openAs,
  openWindow,
  openTab,
  reportOnFailure,
  settled,
  startBrowser,
} from './browser.ts'
import { downloadOf, pdfText } from './read-document.ts'
import { newPerson, sampleOf, sharedApp } from './shared-app.ts'
import { type Visitor, expectOk } from './visitor.ts'

let browser: Browser
let owner: Visitor
let window: Window
let company: string

beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  company = await sampleOf(owner)
  window = await openAs(browser, owner, sharedApp.url)
})
afterAll(async () => {
  await browser?.close()
})

/** An open invoice in euro, as the sample company has it. */
async function openInvoice(): Promise<{ id: string; number: string; payLink: string }> {
  const at = `/api/workspaces/${company}/invoices`
  const { rows } = await expectOk(owner.get(`${at}?limit=1&tab=open&currency=EUR`))
  const [first] = rows as { id: string }[]
  const invoice = await expectOk(owner.get(`${at}/${first?.id}`))
  return {
    id: String(invoice['id']),
    number: String(invoice['number']),
    payLink: String(invoice['payLink']),
  }
}

test('a customer pays in the sandbox, gets a receipt, and a part is refunded', async () => {
  const { page } = window
  const invoice = await openInvoice()
  const customer = await openTab(window)
  reportOnFailure('online-payment', () => customer.page)
  await customer.page.goto(`${invoice.payLink}?lang=en`)
  await customer.page.getByRole('button', { name: 'Pay with Sandbox' }).click()
  await customer.page.waitForURL(/\/checkout\//)
  await customer.page.getByRole('note').waitFor()
  await expectNoErrors(customer.page, 'online-sandbox')
  await customer.page.locator('form button').click()
  await customer.page.waitForURL(`${invoice.payLink}?lang=en`)
  await customer.page.getByText(/^Paid on/).waitFor()
  await expectNoErrors(customer.page, 'online-paid')

  await page.goto(`${sharedApp.url}/w/${company}/invoices/${invoice.id}`)
  await page.getByText('Sandbox', { exact: true }).first().waitFor()
  await settled(page)
  await page.getByRole('button', { name: 'Refund …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund payment' })
  await dialog.getByLabel('Amount').fill('10')
  await dialog.getByLabel('Why').fill('Returned')
  // The customer no longer owes it: the credit note is shown before.
  await dialog.getByText(/^Credit note \S+ over €10\.00 is issued/).waitFor()
  await expectNoErrors(page, 'online-refund')
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByText('€10.00 refunded').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await expectNoErrors(page, 'online-refunded')
  const view = await expectOk(owner.get(`/api/workspaces/${company}/invoices/${invoice.id}`))
  expect([view['open'], view['undecidedRefunds']]).toEqual(['0.00', []])
  expect(view['creditNotes']).toMatchObject([{ payable: '10.00' }])
  await customer.page.goto(`${invoice.payLink}?lang=en`)
  await customer.page.getByText('€10.00 refunded').waitFor()
  expect(await customer.page.locator('form[action*=checkout]').count()).toBe(0)
  await expectNoErrors(customer.page, 'online-refunded-customer')

  const { rows } = await expectOk(owner.get(`/api/workspaces/${company}/mail?limit=10`))
  const receipts = (rows as { kind: string; subject: string }[]).filter(
    mail => mail.kind === 'receipt' && mail.subject.includes(invoice.number),
  )
  expect(receipts).toHaveLength(2)
  await page.goto(`${sharedApp.url}/w/${company}/settings/payments`)
  await page.getByText('This sample company is paid by a sandbox').waitFor()
  expect([...window.consoleErrors, ...customer.consoleErrors]).toEqual([])
})

/** A customer with three open invoices in euro: one of the sample, and two like it. */
async function threeOpen(): Promise<{ customerId: string; ids: string[]; numbers: string[] }> {
  const at = `/api/workspaces/${company}/invoices`
  const first = await openInvoice()
  const ids = [first.id]
  for (let copies = 0; copies < 2; copies += 1) {
    const copy = await expectOk(owner.send('POST', `${at}/${first.id}/duplicate`))
    const { id, version } = copy as { id: string; version: number }
    await expectOk(owner.send('POST', `${at}/${id}/issue`, { version }))
    ids.push(id)
  }
  const views = await Promise.all(ids.map(id => expectOk(owner.get(`${at}/${id}`))))
  const [view] = views as { draft: { customerId: string } }[]
  return {
    ids,
    customerId: view?.draft.customerId ?? '',
    numbers: views.map(one => String(one['number'])),
  }
}

const digitsOf = (text: string | null) => (text ?? '').replaceAll(/\D/g, '')

test('a customer pays three invoices at once in the portal, and one of them is refunded', async () => {
  const { page } = window
  const { customerId, ids, numbers } = await threeOpen()
  await page.goto(`${sharedApp.url}/w/${company}/customers/${customerId}`)
  await page.getByRole('button', { name: 'Create a link' }).click()
  await page.getByText('Not opened yet').waitFor()
  await expectNoErrors(page, 'portal-card')
  const href = await page.getByRole('link', { name: 'Open as the customer' }).getAttribute('href')

  const customer = await openTab(window)
  reportOnFailure('portal', () => customer.page)
  await customer.page.goto(`${href}?lang=en`)
  const form = customer.page.locator('form[data-currency=EUR]')
  for (const box of await form.getByRole('checkbox').all()) await box.uncheck()
  expect(await form.getByRole('button').first().isDisabled()).toBe(true)
  for (const number of numbers) await form.getByRole('checkbox', { name: number }).check()
  const selected = digitsOf(await form.getByRole('status').textContent())
  await form.getByRole('button', { name: 'Pay selected with Sandbox' }).click()
  await customer.page.waitForURL(/\/checkout\//)
  // The sum that the script showed is what the server takes.
  expect(digitsOf(await customer.page.locator('.sum').textContent())).toBe(selected)
  await customer.page.locator('form button').click()
  await customer.page.waitForURL(/\/portal\/[^/]+$/)
  await customer.page.goto(`${href}?lang=en`)
  for (const number of numbers)
    await customer.page.locator('.document', { hasText: number }).getByText('Paid').waitFor()
  await customer.page.getByRole('link', { name: 'Statement of account' }).click()
  await customer.page.getByRole('heading', { name: 'Statement of account', level: 1 }).waitFor()

  await page.goto(`${sharedApp.url}/w/${company}/invoices/${ids[1]}`)
  await settled(page)
  await page.getByRole('button', { name: 'Refund …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund payment' })
  await dialog.getByLabel('They will pay it another way').check()
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  const at = `/api/workspaces/${company}/invoices`
  const views = await Promise.all(ids.map(id => expectOk(owner.get(`${at}/${id}`))))
  const [first, refunded, last] = views.map(view => String(view['open']))
  expect([first, last]).toEqual(['0.00', '0.00'])
  expect(refunded).toBe((views[1] as { totals: { payable: string } }).totals.payable)
  await readStatement(page, customerId, numbers)
  const { rows } = await expectOk(owner.get(`/api/workspaces/${company}/mail?limit=10`))
  const receipts = (rows as { kind: string; subject: string }[]).filter(
    mail => mail.kind === 'receipt' && numbers.every(number => mail.subject.includes(number)),
  )
  expect(receipts).toHaveLength(1)
  expect([...window.consoleErrors, ...customer.consoleErrors]).toEqual([])
})

/** The seller has the same statement as the customer in the portal, with these invoices. */
async function readStatement(
  page: Page,
  customerId: string,
  numbers: readonly string[],
): Promise<void> {
  await page.goto(`${sharedApp.url}/w/${company}/customers/${customerId}`)
  await page.getByRole('button', { name: 'Statement of account', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Statement of account of / })
  const save = dialog.getByRole('button', { name: 'Download PDF', exact: true }).first()
  await save.waitFor()
  await expectNoErrors(page, 'customer-statement')
  const text = await pdfText(await downloadOf(page, () => save.click()))
  for (const number of numbers) expect(text).toContain(number)
}

test('a customer allows automatic payment with a tick, the next invoice says when, and the portal ends it', async () => {
  const { page } = window
  const { ids, customerId } = await threeOpen()
  const at = `/api/workspaces/${company}`
  const [paid, next] = await Promise.all(
    ids.slice(1).map(id => expectOk(owner.get(`${at}/invoices/${id}`))),
  )
  const customer = await openTab(window)
  reportOnFailure('automatic-payment', () => customer.page)
  await customer.page.goto(`${String(paid?.['payLink'])}?lang=en`)
  await customer.page.getByRole('checkbox', { name: /^Pay future invoices of / }).check()
  await customer.page.getByText(/^By ticking this box you allow /).waitFor()
  await expectNoErrors(customer.page, 'automatic-tick')
  await customer.page.getByRole('button', { name: 'Pay with Sandbox' }).click()
  await customer.page.waitForURL(/\/checkout\//)
  await customer.page.locator('form button').click()
  await customer.page.getByText(/^Paid on/).waitFor()

  const number = String(next?.['number'])
  const nextAt = `${at}/invoices/${String(next?.['id'])}`
  await expectOk(owner.send('POST', `${nextAt}/send`, { kind: 'invoice' }))
  await page.goto(`${sharedApp.url}/w/${company}/invoices/${String(next?.['id'])}`)
  await page.getByText(/^Will be collected on /).waitFor()
  await page.getByText('Card ending 4242', { exact: true }).waitFor()
  await expectNoErrors(page, 'automatic-planned')
  await page.getByRole('button', { name: 'Do not collect', exact: true }).click()
  const question = page.getByRole('dialog', { name: `Do not collect ${number}?`, exact: true })
  await question.getByRole('button', { name: 'Do not collect', exact: true }).click()
  await page.getByText('Is not collected', { exact: true }).waitFor()

  const { link } = await expectOk(owner.send('POST', `${at}/customers/${customerId}/portal-link`))
  await page.goto(`${sharedApp.url}/w/${company}/customers/${customerId}`)
  await page.getByText('Card ending 4242', { exact: true }).waitFor()
  await expectNoErrors(page, 'automatic-customer')
  await customer.page.goto(`${String(link)}?lang=en`)
  await customer.page.getByRole('button', { name: 'End automatic payment', exact: true }).click()
  await customer.page.getByText(/Automatic payment has ended\./).waitFor()
  await expectNoErrors(customer.page, 'automatic-ended')
  await page.reload()
  await page.getByText('1 ended permission', { exact: true }).waitFor()
  expect([...window.consoleErrors, ...customer.consoleErrors]).toEqual([])
})

test('a customer without the link gets in by a code, also after proving work, and is signed out', async () => {
  const { customerId } = await threeOpen()
  const at = `/api/workspaces/${company}`
  const customer = await expectOk(owner.get(`${at}/customers/${customerId}`))
  const email = String(customer['email'])
  const { signInAddress } = await expectOk(owner.get(`${at}/customers/${customerId}/portal-link`))
  const { page, consoleErrors } = await openWindow(browser)
  reportOnFailure('portal-sign-in', () => page)
  const request = async () => {
    await page.goto(`${String(signInAddress)}?lang=en`)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send code', exact: true }).click()
  }
  const code = page.getByLabel('Code of nine digits', { exact: true })
  await page.goto(`${String(signInAddress)}?lang=en`)
  await page.getByLabel('Email', { exact: true }).waitFor()
  for (let requests = 0; requests < 3; requests += 1) {
    await request()
    await code.waitFor()
  }
  await expectNoErrors(page, 'portal-code')
  expect(consoleErrors).toEqual([])
  // The fourth is sent by the page itself, once the browser has solved its challenge.
  await request()
  await code.waitFor()
  const codes = async () => {
    const { rows } = await expectOk(owner.get(`${at}/mail?limit=20`))
    return (rows as { id: string; kind: string }[]).filter(({ kind }) => kind === 'portal_code')
  }
  await expect.poll(async () => (await codes()).length, { timeout: 60_000 }).toBe(4)
  const { text } = await expectOk(owner.get(`${at}/mail/${(await codes())[0]?.id}`))
  await code.fill('000 000 000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('alert').waitFor()
  await expectNoErrors(page, 'portal-code-wrong')
  await code.fill(/^\d{3} \d{3} \d{3}$/m.exec(String(text))?.[0] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/portal\/[\w-]{40,}$/)
  await page.goto(`${page.url()}?lang=en`)
  await page.getByRole('heading', { name: /^Your documents from / }).waitFor()
  await expectNoErrors(page, 'portal-signed-in')
  const ours = window.page
  await ours.goto(`${sharedApp.url}/w/${company}/customers/${customerId}`)
  await ours.getByText('1 browser signed in by code').waitFor()
  await expectNoErrors(ours, 'portal-card-sessions')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByLabel('Email', { exact: true }).waitFor()
  await page.goBack()
  await page.reload()
  await page.getByRole('link', { name: 'Get a code by email', exact: true }).waitFor()
  await expectNoErrors(page, 'portal-session-ended')
})
