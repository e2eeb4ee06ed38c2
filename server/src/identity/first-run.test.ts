import { createCompany } from '@bordereau/contract/company'
import { getMe, exploreSample } from '@bordereau/contract/session'
import { signUp, updateInstance } from '@bordereau/contract/sign-up'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solved } from '../captcha/testing.ts'
import { describeWithDatabase } from '../db/testing.ts'
import {
  type Client,
  PASSWORD,
  type TestApp,
  client,
  blankRenderer,
  startApp,
} from '../lib/testing.ts'
import { exploredBy } from '../sample/testing.ts'

const person = (email: string) => ({ name: 'Anna', email, password: PASSWORD })

describeWithDatabase('a new instance', engine => {
  let at: TestApp
  let explorer: Client
  let sampleId: string
  beforeAll(async () => {
    at = await startApp(engine.db, { contact: 'mailto:help@example.com' }, blankRenderer)
  })
  afterAll(() => at.close())

  test('reports that it has no owner', async () => {
    const me = await client(at.app).must(getMe)
    expect(me.person).toBeNull()
    expect(me.instance).toMatchObject({ firstRun: true, signUpOpen: false })
    expect(me.instance).not.toHaveProperty('contact')
  })

  test('gives a guest one sample company, also for a repeated request', async () => {
    explorer = client(at.app)
    expect(await explorer.call(exploreSample)).toMatchObject({ refusal: 'captcha_required' })
    sampleId = (await exploredBy(explorer)).workspaceId
    expect(await explorer.must(exploreSample)).toEqual({ workspaceId: sampleId })
    const me = await explorer.must(getMe)
    expect(me.person).toMatchObject({ email: null })
    expect(me.instance.contact).toBe('mailto:help@example.com')
    expect(me.workspaces).toMatchObject([
      { id: sampleId, role: 'owner', sample: true, setUp: true, country: 'FR' },
    ])
    const company = await explorer.call(createCompany, { body: { country: 'FR', legalName: 'X' } })
    expect(company).toMatchObject({ ok: false, refusal: 'forbidden' })
  })

  test('has one owner when several people sign up concurrently; a guest keeps the sample', async () => {
    const second = client(at.app)
    const guests = [
      { guest: explorer, workspaceId: sampleId },
      { guest: second, ...(await exploredBy(second)) },
    ]
    const before = guests.map(({ guest }) => guest.cookie)
    const replies = await Promise.all(
      guests.map(({ guest }, index) =>
        guest.call(signUp, { body: person(`first${index}@example.com`) }),
      ),
    )
    const winner = replies.findIndex(reply => reply.ok)
    expect(replies.filter(reply => reply.ok)).toHaveLength(1)
    for (const reply of replies) if (!reply.ok) expect(reply.refusal).toBe('sign_up_closed')
    const owner = guests[winner]
    const me = await owner?.guest.must(getMe)
    expect(me?.person?.email).toBe(`first${winner}@example.com`)
    expect(me?.workspaces.map(workspace => workspace.id)).toEqual([owner?.workspaceId])
    expect(owner?.guest.cookie).not.toBe(before[winner])
    const staleClient = client(at.app)
    staleClient.cookie = before[winner] ?? ''
    expect((await staleClient.must(getMe)).person).toBeNull()
  })

  test('closes sign-up after the owner, for people and guests', async () => {
    const later = client(at.app)
    const body = person('later@example.com')
    expect(await later.call(signUp, { body })).toMatchObject({
      status: 403,
      refusal: 'sign_up_closed',
    })
    expect(await later.call(exploreSample)).toMatchObject({
      status: 403,
      refusal: 'sign_up_closed',
    })
  })
})

describeWithDatabase('sign-up of an instance', engine => {
  let at: TestApp
  beforeAll(async () => {
    at = await startApp(engine.db)
  })
  afterAll(() => at.close())

  test('is opened by the first person only, or by the environment', async () => {
    const owner = client(at.app)
    await owner.must(signUp, { body: person('owner@example.com') })
    const { workspaceId } = await owner.must(createCompany, {
      body: { country: 'PL', legalName: 'Pierwsza' },
    })
    const query = { workspaceId }
    const opened = await owner.must(updateInstance, { query, body: { signUpOpen: true } })
    expect(opened.instance.signUpOpen).toBe(true)
    const second = client(at.app)
    const captcha = await solved(second, 'sign_up')
    await second.must(signUp, { body: { ...person('second@example.com'), captcha } })
    const own = await second.must(createCompany, { body: { country: 'IN', legalName: 'Dusri' } })
    const reply = await second.call(updateInstance, {
      query: { workspaceId: own.workspaceId },
      body: { signUpOpen: false },
    })
    expect(reply).toMatchObject({ status: 403, refusal: 'forbidden' })
    await owner.must(updateInstance, { query, body: { signUpOpen: false } })
    const again = await startApp(engine.db, { signUpOpen: true })
    expect((await client(again.app).must(getMe)).instance.signUpOpen).toBe(true)
    await again.close()
  })
})
