import { createServer } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Window,
  axeFaults,
  openWindow,
  settled,
  shoot,
  startBrowser,
  tellOnFailure,
} from './browser.ts'
import { type House, freePort, newDataDir, removeDataDir, startHouse } from './house.ts'
import { must, solved, visitor } from './visitor.ts'

const PASSWORD = 'ink on 7 sheets'
const CHECKED = 'Checked: you are a person.'

let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

/** An instance that takes sign-ups and has its first person, who was asked for nothing. */
async function opened(dataDir: string, env: Record<string, string>): Promise<House> {
  const house = await startHouse({ dataDir, env: { SIGN_UP_OPEN: 'true', ...env } })
  const ada = { name: 'Ada', email: 'ada@example.com', password: PASSWORD }
  await must(visitor(() => house.url).send('POST', '/api/sign-up', ada))
  return house
}

async function writeAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Grace Martin')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
}

const create = (page: Page) => page.getByRole('button', { name: 'Create account' })
const arrived = (page: Page) => page.getByRole('heading', { name: 'Where is your company?' })

describe('without a provider', () => {
  const dataDir = newDataDir()
  let house: House
  let window: Window
  beforeAll(async () => {
    house = await opened(dataDir, {})
  })
  afterAll(async () => {
    await house?.stop()
    removeDataDir(dataDir)
  })
  beforeEach(async context => {
    window = await openWindow(browser)
    tellOnFailure(context.task.name, () => window.page)
    return () => window.page.context().close()
  })

  test('the browser shows by itself that a person signs up, and asks nobody else', async () => {
    const { page } = window
    const hosts = new Set<string>()
    page.on('request', request => hosts.add(new URL(request.url()).host))
    const said = await listening(page)
    await page.goto(`${house.url}/sign-up`)
    await page.getByRole('status').filter({ hasText: CHECKED }).waitFor()
    expect(await said()).toContain(CHECKED)
    await settled(page)
    expect(await axeFaults(page)).toEqual([])
    await shoot(page, 'captcha-sign-up')
    await writeAccount(page, 'grace@example.com')
    await page.keyboard.press('Enter')
    await arrived(page).waitFor()
    expect([...hosts]).toEqual([new URL(house.url).host])
    expect(window.complaints).toEqual([])
  })

  test('a program has to do the work as well, each time', async () => {
    const program = visitor(() => house.url)
    const signUp = (email: string, captcha?: string) =>
      program.send('POST', '/api/sign-up', { name: 'Bo', email, password: PASSWORD, captcha })
    expect((await signUp('bo@example.com')).body).toMatchObject({ refusal: 'captcha_missing' })
    const proof = await solved(program, 'sign_up')
    expect((await signUp('bo@example.com', proof)).status).toBe(200)
    expect((await signUp('bob@example.com', proof)).body).toMatchObject({ refusal: 'captcha_used' })
  })

  test('a proof that became old or was used is replaced, and nothing typed is lost', async () => {
    const { page } = window
    await page.clock.install()
    const challenges: string[] = []
    page.on('request', request => {
      if (request.url().includes('/api/captcha')) challenges.push(request.url())
    })
    await page.goto(`${house.url}/sign-up`)
    await page.getByText(CHECKED).waitFor()
    await writeAccount(page, 'used@example.com')
    expect(challenges).toHaveLength(1)
    // Old: the page knows, and solves another before it asks.
    await page.clock.fastForward('11:00')
    // Used: somebody else was quicker with the very same proof.
    let taken = 0
    await page.route('**/api/sign-up', async route => {
      if ((taken += 1) === 1) {
        const thief = { ...route.request().postDataJSON(), email: 'thief@example.com' }
        await must(visitor(() => house.url).send('POST', '/api/sign-up', thief))
      }
      await route.continue()
    })
    await create(page).click()
    await arrived(page).waitFor()
    expect(taken).toBe(2)
    expect(challenges).toHaveLength(3)
    // The refusal of the first is what the browser itself complains of.
    expect(window.complaints.filter(text => !text.includes('status of 409'))).toEqual([])
  })

  test('after three failures signing in takes a proof, which nobody has to think of', async () => {
    const { page } = window
    await page.goto(`${house.url}/sign-in`)
    const enter = async (password: string) => {
      await page.getByLabel('Email address').fill('ada@example.com')
      await page.getByLabel('Password', { exact: true }).fill(password)
      const answered = page.waitForResponse('**/api/sign-in')
      await page.getByRole('button', { name: 'Sign in' }).click()
      return (await answered).status()
    }
    for (let i = 0; i < 3; i += 1) expect(await enter(`ink on ${i} sheets`)).toBe(401)
    await page.getByText('The email address or the password is not right.').waitFor()
    const required = await enter('ink on 8 sheets')
    expect(required).toBe(422)
    await page.getByText(CHECKED).waitFor()
    await page.getByText('The email address or the password is not right.').waitFor()
    await settled(page)
    expect(await axeFaults(page)).toEqual([])
    await shoot(page, 'captcha-sign-in')
    expect(await enter(PASSWORD)).toBe(200)
    await arrived(page).waitFor()
  })

  test.each([
    ['recaptcha-v2', /^https:..www.google.com.recaptcha.api.js.render=explicit&hl=en/, 'v2'],
    ['recaptcha-v3', /^https:..www.google.com.recaptcha.api.js.render=a-site-key$/, 'v3 sign_up'],
    ['hcaptcha', /^https:..js.hcaptcha.com.1.api.js.render=explicit/, 'h'],
  ])('the script of %s is loaded and called as it documents', async (provider, address, proof) => {
    // What the server says and verifies is looked at below and in its own tests: here only what the page does of it.
    const other = await openWindow(browser, { bypassCSP: true })
    const { page } = other
    await page.route('**/api/captcha?*', route =>
      route.fulfill({
        json: { kind: 'provider', provider, siteKey: 'a-site-key', action: 'sign_up' },
      }),
    )
    await page.route(/google|hcaptcha/, route =>
      route.fulfill({ contentType: 'text/javascript', body: `(${otherStandIns})()` }),
    )
    const script = page.waitForRequest(address)
    await page.goto(`${house.url}/sign-up`)
    await script
    await page.getByText(CHECKED).waitFor()
    await writeAccount(page, `${provider}@example.com`)
    const sent = page.waitForRequest('**/api/sign-up')
    await create(page).click()
    expect((await sent).postDataJSON()).toMatchObject({ captcha: `proof of ${proof}` })
    await page.getByRole('alert').filter({ hasText: 'was not passed' }).waitFor()
    await page.context().close()
  })

  test('a reset is asked for on a phone, by keyboard', async () => {
    const { page } = window
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${house.url}/forgot`)
    await page.getByText(CHECKED).waitFor()
    await settled(page)
    expect(await axeFaults(page)).toEqual([])
    await shoot(page, 'captcha-forgot')
    await page.keyboard.type('ada@example.com')
    await page.keyboard.press('Enter')
    await page.getByText('If there is an account for ada@example.com').waitFor()
    expect(window.complaints).toEqual([])
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
      const told = { success: true, hostname: '127.0.0.1', action: 'sign_up', 'error-codes': [] }
      response.end(JSON.stringify(told))
    })
  })
  let house: House
  beforeAll(async () => {
    const port = await freePort()
    await new Promise<void>(resolve => provider.listen(port, '127.0.0.1', resolve))
    house = await opened(dataDir, {
      CAPTCHA_SITE_KEY: '0x4AAAAAAAtheSiteKey',
      CAPTCHA_SECRET_KEY: 'the-secret-key',
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    })
  })
  afterAll(async () => {
    await house?.stop()
    removeDataDir(dataDir)
    provider.closeAllConnections()
    provider.close()
  })

  test('its provider is loaded, asks, and is believed only when it answers the server', async context => {
    const window = await openWindow(browser)
    const { page } = window
    tellOnFailure(context.task.name, () => page)
    let blocked = true
    await page.route('https://challenges.cloudflare.com/**', route =>
      blocked
        ? route.abort()
        : route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` }),
    )
    await page.goto(`${house.url}/sign-up`)
    await page.getByText('The check that you are a person did not work.').waitFor()
    await writeAccount(page, 'grace@example.com')
    blocked = false
    await page.getByRole('button', { name: 'Try again' }).click()
    const box = page.getByRole('checkbox', { name: 'I am a person' })
    await box.waitFor()
    expect(await box.getAttribute('data-asked')).toBe('0x4AAAAAAAtheSiteKey sign_up')
    await settled(page)
    expect(await axeFaults(page)).toEqual([])
    await shoot(page, 'captcha-provider')
    // Sent before it was solved: the form waits, and goes on by itself.
    isUp = false
    await create(page).click()
    await box.check()
    await page.getByRole('alert').filter({ hasText: 'out of reach' }).waitFor()
    expect(await page.getByLabel('Email address').inputValue()).toBe('grace@example.com')
    isUp = true
    await box.check()
    await page.getByText(CHECKED).waitFor()
    await create(page).click()
    await arrived(page).waitFor()
    expect(asked.map(form => Object.fromEntries(form))).toEqual([
      { secret: 'the-secret-key', response: 'token-1' },
      { secret: 'the-secret-key', response: 'token-2' },
    ])
    // What the browser says of the blocked script and the two refusals; nothing of a policy that was broken.
    const others = window.complaints.filter(text => !/ERR_FAILED|status of 503/.test(text))
    expect(others).toEqual([])
    await page.context().close()
  })
})

/** What Turnstile puts on the page, as far as forms see it: runs in the browser. */
const standIn = String(() => {
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

/** Google's script, which is ready a little later and only then can do anything, and hCaptcha's. */
const otherStandIns = String(() => {
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

/** Keeps everything that live regions of the page say, from its first moment on. */
async function listening(page: Page): Promise<() => Promise<string[]>> {
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
