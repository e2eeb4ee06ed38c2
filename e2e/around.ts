import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { OWNER, heading } from './owner.ts'
import { downloadOf, pdfText, plain } from './reading.ts'
import { SALE } from './sale.ts'

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
  expect(new URL(page.url()).searchParams.get('next')).toBe(new URL(wanted).pathname)
  await page.getByLabel('Email address').fill(OWNER.email)
  await page.getByLabel('Password', { exact: true }).fill('ink on 8 sheets')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => page.url()).toBe(wanted)
}
