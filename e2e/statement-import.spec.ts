import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Window, openAs, reportOnFailure, settled, startBrowser } from './browser.ts'
import { openCompany } from './business.ts'
import { importByDialog } from './import-dialog.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { ONE } from './statement-file.ts'
import { STATEMENT_FILES } from './statement-files.ts'
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
