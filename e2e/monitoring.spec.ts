import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Window,
  axeFaults,
  openAs,
  openTab,
  openWindow,
  settled,
  shapeFaults,
  startBrowser,
  tellOnFailure,
} from './browser.ts'
import { PASSWORD } from './business.ts'
import { type House, newDataDir, removeDataDir, startHouse } from './house.ts'
import { heading } from './owner.ts'
import { type Visitor, must, visitor } from './visitor.ts'

const AGENT = join(
  createRequire(import.meta.url).resolve('@elastic/apm-rum/package.json'),
  '../dist/bundles/elastic-apm-rum.umd.min.js',
)
const SPECIMEN = join(import.meta.dirname, '../server/src/monitoring/specimen')
const TOKEN = 'Zk3xT0ken0fAnInvitation99'
/** The page asks this often how it is to be watched. */
const ASK_EVERY_MS = 120_000

describe('monitoring', () => {
  const dataDir = newDataDir()
  let browser: Browser
  let house: House
  let owner: Visitor
  let workspaceId = ''

  beforeAll(async () => {
    browser = await startBrowser()
    house = await startHouse({ dataDir, env: { RELEASE: '1.0.0' } })
    owner = visitor(() => house.url)
    await must(
      owner.send('POST', '/api/sign-up', {
        name: 'Ada Martin',
        email: 'ada@example.com',
        password: PASSWORD,
      }),
    )
    const fresh = { country: 'FR', legalName: 'Atelier Neuf SARL' }
    workspaceId = String((await must(owner.send('POST', '/api/workspaces', fresh)))['workspaceId'])
  })
  afterAll(async () => {
    await browser?.close()
    await house?.stop()
    removeDataDir(dataDir)
  })

  const at = (path: string) => `${house.url}/w/${workspaceId}/${path}`

  const ownersWindow = (): Promise<Window> => openAs(browser, owner, house.url)

  test.each([2, 3])('the agent as Elastic ships it is understood in version %i', async version => {
    const { page } = await openWindow(browser, { bypassCSP: true })
    tellOnFailure(`agent-v${version}`, () => page)
    // Ours stays away, so that only theirs speaks.
    await page.route('**/assets/watch-*.js', route => route.abort())
    await page.route('**/specimen.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: SHEET }),
    )
    const sent = await batchesOf(page)
    await page.goto(`${house.url}/sign-in`)
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
    await page.addScriptTag({ url: `${house.url}/specimen.js` })
    // A press that takes its time, for the measure of answers to input.
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => kindsIn(sent), { timeout: 20_000 }).toContain('page-load')
    await hide(page)
    await expect.poll(() => kindsIn(sent), { timeout: 20_000 }).toContain('page-exit')
    expect(sent.map(({ path }) => path)).toContain(`/intake/v${version}/rum/events`)
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 202))
    const events = sent.flatMap(({ lines }) => lines.slice(1))
    const batch = [sent[0]?.lines[0], ...events].join('\n')
    expect(batch).toContain('the sheet has no lines')
    if (process.env['RECORD']) record(`v${version}.ndjson`, batch)
    await page.context().close()
  })

  test('a page that breaks is seen in Settings, with its stack, and names nobody', async () => {
    const { page } = await ownersWindow()
    tellOnFailure('monitoring', () => page)
    const sent = await batchesOf(page)
    await page.goto(at('items?q=ada@example.com'))
    await settled(page)
    await expect.poll(() => kindsIn(sent), { timeout: 20_000 }).toContain('page-load')
    expect(await isAgentAfterPaint(page)).toBe(true)
    await page.getByRole('link', { name: 'Customers', exact: true }).click()
    await heading(page, 'Customers').waitFor()
    await expect.poll(() => kindsIn(sent), { timeout: 20_000 }).toContain('route-change')
    // The browser turns against the program: what draws the next page throws.
    await page.evaluate(() => {
      Intl.DateTimeFormat = function broken() {
        throw new RangeError(`no dates for ${location.href}, ada@example.com`)
      } as unknown as typeof Intl.DateTimeFormat
    })
    await page.getByRole('link', { name: 'Mail', exact: true }).click()
    await heading(page, 'This page could not be shown').waitFor()
    await expect.poll(() => textOf(sent), { timeout: 20_000 }).toContain('no dates for')
    for (const path of [`reset/${TOKEN}?email=ada@example.com`, `invitation/${TOKEN}`]) {
      const before = sent.length
      await page.goto(`${house.url}/${path}`)
      await settled(page)
      await expect
        .poll(() => kindsIn(sent.slice(before)), { timeout: 20_000 })
        .toContain('page-load')
    }
    const said = textOf(sent)
    for (const secret of [workspaceId, 'ada@', TOKEN, 'q=']) expect(said).not.toContain(secret)
    for (const name of [
      '/w/:workspaceId/items',
      '/w/:workspaceId/customers',
      '/reset/:token',
      '/invitation/:token',
    ])
      expect(said).toContain(name)

    await page.goto(at('settings/monitoring'))
    const error = page.getByText('RangeError: no dates for')
    await error.waitFor()
    await page.getByRole('paragraph').filter({ hasText: 'Largest paint (LCP)' }).waitFor()
    await page.getByRole('link', { name: '/w/:workspaceId/items' }).waitFor()
    await error.click()
    await page
      .getByText(/at \S+ \(src\/\S+\.tsx?:\d+:\d+\)/)
      .first()
      .waitFor()
    expect([await axeFaults(page), await shapeFaults(page)]).toEqual([[], []])
    await page.getByLabel('Page', { exact: true }).selectOption('/reset/:token')
    await page.getByText('No errors').waitFor()
    expect(new URL(page.url()).searchParams.get('page')).toBe('/reset/:token')
    await page.goBack()
    await page.context().close()
  })

  test('a running page follows what the owner sets, and sends nothing when switched off', async () => {
    const settings = await ownersWindow()
    tellOnFailure('monitoring-off', () => settings.page)
    await settings.page.goto(at('settings/monitoring'))
    const running = (await openTab(settings)).page
    // It goes by itself, until the test lets minutes pass at once.
    await running.clock.install()
    const sent = await batchesOf(running)
    const asked: Request[] = []
    running.on('request', request => {
      if (request.url().includes('/config/v1/rum/agents')) asked.push(request)
    })
    const pass = async (ms: number) => running.clock.runFor(ms)
    const breakIt = (words: string) =>
      running.evaluate(said => {
        void Promise.reject(new Error(said))
      }, words)
    const setting = () => must(owner.get(`/api/workspaces/${workspaceId}/monitoring`))
    /** The newest answer the page got to its question. */
    const heard = async () => (await asked.at(-1)?.response())?.json()

    await running.goto(at('customers'))
    await settled(running)
    await expect.poll(() => kindsIn(sent), { timeout: 20_000 }).toContain('page-load')
    await breakIt('while it is watched')
    await expect.poll(() => textOf(sent), { timeout: 20_000 }).toContain('while it is watched')

    const share = settings.page.getByLabel('Visits that are measured')
    await share.selectOption('25')
    // Whatever was set can be taken back as long as it is said.
    await settings.page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => share.inputValue()).toBe('100')
    await share.selectOption('10')
    await expect.poll(async () => (await setting())['samplePercent']).toBe(10)
    let questions = asked.length
    await pass(ASK_EVERY_MS)
    await expect.poll(() => asked.length).toBeGreaterThan(questions)
    expect(await heard()).toMatchObject({ transaction_sample_rate: '0.1', recording: 'true' })
    expect((await asked.at(-1)?.allHeaders())?.['if-none-match']).toMatch(/^"[0-9a-f]+"$/)

    await settings.page.getByRole('switch', { name: 'Record page timings and errors' }).click()
    await expect.poll(async () => (await setting())['recording']).toBe(false)
    questions = asked.length
    // Also whoever only comes back to the page learns of it.
    await pass(20_000)
    await running.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => asked.length).toBeGreaterThan(questions)
    expect(await heard()).toMatchObject({ recording: 'false' })
    await running.evaluate(() => fetch('/healthz'))
    const before = sent.length
    await breakIt('while nobody watches')
    await pass(5_000)
    await hide(running)
    await running.evaluate(() => fetch('/healthz'))
    expect(sent.slice(before).flatMap(({ lines }) => lines)).toEqual([])

    const files: string[] = []
    running.on('request', request => files.push(new URL(request.url()).pathname))
    await running.goto(at('items'))
    await settled(running)
    await expect.poll(() => files, { timeout: 20_000 }).toContain('/config/v1/rum/agents')
    await breakIt('while nobody watches')
    await pass(10_000)
    expect(files.filter(path => /intake|\/agent-/.test(path))).toEqual([])
    await settings.page.context().close()
  })

  test('a page sends to the collector that was named, and nothing to ours', async () => {
    const other = await startCollector()
    const body = { recording: true, samplePercent: 100 }
    await must(owner.send('PATCH', `/api/workspaces/${workspaceId}/monitoring`, body))
    const { page, complaints } = await ownersWindow()
    tellOnFailure('monitoring-elsewhere', () => page)
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
    await expect.poll(() => other.heard.join('\n'), { timeout: 20_000 }).toContain('page-load')
    // With the single requests of the page, which whoever runs such a server wants to see, and still without ids.
    await expect
      .poll(() => other.heard.join('\n'))
      .toContain('"/api/workspaces/:workspaceId/customers"')
    const said = other.heard.join('\n')
    expect(said).not.toContain(workspaceId)
    // The page takes down what it sent when it is answered.
    await expect.poll(() => [...new Set(sent.map(({ origin }) => origin))]).toEqual([other.url])
    expect(complaints).toEqual([])
    await page.context().close()
    await other.close()
  })
})

/** Another collector, which says as little as Elastic's. */
async function startCollector() {
  const heard: string[] = []
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type, content-encoding')
    const body = Buffer.concat(await request.toArray())
    if (request.method === 'POST') heard.push(gunzipSync(body).toString())
    response.writeHead(request.method === 'POST' ? 202 : 204).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => new Promise(resolve => server.close(resolve))
  return { url: `http://127.0.0.1:${port}`, heard, close }
}

/** Breaks as a program does: from a file, two calls deep, some time after it was loaded. */
const SHEET = `
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
 * What leaves the page for the collector, unpacked. Taken down in the page itself: looking at requests from outside shows
 * no packed bodies, or else takes the browser's cache away, and with it the tags of answers.
 */
async function batchesOf(page: Page): Promise<Sent[]> {
  const sent: Sent[] = []
  await page.exposeFunction('takeDown', (address: string, body: number[], status: number) => {
    const bytes = Buffer.from(body)
    const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString()
    const { origin, pathname: path } = new URL(address)
    sent.push({ origin, path, lines: text.trim().split('\n'), status })
  })
  await page.addInitScript(() => {
    const { fetch: send } = window
    const told = window as unknown as {
      takeDown: (address: string, body: number[], status: number) => void
    }
    window.fetch = async (input, init) => {
      const asked = new Request(input, init)
      const copy = asked.url.includes('/intake/') ? asked.clone() : undefined
      const answer = send(asked)
      if (copy) {
        const body = await copy.arrayBuffer()
        const { status } = await answer.catch(() => ({ status: 0 }))
        told.takeDown(copy.url, [...new Uint8Array(body)], status)
      }
      return answer
    }
  })
  return sent
}

const textOf = (sent: readonly Sent[]) => sent.flatMap(({ lines }) => lines).join('\n')

/** The kinds of transactions, in either version's words. */
function kindsIn(sent: readonly Sent[]): string[] {
  return sent.flatMap(({ lines }) =>
    lines.flatMap(line => {
      const event = JSON.parse(line)
      return event.transaction?.type ?? event.x?.t ?? []
    }),
  )
}

/** As if somebody went to another tab. */
function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
}

/** The agent may cost nobody the first sight of a page. */
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
