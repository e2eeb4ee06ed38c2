import { listMembers, removeMember } from '@bordereau/contract/company'
import {
  MAX_VIEWS,
  chooseDefaultView,
  createView,
  deleteView,
  listViews,
  updateView,
} from '@bordereau/contract/views'
import type { InputOf } from '@bordereau/contract/endpoint'
import type { Role } from '@bordereau/domain/access/policy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { stateOf } from './state.ts'
import { findView } from './store.ts'

type Body = InputOf<(typeof createView)['request']>

describeWithDatabase('saved views', engine => {
  let context: TestApp
  let owner: Client
  let workspaceId: string
  let query: { workspaceId: string }
  let member: Client
  let viewer: Client

  beforeAll(async () => {
    context = await startApp(engine.db)
    owner = await signedUp(context, 'owner@example.com')
    workspaceId = await aCompany(owner)
    query = { workspaceId }
    member = await newMember('member')
    viewer = await newMember('viewer')
  })
  afterAll(() => context.close())

  async function newMember(role: Role, email = `${role}@example.com`): Promise<Client> {
    const person = await signedUp(context, email)
    const id = await idOf(person)
    await engine.admin
      .insertInto('membership')
      .values({ workspace_id: workspaceId, person_id: id, role, joined_at: new Date() })
      .execute()
    return person
  }

  async function idOf(person: Client): Promise<string> {
    const me = await context.app.inject({ url: '/api/me', headers: { cookie: person.cookie } })
    return me.json().person.id
  }

  const viewBody = (
    name: string,
    extra: Partial<Body> = {},
  ): { query: typeof query; body: Body } => ({
    query,
    body: { list: 'invoices', name, state: 'tab=open&currency=EUR', shared: false, ...extra },
  })
  const viewNames = async (person: Client) =>
    (await person.must(listViews, { query })).views.map(({ name }) => name)

  test('are stored with sorted parameters and listed by name', async () => {
    const created = await owner.must(createView, viewBody('Late'))
    expect(created).toMatchObject({
      list: 'invoices',
      state: 'currency=EUR&tab=open',
      shared: false,
      isDefault: false,
    })
    await owner.must(createView, viewBody('abroad', { shared: true }))
    expect(await viewNames(owner)).toEqual(['abroad', 'Late'])
  })

  test('belong to a person or are shared in the company', async () => {
    const own = await member.must(createView, viewBody('Mine'))
    expect(await viewNames(member)).toEqual(['abroad', 'Mine'])
    expect(await viewNames(viewer)).toEqual(['abroad'])
    const at = { query: { ...query, viewId: own.id } }
    expect(await owner.call(updateView, { ...at, body: { name: 'X' } })).toMatchObject({
      refusal: 'not_found',
    })
    expect(await owner.call(deleteView, at)).toMatchObject({ refusal: 'not_found' })
    await member.must(updateView, { ...at, body: { shared: true } })
    expect(await viewNames(viewer)).toEqual(['abroad', 'Mine'])
    await owner.must(updateView, { ...at, body: { name: 'Ours', state: 'tab=paid' } })
    expect(await viewNames(viewer)).toEqual(['abroad', 'Ours'])
  })

  test('of another person are hidden by row-level security too', async () => {
    const own = await member.must(createView, viewBody('Hidden'))
    const memberId = await idOf(member)
    const findAs = (personId: string) =>
      inWorkspace(engine.db, { workspaceId, personId }, tx =>
        findView(tx, workspaceId, memberId, own.id),
      )
    expect(await findAs(await idOf(owner))).toBeUndefined()
    expect(await findAs(memberId)).toMatchObject({ name: 'Hidden' })
    await member.must(deleteView, { query: { ...query, viewId: own.id } })
  })

  test('are shared only by roles with the permission', async () => {
    expect(await viewer.call(createView, viewBody('Common', { shared: true }))).toMatchObject({
      refusal: 'forbidden',
    })
    const own = await viewer.must(createView, viewBody('Quiet'))
    const at = { query: { ...query, viewId: own.id } }
    expect(await viewer.call(updateView, { ...at, body: { shared: true } })).toMatchObject({
      refusal: 'forbidden',
    })
    const [common] = (await viewer.must(listViews, { query })).views.filter(({ shared }) => shared)
    const commonView = { query: { ...query, viewId: common?.id ?? '' } }
    expect(await viewer.call(updateView, { ...commonView, body: { name: 'X' } })).toMatchObject({
      refusal: 'forbidden',
    })
    expect(await viewer.call(deleteView, commonView)).toMatchObject({ refusal: 'forbidden' })
    await viewer.must(deleteView, at)
  })

  test('have a unique name per list and owner, ignoring case', async () => {
    expect(await owner.call(createView, viewBody('LATE'))).toMatchObject({ refusal: 'name_taken' })
    expect(await owner.call(createView, viewBody('Abroad', { shared: true }))).toMatchObject({
      refusal: 'name_taken',
    })
    const other = await owner.must(createView, viewBody('Late', { shared: true }))
    const at = { query: { ...query, viewId: other.id } }
    expect(await owner.call(updateView, { ...at, body: { shared: false } })).toMatchObject({
      refusal: 'name_taken',
    })
    await owner.must(createView, viewBody('Late', { list: 'customers', state: 'state=archived' }))
    expect(await owner.call(createView, viewBody('  '))).toMatchObject({ refusal: 'bad_request' })
    expect(await owner.call(createView, viewBody('x'.repeat(61)))).toMatchObject({
      refusal: 'bad_request',
    })
    await owner.must(deleteView, at)
  })

  test('refuse parameters that the list does not accept', async () => {
    for (const state of ['tab=nonsense', 'evil=1', 'tab=open&tab=paid', 'issuedFrom=2026-02-31'])
      expect([state, await owner.call(createView, viewBody('Odd', { state }))]).toMatchObject([
        state,
        { refusal: 'state_unknown' },
      ])
    expect(
      await owner.call(createView, viewBody('Odd', { list: 'items', state: 'tab=open' })),
    ).toMatchObject({ refusal: 'state_unknown' })
  })

  test('are a person’s default of a list until deleted or no longer visible', async () => {
    const shared = await owner.must(createView, viewBody('First', { shared: true }))
    const choose = (person: Client, viewId: string | null, list: Body['list'] = 'invoices') =>
      person.call(chooseDefaultView, { query, body: { list, viewId } })
    const defaultViews = async (person: Client) =>
      (await person.must(listViews, { query })).views
        .filter(view => view.isDefault)
        .map(({ name }) => name)
    expect(await choose(owner, shared.id, 'items')).toMatchObject({ refusal: 'view_unknown' })
    expect((await choose(owner, shared.id)).ok && (await choose(member, shared.id)).ok).toBe(true)
    expect([
      await defaultViews(owner),
      await defaultViews(member),
      await defaultViews(viewer),
    ]).toEqual([['First'], ['First'], []])
    const at = { query: { ...query, viewId: shared.id } }
    await owner.must(updateView, { ...at, body: { shared: false } })
    expect(await choose(member, shared.id)).toMatchObject({ refusal: 'view_unknown' })
    await owner.must(updateView, { ...at, body: { shared: true } })
    expect([await defaultViews(owner), await defaultViews(member)]).toEqual([['First'], []])
    await choose(owner, null)
    expect(await defaultViews(owner)).toEqual([])
    await choose(member, shared.id)
    await owner.must(deleteView, at)
    expect(await defaultViews(member)).toEqual([])
  })

  test('are limited in number per list and owner', async () => {
    const busy = await newMember('viewer', 'busy@example.com')
    for (let i = 0; i < MAX_VIEWS; i += 1)
      await busy.must(createView, viewBody(`View ${i}`, { list: 'payments', state: `q=${i}` }))
    expect(
      await busy.call(createView, viewBody('One more', { list: 'payments', state: '' })),
    ).toMatchObject({ refusal: 'too_many_views' })
    await busy.must(createView, viewBody('Elsewhere', { list: 'items', state: '' }))
  })

  test('are deleted with their owner’s membership, shared ones stay', async () => {
    const leaver = await newMember('member', 'leaver@example.com')
    await leaver.must(createView, viewBody('Gone'))
    const shared = await leaver.must(createView, viewBody('Stays', { shared: true }))
    await leaver.must(chooseDefaultView, {
      query,
      body: { list: 'invoices', viewId: shared.id },
    })
    const { members } = await owner.must(listMembers, { query })
    const personId = members.find(({ email }) => email === 'leaver@example.com')?.personId ?? ''
    await owner.must(removeMember, { query: { ...query, personId } })
    const rows = await engine.admin
      .selectFrom('saved_view')
      .select('name')
      .where('name', 'in', ['Gone', 'Stays'])
      .execute()
    expect(rows).toEqual([{ name: 'Stays' }])
  })
})

test.each([
  ['invoices', '', ''],
  ['invoices', 'tab=overdue&sort=-due&hide=', 'hide=&sort=-due&tab=overdue'],
  ['invoices', 'hide=due,net', 'hide=due%2Cnet'],
  ['invoices', 'hide=<b>', undefined],
  ['invoices', 'customerId=1', undefined],
  ['invoices', 'after=abc', undefined],
  ['payments', 'from_date=2026-01-01&q=', 'from_date=2026-01-01'],
  ['payments', 'from=2026-01-01', undefined],
  ['customers', `q=${'x'.repeat(101)}`, undefined],
] as const)('the state of %s %j is normalised to %j', (list, text, state) =>
  expect(stateOf(list, text)).toBe(state),
)
