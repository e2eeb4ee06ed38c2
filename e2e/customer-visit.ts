import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { expect } from 'vitest'
import type { MailServer } from './mail-server.ts'
import { OWNER, heading } from './owner.ts'
import { downloadOf, pdfText, plain } from './read-document.ts'
import { SALE } from './sale.ts'

/** Without a mail server the e-mail waits in the outbox; returns the address in it. */
export async function readOutbox(
  page: Page,
  number: string,
  look: (page: Page) => Promise<void>,
): Promise<string> {
  await page.getByRole('link', { name: 'Mail' }).click()
  await page.getByRole('link', { name: `Rechnung ${number} von Atelier Lumière SARL` }).click()
  await page
    .getByText(/^Sending is not configured, so nothing was sent/)
    .first()
    .waitFor()
  const message = page.getByTitle('The message').contentFrame()
  const link = message.getByRole('link', { name: 'Ansehen und bezahlen' })
  const address = await link.getAttribute('href')
  await look(page)
  const file = await downloadOf(page, () => page.getByRole('button', { name: 'Download' }).click())
  // The logo travels with the message.
  const { attachments } = await PostalMime.parse(file)
  expect(attachments.map(({ filename }) => filename)).toContain(`${number}.pdf`)
  await page.getByRole('link', { name: 'Open the invoice' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Mark as sent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as sent' })
  await dialog.getByLabel('How').fill('handed over')
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByText('Sent another way: handed over').waitFor()
  return address ?? ''
}

/** With a mail server the owner is asked to confirm the e-mail address. */
export async function confirmAddress(page: Page, mailServer: MailServer): Promise<void> {
  const email = await mailServer.take(OWNER.email)
  const here = page.url()
  await page.goto(/https?:\/\/\S+\/verify\/[\w-]+/.exec(email.text ?? '')?.[0] ?? '')
  await page.getByText('your email address is confirmed').waitFor()
  await page.goto(here)
}

/** With a mail server the customer receives the e-mail with the PDF attached; returns the address in it. */
export async function readLetter(
  page: Page,
  mailServer: MailServer,
  number: string,
): Promise<string> {
  const email = await mailServer.take('kunde@example.com')
  expect(email.subject).toBe(`Rechnung ${number} von Atelier Lumière SARL`)
  const paper = email.attachments.find(({ filename }) => filename === `${number}.pdf`)
  expect(await pdfText(new Uint8Array(paper?.content as ArrayBuffer))).toContain(SALE.inGerman)
  // The page that issued it is updated by an event.
  await page.getByText('Sent to kunde@example.com').waitFor()
  return /https?:\/\/\S+\/pay\/[\w-]+/.exec(email.text ?? '')?.[0] ?? ''
}

/** The pay page of the customer, in the customer's language. */
export async function readAsCustomer(page: Page, address: string, number: string): Promise<void> {
  await page.goto(address)
  await heading(page, `Rechnung ${number} von Atelier Lumière SARL`).waitFor()
  const pageText = plain(await page.getByRole('main').innerText())
  for (const part of [SALE.inGerman, 'FR76 3000 6000 0112 3456 7890 189', 'Printing proofs']) {
    expect(pageText).toContain(part)
  }
  await page.getByRole('img', { name: 'Scannen Sie diesen Code' }).waitFor()
  const pdf = await downloadOf(page, () =>
    page.getByRole('link', { name: 'PDF herunterladen' }).click(),
  )
  expect(await pdfText(pdf)).toContain(number)
}

/** The list of paid invoices with its filters in the address: kept by reload, undone by Back. */
export async function findInList(page: Page, number: string): Promise<void> {
  const row = page.getByRole('link', { name: number })
  const tab = (name: string) =>
    page
      .getByRole('navigation', { name: 'Invoices by status' })
      .getByRole('link', { name: new RegExp(`^${name}\\b`) })
  await page.getByRole('link', { name: 'Invoices' }).first().click()
  await tab('Paid').click()
  await row.waitFor()
  await page.getByRole('searchbox', { name: 'Search number, customer or amount' }).fill('söhne')
  await expect.poll(() => new URL(page.url()).search).toContain('q=')
  await row.waitFor()
  await page.reload()
  await row.waitFor()
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('söhne')
  await tab('Overdue').click()
  await page.getByText('No document matches these filters.').waitFor()
  await page.goBack()
  await row.waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBe('paid')
}

/** An unknown address says so, inside a company and outside, with a link to continue. */
export async function openUnknownAddresses(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/nowhere`)
  await heading(page, 'Page not found').waitFor()
  await page.getByRole('link', { name: 'To the start page' }).click()
  await page.getByRole('navigation', { name: 'Main navigation' }).waitFor()
  await page.goto(`${page.url()}/nowhere`)
  await heading(page, 'Page not found').waitFor()
}

/** Signs out; the requested page is refused, and shown after signing in. */
export async function signOutAndIn(page: Page, requestedUrl: string): Promise<void> {
  await page.getByRole('button', { name: `Account: ${OWNER.name}` }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await heading(page, 'Sign in').waitFor()
  await page.goto(requestedUrl)
  await heading(page, 'Sign in').waitFor()
  expect(new URL(page.url()).searchParams.get('next')).toBe(
    requestedUrl.replace(/^https?:..[^/]+/, ''),
  )
  await page.getByLabel('Email address').fill(OWNER.email)
  await page.getByLabel('Password', { exact: true }).fill('ink on 8 sheets')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => page.url()).toBe(requestedUrl)
}
