import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  listBankAccounts,
  listMembers,
  listSeries,
  inviteMember,
} from '@bordereau/contract/company'
import type { Endpoint } from '@bordereau/contract/endpoint'
import { creditInvoice, sendInvoice } from '@bordereau/contract/invoices'
import { createItem } from '@bordereau/contract/items'
import { listMail } from '@bordereau/contract/mail'
import { listNotifications } from '@bordereau/contract/notifications'
import { recordPayment } from '@bordereau/contract/payments'
import { createRecurring } from '@bordereau/contract/recurring'
import { createView } from '@bordereau/contract/views'
import { ROLES, may } from '@bordereau/domain/access/policy'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem, enter } from './db/database.ts'
import { describeEngines } from './db/testing.ts'
import {
  GERMAN,
  STUDIO,
  aCompany,
  aCustomer,
  aDraft,
  aLine,
  drafted,
  issued,
} from './invoices/testing.ts'
import { type Client, type TestHouse, client, signedUp, startHouse } from './lib/testing.ts'
import { BODIES, RECURRING } from './wall-testing.ts'
import type { RawCall, Route } from './lib/route.ts'
import { routes } from './routes.ts'

/** Stands in everything that belongs to the victim; an answer to anybody else that holds it is a leak. */
const CANARY = 'KANARIENVOGEL'

type World = { ids: Record<string, string>; workspaceId: string; owner: Client }

/** A company with one of everything, named after the canary. */
async function aWorld(house: TestHouse, email: string, mark: string): Promise<World> {
  const owner = await signedUp(house, email, `${mark} Owner`)
  const named = (profile: typeof STUDIO) => ({
    ...profile,
    legalName: `${mark} ${profile.legalName}`,
    contact: { name: `${mark} Contact`, phone: '', email: `${mark.toLowerCase()}@example.com` },
  })
  const workspaceId = await aCompany(owner, named(STUDIO))
  const customerId = await aCustomer(owner, workspaceId, named(GERMAN))
  const at = { query: { workspaceId } }
  const item = await owner.must(createItem, {
    ...at,
    body: { ...BODIES(workspaceId).createItem, name: `${mark} item` },
  })
  const draft = () =>
    aDraft(customerId, { note: `${mark} note`, lines: [aLine({ name: `${mark} line` })] })
  const invoice = await issued(owner, workspaceId, draft())
  const open = await drafted(owner, workspaceId, draft())
  await owner.must(sendInvoice, {
    query: { workspaceId, invoiceId: invoice.id },
    body: { kind: 'invoice', to: `${mark.toLowerCase()}@example.com`, message: `${mark} message` },
  })
  const payment = await owner.must(recordPayment, {
    ...at,
    body: {
      customerId,
      date: '2026-11-20',
      currency: 'EUR',
      amount: '10',
      method: 'transfer',
      reference: `${mark} reference`,
      note: '',
      allocations: [{ invoiceId: invoice.id, amount: '10' }],
    },
  })
  await owner.must(creditInvoice, {
    query: { workspaceId, invoiceId: invoice.id },
    body: { reason: `${mark} reason` },
  })
  const invited = await owner.must(inviteMember, {
    ...at,
    body: { email: `${mark.toLowerCase()}-guest@example.com`, role: 'viewer' },
  })
  const view = await owner.must(createView, {
    ...at,
    body: { list: 'customers', name: `${mark} view`, state: `q=${mark}`, shared: true },
  })
  const recurring = await owner.must(createRecurring, {
    ...at,
    body: { ...RECURRING, invoiceId: invoice.id, name: `${mark} recurring` },
  })
  // A customer who opens the pay page is told of.
  await house.app.inject(new URL(invoice.payLink ?? '').pathname)
  const { rows: notifications } = await owner.must(listNotifications, at)
  const accounts = await owner.must(listBankAccounts, at)
  const { series } = await owner.must(listSeries, at)
  const { rows: mail } = await owner.must(listMail, at)
  const { members } = await owner.must(listMembers, at)
  return {
    owner,
    workspaceId,
    ids: {
      workspaceId,
      customerId,
      itemId: item.id,
      invoiceId: invoice.id,
      draftId: open.id,
      paymentId: payment.id,
      invitationId: invited.id,
      bankAccountId: accounts.accounts[0]?.id ?? '',
      seriesId: series[0]?.id ?? '',
      mailId: mail[0]?.id ?? '',
      notificationId: notifications[0]?.id ?? '',
      personId: members[0]?.personId ?? '',
      viewId: view.id,
      recurringId: recurring.id,
    },
  }
}

const walled = routes.filter(route => !['public', 'person'].includes(route.endpoint.access))

function bodyFor(endpoint: Endpoint, customerId: string): Record<string, unknown> | undefined {
  if (endpoint.request === null) return undefined
  const bodies: Record<string, unknown> = BODIES(customerId)
  const body = bodies[endpoint.name]
  if (body === undefined)
    throw new Error(`wall-testing.ts has no body for ${endpoint.name}: add one`)
  return body as Record<string, unknown>
}

/** The query of an endpoint filled with a world's ids; what only chooses gets its first choice. */
function queryFor(endpoint: Endpoint, ids: Record<string, string>): Record<string, string> {
  const extra = {
    kind: endpoint.name === 'composeMail' ? 'invoice' : 'pdf',
    format: 'csv',
    from: '2026-11-01',
    to: '2026-12-31',
    // The stream from its beginning, and only what is there: it would never end.
    since: '0',
    follow: 'no',
  }
  const known = {
    ...extra,
    ...ids,
    ...(endpoint.name.includes('Draft') ? { invoiceId: ids['draftId'] ?? '' } : {}),
  }
  const shape = endpoint.query instanceof z.ZodMiniObject ? Object.keys(endpoint.query.shape) : []
  const optional = new Set(
    ['customerId', 'currency', 'ids'].filter(name => !endpoint.path.includes(`:${name}`)),
  )
  return Object.fromEntries(
    Object.entries(known).filter(([name]) => shape.includes(name) && !optional.has(name)),
  )
}

describeEngines('the wall between workspaces', engine => {
  let house: TestHouse
  let victim: World
  let intruder: World
  const roles = new Map<string, Client>()

  beforeAll(async () => {
    house = await startHouse(engine.db)
    victim = await aWorld(house, 'victim@example.com', CANARY)
    intruder = await aWorld(house, 'intruder@example.com', 'Intruder')
    for (const role of ROLES) {
      const member = await signedUp(house, `${role}@example.com`)
      const id = await personOf(member)
      await engine.db.kysely
        .insertInto('membership')
        .values({ workspace_id: intruder.workspaceId, person_id: id, role, joined_at: new Date() })
        .execute()
      roles.set(role, member)
    }
  })
  afterAll(() => house.close())

  async function personOf(person: Client): Promise<string> {
    const me = await house.app.inject({ url: '/api/me', headers: { cookie: person.cookie } })
    return me.json().person.id
  }

  /** Everything the victim owns, as one hash. */
  async function footprint(): Promise<string> {
    const hash = createHash('sha256')
    const tables = await sql<{
      name: string
    }>`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'workspace_id' order by 1`.execute(
      engine.db.kysely,
    )
    for (const { name } of tables.rows) {
      const rows = await sql<{
        row: string
      }>`select to_jsonb(t)::text as row from ${sql.table(name)} t
        where workspace_id = ${victim.workspaceId} order by 1`.execute(engine.db.kysely)
      hash.update(name).update(rows.rows.map(row => row.row).join('\n'))
    }
    return hash.digest('hex')
  }

  const ask = (person: Client, route: Route, ids: Record<string, string>) =>
    person.call(route.endpoint, {
      query: queryFor(route.endpoint, ids) as never,
      ...(route.endpoint.request === null
        ? {}
        : { body: bodyFor(route.endpoint, ids['customerId'] ?? '') as never }),
      ...(route.endpoint.name === 'putLogo'
        ? { file: { bytes: new Uint8Array([1]), mediaType: 'image/png' } }
        : {}),
    })

  test('every route is asked', () => {
    expect(walled.length).toBeGreaterThan(50)
    for (const route of walled) expect(() => bodyFor(route.endpoint, 'x')).not.toThrow()
  })

  test('a stranger finds nothing in another workspace, with its ids or with ids of it in his own', async () => {
    const before = await footprint()
    for (const route of walled) {
      const inTheirs = await ask(intruder.owner, route, victim.ids)
      expect([route.endpoint.name, inTheirs.status]).toEqual([route.endpoint.name, 404])
      const mixed = await ask(intruder.owner, route, {
        ...victim.ids,
        workspaceId: intruder.workspaceId,
      })
      for (const answer of [inTheirs, mixed]) {
        expect([
          route.endpoint.name,
          Buffer.from(answer.bytes).toString().includes(CANARY),
        ]).toEqual([route.endpoint.name, false])
      }
      const namesVictim = Object.keys(queryFor(route.endpoint, victim.ids)).some(
        name => name !== 'workspaceId' && name.endsWith('Id'),
      )
      if (namesVictim)
        expect([route.endpoint.name, mixed.status]).toEqual([route.endpoint.name, 404])
    }
    expect(await footprint()).toBe(before)
  })

  test('without a session every route asks to sign in', async () => {
    for (const route of walled) {
      const answer = await ask(client(house.app), route, victim.ids)
      expect([route.endpoint.name, answer.status]).toEqual([route.endpoint.name, 401])
    }
  })

  test('each role may do in its own workspace what the policy says, and is forbidden the rest', async () => {
    for (const route of walled) {
      for (const role of ROLES) {
        const { access } = route.endpoint
        const person = roles.get(role)
        if (!person || access === 'public' || access === 'person' || may(role, access)) continue
        const answer = await ask(person, route, intruder.ids)
        expect([route.endpoint.name, role, answer.status]).toEqual([route.endpoint.name, role, 403])
      }
    }
  })

  test('the database alone holds the wall when the program asks for the wrong workspace', async () => {
    const before = await footprint()
    const intruderId = await personOf(intruder.owner)
    for (const route of walled) {
      const { act, endpoint } = route
      if (!act) throw new Error(`${endpoint.name} has no act`)
      const leaked = await asSystem(engine.db, async tx => {
        await enter(tx, { workspaceId: intruder.workspaceId, personId: intruderId })
        const outcome = await act(tx, callFor(endpoint), {
          id: intruderId,
          sessionId: intruderId,
          language: 'en',
          workspaceId: victim.workspaceId,
          role: 'owner',
        })
        if (!outcome.ok) return ''
        const value = 'later' in outcome ? await outcome.later() : outcome.value
        const { body }: { body?: unknown } = Object(value)
        if (body instanceof Readable) return Buffer.concat(await body.toArray()).toString()
        return JSON.stringify(value, (_, part: unknown) =>
          typeof part === 'bigint' ? part.toString() : part,
        )
      }).catch((error: unknown) => String(error))
      expect([endpoint.name, leaked.includes(CANARY)]).toEqual([endpoint.name, false])
    }
    expect(await footprint()).toBe(before)
  })

  function callFor(endpoint: Endpoint): RawCall {
    const parsed = (shape: Endpoint['query'], value: unknown) =>
      shape === null ? undefined : z.parse(shape, value)
    return {
      house: house.house,
      query: parsed(endpoint.query, queryFor(endpoint, victim.ids)) as never,
      input: parsed(endpoint.request, bodyFor(endpoint, victim.ids['customerId'] ?? '')) as never,
      origin: { ip: '', userAgent: '' },
      bytes: new Uint8Array(),
      acceptLanguage: '',
      token: '',
      errand: '',
      head: false,
      lastEventId: '',
      idempotency: null,
    }
  }
})
