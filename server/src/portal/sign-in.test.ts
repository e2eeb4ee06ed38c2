import { getMail, listMail } from '@bordereau/contract/mail'
import { getPortalLink } from '@bordereau/contract/portal-link'
import { endPortalSessions } from '@bordereau/contract/portal-sign-in'
import { updateCustomer } from '@bordereau/contract/customers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { proofOf } from '../captcha/testing.ts'
import { describeBothEngines } from '../db/testing.ts'
import { findCustomer } from '../customers/store.ts'
import { inWorkspace } from '../db/database.ts'
import { GERMAN_CUSTOMER, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Client, type TestApp, mailsTo, signedUp, startApp } from '../lib/testing.ts'
import { groupedCode } from './code.ts'

const ADDRESS = 'kunde@example.de'

describeBothEngines('signing in to the portal with a code', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string
  let signIn: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
    await addressed(customerId, `Other@example.de; ${ADDRESS.toUpperCase()}`)
    signIn = await addressFor(customerId)
  })
  // The limits of an address end.
  beforeEach(() => at.clock.move(6 * 3_600_000))
  afterAll(() => at.close())

  async function addressed(id: string, email: string): Promise<void> {
    const row = await inWorkspace(engine.db, { workspaceId }, tx =>
      findCustomer(tx, workspaceId, id),
    )
    if (!row) throw new Error('no customer')
    const { profile, currency, language, secondLanguage, dueDays, buyerReference, note } = row
    const fields = { profile, currency, language, secondLanguage, dueDays, buyerReference, note }
    await owner.must(updateCustomer, {
      query: { workspaceId, customerId: id },
      body: { ...fields, email, version: row.version },
    })
  }
  async function addressFor(id: string): Promise<string> {
    const { signInAddress } = await owner.must(getPortalLink, {
      query: { workspaceId, customerId: id },
    })
    return new URL(signInAddress).pathname
  }

  /** A browser of its own, at an address of its own: it keeps the cookie that it gets. */
  function browser(ip = `10.9.${Math.floor(++browsers / 250)}.${(browsers % 250) + 1}`) {
    let cookie = ''
    const send = async (
      method: 'GET' | 'POST',
      url: string,
      form: Readonly<Record<string, string>> = {},
      headers: Readonly<Record<string, string>> = {},
    ) => {
      const isForm = method === 'POST'
      const reply = await at.app.inject({
        method,
        url,
        remoteAddress: ip,
        headers: {
          ...(cookie === '' ? {} : { cookie }),
          ...(isForm
            ? { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }
            : {}),
          ...headers,
        },
        ...(isForm ? { payload: new URLSearchParams(form).toString() } : {}),
      })
      for (const set of reply.cookies) cookie = set.value === '' ? '' : `${set.name}=${set.value}`
      return reply
    }
    return {
      get: (url: string) => send('GET', url),
      post: (
        url: string,
        form: Readonly<Record<string, string>>,
        headers?: Readonly<Record<string, string>>,
      ) => send('POST', url, form, headers),
    }
  }
  let browsers = 0

  const requestIn = (body: string) => /name="request" value="([^"]+)"/.exec(body)?.[1] ?? ''
  const codesTo = async (email: string) => {
    await runDueJobs(at.context, jobs)
    const mails = await mailsTo(at.context, email)
    return mails.flatMap(
      ({ text }) => /^(\d{3}) (\d{3}) (\d{3})$/m.exec(text)?.slice(1).join('') ?? [],
    )
  }

  /** Requests a code and enters it. */
  async function signedIn(email = ADDRESS, ip?: string) {
    const one = browser(ip)
    const request = requestIn((await one.post(`${signIn}/code`, { email })).body)
    const [code = ''] = await codesTo(email)
    const reply = await one.post(signIn, { request, code: groupedCode(code) })
    return { ...one, reply, portal: String(reply.headers.location), request, code }
  }

  test('opens the same portal as the link, in the customer’s language, by a cookie of its own', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const one = await signedIn()
    expect(one.reply.statusCode).toBe(303)
    expect(one.reply.cookies[0]).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 30 * 86_400,
    })
    const page = await one.get(one.portal)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('lang="de"')
    expect(page.body).toContain(invoice.number)
    expect((await one.get(`${one.portal}/documents/${invoice.id}/pdf`)).statusCode).toBe(200)
    expect((await one.get(`${one.portal}/statement`)).statusCode).toBe(200)
    expect((await one.get(signIn)).headers.location).toBe(one.portal)
    // The address opens nothing without the cookie, and the session nothing of another customer.
    expect((await browser().get(one.portal)).statusCode).toBe(404)
    const stranger = await aCustomer(owner, workspaceId, GERMAN_CUSTOMER)
    await addressed(stranger, 'stranger@example.de')
    const other = await signedIn('stranger@example.de')
    expect((await one.get(other.portal)).statusCode).toBe(404)
    // A code works once.
    expect((await one.post(signIn, { request: one.request, code: one.code })).statusCode).toBe(422)
    const { subject } = (await mailsTo(at.context, ADDRESS))[0] ?? {}
    expect(subject).toMatch(/^Ihr Code für die Dokumente von /)
  })

  test('answers the same for an address that no customer has, which gets no e-mail', async () => {
    const [known, unknown] = [
      await browser().post(`${signIn}/code`, { email: 'other@example.de' }),
      await browser().post(`${signIn}/code`, { email: 'never@example.de' }),
    ]
    const shape = (reply: typeof known) => ({
      status: reply.statusCode,
      headers: Object.keys(reply.headers).toSorted(),
      body: reply.body.replace(requestIn(reply.body), '').replaceAll(/(other|never)@/g, '@'),
    })
    expect(shape(unknown)).toEqual(shape(known))
    expect(await codesTo('other@example.de')).toHaveLength(1)
    expect(await codesTo('never@example.de')).toHaveLength(0)
    // Part of an address is another address.
    await browser().post(`${signIn}/code`, { email: 'her@example.de' })
    expect(await codesTo('her@example.de')).toHaveLength(0)
  })

  test('a code has five tries, ten minutes, and belongs to its request', async () => {
    const start = async () => {
      const one = browser()
      const request = requestIn((await one.post(`${signIn}/code`, { email: ADDRESS })).body)
      const [code = ''] = await codesTo(ADDRESS)
      return { one, request, code }
    }
    const wrongFor = (code: string) => (code === '000000000' ? '000000001' : '000000000')
    const guessed = await start()
    const tries = await Promise.all(
      Array.from({ length: 5 }, () =>
        guessed.one.post(signIn, { request: guessed.request, code: wrongFor(guessed.code) }),
      ),
    )
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422])
    const late = await guessed.one.post(signIn, { request: guessed.request, code: guessed.code })
    expect([late.statusCode, late.cookies]).toEqual([422, []])
    const [first, second] = [await start(), await start()]
    const mixed = await first.one.post(signIn, { request: first.request, code: second.code })
    expect(mixed.statusCode).toBe(first.code === second.code ? 303 : 422)
    at.clock.move(10 * 60_000)
    expect(
      (await second.one.post(signIn, { request: second.request, code: second.code })).statusCode,
    ).toBe(422)
  })

  test('the session ends by signing out, by the company, and with the address', async () => {
    const query = { workspaceId, customerId }
    const out = await signedIn()
    expect((await owner.must(getPortalLink, { query })).sessions[0]).toMatchObject({
      email: ADDRESS,
    })
    // A page of another name of the same site sends the cookie, and ends no session.
    await out.post(`${signIn}/sign-out`, {}, { 'sec-fetch-site': 'same-site' })
    expect((await out.get(out.portal)).statusCode).toBe(200)
    await out.post(`${signIn}/sign-out`, {}, { 'sec-fetch-site': 'same-origin' })
    expect((await out.get(out.portal)).statusCode).toBe(404)
    const ended = await signedIn()
    await owner.must(endPortalSessions, { query })
    expect((await ended.get(ended.portal)).statusCode).toBe(404)
    expect((await owner.must(getPortalLink, { query })).sessions).toEqual([])
    const readdressed = await signedIn()
    await addressed(customerId, 'new@example.de')
    expect((await readdressed.get(readdressed.portal)).statusCode).toBe(404)
    await addressed(customerId, ADDRESS)
    expect((await readdressed.get(readdressed.portal)).statusCode).toBe(200)
  })

  test('a page of another site cannot sign its visitor in with a code of its own', async () => {
    const one = browser()
    const request = requestIn((await one.post(`${signIn}/code`, { email: ADDRESS })).body)
    const [code = ''] = await codesTo(ADDRESS)
    const reply = await one.post(signIn, { request, code }, { 'sec-fetch-site': 'cross-site' })
    expect(reply.cookies).toEqual([])
  })

  test('who has several customers chooses', async () => {
    const second = await aCustomer(owner, workspaceId, {
      ...GERMAN_CUSTOMER,
      legalName: 'Zweite <GmbH>',
    })
    await addressed(second, ADDRESS)
    const one = await signedIn()
    expect(one.portal).toBe(signIn)
    const { body } = await one.get(signIn)
    expect(body).toContain('Zweite &#60;GmbH&#62;')
    const portals = [...body.matchAll(/href="(\/portal\/[\w-]+)"/g)].map(([, path = '']) => path)
    expect(portals).toHaveLength(2)
    for (const path of portals) expect((await one.get(path)).statusCode).toBe(200)
    await addressed(second, '')
  })

  test('after three requests a proof of work is demanded, after five of one network no code is sent there', async () => {
    const email = 'often@example.de'
    const request = (form: Readonly<Record<string, string>> = {}) =>
      browser('10.7.0.1').post(`${signIn}/code`, { email, ...form })
    for (let count = 0; count < 3; count += 1) expect((await request()).statusCode).toBe(200)
    const demanded = await request()
    expect([demanded.statusCode, requestIn(demanded.body)]).toEqual([403, ''])
    const challengeOf = (body: string) =>
      JSON.parse((/data-challenge="([^"]*)"/.exec(body)?.[1] ?? '').replaceAll('&#34;', '"'))
    const proof = await proofOf(challengeOf(demanded.body))
    expect((await request({ captcha: 'forged' })).statusCode).toBe(403)
    expect((await request({ captcha: proof })).statusCode).toBe(200)
    expect((await request({ captcha: proof })).statusCode).toBe(403)
    const again = async () =>
      request({ captcha: await proofOf(challengeOf((await request()).body)) })
    expect((await again()).statusCode).toBe(200)
    expect((await again()).statusCode).toBe(429)
    // From elsewhere it goes on, with a proof.
    const elsewhere = browser('10.7.1.1')
    const asked = await elsewhere.post(`${signIn}/code`, { email })
    expect(asked.statusCode).toBe(403)
    const solved = { email, captcha: await proofOf(challengeOf(asked.body)) }
    expect((await elsewhere.post(`${signIn}/code`, solved)).statusCode).toBe(200)
  })

  test('strangers from many networks make the proof harder, and keep no known network out', async () => {
    const home = '10.6.0.1'
    const known = await signedIn(ADDRESS, home)
    expect(known.portal).not.toBe('')
    const challengeOf = (body: string) =>
      JSON.parse((/data-challenge="([^"]*)"/.exec(body)?.[1] ?? '').replaceAll('&#34;', '"'))
    const costs: number[] = []
    // The first code of a network that is known by now was one of sixty.
    for (let network = 0; network < 14; network += 1)
      for (let count = 0; count < 5; count += 1) {
        const stranger = browser(`10.5.${network}.1`)
        const send = (captcha: string) =>
          stranger.post(`${signIn}/code`, { email: ADDRESS, captcha })
        let reply = await send('')
        if (reply.statusCode === 403) {
          const challenge = challengeOf(reply.body)
          costs.push(challenge.parameters.data.work)
          reply = await send(await proofOf(challenge))
        }
        expect(reply.statusCode).toBe(network * 5 + count < 59 ? 200 : 429)
      }
    expect(Math.max(...costs)).toBeGreaterThan(8 * Math.min(...costs))
    // The first few are without a proof again; the limits of codes last for hours.
    at.clock.move(16 * 60_000)
    const again = await signedIn(ADDRESS, home)
    expect(again.portal).toBe(known.portal)
  })

  test('forged addresses and malformed forms get a page, and an ended link offers a code', async () => {
    for (const path of ['x', signIn.slice(16, -1), '%00'])
      expect((await browser().get(`/portal/sign-in/${path}`)).statusCode).toBe(404)
    expect((await browser().post(`${signIn}/code`, { email: 'no address' })).statusCode).toBe(422)
    expect((await browser().post(signIn, { request: 'x', code: '' })).statusCode).toBe(422)
    const one = await signedIn()
    const ended = await browser().get(`${one.portal}?lang=de`)
    expect(ended.body).toContain(`href="${signIn}?lang`)
    expect((await browser().get('/portal/never-given')).body).not.toContain('sign-in')
  })

  test('members read the code in the outbox only where no mail server sends it', async () => {
    await signedIn()
    const { rows } = await owner.must(listMail, { query: { workspaceId } })
    const mailId = rows.find(({ kind }) => kind === 'portal_code')?.id ?? ''
    const read = async () => (await owner.must(getMail, { query: { workspaceId, mailId } })).text
    expect(await read()).toMatch(/^\d{3} \d{3} \d{3}$/m)
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'a@example.com' }
    Object.assign(at.context.config, { smtp })
    expect(await read()).toMatch(/^••• ••• •••$/m)
    Object.assign(at.context.config, { smtp: null })
  })
  test('the session ends after 30 days', async () => {
    const one = await signedIn()
    at.clock.move(30 * 86_400_000 - 1000)
    expect((await one.get(one.portal)).statusCode).toBe(200)
    at.clock.move(1000)
    expect((await one.get(one.portal)).statusCode).toBe(404)
  })
})
