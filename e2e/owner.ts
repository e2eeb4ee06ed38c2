import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { png } from './png.ts'

export const OWNER = {
  name: 'Ada Martin',
  email: 'ada@atelier.example',
  password: 'ink on 7 sheets',
} as const

/** Fills in name, address and password of the first person of the instance. */
export async function createAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Create your account' }).click()
  await page.getByLabel('Your name').fill(OWNER.name)
  await page.getByLabel('Email address').fill(OWNER.email)
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Use at least 10 characters').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await heading(page, 'What are you, and where?').waitFor()
}

/** The first question, then the five steps of the wizard; each refuses invalid input with a message. */
export async function passWizard(
  page: Page,
  check: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await check(page)
  await choose(page, 'Country', 'fran', 'France')
  await page.getByRole('radio', { name: /^Company/ }).check()
  await page.getByLabel('Legal name').fill('Atelier Lumière SARL')
  await page.getByRole('button', { name: 'Start' }).click()
  for (const step of [answerIdentity, answerBank, answerBrand, answerNumbering]) {
    await step(page)
    await check(page)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await heading(page, 'How are your emails sent?').waitFor()
  const finish = page.getByRole('button', { name: 'Finish', exact: true })
  await finish.waitFor()
  // With SMTP_URL nothing is asked.
  const myself = page.getByRole('radio', { name: /^I send them myself/ })
  if ((await myself.count()) > 0) await myself.check()
  await check(page)
  await finish.click()
}

async function answerIdentity(page: Page): Promise<void> {
  const question = heading(page, 'Which numbers and which address does your company have?')
  await question.waitFor()
  const siren = page.getByLabel('SIREN')
  await expect.poll(() => hasFocus(siren)).toBe(true)
  await siren.fill('732829321')
  await page.getByLabel('Street and number').fill('12 rue des Arts')
  await page.getByLabel('City').fill('Lyon')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('the check digits do not match').waitFor()
  await page.getByText('Fill this in').waitFor()
  expect(await question.count()).toBe(1)
  // The focus moves to the first invalid field.
  await expect.poll(() => hasFocus(siren)).toBe(true)
  await siren.fill('732 829 320')
  await expect
    .poll(async () => (await page.getByLabel('N° TVA').inputValue()).replaceAll(/\s/g, ''))
    .toBe('FR44732829320')
  await page.getByLabel('Legal information').focus()
  await expect.poll(() => page.getByRole('img', { name: 'Checked' }).count()).toBe(2)
  await postCode(page).fill('69002')
}

async function answerBank(page: Page): Promise<void> {
  await heading(page, 'Where should the money go?').waitFor()
  await page.getByLabel('IBAN').fill('FR7630006000011234567890188')
  await page.getByLabel('BIC').fill('AGRIFRPP')
  await page.getByText('One character is wrong').waitFor()
  await page.getByLabel('IBAN').fill('FR7630006000011234567890189')
  await page.getByRole('img', { name: 'Checked' }).waitFor()
}

async function answerBrand(page: Page): Promise<void> {
  await heading(page, 'How should your invoices look?').waitFor()
  await expect.poll(() => page.getByLabel('Currency').inputValue()).toBe('EUR · Euro')
  await choose(page, 'Language of documents', 'germ', 'German')
  await choose(page, 'Language of documents', 'fren', 'French')
  await page.getByLabel('Logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: png(120, 40, [11, 110, 79]),
  })
  await page.getByRole('img', { name: 'Your logo' }).waitFor()
  // They appear above the designs, which move.
  await page.getByRole('group', { name: 'From your logo' }).waitFor()
  const swatchAndText = page.getByLabel('Colour')
  await swatchAndText.last().fill('#0b6e4f')
  await page.getByRole('radio', { name: 'Modern' }).check()
  await page.getByRole('img', { name: 'Your document with a sample invoice' }).waitFor()
}

async function answerNumbering(page: Page): Promise<void> {
  await heading(page, 'How are your invoices numbered?').waitFor()
  await page.getByText('Write a pattern of your own').click()
  await page.getByLabel('Pattern').fill('AL-{YYYY}')
  await page.getByText('No numbers yet').waitFor()
  await page.getByLabel('Pattern').fill('AL-{YYYY}-{seq:3}')
  await page.getByText(/Produces AL-\d{4}-001/).waitFor()
}

/** A German business with its VAT number, from the empty list. */
export async function addCustomer(
  page: Page,
  check: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await page.getByRole('link', { name: 'Customers' }).click()
  await page.getByText('No customers yet').waitFor()
  await check(page)
  await page.getByRole('link', { name: 'New customer' }).click()
  await heading(page, 'New customer').waitFor()
  await choose(page, 'Country', 'germ', 'Germany')
  await page.getByLabel('Legal name').fill('Müller & Söhne GmbH')
  await page.getByLabel('Street and number').fill('Hauptstraße 1')
  await postCode(page).fill('10115')
  await page.getByLabel('City').fill('Berlin')
  await page.getByLabel('USt-IdNr.').fill('DE136695977')
  await page.getByLabel('Email addresses for invoices').fill('kunde@example.com')
  await page.getByText('the check digits do not match').waitFor()
  await page.getByLabel('USt-IdNr.').fill('DE136695976')
  await page.getByLabel('Email addresses for invoices').focus()
  await page.getByRole('img', { name: 'Checked' }).waitFor()
  await check(page)
  await page.getByRole('button', { name: 'Add customer' }).click()
  await page.getByRole('link', { name: 'Müller & Söhne GmbH' }).waitFor()
}

/** A service at 78 € an hour. */
export async function addItem(
  page: Page,
  check: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await page.getByRole('link', { name: 'Items' }).click()
  await page.getByText('No items yet').waitFor()
  await check(page)
  await page.getByRole('link', { name: 'New item' }).click()
  await heading(page, 'New item').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Poster design')
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('POST')
  await choose(page, 'Unit', 'hou', 'hour')
  await page.getByRole('textbox', { name: 'Price in EUR' }).fill('78')
  await check(page)
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByRole('link', { name: 'Poster design' }).waitFor()
}

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 1 })

/** Opens a combobox, types the search text and chooses the match. */
export async function choose(
  page: Page,
  field: string,
  typed: string,
  option: string,
): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(typed)
  await page.getByRole('option', { name: option, exact: true }).click()
}

const postCode = (page: Page) =>
  page.getByRole('textbox', { name: /^(Postal code|Code postal|PLZ)/ })

export const hasFocus = (locator: Locator) =>
  locator.evaluate(element => element === document.activeElement)
