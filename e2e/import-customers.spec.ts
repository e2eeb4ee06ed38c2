import iconv from 'iconv-lite'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Window,
  expectNoErrors,
  openAs,
  reportOnFailure,
  resize,
  settled,
  startBrowser,
} from './browser.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { type Visitor, expectOk } from './visitor.ts'

let browser: Browser
let owner: Visitor
let window: Window

beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  window = await openAs(browser, owner, sharedApp.url)
})
afterAll(() => browser?.close())

/** Tables of customers as programs write them, and the names, towns and addresses that are in them. */
const FILES = [
  {
    of: 'a Polish program (Windows 1250)',
    country: 'PL',
    text: 'Nazwa;Adres;Miasto;Kod pocztowy;Kraj;E-mail\nPółka Jaźń;ul. Świętej 4;Żółwin;05-807;PL;biuro@example.com\n',
    encoding: 'windows-1250',
    read: ['Półka Jaźń', 'Żółwin', 'biuro@example.com'],
  },
  {
    of: 'a Czech program (ISO 8859-2)',
    country: 'CZ',
    text: 'Name;Address;City;Postal code;Country\nŠťastný kůň;Příčná 9;Třeboň;379 01;CZ\n',
    encoding: 'iso-8859-2',
    read: ['Šťastný kůň', 'Třeboň'],
  },
  {
    of: 'a Greek program (Windows 1253)',
    country: 'GR',
    text: 'Name;Address;City;Postal code;Country\nΨάρι και Ξύλο;Ερμού 7;Αθήνα;105 63;GR\n',
    encoding: 'windows-1253',
    read: ['Ψάρι και Ξύλο', 'Αθήνα'],
  },
  {
    of: 'a spreadsheet’s “Unicode text” (UTF-16, tabs)',
    country: 'DE',
    text: '\ufeffName\tStraße\tOrt\tPLZ\tLand\r\nGröße & Söhne\tÄußerer Weg 1\tKöln\t50667\tDE\r\n',
    encoding: 'utf-16le',
    read: ['Größe & Söhne', 'Köln'],
  },
  {
    of: 'a mail program, with addresses on domains with umlauts',
    country: 'DE',
    text: 'Name;Land;E-Mail\nA;DE;info@größe.example\nB;DE;Kasse <kasse@xn--gre-8na8c.example>\n',
    encoding: 'utf-8',
    read: ['info@größe.example', 'kasse@xn--gre-8na8c.example'],
  },
] as const

test.each(FILES)(
  'customers of $of are shown and stored as they are spelled',
  async ({ country, text, encoding, read }) => {
    const { page } = window
    reportOnFailure('import of customers', () => page)
    const workspaceId = await companyIn(country)
    await page.goto(`${sharedApp.url}/w/${workspaceId}/customers/import`)
    await choose(page, iconv.encode(text, encoding))
    const preview = page.getByRole('table', { name: 'The first rows as they were understood' })
    await preview.waitFor()
    for (const value of read) expect(await preview.innerText()).toContain(value)
    await page.getByRole('button', { name: /^Import \d rows?$/ }).click()
    await page.getByText('The file is read').waitFor()
    expect(await stored(workspaceId)).toEqual(expect.arrayContaining([...read]))
  },
)

test('an encoding that was guessed wrong is corrected before anything is stored', async () => {
  const { page } = window
  const workspaceId = await companyIn('US')
  await page.goto(`${sharedApp.url}/w/${workspaceId}/customers/import`)
  const text = 'Name;City;Country\nĒrgļi;Cēsis;LV\n'
  await choose(page, iconv.encode(text, 'windows-1257'))
  const preview = page.getByRole('table', { name: 'The first rows as they were understood' })
  await preview.waitFor()
  expect(await preview.innerText()).not.toContain('Ērgļi')
  await page.getByRole('button', { name: 'Are letters wrong?' }).click()
  const choice = page.getByRole('combobox', { name: 'Character encoding' })
  await choice.selectOption({ label: 'Baltic (Windows 1257)' })
  await preview.getByText('Ērgļi').waitFor()
  await settled(page)
  for (const width of [390, 900, 1280]) {
    await resize(page, { width, height: 900 })
    await expectNoErrors(page, `import of customers at ${width}`)
  }
  expect(await stored(workspaceId)).toEqual([])
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await page.getByText('The file is read').waitFor()
  expect(await stored(workspaceId)).toEqual(expect.arrayContaining(['Ērgļi', 'Cēsis']))
})

async function companyIn(country: string): Promise<string> {
  const body = { country, legalName: `Importer in ${country}` }
  return String((await expectOk(owner.send('POST', '/api/workspaces', body)))['workspaceId'])
}

async function choose(page: Page, bytes: Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: bytes })
}

/** The names, towns and e-mail addresses of the company's customers. */
async function stored(workspaceId: string): Promise<readonly string[]> {
  const list = `/api/workspaces/${workspaceId}/customers`
  const { rows } = await expectOk(owner.get(list))
  const ids = (Array.isArray(rows) ? rows : []).map(row => String(Object(row).id))
  const all = await Promise.all(ids.map(id => expectOk(owner.get(`${list}/${id}`))))
  return all.flatMap(one => {
    const { profile, email } = Object(one)
    return [profile.legalName, profile.address.city, email].map(String)
  })
}
