import { createServer } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Window,
  axeViolations,
  openWindow,
  resize,
  settled,
  shoot,
  startBrowser,
  reportOnFailure,
} from './browser.ts'
import { type RunningApp, freePort, newDataDir, removeDataDir, startApp } from './running-app.ts'
import { expectOk, solveCaptcha, visitor } from './visitor.ts'

const PASSWORD = 'ink on 7 sheets'
const CHECKED = 'Checked: you are a person.'

let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

/** An instance with open sign-up and its first person, who needed no captcha. */
async function opened(dataDir: string, env: Record<string, string>): Promise<RunningApp> {
  const app = await startApp({ dataDir, env: { SIGN_UP_OPEN: 'true', ...env } })
  const ada = { name: 'Ada', email: 'ada@example.com', password: PASSWORD }
  await expectOk(visitor(() => app.url).send('POST', '/api/sign-up', ada))
  return app
}

async function writeAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Grace Martin')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
}

const create = (page: Page) => page.getByRole('button', { name: 'Create account' })
const waitForApp = (page: Page) => page.getByRole('heading', { name: 'What are you, and where?' })

describe('without a provider', () => {
  const dataDir = newDataDir()
  let app: RunningApp
  let window: Window
  beforeAll(async () => {
    app = await opened(dataDir, {})
  })
  afterAll(async () => {
    await app?.stop()
    removeDataDir(dataDir)
  })
  beforeEach(async context => {
    window = await openWindow(browser)
    reportOnFailure(context.task.name, () => window.page)
    return () => window.page.context().close()
  })

  test('the browser solves the proof of work by itself and contacts no other host', async () => {
    const { page } = window
    const hosts = new Set<string>()
    page.on('request', request => hosts.add(new URL(request.url()).host))
    const said = await recordAnnouncements(page)
    await page.goto(`${app.url}/sign-up`)
    await page.getByRole('status').filter({ hasText: CHECKED }).waitFor()
    expect(await said()).toContain(CHECKED)
    await settled(page)
    expect(await axeViolations(page)).toEqual([])
    await shoot(page, 'captcha-sign-up')
    await writeAccount(page, 'grace@example.com')
    await page.keyboard.press('Enter')
    await waitForApp(page).waitFor()
    expect([...hosts]).toEqual([new URL(app.url).host])
    expect(window.consoleErrors).toEqual([])
  })

  test('a program has to solve a proof of work too, each time', async () => {
    const program = visitor(() => app.url)
    const signUp = (email: string, captcha?: string) =>
      program.send('POST', '/api/sign-up', { name: 'Bo', email, password: PASSWORD, captcha })
    expect((await signUp('bo@example.com')).body).toMatchObject({ refusal: 'captcha_missing' })
    const proof = await solveCaptcha(program, 'sign_up')
    expect((await signUp('bo@example.com', proof)).status).toBe(200)
    expect((await signUp('bob@example.com', proof)).body).toMatchObject({ refusal: 'captcha_used' })
  })

  test('an expired or used proof is replaced, and the form keeps its input', async () => {
    const { page } = window
    await page.clock.install()
    const challenges: string[] = []
    page.on('request', request => {
      if (request.url().includes('/api/captcha')) challenges.push(request.url())
    })
    await page.goto(`${app.url}/sign-up`)
    await page.getByText(CHECKED).waitFor()
    await writeAccount(page, 'used@example.com')
    expect(challenges).toHaveLength(1)
    // Expired: the page knows, and solves another challenge before it submits.
    await page.clock.fastForward('11:00')
    // Used: a second program submits the same proof first.
    let usedProofs = 0
    await page.route('**/api/sign-up', async route => {
      if ((usedProofs += 1) === 1) {
        const secondProgram = { ...route.request().postDataJSON(), email: 'thief@example.com' }
        await expectOk(visitor(() => app.url).send('POST', '/api/sign-up', secondProgram))
      }
      await route.continue()
    })
    await create(page).click()
    await waitForApp(page).waitFor()
    expect(usedProofs).toBe(2)
    expect(challenges).toHaveLength(3)
    // The browser logs the refused first request itself.
    expect(window.consoleErrors.filter(text => !text.includes('status of 409'))).toEqual([])
  })

  test('after three failures signing in needs a proof, which the browser solves by itself', async () => {
    const { page } = window
    await page.goto(`${app.url}/sign-in`)
    const enter = async (password: string) => {
      await page.getByLabel('Email address').fill('ada@example.com')
      await page.getByLabel('Password', { exact: true }).fill(password)
      const verifications = page.waitForResponse('**/api/sign-in')
      await page.getByRole('button', { name: 'Sign in' }).click()
      return (await verifications).status()
    }
    for (let i = 0; i < 3; i += 1) expect(await enter(`ink on ${i} sheets`)).toBe(401)
    await page.getByText('The email address or the password is not right.').waitFor()
    const required = await enter('ink on 8 sheets')
    expect(required).toBe(422)
    await page.getByText(CHECKED).waitFor()
    await page.getByText('The email address or the password is not right.').waitFor()
    await settled(page)
    expect(await axeViolations(page)).toEqual([])
    await shoot(page, 'captcha-sign-in')
    expect(await enter(PASSWORD)).toBe(200)
    await waitForApp(page).waitFor()
  })

  test.each([
    ['recaptcha-v2', /^https:..www.google.com.recaptcha.api.js.render=explicit&hl=en/, 'v2'],
    ['recaptcha-v3', /^https:..www.google.com.recaptcha.api.js.render=a-site-key$/, 'v3 sign_up'],
    ['hcaptcha', /^https:..js.hcaptcha.com.1.api.js.render=explicit/, 'h'],
  ])('the script of %s is loaded and called as documented', async (provider, address, proof) => {
    // The server's part is tested below and in its own tests: this test covers the page only.
    const other = await openWindow(browser, { bypassCSP: true })
    const { page } = other
    await page.route('**/api/captcha?*', route =>
      route.fulfill({
        json: { kind: 'provider', provider, siteKey: 'a-site-key', action: 'sign_up' },
      }),
    )
    await page.route(/google|hcaptcha/, route =>
      route.fulfill({ contentType: 'text/javascript', body: `(${fakeRecaptchaAndHcaptcha})()` }),
    )
    const script = page.waitForRequest(address)
    await page.goto(`${app.url}/sign-up`)
    await script
    await page.getByText(CHECKED).waitFor()
    await writeAccount(page, `${provider}@example.com`)
    const sent = page.waitForRequest('**/api/sign-up')
    await create(page).click()
    expect((await sent).postDataJSON()).toMatchObject({ captcha: `proof of ${proof}` })
    await page.getByRole('alert').filter({ hasText: 'was not passed' }).waitFor()
    await page.context().close()
  })

  test('a password reset is requested on a phone, by keyboard', async () => {
    const { page } = window
    await resize(page, { width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${app.url}/forgot`)
    await page.getByText(CHECKED).waitFor()
    await settled(page)
    expect(await axeViolations(page)).toEqual([])
    await shoot(page, 'captcha-forgot')
    await page.keyboard.type('ada@example.com')
    await page.keyboard.press('Enter')
    await page.getByText('If there is an account for ada@example.com').waitFor()
    expect(window.consoleErrors).toEqual([])
  })
})

describe('with a site key', () => {
  const dataDir = newDataDir()
  const asked: URLSearchParams[] = []
  let isUp = true
  const provider = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      asked.push(new URLSearchParams(body))
      response.writeHead(isUp ? 200 : 500, { 'content-type': 'application/json' })
      const verification = {
        success: true,
        hostname: '127.0.0.1',
        action: 'sign_up',
        'error-codes': [],
      }
      response.end(JSON.stringify(verification))
    })
  })
  let app: RunningApp
  beforeAll(async () => {
    const port = await freePort()
    await new Promise<void>(resolve => provider.listen(port, '127.0.0.1', resolve))
    app = await opened(dataDir, {
      CAPTCHA_SITE_KEY: '0x4AAAAAAAtheSiteKey',
      CAPTCHA_SECRET_KEY: 'the-secret-key',
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
      OUTGOING_ALLOW_HTTP: 'true',
      OUTGOING_ALLOW_NETWORKS: '127.0.0.0/8',
    })
  })
  afterAll(async () => {
    await app?.stop()
    removeDataDir(dataDir)
    provider.closeAllConnections()
    provider.close()
  })

  test('its provider is loaded, asks, and is trusted only after the server has verified the token', async context => {
    const window = await openWindow(browser)
    const { page } = window
    reportOnFailure(context.task.name, () => page)
    let blocked = true
    await page.route('https://challenges.cloudflare.com/**', route =>
      blocked
        ? route.abort()
        : route.fulfill({ contentType: 'text/javascript', body: `(${fakeTurnstile})()` }),
    )
    await page.goto(`${app.url}/sign-up`)
    await page.getByText('The check that you are a person did not work.').waitFor()
    await writeAccount(page, 'grace@example.com')
    blocked = false
    await page.getByRole('button', { name: 'Try again' }).click()
    const box = page.getByRole('checkbox', { name: 'I am a person' })
    await box.waitFor()
    expect(await box.getAttribute('data-asked')).toBe('0x4AAAAAAAtheSiteKey sign_up')
    await settled(page)
    expect(await axeViolations(page)).toEqual([])
    await shoot(page, 'captcha-provider')
    // Submitted before it is solved: the form waits, and continues by itself.
    isUp = false
    await create(page).click()
    await box.check()
    await page.getByRole('alert').filter({ hasText: 'is unavailable' }).waitFor()
    expect(await page.getByLabel('Email address').inputValue()).toBe('grace@example.com')
    isUp = true
    await box.check()
    await page.getByText(CHECKED).waitFor()
    await create(page).click()
    await waitForApp(page).waitFor()
    expect(asked.map(form => Object.fromEntries(form))).toEqual([
      { secret: 'the-secret-key', response: 'token-1' },
      { secret: 'the-secret-key', response: 'token-2' },
    ])
    // Browser messages about the blocked script and the two refusals; none about a violated policy.
    const others = window.consoleErrors.filter(text => !/ERR_FAILED|status of 503/.test(text))
    expect(others).toEqual([])
    await page.context().close()
  })
})

/** A fake of Turnstile's script as forms see it: runs in the browser. */
const fakeTurnstile = String(() => {
  let count = 0
  Object.assign(window, {
    turnstile: {
      render(
        place: HTMLElement,
        options: { sitekey: string; action: string; callback: (token: string) => void },
      ) {
        const label = document.createElement('label')
        const box = document.createElement('input')
        box.type = 'checkbox'
        box.dataset['asked'] = `${options.sitekey} ${options.action}`
        box.addEventListener('change', () => {
          count += 1
          options.callback(`token-${count}`)
        })
        label.append(box, ' I am a person')
        place.append(label)
      },
    },
  })
})

/** Fakes of Google's script, which is ready only after a delay, and of hCaptcha's. */
const fakeRecaptchaAndHcaptcha = String(() => {
  type Options = { sitekey: string; callback: (proof: string) => void }
  const render = (proof: string) => (place: HTMLElement, options: Options) => {
    if (place.isConnected && options.sitekey === 'a-site-key') options.callback(proof)
  }
  const grecaptcha: Record<string, unknown> = {
    ready: (then: () => void) =>
      setTimeout(() => {
        grecaptcha['render'] = render('proof of v2')
        grecaptcha['execute'] = async (key: string, { action }: { action: string }) =>
          key === 'a-site-key' ? `proof of v3 ${action}` : ''
        then()
      }),
  }
  Object.assign(window, { grecaptcha, hcaptcha: { render: render('proof of h') } })
})

/** Records all texts of live regions of the page from the beginning. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status]')) {
        const text = region.textContent ?? ''
        if (text !== '' && text !== said.at(-1)) said.push(text)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}
