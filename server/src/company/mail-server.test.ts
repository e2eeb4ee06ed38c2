import { createCompany } from '@bordereau/contract/company'
import {
  type MailServerInput,
  deleteMailServer,
  getMailServer,
  putMailServer,
  testMailServer,
} from '@bordereau/contract/mail-server'
import { getMe } from '@bordereau/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { CONFIG, type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { findMailServer } from '../mail-server/find-mail-server.ts'
import { type TestMailServer, startMailServer } from '../mail/testing.ts'
import { startSmtp } from '../mail/testing-smtp.ts'

const GMAIL: MailServerInput = {
  host: 'smtp.gmail.com',
  port: 465,
  security: 'tls',
  user: 'claire@example.com',
  from: 'claire@example.com',
}

describeWithDatabase('the mail server of a company', engine => {
  let context: TestApp
  let owner: Client
  let query: { workspaceId: string }
  let mail: TestMailServer

  beforeAll(async () => {
    mail = await startMailServer()
    context = await startApp(engine.db)
    owner = await signedUp(context, 'claire@example.com')
    query = await owner.must(createCompany, { body: { country: 'FR', legalName: 'Claire' } })
  })
  afterAll(async () => {
    await context.close()
    await mail.close()
  })

  const local = (): MailServerInput => ({
    host: '127.0.0.1',
    port: Number(new URL(mail.url).port),
    security: 'none',
    user: '',
    from: 'claire@example.com',
  })

  test('a password is stored encrypted, is never shown, and serves the host and the user it was entered for', async () => {
    const saved = await owner.must(putMailServer, { query, body: { ...GMAIL, password: 'p@ss/1' } })
    expect(saved).toEqual({
      source: 'company',
      from: GMAIL.from,
      server: GMAIL,
      password: 'stored',
    })
    const rows = await asSystem(engine.db, tx => tx.selectFrom('secret').selectAll().execute())
    expect(JSON.stringify(rows)).not.toContain('p@ss')
    const used = () =>
      asSystem(engine.db, tx => findMailServer(tx, context.context, query.workspaceId))
    expect(await used()).toEqual({
      url: 'smtps://claire%40example.com:p%40ss%2F1@smtp.gmail.com:465/',
      from: GMAIL.from,
      isGuarded: true,
    })
    // Another sender keeps it; another host would get a password that was not meant for it.
    await owner.must(putMailServer, { query, body: { ...GMAIL, from: 'bills@example.com' } })
    expect((await used())?.url).toContain('p%40ss')
    for (const other of [{ host: 'evil.example' }, { user: 'eve@example.com' }, { port: 587 }]) {
      const refused = await owner.call(putMailServer, { query, body: { ...GMAIL, ...other } })
      expect(refused).toMatchObject({ ok: false, refusal: 'password_missing' })
      const body = { server: { ...GMAIL, ...other } }
      expect(await owner.call(testMailServer, { query, body })).toMatchObject({
        refusal: 'password_missing',
      })
    }
    const { workspaces } = await owner.must(getMe)
    expect(workspaces[0]?.sendsMail).toBe(true)
    await owner.must(deleteMailServer, { query })
    expect(await owner.must(getMailServer, { query })).toMatchObject({ source: 'none' })
    expect(await used()).toBeNull()
  })

  test('a password is never sent without encryption', async () => {
    const body = { ...local(), user: 'claire', password: 'secret' }
    expect(await owner.call(putMailServer, { query, body })).toMatchObject({
      refusal: 'password_unprotected',
    })
  })

  test('a test message leaves before the settings are saved', async () => {
    const result = await owner.must(testMailServer, { query, body: { server: local() } })
    expect(result).toEqual({ sent: true, to: 'claire@example.com', reason: '' })
    expect(mail.received.at(-1)?.toString()).toContain('Subject: Bordereau: test message')
    expect(await owner.call(testMailServer, { query, body: {} })).toMatchObject({
      refusal: 'mail_not_configured',
    })
  })

  test('a refusal is shown in the words of the mail server', async () => {
    const strict = await startSmtp({
      onMailFrom: (_address, _session, done) => done(new Error('Sender address is not allowed')),
    })
    const body = { server: { ...local(), port: strict.port } }
    const result = await owner.must(testMailServer, { query, body })
    expect(result).toMatchObject({ sent: false })
    expect(result.reason).toContain('Sender address is not allowed')
    await strict.close()
  })

  test('a host in the private network is reached only where the operator allows it', async () => {
    const closed = await startApp(engine.db, {
      outgoing: { ...CONFIG.outgoing, allowedNetworks: [] },
    })
    const other = await signedUp(closed, 'eve@example.com')
    const own = await other.must(createCompany, { body: { country: 'FR', legalName: 'Eve' } })
    const before = mail.received.length
    const result = await other.must(testMailServer, { query: own, body: { server: local() } })
    expect(result).toMatchObject({ sent: false, reason: '127.0.0.1 is refused: loopback' })
    const named = { ...local(), host: 'localhost' }
    const byName = await other.must(testMailServer, { query: own, body: { server: named } })
    expect(byName.reason).toMatch(/is refused: loopback$/)
    expect(mail.received).toHaveLength(before)
    await closed.close()
  })

  test('while outgoing connections are switched off, the test says so, but not of the server of the environment', async () => {
    const outgoing = { ...CONFIG.outgoing, enabled: false }
    const closed = await startApp(engine.db, { outgoing })
    const other = await signedUp(closed, 'max@example.com')
    const own = await other.must(createCompany, { body: { country: 'FR', legalName: 'Max' } })
    expect(
      await other.call(testMailServer, { query: own, body: { server: local() } }),
    ).toMatchObject({ refusal: 'outgoing_off' })
    await closed.close()
    const smtp = { url: mail.url, from: 'bills@instance.example' }
    const fixed = await startApp(engine.db, { smtp, outgoing })
    const lea = await signedUp(fixed, 'lea@example.com')
    const hers = await lea.must(createCompany, { body: { country: 'FR', legalName: 'Lea' } })
    const result = await lea.must(testMailServer, { query: hers, body: {} })
    expect(result).toMatchObject({ sent: true })
    await fixed.close()
  })

  test('the server of the environment comes before it, and is not changed here', async () => {
    const fixed = await startApp(engine.db, {
      smtp: { url: mail.url, from: 'bills@instance.example' },
      outgoing: { ...CONFIG.outgoing, allowedNetworks: [] },
    })
    const other = await signedUp(fixed, 'ada@example.com')
    const own = await other.must(createCompany, { body: { country: 'FR', legalName: 'Ada' } })
    expect(await other.must(getMailServer, { query: own })).toEqual({
      source: 'environment',
      from: 'bills@instance.example',
      server: null,
      password: 'none',
    })
    expect(await other.call(putMailServer, { query: own, body: local() })).toMatchObject({
      refusal: 'mail_server_fixed',
    })
    // The operator's own server may be in the private network.
    const result = await other.must(testMailServer, { query: own, body: {} })
    expect(result).toMatchObject({ sent: true })
    await fixed.close()
  })
})
