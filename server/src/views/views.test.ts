import { listMembers, removeMember } from '@bordereau/contract/company'
import {
  MOST_VIEWS,
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
import { describeEngines } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { type Client, type TestHouse, signedUp, startHouse } from '../lib/testing.ts'
import { stateOf } from './state.ts'
import { findView } from './store.ts'

type Body = InputOf<(typeof createView)['request']>

describeEngines('saved views', engine => {
  let house: TestHouse
  let owner: Client
  let workspaceId: string
  let query: { workspaceId: string }
  let member: Client
  let viewer: Client

  beforeAll(async () => {
    house = await startHouse(engine.db)
    owner = await signedUp(house, 'owner@example.com')
    workspaceId = await aCompany(owner)
    query = { workspaceId }
    member = await joined('member')
    viewer = await joined('viewer')
  })
  afterAll(() => house.close())

  async function joined(role: Role, email = `${role}@example.com`): Promise<Client> {
    const person = await signedUp(house, email)
    const id = await idOf(person)
    await engine.db.kysely
      .insertInto('membership')
      .values({ workspace_id: workspaceId, person_id: id, role, joined_at: new Date() })
      .execute()
    return person
  }

  async function idOf(person: Client): Promise<string> {
    const me = await house.app.inject({ url: '/api/me', headers: { cookie: person.cookie } })
    return me.json().person.id
  }

  const a = (name: string, extra: Partial<Body> = {}): { query: typeof query; body: Body } => ({
    query,
    body: { list: 'invoices', name, state: 'tab=open&currency=EUR', shared: false, ...extra },
  })
  const named = async (person: Client) =>
    (await person.must(listViews, { query })).views.map(({ name }) => name)

  test('are kept in one order of words, and shown by name', async () => {
    const kept = await owner.must(createView, a('Late'))
    expect(kept).toMatchObject({
      list: 'invoices',
      state: 'currency=EUR&tab=open',
      shared: false,
      isDefault: false,
    })
    await owner.must(createView, a('abroad', { shared: true }))
    expect(await named(owner)).toEqual(['abroad', 'Late'])
  })

  test('are a person’s own, or everybody’s in the company', async () => {
    const own = await member.must(createView, a('Mine'))
    expect(await named(member)).toEqual(['abroad', 'Mine'])
    expect(await named(viewer)).toEqual(['abroad'])
    const at = { query: { ...query, viewId: own.id } }
    expect(await owner.call(updateView, { ...at, body: { name: 'X' } })).toMatchObject({
      refusal: 'not_found',
    })
    expect(await owner.call(deleteView, at)).toMatchObject({ refusal: 'not_found' })
    await member.must(updateView, { ...at, body: { shared: true } })
    expect(await named(viewer)).toEqual(['abroad', 'Mine'])
    await owner.must(updateView, { ...at, body: { name: 'Ours', state: 'tab=paid' } })
    expect(await named(viewer)).toEqual(['abroad', 'Ours'])
  })

  test('of another person are behind the database’s wall too', async () => {
    const own = await member.must(createView, a('Hidden'))
    const memberId = await idOf(member)
    const seen = (personId: string) =>
      inWorkspace(engine.db, { workspaceId, personId }, tx =>
        findView(tx, workspaceId, memberId, own.id),
      )
    expect(await seen(await idOf(owner))).toBeUndefined()
    expect(await seen(memberId)).toMatchObject({ name: 'Hidden' })
    await member.must(deleteView, { query: { ...query, viewId: own.id } })
  })

  test('are shared by who does daily work only', async () => {
    expect(await viewer.call(createView, a('Common', { shared: true }))).toMatchObject({
      refusal: 'forbidden',
    })
    const own = await viewer.must(createView, a('Quiet'))
    const at = { query: { ...query, viewId: own.id } }
    expect(await viewer.call(updateView, { ...at, body: { shared: true } })).toMatchObject({
      refusal: 'forbidden',
    })
    const [common] = (await viewer.must(listViews, { query })).views.filter(({ shared }) => shared)
    const theirs = { query: { ...query, viewId: common?.id ?? '' } }
    expect(await viewer.call(updateView, { ...theirs, body: { name: 'X' } })).toMatchObject({
      refusal: 'forbidden',
    })
    expect(await viewer.call(deleteView, theirs)).toMatchObject({ refusal: 'forbidden' })
    await viewer.must(deleteView, at)
  })

  test('have one name each, whatever its case, in their list and for their owner', async () => {
    expect(await owner.call(createView, a('LATE'))).toMatchObject({ refusal: 'name_taken' })
    expect(await owner.call(createView, a('Abroad', { shared: true }))).toMatchObject({
      refusal: 'name_taken',
    })
    const other = await owner.must(createView, a('Late', { shared: true }))
    const at = { query: { ...query, viewId: other.id } }
    expect(await owner.call(updateView, { ...at, body: { shared: false } })).toMatchObject({
      refusal: 'name_taken',
    })
    await owner.must(createView, a('Late', { list: 'customers', state: 'state=archived' }))
    expect(await owner.call(createView, a('  '))).toMatchObject({ refusal: 'bad_request' })
    expect(await owner.call(createView, a('x'.repeat(61)))).toMatchObject({
      refusal: 'bad_request',
    })
    await owner.must(deleteView, at)
  })

  test('keep no words that the list does not understand', async () => {
    for (const state of ['tab=nonsense', 'evil=1', 'tab=open&tab=paid', 'issuedFrom=2026-02-31'])
      expect([state, await owner.call(createView, a('Odd', { state }))]).toMatchObject([
        state,
        { refusal: 'state_unknown' },
      ])
    expect(
      await owner.call(createView, a('Odd', { list: 'items', state: 'tab=open' })),
    ).toMatchObject({ refusal: 'state_unknown' })
  })

  test('are one list’s first for a person, until they are gone or no longer hers', async () => {
    const shared = await owner.must(createView, a('First', { shared: true }))
    const choose = (person: Client, viewId: string | null, list: Body['list'] = 'invoices') =>
      person.call(chooseDefaultView, { query, body: { list, viewId } })
    const firsts = async (person: Client) =>
      (await person.must(listViews, { query })).views
        .filter(view => view.isDefault)
        .map(({ name }) => name)
    expect(await choose(owner, shared.id, 'items')).toMatchObject({ refusal: 'view_unknown' })
    expect((await choose(owner, shared.id)).ok && (await choose(member, shared.id)).ok).toBe(true)
    expect([await firsts(owner), await firsts(member), await firsts(viewer)]).toEqual([
      ['First'],
      ['First'],
      [],
    ])
    const at = { query: { ...query, viewId: shared.id } }
    await owner.must(updateView, { ...at, body: { shared: false } })
    expect(await choose(member, shared.id)).toMatchObject({ refusal: 'view_unknown' })
    await owner.must(updateView, { ...at, body: { shared: true } })
    expect([await firsts(owner), await firsts(member)]).toEqual([['First'], []])
    await choose(owner, null)
    expect(await firsts(owner)).toEqual([])
    await choose(member, shared.id)
    await owner.must(deleteView, at)
    expect(await firsts(member)).toEqual([])
  })

  test('end somewhere: a person keeps so many of a list', async () => {
    const busy = await joined('viewer', 'busy@example.com')
    for (let i = 0; i < MOST_VIEWS; i += 1)
      await busy.must(createView, a(`View ${i}`, { list: 'payments', state: `q=${i}` }))
    expect(
      await busy.call(createView, a('One more', { list: 'payments', state: '' })),
    ).toMatchObject({ refusal: 'too_many_views' })
    await busy.must(createView, a('Elsewhere', { list: 'items', state: '' }))
  })

  test('go with the membership of who kept them', async () => {
    const leaver = await joined('member', 'leaver@example.com')
    await leaver.must(createView, a('Gone'))
    const shared = await leaver.must(createView, a('Stays', { shared: true }))
    await leaver.must(chooseDefaultView, {
      query,
      body: { list: 'invoices', viewId: shared.id },
    })
    const { members } = await owner.must(listMembers, { query })
    const personId = members.find(({ email }) => email === 'leaver@example.com')?.personId ?? ''
    await owner.must(removeMember, { query: { ...query, personId } })
    const rows = await engine.db.kysely
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
] as const)('the state of %s, %j, is %j', (list, text, state) =>
  expect(stateOf(list, text)).toBe(state),
)
