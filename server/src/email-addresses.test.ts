import { type Server, createServer } from 'node:net'
import { createCompany, inviteMember } from '@bordereau/contract/company'
import { listCustomers } from '@bordereau/contract/customers'
import { importCustomers } from '@bordereau/contract/import'
import { signIn } from '@bordereau/contract/session'
import { requestReset, signUp } from '@bordereau/contract/sign-up'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { solved } from './captcha/testing.ts'
import { describeWithDatabase } from './db/testing.ts'
import { inWorkspace } from './db/database.ts'
import type { DeliveryServices } from './delivery/channel.ts'
import { emailChannel } from './delivery/email/channel.ts'
import { testMessage } from './delivery/email/test-message.ts'
import { type Client, PASSWORD, type TestApp, client, signedUp, startApp } from './lib/testing.ts'
import { customersOf } from './portal/customers-of.ts'

const SHOWN = 'info@müller.de'
const ASCII = 'info@xn--mller-kva.de'

describeWithDatabase('an e-mail address on a domain with umlauts', engine => {
  let at: TestApp
  let owner: Client
  let query: { workspaceId: string }
  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, SHOWN)
    query = await owner.must(createCompany, { body: { country: 'DE', legalName: 'Müller' } })
  })
  afterAll(() => at.close())

  test.each([SHOWN, ASCII, 'Info@MÜLLER.DE', `Müller <${SHOWN}>`])(
    'signs in as %s',
    async email => {
      const reply = await client(at.app).call(signIn, { body: { email, password: PASSWORD } })
      expect(reply.status).toBe(200)
    },
  )

  test('has one limit in both of its forms', async () => {
    const visitor = client(at.app)
    const statuses: number[] = []
    for (const email of [SHOWN, ASCII, SHOWN, ASCII]) {
      const captcha = await solved(visitor, 'reset')
      statuses.push((await visitor.call(requestReset, { body: { email, captcha } })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('is one account in each of its forms', async () => {
    for (const email of [SHOWN, ASCII]) {
      const reply = await client(at.app).call(signUp, {
        body: { name: 'Other', email, password: PASSWORD },
      })
      expect(reply.ok || reply.refusal).not.toBe(true)
    }
    const invited = await owner.call(inviteMember, {
      query,
      body: { email: ASCII, role: 'member' },
    })
    expect(invited).toMatchObject({ ok: false, refusal: 'already_member' })
  })

  test('is imported as it is written, and found by the customer in either form', async () => {
    const csv = 'Name;Land;E-Mail\nA;DE;info@müller.de\nB;DE;Rechnung <rechnung@xn--bcher-kva.de>\n'
    await owner.must(importCustomers, { query, body: { csv, apply: true } })
    const { rows } = await owner.must(listCustomers, { query })
    expect(rows.map(({ name }) => name)).toEqual(['A', 'B'])
    const { workspaceId } = query
    const namesFor = (email: string) =>
      inWorkspace(at.context.db, { workspaceId }, async tx =>
        (await customersOf(tx, workspaceId, email)).map(({ profile }) => profile.legalName),
      )
    for (const email of [SHOWN, ASCII])
      expect([email, await namesFor(email)]).toEqual([email, ['A']])
    for (const email of ['rechnung@bücher.de', 'rechnung@xn--bcher-kva.de'])
      expect([email, await namesFor(email)]).toEqual([email, ['B']])
  })
})

describe('a message to such an address', () => {
  let server: Server | undefined
  afterEach(() => new Promise(closed => server?.close(closed)))

  /** The lines that a mail server gets: it takes other letters only where it says so. */
  async function deliver(to: string, { from = 'a@b.example', takesLetters = false } = {}) {
    const lines: string[] = []
    let inText = false
    server = createServer(socket => {
      socket.on('error', () => undefined)
      socket.write('220 here\r\n')
      socket.on('data', data => {
        for (const line of data.toString().split('\r\n').filter(Boolean)) {
          lines.push(line)
          if (inText && line !== '.') continue
          inText = line === 'DATA'
          if (line.startsWith('EHLO') && takesLetters) socket.write('250-here\r\n250 SMTPUTF8\r\n')
          // eslint-disable-next-line no-control-regex
          else if (/^RCPT.*[^\0-\x7f]/.test(line) && !takesLetters) socket.write('553 no\r\n')
          else socket.write(inText ? '354 go on\r\n' : '250 ok\r\n')
        }
      })
    })
    await new Promise<void>(ready => server?.listen(0, '127.0.0.1', ready))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const services = {
      config: { publicUrl: 'http://localhost' },
      mailServer: { url: `smtp://127.0.0.1:${port}`, from, isGuarded: false },
    } as unknown as DeliveryServices
    const at = new Date('2026-11-28T12:00:00Z')
    const message = testMessage({ to, language: 'de', host: 'localhost', at })
    const { outcome } = await emailChannel.deliver(services, message)
    return { outcome, lines }
  }

  test('leaves with its domain in ASCII, in the envelope and in the message', async () => {
    const to = `${SHOWN}, a@пример.рф`
    const { outcome, lines } = await deliver(to, { from: 'rechnung@bücher.de' })
    expect(outcome).toBe('delivered')
    expect(lines).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<rechnung@xn--bcher-kva.de>',
        `RCPT TO:<${ASCII}>`,
        'RCPT TO:<a@xn--e1afmkfd.xn--p1ai>',
        'From: rechnung@xn--bcher-kva.de',
        `To: ${ASCII}, a@xn--e1afmkfd.xn--p1ai`,
      ]),
    )
  })

  test('with other letters before the @ leaves by a server that takes them, else it is refused', async () => {
    const taken = await deliver('почта@пример.рф', { takesLetters: true })
    expect(taken.outcome).toBe('delivered')
    expect(taken.lines.find(line => line.startsWith('MAIL'))).toContain('SMTPUTF8')
    await new Promise(closed => server?.close(closed))
    expect((await deliver('почта@пример.рф')).outcome).toBe('refused')
  })
})
