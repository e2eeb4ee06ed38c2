import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Endpoint } from '@bordereau/contract/endpoint'
import { createDraft, getInvoice, saveDraft } from '@bordereau/contract/invoices'
import { ROLES, may } from '@bordereau/domain/access/policy'
import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem, setTenantScope } from './db/database.ts'
import { describeBothEngines } from './db/testing.ts'
import type { Schema } from './db/tables.ts'
import { aDraft, aLine } from './invoices/testing.ts'
import { type Client, type TestApp, client, signedUp, startApp } from './lib/testing.ts'
import { bodyFor, queryFor } from './testing-requests.ts'
import { type World, aWorld } from './testing-row-level-security.ts'
import type { RawCall, Route } from './lib/route.ts'
import { routes } from './routes.ts'

/** Text in all data of the victim: a response to another person that contains it is a leak. */
const CANARY = 'KANARIENVOGEL'

/** Endpoints whose body is a file. */
const FILES: ReadonlySet<string> = new Set(['putLogo', 'uploadAttachment'])

const tenantRoutes = routes.filter(route => !['public', 'person'].includes(route.endpoint.access))

/** A bank account that is read for the victim: a test asks no service. */
async function aConnection(admin: Kysely<Schema>, workspaceId: string): Promise<void> {
  const own = { workspace_id: workspaceId, id: workspaceId }
  const at = new Date()
  await admin
    .insertInto('bank_feed')
    .values({ workspace_id: workspaceId, feed: 'gocardless', hints: '{}', updated_at: at })
    .execute()
  await admin
    .insertInto('bank_connection')
    .values({
      ...own,
      feed: 'gocardless',
      institution_id: CANARY,
      institution_name: CANARY,
      country: 'FR',
      test: false,
      reference: CANARY,
      url: '',
      status: 'connected',
      valid_until: null,
      warned_at: null,
      created_by: workspaceId,
      created_at: at,
    })
    .execute()
  await admin
    .insertInto('bank_connection_account')
    .values({
      ...own,
      connection_id: workspaceId,
      reference: CANARY,
      account: CANARY,
      currency: 'EUR',
      name: CANARY,
      from_day: '2026-11-20',
      read_until: null,
      fetched_at: null,
      next_fetch_at: null,
      paused_until: null,
      problem: '',
      failures: 0,
    })
    .execute()
}

describeBothEngines('isolation of workspaces', engine => {
  let context: TestApp
  let victim: World
  let intruder: World
  const roles = new Map<string, Client>()

  beforeAll(async () => {
    context = await startApp(engine.db)
    victim = await aWorld(context, 'victim@example.com', CANARY)
    // What a register answered: a test asks none.
    const texts = { line1: '', line2: '', post_code: '', city: '', requester: '', response: '' }
    await engine.admin
      .insertInto('tax_register_check')
      .values({
        ...texts,
        workspace_id: victim.workspaceId,
        id: victim.workspaceId,
        register: 'vies',
        number: 'DE1',
        valid: true,
        name: CANARY,
        consultation_number: CANARY,
        person_id: victim.workspaceId,
        checked_at: new Date(),
      })
      .execute()
    await aConnection(engine.admin, victim.workspaceId)
    intruder = await aWorld(context, 'intruder@example.com', 'Intruder')
    for (const role of ROLES) {
      const member = await signedUp(context, `${role}@example.com`)
      const id = await personOf(member)
      await engine.admin
        .insertInto('membership')
        .values({ workspace_id: intruder.workspaceId, person_id: id, role, joined_at: new Date() })
        .execute()
      roles.set(role, member)
    }
  })
  afterAll(() => context.close())

  async function personOf(person: Client): Promise<string> {
    const me = await context.app.inject({ url: '/api/me', headers: { cookie: person.cookie } })
    return me.json().person.id
  }

  /** Everything the victim owns, as one hash. */
  async function footprint(): Promise<string> {
    const hash = createHash('sha256')
    const tables = await sql<{
      name: string
    }>`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'workspace_id' order by 1`.execute(
      engine.admin,
    )
    for (const { name } of tables.rows) {
      const rows = await sql<{
        row: string
      }>`select to_jsonb(t)::text as row from ${sql.table(name)} t
        where workspace_id = ${victim.workspaceId} order by 1`.execute(engine.admin)
      hash.update(name).update(rows.rows.map(row => row.row).join('\n'))
    }
    return hash.digest('hex')
  }

  const ask = (person: Client, route: Route, ids: Record<string, string>) =>
    person.call(route.endpoint, {
      query: queryFor(route.endpoint, ids),
      ...(route.endpoint.request === null
        ? {}
        : { body: bodyFor(route.endpoint, ids['customerId'] ?? '') as never }),
      ...(FILES.has(route.endpoint.name)
        ? { file: { bytes: new Uint8Array([1]), mediaType: 'image/png' } }
        : {}),
    })

  const answerOf = ({ endpoint }: Route, reply: Awaited<ReturnType<typeof ask>>) => [
    endpoint.name,
    reply.status,
    reply.ok ? '' : reply.refusal,
  ]

  test('every route is asked', () => {
    expect(tenantRoutes.length).toBeGreaterThan(50)
    for (const route of tenantRoutes) expect(() => bodyFor(route.endpoint, 'x')).not.toThrow()
  })

  test('members of another company get 404 for all ids, also in their own workspace, and no data', async () => {
    const before = await footprint()
    for (const route of tenantRoutes) {
      const inVictims = await ask(intruder.owner, route, victim.ids)
      expect(answerOf(route, inVictims)).toEqual([route.endpoint.name, 404, 'not_found'])
      const mixed = await ask(intruder.owner, route, {
        ...victim.ids,
        workspaceId: intruder.workspaceId,
      })
      for (const response of [inVictims, mixed]) {
        expect([
          route.endpoint.name,
          Buffer.from(response.bytes).toString().includes(CANARY),
        ]).toEqual([route.endpoint.name, false])
      }
      const namesVictim = Object.keys(queryFor(route.endpoint, victim.ids)).some(
        name => name !== 'workspaceId' && name.endsWith('Id'),
      )
      if (namesVictim)
        expect(answerOf(route, mixed)).toEqual([route.endpoint.name, 404, 'not_found'])
    }
    expect(await footprint()).toBe(before)
  })

  test('a document cannot refer to a bank account or item of another workspace', async () => {
    const { workspaceId } = intruder
    const { draftId = '', customerId = '' } = intruder.ids
    const { version } = await intruder.owner.must(getInvoice, {
      query: { workspaceId, invoiceId: draftId },
    })
    for (const [refusal, changes] of [
      ['bank_account_unknown', { bankAccountId: victim.ids['bankAccountId'] ?? '' }],
      ['item_unknown', { lines: [aLine({ itemId: victim.ids['itemId'] ?? '' })] }],
    ] as const) {
      const draft = aDraft(customerId, changes)
      const created = await intruder.owner.call(createDraft, {
        query: { workspaceId },
        body: { draft },
      })
      expect(created).toMatchObject({ status: 422, refusal })
      const saved = await intruder.owner.call(saveDraft, {
        query: { workspaceId, invoiceId: draftId },
        body: { version, draft },
      })
      expect(saved).toMatchObject({ status: 422, refusal })
    }
    const own = {
      bankAccountId: intruder.ids['bankAccountId'] ?? '',
      lines: [aLine({ itemId: intruder.ids['itemId'] ?? '' })],
    }
    await intruder.owner.must(createDraft, {
      query: { workspaceId },
      body: { draft: aDraft(customerId, own) },
    })
  })

  test('every route responds 401 without a session', async () => {
    for (const route of tenantRoutes) {
      const response = await ask(client(context.app), route, victim.ids)
      expect(answerOf(route, response)).toEqual([route.endpoint.name, 401, 'not_signed_in'])
    }
  })

  test('each role may do in its own workspace what the policy says, and is forbidden the rest', async () => {
    for (const route of tenantRoutes) {
      for (const role of ROLES) {
        const { access } = route.endpoint
        const person = roles.get(role)
        if (!person || access === 'public' || access === 'person' || may(role, access)) continue
        const response = await ask(person, route, intruder.ids)
        expect([route.endpoint.name, role, response.status]).toEqual([
          route.endpoint.name,
          role,
          403,
        ])
      }
    }
  })

  test('row-level security alone protects the data when handlers get a wrong workspace', async () => {
    const before = await footprint()
    const intruderId = await personOf(intruder.owner)
    for (const route of tenantRoutes) {
      const { handleInTenant, endpoint } = route
      if (!handleInTenant) throw new Error(`${endpoint.name} has no handler for a tenant`)
      const leaked = await asSystem(engine.db, async tx => {
        await setTenantScope(tx, { workspaceId: intruder.workspaceId, personId: intruderId })
        const result = await handleInTenant(tx, callFor(endpoint), {
          id: intruderId,
          sessionId: intruderId,
          language: 'en',
          workspaceId: victim.workspaceId,
          role: 'owner',
          timeZone: 'UTC',
        })
        const outcome =
          'afterCommit' in result
            ? await result.afterCommit(
                run => run(tx),
                async () => true,
              )
            : result
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
      context: context.context,
      query: parsed(endpoint.query, queryFor(endpoint, victim.ids)),
      input: parsed(endpoint.request, bodyFor(endpoint, victim.ids['customerId'] ?? '')),
      origin: { ip: '', userAgent: '' },
      bytes: new Uint8Array(),
      headers: {},
      acceptLanguage: '',
      token: '',
      portalToken: () => '',
      authorizationRequest: '',
      head: false,
      lastEventId: '',
      idempotency: null,
    }
  }
})
