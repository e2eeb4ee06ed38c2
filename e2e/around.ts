import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { expect } from 'vitest'
import type { Letterbox } from './letterbox.ts'
import { OWNER, heading } from './owner.ts'
import { downloadOf, pdfText, plain } from './reading.ts'
import { SALE } from './sale.ts'

/** Without a mail server the message waits in the outbox; the address in it. */
export async function readOutbox(
  page: Page,
  number: string,
  look: (page: Page) => Promise<void>,
): Promise<string> {
  await page.getByRole('link', { name: 'Mail' }).click()
  await page.getByRole('link', { name: `Rechnung ${number} von Atelier Lumière SARL` }).click()
  await page.getByText('No mail server is configured').waitFor()
  const message = page.getByTitle('The message').contentFrame()
  const link = message.getByRole('link', { name: 'Ansehen und bezahlen' })
  const address = await link.getAttribute('href')
  await look(page)
  const file = await downloadOf(page, () => page.getByRole('button', { name: 'Download' }).click())
  expect((await PostalMime.parse(file)).attachments[0]?.filename).toBe(`${number}.pdf`)
  await page.getByRole('link', { name: 'Open the invoice' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Mark as sent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as sent' })
  await dialog.getByLabel('How').fill('handed over')
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByText('Sent another way: handed over').waitFor()
  return address ?? ''
}

/** With a mail server the owner is asked to confirm her address. */
export async function confirmAddress(page: Page, letterbox: Letterbox): Promise<void> {
  const letter = await letterbox.take(OWNER.email)
  const here = page.url()
  await page.goto(/https?:\/\/\S+\/verify\/[\w-]+/.exec(letter.text ?? '')?.[0] ?? '')
  await page.getByText('your email address is confirmed').waitFor()
  await page.goto(here)
}

/** With a mail server the customer has the message, its paper attached; the address in it. */
export async function readLetter(
  page: Page,
  letterbox: Letterbox,
  number: string,
): Promise<string> {
  const letter = await letterbox.take('kunde@example.com')
  expect(letter.subject).toBe(`Rechnung ${number} von Atelier Lumière SARL`)
  const paper = letter.attachments.find(({ filename }) => filename === `${number}.pdf`)
  expect(await pdfText(new Uint8Array(paper?.content as ArrayBuffer))).toContain(SALE.inGerman)
  // The page that issued it hears of it by itself.
  await page.getByText('Sent to kunde@example.com').waitFor()
  return /https?:\/\/\S+\/pay\/[\w-]+/.exec(letter.text ?? '')?.[0] ?? ''
}

/** What the customer sees at the address she was sent, in her language. */
export async function readAsCustomer(page: Page, address: string, number: string): Promise<void> {
  await page.goto(address)
  await heading(page, `Rechnung ${number} von Atelier Lumière SARL`).waitFor()
  const words = plain(await page.getByRole('main').innerText())
  for (const part of [SALE.inGerman, 'FR76 3000 6000 0112 3456 7890 189', 'Printing proofs']) {
    expect(words).toContain(part)
  }
  await page.getByRole('img', { name: 'Scannen Sie diesen Code' }).waitFor()
  const pdf = await downloadOf(page, () =>
    page.getByRole('link', { name: 'PDF herunterladen' }).click(),
  )
  expect(await pdfText(pdf)).toContain(number)
}

/** The list of what is paid, its filters in the address: kept by reload, taken back by Back. */
export async function findInList(page: Page, number: string): Promise<void> {
  const row = page.getByRole('link', { name: number })
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Invoices by status' }).getByRole('link', { name })
  await page.getByRole('link', { name: 'Invoices' }).first().click()
  await tab('Paid').click()
  await row.waitFor()
  await page.getByRole('searchbox', { name: 'Search number or customer' }).fill('söhne')
  await expect.poll(() => new URL(page.url()).search).toContain('q=')
  await row.waitFor()
  await page.reload()
  await row.waitFor()
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('söhne')
  await tab('Overdue').click()
  await page.getByText('No document fits these filters.').waitFor()
  await page.goBack()
  await row.waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBe('paid')
}

/** An address that leads nowhere says so, inside a company and outside, and leads on. */
export async function meetNothing(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/nowhere`)
  await heading(page, 'Page not found').waitFor()
  await page.getByRole('link', { name: 'To the start page' }).click()
  await page.getByRole('navigation', { name: 'Main navigation' }).waitFor()
  await page.goto(`${page.url()}/nowhere`)
  await heading(page, 'Page not found').waitFor()
}

/** Signs out; the wanted page is asked for, refused, and shown after signing in. */
export async function signOutAndIn(page: Page, wanted: string): Promise<void> {
  await page.getByRole('button', { name: `Account: ${OWNER.name}` }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await heading(page, 'Sign in').waitFor()
  await page.goto(wanted)
  await heading(page, 'Sign in').waitFor()
  expect(new URL(page.url()).searchParams.get('next')).toBe(wanted.replace(/^https?:..[^/]+/, ''))
  await page.getByLabel('Email address').fill(OWNER.email)
  await page.getByLabel('Password', { exact: true }).fill('ink on 8 sheets')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => page.url()).toBe(wanted)
}
