import { buffer } from 'node:stream/consumers'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import {
  type Window,
  expectNoErrors,
  openAs,
  reportOnFailure,
  resize,
  settled,
  startBrowser,
} from './browser.ts'
import { openCompany } from './business.ts'
import { importByDialog, pressImport } from './import-dialog.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { ONE } from './statement-file.ts'
import { STATEMENT_FILES, mt940 } from './statement-files.ts'
import { expectOk } from './visitor.ts'

let browser: Browser
let window: Window

beforeAll(async () => {
  browser = await startBrowser()
  const owner = await newPerson()
  const { workspaceId } = await openCompany(owner)
  for (const [currency, iban] of [
    ['EUR', 'FR7630006000011234567890189'],
    ['PLN', 'PL61109010140000071219812874'],
  ])
    await expectOk(
      owner.send('POST', `/api/workspaces/${workspaceId}/bank-accounts`, {
        accountName: '',
        bankName: '',
        currency,
        iban,
        bic: '',
        accountNumber: '',
        bankCode: '',
        upiId: '',
        isDefault: currency === 'EUR',
      }),
    )
  window = await openAs(browser, owner, sharedApp.url)
  await window.page.goto(`${sharedApp.url}/w/${workspaceId}/bank`)
})
afterAll(() => browser?.close())

test.each(STATEMENT_FILES)(
  '$name with $of is shown with its right values',
  async ({ name, bytes, choices, asks, says, leftOut = [], listed, gone = [] }) => {
    const { page, consoleErrors } = window
    reportOnFailure(name, () => page)
    const before = await transactions()
    const result = await importByDialog(page, { name, bytes }, choices)
    expect(result.asked).toEqual(asks === undefined ? [] : expect.arrayContaining([asks]))
    expect(result.notices).toContain(says)
    expect(result.leftOut).toEqual(leftOut)
    await expect.poll(transactions).toEqual([...without(before, gone), ...listed].toSorted())
    expect(consoleErrors).toEqual([])
  },
)

test('a file is chosen only when the account that it is of is known', async () => {
  const { page } = window
  const held = Promise.withResolvers<undefined>()
  await page.route('**/bank-accounts', async route => {
    await held.promise
    await route.continue()
  })
  await page.reload()
  const before = await transactions()
  const imported = importByDialog(page, CSV_OF_USUAL_ACCOUNT)
  await page.getByRole('dialog').locator('[aria-busy=true]').waitFor()
  expect(await page.locator('input[type=file]').count()).toBe(0)
  held.resolve(undefined)
  expect((await imported).notices).toContain(ONE)
  await expect
    .poll(transactions)
    .toEqual([...before, '21 Nov 2026 | Slow / Line 34 | €58.00'].toSorted())
  await page.unroute('**/bank-accounts')
})

const CSV_OF_USUAL_ACCOUNT = {
  name: 'slow.csv',
  bytes: Buffer.from('Date,Payee,Description,Amount\n2026-11-21,Slow,Line 34,58.00\n'),
}

test('the files of a ZIP are asked about one after the other, by name, in their own encodings', async () => {
  const { page } = window
  reportOnFailure('zip', () => page)
  const before = await transactions()
  await page.getByRole('button', { name: 'Import statement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a bank statement' })
  const zip = { name: 'november.zip', mimeType: 'application/zip', buffer: await zipOf(ZIP_FILES) }
  await dialog.getByLabel('Statement', { exact: true }).setInputFiles(zip)

  await dialog.getByText('few.sta, in the ZIP file').waitFor()
  await dialog
    .getByLabel('Character encoding')
    .selectOption({ label: 'Central European (Windows 1250)' })
  await dialog.getByText('Spłata żą').waitFor()
  await pressImport(dialog)

  await dialog.getByText('one.csv, in the ZIP file').waitFor()
  for (const width of [390, 900, 1280]) {
    await resize(page, { width, height: 900 })
    await expectNoErrors(page, `statements in a ZIP at ${width}`)
  }
  await choose({ 'Booking date': 'When', Amount: 'How much', 'Payer or payee': 'Sent by' })
  await pressImport(dialog)
  await dialog.getByText('other.csv, in the ZIP file').waitFor()
  expect(await dialog.getByLabel('Booking date').inputValue()).toBe('')
  await choose({ 'Booking date': 'Moment', Amount: 'Sum of it', 'Payer or payee': 'Whose' })
  await pressImport(dialog)
  await dialog.getByText('table.csv, in the ZIP file').waitFor()
  await dialog.getByRole('button', { name: 'Leave this file out' }).click()
  await dialog.getByText('You left this file out.').waitFor()
  await expectNoErrors(page, 'statements of a ZIP')
  await dialog.getByRole('button', { name: 'Done' }).click()
  const added = [
    '14 Nov 2026 | Spłata żą | €61.00',
    '14 Nov 2026 | Crème brûlée | €62.00',
    '14 Nov 2026 | Brook Ltd | €63.00',
    '15 Nov 2026 | Creek Ltd | €64.00',
  ]
  await expect.poll(transactions).toEqual([...before, ...added].toSorted())

  async function choose(columns: Readonly<Record<string, string>>): Promise<void> {
    for (const [field, heading] of Object.entries(columns))
      await dialog.getByRole('combobox', { name: field, exact: true }).selectOption(heading)
  }
})

const ZIP_FILES = {
  'few.sta': mt940('2611141114C61,00NMSCNONREF', 'Sp³ata ¿¹', { encoding: 'windows-1252' }),
  'utf-8.sta': mt940('2611141114C62,00NMSCNONREF', 'Crème brûlée'),
  'one.csv': Buffer.from('When,How much,Sent by\n2026-11-14,63.00,Brook Ltd\n'),
  'other.csv': Buffer.from('Moment,Sum of it,Whose\n2026-11-15,64.00,Creek Ltd\n'),
  'table.csv': Buffer.from('Colour,Shape\nred,round\n'),
}

async function zipOf(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name)
  zip.end()
  return buffer(zip.outputStream)
}

/** The rows of the list: day | payer / text | amount. */
async function transactions(): Promise<string[]> {
  const { page } = window
  await settled(page)
  const rows = page.getByRole('table', { name: 'Transactions' }).locator('tbody tr')
  const lines = await rows.evaluateAll(all =>
    all.map(row => {
      const [day, party, , amount] = [...row.querySelectorAll('td')].map(cell => cell.innerText)
      return [day, party?.replaceAll('\n', ' / '), amount?.replaceAll('\u00a0', ' ')].join(' | ')
    }),
  )
  return lines.toSorted()
}

function without(lines: readonly string[], gone: readonly string[]): readonly string[] {
  return gone.reduce((left, line) => left.toSpliced(left.indexOf(line), 1), lines)
}
