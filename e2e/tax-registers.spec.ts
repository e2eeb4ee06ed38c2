import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openAs, reportOnFailure, settled, shoot, startBrowser } from './browser.ts'
import { type Business, draftFor, openBusiness } from './business.ts'
import { type RunningApp, freePort, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'

/** VIES as its documentation says, on this machine. */
const asked: unknown[] = []
const register = createServer((request, response) => {
  void text(request).then(body => {
    asked.push(JSON.parse(body))
    const answer = {
      countryCode: 'DE',
      vatNumber: '136695976',
      requestDate: '2026-11-20T10:00:00.000Z',
      valid: true,
      requestIdentifier: 'WAPIAAAAYbCdEfGh',
      name: 'MUELLER UND SOEHNE GMBH',
      address: 'HAUPTSTRASSE 1\n10115 BERLIN',
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
})

const dataDir = newDataDir()
let browser: Browser
let app: RunningApp
let owner: Visitor
let business: Business
beforeAll(async () => {
  const port = await freePort()
  await new Promise<void>(resolve => register.listen(port, '127.0.0.1', resolve))
  browser = await startBrowser()
  app = await startApp({
    dataDir,
    env: {
      VIES_URL: `http://127.0.0.1:${port}`,
      OUTGOING_ALLOW_HTTP: 'true',
      OUTGOING_ALLOW_NETWORKS: '127.0.0.1',
    },
  })
  owner = visitor(() => app.url)
  business = await openBusiness(owner)
})
afterAll(async () => {
  await browser.close()
  await app?.stop()
  removeDataDir(dataDir)
  register.closeAllConnections()
  register.close()
})

test('a register proves a VAT number at the customer and on the invoice, and without the network all stays usable', async context => {
  const customerPage = `/w/${business.workspaceId}/customers/${business.customerId}`
  const online = await openAs(browser, owner, app.url)
  const { page } = online
  reportOnFailure(context.task.name, () => page)
  await page.goto(app.url + customerPage)
  await page.getByRole('button', { name: 'Check in VIES' }).click()
  await page.getByText('Consultation number: WAPIAAAAYbCdEfGh').waitFor()
  expect(asked).toEqual([
    {
      countryCode: 'DE',
      vatNumber: '136695976',
      requesterMemberStateCode: 'FR',
      requesterNumber: '44732829320',
    },
  ])
  await page.getByText('Valid', { exact: true }).waitFor()
  await settled(page)
  expect(await axeViolations(page)).toEqual([])
  await shoot(page, 'tax-register')
  await page.getByRole('button', { name: 'Use this name and address' }).click()
  await expect
    .poll(() => page.getByLabel('Legal name').inputValue())
    .toBe('MUELLER UND SOEHNE GMBH')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').first().waitFor()

  const at = `/api/workspaces/${business.workspaceId}/invoices`
  const draft = await expectOk(owner.send('POST', at, { draft: draftFor(business.customerId) }))
  const id = String(draft['id'])
  await expectOk(owner.send('POST', `${at}/${id}/issue`, { version: draft['version'] }))
  await page.goto(`${app.url}/w/${business.workspaceId}/invoices/${id}`)
  await page.getByText('VAT number checked').waitFor()
  await page.getByText(/VIES · .* · WAPIAAAAYbCdEfGh/).waitFor()

  // The tax of this one relies on the number: the answer is kept with it.
  const reversed = await expectOk(
    owner.send('POST', at, { draft: reverseChargedTo(business.customerId) }),
  )
  const exempt = `${at}/${String(reversed['id'])}`
  await expectOk(owner.send('POST', `${exempt}/issue`, { version: reversed['version'] }))
  await page.goto(`${app.url}/w/${business.workspaceId}/invoices/${String(reversed['id'])}`)
  await page.getByText('Proof of the VAT number').waitFor()
  for (const fact of ['WAPIAAAAYbCdEfGh', 'DE136695976', 'FR44732829320'])
    await page.getByText(fact, { exact: true }).waitFor()
  await page.context().close()

  await app.stop()
  app = await startApp({ dataDir, env: { OUTGOING: 'off' } })
  const offline = await openAs(browser, owner, app.url)
  await offline.page.goto(app.url + customerPage)
  await offline.page.getByText('Consultation number: WAPIAAAAYbCdEfGh').waitFor()
  expect(await offline.page.getByRole('button', { name: /VIES/ }).count()).toBe(0)
  await offline.page.getByLabel('Legal name').fill('Müller & Söhne GmbH')
  await offline.page.getByRole('button', { name: 'Save', exact: true }).click()
  await offline.page.getByText('Saved.').first().waitFor()
  expect(asked).toHaveLength(1)
  await offline.page.context().close()
})

function reverseChargedTo(customerId: string) {
  const draft = draftFor(customerId)
  const tax = {
    category: 'AE',
    rate: '0',
    exemptionCode: 'VATEX-EU-AE',
    exemptionReason: 'Steuerschuldnerschaft des Leistungsempfängers',
  }
  return { ...draft, lines: draft.lines.map(line => ({ ...line, tax })) }
}
