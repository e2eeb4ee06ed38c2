import type { Locator, Page } from 'playwright-core'

/** A bank's file as a person chooses it. */
export type BankFile = { readonly name: string; readonly bytes: Buffer }

/** What a person chooses in the dialog, by the words that are there. */
export type Choices = {
  /** A part of the account's label; the usual one unless given. */
  readonly account?: string
  readonly encoding?: string
  /** What a row says in it. */
  readonly shown?: string
  /** The column for each field. */
  readonly columns?: Readonly<Record<string, string>>
  readonly dates?: string
}

export type ImportResult = {
  /** The sentences of what the dialog asked. */
  readonly asked: readonly string[]
  /** What it says of the import. */
  readonly notices: readonly string[]
  /** Line, text and reason of each row that was left out. */
  readonly leftOut: readonly (readonly string[])[]
}

/** Imports a file by the dialog of the page of bank statements, and closes it. */
export async function importByDialog(
  page: Page,
  { name, bytes }: BankFile,
  { account, encoding, shown = '', columns = {}, dates }: Choices = {},
): Promise<ImportResult> {
  await page.getByRole('button', { name: 'Import statement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a bank statement' })
  const file = dialog.getByLabel('Statement', { exact: true })
  if (account !== undefined) {
    const option = dialog
      .getByLabel('Account', { exact: true })
      .locator('option', { hasText: account })
    await dialog.getByLabel('Account', { exact: true }).selectOption(await option.innerText())
  }
  await file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes })
  const done = dialog.getByRole('button', { name: 'Done' })
  const send = dialog.getByRole('button', { name: 'Import', exact: true })
  await done.or(send).waitFor()
  const asked = (await send.isVisible()) ? await linesOf(dialog) : []
  if (await send.isVisible()) {
    if (encoding !== undefined) {
      await dialog.getByLabel('Character encoding').selectOption({ label: encoding })
      await dialog.getByRole('row').filter({ hasText: shown }).first().waitFor()
    }
    for (const [field, heading] of Object.entries(columns))
      await dialog.getByRole('combobox', { name: field, exact: true }).selectOption(heading)
    if (dates !== undefined)
      await dialog.getByLabel('Order of dates').selectOption({ label: dates })
    await pressImport(dialog)
    await done.waitFor()
  }
  const result = {
    asked,
    notices: await linesOf(dialog),
    leftOut: await cellsOf(dialog.getByRole('table', { name: 'Rows left out' })),
  }
  await done.click()
  await dialog.waitFor({ state: 'detached' })
  return result
}

/** Imports what is shown: while something is read, the button does nothing. */
export async function pressImport(dialog: Locator): Promise<void> {
  await dialog.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
}

async function linesOf(dialog: Locator): Promise<string[]> {
  return (await dialog.innerText()).split('\n')
}

async function cellsOf(table: Locator): Promise<string[][]> {
  return table
    .locator('tbody tr')
    .evaluateAll(rows =>
      rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.innerText)),
    )
}
