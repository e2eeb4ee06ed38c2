import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Window,
  axeViolations,
  openAs,
  openTab,
  openWindow,
  settled,
  pageErrors,
  startBrowser,
  reportOnFailure,
} from './browser.ts'
import { PASSWORD } from './business.ts'
import { type RunningApp, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { heading } from './owner.ts'
import { type Visitor, expectOk, visitor } from './visitor.ts'

const AGENT = join(
  createRequire(import.meta.url).resolve('@elastic/apm-rum/package.json'),
  '../dist/bundles/elastic-apm-rum.umd.min.js',
)
const SPECIMEN = join(import.meta.dirname, '../server/src/monitoring/testing')
const TOKEN = 'Zk3xT0ken0fAnInvitation99'
/** The interval in which a page requests its monitoring settings. */
const ASK_EVERY_MS = 120_000

describe('monitoring', () => {
  const dataDir = newDataDir()
  let browser: Browser
  let app: RunningApp
  let owner: Visitor
  let workspaceId = ''

  beforeAll(async () => {
    browser = await startBrowser()
    app = await startApp({ dataDir, env: { RELEASE: '1.0.0' } })
    owner = visitor(() => app.url)
    await expectOk(
      owner.send('POST', '/api/sign-up', {
        name: 'Ada Martin',
        email: 'ada@example.com',
        password: PASSWORD,
      }),
    )
    const fresh = { country: 'FR', legalName: 'Atelier Neuf SARL' }
    workspaceId = String(
      (await expectOk(owner.send('POST', '/api/workspaces', fresh)))['workspaceId'],
    )
  })
  afterAll(async () => {
    await browser?.close()
    await app?.stop()
    removeDataDir(dataDir)
  })

  const at = (path: string) => `${app.url}/w/${workspaceId}/${path}`

  const ownersWindow = (): Promise<Window> => openAs(browser, owner, app.url)

  test.each([2, 3])('the original Elastic agent is accepted in version %i', async version => {
    const { page } = await openWindow(browser, { bypassCSP: true })
    reportOnFailure(`agent-v${version}`, () => page)
    // Blocks the application's own agent, so that only Elastic's sends.
    await page.route('**/assets/watch-*.js', route => route.abort())
    await page.route('**/specimen.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: STACK_SCRIPT }),
    )
    const sent = await batchesOf(page)
    await page.goto(`${app.url}/sign-in`)
    await settled(page)
    await page.addScriptTag({ path: AGENT })
    await page.evaluate(apiVersion => {
      const { elasticApm } = window as unknown as { elasticApm: { init: (given: object) => void } }
      elasticApm.init({
        serviceName: 'bordereau',
        serviceVersion: 'specimen',
        serverUrl: location.origin,
        centralConfig: true,
        apiVersion,
      })
    }, version)
    await page.addScriptTag({ url: `${app.url}/specimen.js` })
    // A slow click handler, for the measure of interaction latency.
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => kindsIn(sent)).toContain('page-load')
    await hide(page)
    await expect.poll(() => kindsIn(sent)).toContain('page-exit')
    expect(sent.map(({ path }) => path)).toContain(`/intake/v${version}/rum/events`)
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 202))
    const events = sent.flatMap(({ lines }) => lines.slice(1))
    const batch = [sent[0]?.lines[0], ...events].join('\n')
    expect(batch).toContain('the sheet has no lines')
    if (process.env['RECORD']) record(`v${version}.ndjson`, batch)
    await page.context().close()
  })

  test('the change to a page that requests nothing does not last until a form is sent', async () => {
    const { page } = await openWindow(browser)
    reportOnFailure('monitoring-change', () => page)
    const sent = await batchesOf(page)
    await page.goto(`${app.url}/sign-in`)
    await settled(page)
    await expect.poll(() => kindsIn(sent)).toContain('page-load')
    await page.getByRole('link', { name: 'Forgot it?', exact: true }).click()
    await expect.poll(() => kindsIn(sent)).toContain('route-change')
    expect(textOf(sent)).toContain('"/forgot"')
    await page.context().close()
  })

  test('an error of a page is listed in Settings, with its stack and without personal data', async () => {
    const { page } = await ownersWindow()
    reportOnFailure('monitoring', () => page)
    const sent = await batchesOf(page)
    await page.goto(at('items?q=ada@example.com'))
    await settled(page)
    await expect.poll(() => kindsIn(sent)).toContain('page-load')
    expect(await isAgentAfterPaint(page)).toBe(true)
    await page.getByRole('link', { name: 'Customers', exact: true }).click()
    await heading(page, 'Customers').waitFor()
    await expect.poll(() => kindsIn(sent)).toContain('route-change')
    // Breaks a browser function, so that rendering the next page throws.
    await page.evaluate(() => {
      Intl.DateTimeFormat = function broken() {
        throw new RangeError(`no dates for ${location.href}, ada@example.com`)
      } as unknown as typeof Intl.DateTimeFormat
    })
    await page.getByRole('link', { name: 'Calendar', exact: true }).click()
    await heading(page, 'This page could not be shown').waitFor()
    await expect.poll(() => textOf(sent)).toContain('no dates for')
    for (const path of [`reset/${TOKEN}?email=ada@example.com`, `invitation/${TOKEN}`]) {
      const before = sent.length
      await page.goto(`${app.url}/${path}`)
      await settled(page)
      await expect.poll(() => kindsIn(sent.slice(before))).toContain('page-load')
    }
    const errorText = textOf(sent)
    for (const secret of [workspaceId, 'ada@', TOKEN, 'q=']) expect(errorText).not.toContain(secret)
    for (const name of [
      '/w/:workspaceId/items',
      '/w/:workspaceId/customers',
      '/reset/:token',
      '/invitation/:token',
    ])
      expect(errorText).toContain(name)

    await page.goto(at('settings/monitoring'))
    const error = page.getByText('RangeError: no dates for')
    await error.waitFor()
    await page.getByRole('paragraph').filter({ hasText: 'Largest paint (LCP)' }).waitFor()
    await page.getByRole('link', { name: '/items', exact: true }).waitFor()
    await error.click()
    await page
      .getByText(/at \S+ \(src\/\S+\.tsx?:\d+:\d+\)/)
      .first()
      .waitFor()
    expect([await axeViolations(page), await pageErrors(page)]).toEqual([[], []])
    await page.getByLabel('Page', { exact: true }).selectOption('/reset/:token')
    await page.getByText('No errors').waitFor()
    expect(new URL(page.url()).searchParams.get('page')).toBe('/reset/:token')
    await page.goBack()
    await page.context().close()
  })

  test('a running page applies the settings of the owner, and sends nothing when recording is off', async () => {
    const settings = await ownersWindow()
    reportOnFailure('monitoring-off', () => settings.page)
    await settings.page.clock.install()
    await settings.page.goto(at('settings/monitoring'))
    const running = (await openTab(settings)).page
    // Time passes normally until the test advances the clock.
    await running.clock.install()
    const sent = await batchesOf(running)
    const settingsRequests: Request[] = []
    running.on('request', request => {
      if (request.url().includes('/config/v1/rum/agents')) settingsRequests.push(request)
    })
    const pass = async (ms: number) => running.clock.runFor(ms)
    const throwInPage = (message: string) =>
      running.evaluate(errorText => {
        void Promise.reject(new Error(errorText))
      }, message)
    const setting = () => expectOk(owner.get(`/api/workspaces/${workspaceId}/monitoring`))
    /** The latest response to the page's settings request. */
    const latestSettings = async () => (await settingsRequests.at(-1)?.response())?.json()

    // A tab that is not in front paints nothing, and the agent waits for the first paint.
    await running.bringToFront()
    await running.goto(at('customers'))
    await settled(running)
    await throwInPage('while it is watched')
    // The agent sends no timings here: the clock of the test has none.
    await expect.poll(() => textOf(sent)).toContain('while it is watched')
    // That of the page: the agent does not request them a second time.
    expect(settingsRequests).toHaveLength(1)

    const share = settings.page.getByLabel('Visits that are measured')
    // A setting can be undone as long as its toast is shown, so the toast's five seconds do not pass meanwhile.
    await settings.page.clock.pauseAt(new Date(Date.now() + 1000))
    await share.selectOption('25')
    await settings.page.getByRole('button', { name: 'Undo' }).click()
    await settings.page.clock.resume()
    await expect.poll(() => share.inputValue()).toBe('100')
    await share.selectOption('10')
    await expect.poll(async () => (await setting())['samplePercent']).toBe(10)
    let questions = settingsRequests.length
    await pass(ASK_EVERY_MS)
    await expect.poll(() => settingsRequests.length).toBeGreaterThan(questions)
    expect(await latestSettings()).toMatchObject({
      transaction_sample_rate: '0.1',
      recording: 'true',
    })
    expect((await settingsRequests.at(-1)?.allHeaders())?.['if-none-match']).toMatch(
      /^"[0-9a-f]+"$/,
    )

    await settings.page.getByRole('switch', { name: 'Record page timings and errors' }).click()
    await expect.poll(async () => (await setting())['recording']).toBe(false)
    questions = settingsRequests.length
    // A page that only becomes visible again requests the settings too.
    await pass(20_000)
    await running.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => settingsRequests.length).toBeGreaterThan(questions)
    expect(await latestSettings()).toMatchObject({ recording: 'false' })
    await running.evaluate(() => fetch('/healthz'))
    const before = sent.length
    await throwInPage('while recording is off')
    await pass(5_000)
    await hide(running)
    await running.evaluate(() => fetch('/healthz'))
    expect(sent.slice(before).flatMap(({ lines }) => lines)).toEqual([])

    const files: string[] = []
    running.on('request', request => files.push(new URL(request.url()).pathname))
    await running.goto(at('items'))
    await settled(running)
    await expect.poll(() => files).toContain('/config/v1/rum/agents')
    await throwInPage('while recording is off')
    await pass(10_000)
    expect(files.filter(path => /intake|\/agent-/.test(path))).toEqual([])
    await settings.page.context().close()
  })

  test('a page sends to the configured collector, and nothing to this instance', async () => {
    const other = await startCollector()
    const body = { recording: true, samplePercent: 100 }
    await expectOk(owner.send('PATCH', `/api/workspaces/${workspaceId}/monitoring`, body))
    const { page, consoleErrors } = await ownersWindow()
    reportOnFailure('monitoring-elsewhere', () => page)
    await page.goto(at('settings/monitoring'))
    const field = page.getByLabel('Another collector')
    await field.fill('apm.example')
    await field.press('Enter')
    await page.getByText('Invalid URL').waitFor()
    await field.fill(other.url)
    await field.press('Enter')
    await page.getByText('Events go to the other collector').waitFor()
    const sent = await batchesOf(page)
    await page.goto(at('customers'))
    await settled(page)
    await expect.poll(() => other.latestSettings.join('\n')).toContain('page-load')
    // With the single requests of the page, which operators of such a server expect, and still without ids.
    await expect
      .poll(() => other.latestSettings.join('\n'))
      // The agent states requests of the same address as one: '3x /api/…'.
      .toContain('/api/workspaces/:workspaceId/customers"')
    const errorText = other.latestSettings.join('\n')
    expect(errorText).not.toContain(workspaceId)
    // The page records what it sent once there is a response.
    await expect.poll(() => [...new Set(sent.map(({ origin }) => origin))]).toEqual([other.url])
    expect(consoleErrors).toEqual([])
    await page.context().close()
    await other.close()
  })
})

/** A second collector, with responses as minimal as those of Elastic's. */
async function startCollector() {
  const latestSettings: string[] = []
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type, content-encoding')
    const body = Buffer.concat(await request.toArray())
    if (request.method === 'POST') latestSettings.push(gunzipSync(body).toString())
    response.writeHead(request.method === 'POST' ? 202 : 204).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => new Promise(resolve => server.close(resolve))
  return { url: `http://127.0.0.1:${port}`, latestSettings, close }
}

/** Throws as a program does: from a file, two calls deep, some time after it was loaded. */
const STACK_SCRIPT = `
  document.addEventListener('pointerdown', () => { for (const end = performance.now() + 80; performance.now() < end;); })
  function totals() { throw new TypeError('the sheet has no lines') }
  function draw() { totals() }
  setTimeout(draw)
`

type Sent = {
  readonly origin: string
  readonly path: string
  readonly lines: readonly string[]
  readonly status: number
}

/**
 * The data that the page sends to the collector, unpacked. Recorded in the page itself: intercepting requests from
 * outside shows no compressed bodies, or disables the browser's cache, and with it the ETags.
 */
async function batchesOf(page: Page): Promise<Sent[]> {
  const sent: Sent[] = []
  await page.exposeFunction('recordRequest', (address: string, body: number[], status: number) => {
    const bytes = Buffer.from(body)
    const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString()
    const { origin, pathname: path } = new URL(address)
    sent.push({ origin, path, lines: text.trim().split('\n'), status })
  })
  await page.addInitScript(() => {
    const { fetch: send } = window
    const recorder = window as unknown as {
      recordRequest: (address: string, body: number[], status: number) => void
    }
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const copy = request.url.includes('/intake/') ? request.clone() : undefined
      const response = send(request)
      if (copy) {
        const body = await copy.arrayBuffer()
        const { status } = await response.catch(() => ({ status: 0 }))
        recorder.recordRequest(copy.url, [...new Uint8Array(body)], status)
      }
      return response
    }
  })
  return sent
}

const textOf = (sent: readonly Sent[]) => sent.flatMap(({ lines }) => lines).join('\n')

/** The kinds of transactions, by the names of either version. */
function kindsIn(sent: readonly Sent[]): string[] {
  return sent.flatMap(({ lines }) =>
    lines.flatMap(line => {
      const event = JSON.parse(line)
      return event.transaction?.type ?? event.x?.t ?? []
    }),
  )
}

/** Simulates switching to another tab. */
function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
}

/** The agent must not delay the first paint of a page. */
function isAgentAfterPaint(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const agent = performance
      .getEntriesByType('resource')
      .find(({ name }) => /\/assets\/agent-/.test(name))
    return paint !== undefined && agent !== undefined && agent.startTime > paint.startTime
  })
}

function record(name: string, text: string): void {
  mkdirSync(SPECIMEN, { recursive: true })
  writeFileSync(join(SPECIMEN, name), `${text}\n`)
}
