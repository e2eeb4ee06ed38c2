import {
  changeRole,
  createCompany,
  getCompany,
  inviteMember,
  listMembers,
  removeMember,
  restoreInvitation,
  revokeInvitation,
} from '@bordereau/contract/company'
import { getMe } from '@bordereau/contract/session'
import { getInvitation, signUp, acceptInvitation } from '@bordereau/contract/sign-up'
import type { Role } from '@bordereau/domain/access/policy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solved } from '../captcha/testing.ts'
import { describeWithDatabase } from '../db/testing.ts'
import {
  type Client,
  PASSWORD,
  type TestApp,
  client,
  mailsTo,
  signedUp,
  startApp,
} from '../lib/testing.ts'

const DAY_MS = 86_400_000

describeWithDatabase('a team', engine => {
  let at: TestApp
  let owner: Client
  let query: { workspaceId: string }
  beforeAll(async () => {
    at = await startApp(engine.db, { signUpOpen: false })
    owner = client(at.app)
    await owner.must(signUp, {
      body: { name: 'Olga', email: 'olga@example.com', password: PASSWORD },
    })
    const { workspaceId } = await owner.must(createCompany, {
      body: { country: 'PL', legalName: 'Szkło <b>i</b> Światło' },
    })
    query = { workspaceId }
  })
  afterAll(() => at.close())

  async function invite(email: string, role: Role, by = owner): Promise<string> {
    const { link } = await by.must(inviteMember, { query, body: { email, role } })
    return link.split('/').at(-1) ?? ''
  }

  async function join(email: string, role: Role): Promise<{ person: Client; id: string }> {
    const invitation = await invite(email, role)
    const person = client(at.app)
    const me = await person.must(signUp, {
      body: {
        name: email,
        email,
        password: PASSWORD,
        invitation,
        captcha: await solved(person, 'sign_up'),
      },
    })
    return { person, id: me.person?.id ?? '' }
  }

  test('gets members by invitation while sign-up is closed, by e-mail and by link', async () => {
    const reply = await owner.call(inviteMember, {
      query,
      body: { email: 'anna@example.com', role: 'admin' },
      headers: { 'x-forwarded-host': 'evil.example' },
    })
    const link = reply.ok ? reply.value.link : ''
    expect(link).toMatch(/^http:\/\/localhost:3000\/invitation\/[\w-]{43}$/)
    const [mail] = await mailsTo(at.context, 'anna@example.com')
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain('Szkło &#60;b&#62;i&#60;/b&#62; Światło')
    const token = link.split('/').at(-1) ?? ''
    const visitor = client(at.app)
    expect(await visitor.must(getInvitation, { query: { token } })).toEqual({
      company: 'Szkło <b>i</b> Światło',
      role: 'admin',
      email: 'anna@example.com',
      invitedBy: 'Olga',
      hasAccount: false,
    })
    const form = { name: 'Anna', password: PASSWORD, invitation: token }
    const other = await visitor.call(signUp, { body: { ...form, email: 'attacker@example.com' } })
    expect(other).toMatchObject({ status: 422, refusal: 'invitation_invalid' })
    const captcha = await solved(visitor, 'sign_up')
    const me = await visitor.must(signUp, { body: { ...form, email: 'anna@example.com', captcha } })
    expect(me.workspaces).toMatchObject([{ id: query.workspaceId, role: 'admin' }])
    const again = await client(at.app).call(getInvitation, { query: { token } })
    expect(again).toMatchObject({ status: 404, refusal: 'invitation_invalid' })
    const twice = await owner.call(inviteMember, {
      query,
      body: { email: 'anna@example.com', role: 'viewer' },
    })
    expect(twice).toMatchObject({ status: 409, refusal: 'already_member' })
  })

  test('accepts an invitation only from the invited address', async () => {
    const stranger = await signedUp(at, 'stranger@example.com')
    const token = await invite('bert@example.com', 'member')
    const theirs = await stranger.call(acceptInvitation, { query: { token } })
    expect(theirs).toMatchObject({ status: 403, refusal: 'other_address' })
    const bert = await signedUp(at, 'bert@example.com')
    const before = bert.cookie
    expect(await bert.must(acceptInvitation, { query: { token } })).toEqual(query)
    expect(await bert.call(acceptInvitation, { query: { token } })).toMatchObject({
      refusal: 'invitation_invalid',
    })
    expect(bert.cookie).not.toBe(before)
    const attacker = client(at.app)
    attacker.cookie = before
    expect((await attacker.must(getMe)).person).toBeNull()
    expect(await bert.must(getCompany, { query })).toMatchObject({ workspaceId: query.workspaceId })
  })

  test('refuses links that are expired, replaced, revoked, or sent by a former member', async () => {
    const cleo = await signedUp(at, 'cleo@example.com')
    const accept = (token: string) => cleo.call(acceptInvitation, { query: { token } })
    const invalid = { status: 422, refusal: 'invitation_invalid' }
    const replaced = await invite('cleo@example.com', 'viewer')
    const revoked = await invite('cleo@example.com', 'viewer')
    expect(await accept(replaced)).toMatchObject(invalid)
    const { invitations } = await owner.must(listMembers, { query })
    const [open] = invitations.filter(one => one.email === 'cleo@example.com')
    await owner.must(revokeInvitation, { query: { ...query, invitationId: open?.id ?? '' } })
    expect(await accept(revoked)).toMatchObject(invalid)
    const expired = await invite('cleo@example.com', 'viewer')
    at.clock.move(7 * DAY_MS)
    expect(await accept(expired)).toMatchObject(invalid)
    const { person: admin, id } = await join('gone@example.com', 'admin')
    const bySenderRemoved = await invite('cleo@example.com', 'viewer', admin)
    await owner.must(removeMember, { query: { ...query, personId: id } })
    expect(await accept(bySenderRemoved)).toMatchObject(invalid)
    expect(await admin.call(getCompany, { query })).toMatchObject({ status: 404 })
  })

  test('has one valid invitation to an address, however many are made at once', async () => {
    const links = await Promise.all(
      (['viewer', 'admin', 'owner'] as const).map(role => invite('often@example.com', role)),
    )
    const { invitations } = await owner.must(listMembers, { query })
    expect(invitations.filter(({ email }) => email === 'often@example.com')).toHaveLength(1)
    const readable = await Promise.all(
      links.map(token => owner.call(getInvitation, { query: { token } })),
    )
    expect(readable.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('restores a revoked invitation within a minute, unless it was replaced', async () => {
    const email = 'undone@example.com'
    const token = await invite(email, 'owner')
    const invitationOf = async () =>
      (await owner.must(listMembers, { query })).invitations.find(one => one.email === email)?.id
    const invitationId = (await invitationOf()) ?? ''
    const request = { query: { ...query, invitationId } }
    expect(await owner.call(restoreInvitation, request)).toMatchObject({ status: 404 })
    await owner.must(revokeInvitation, request)
    expect(await owner.call(getInvitation, { query: { token } })).toMatchObject({ ok: false })
    const { person: admin } = await join('restorer@example.com', 'admin')
    expect(await admin.call(restoreInvitation, request)).toMatchObject({
      refusal: 'role_not_allowed',
    })
    await owner.must(restoreInvitation, request)
    expect(await owner.call(getInvitation, { query: { token } })).toMatchObject({ ok: true })
    await owner.must(revokeInvitation, request)
    at.clock.move(61_000)
    expect(await owner.call(restoreInvitation, request)).toMatchObject({ status: 404 })
    const again = await invite(email, 'viewer')
    const newer = { query: { ...query, invitationId: (await invitationOf()) ?? '' } }
    await owner.must(revokeInvitation, newer)
    await invite(email, 'viewer')
    expect(await owner.call(restoreInvitation, newer)).toMatchObject({ status: 404 })
    expect(await owner.call(getInvitation, { query: { token: again } })).toMatchObject({
      ok: false,
    })
  })

  test('does not let an admin add or remove owners', async () => {
    const { person: admin } = await join('admin@example.com', 'admin')
    const { id: memberId } = await join('member@example.com', 'member')
    const ownerId = (await owner.must(getMe)).person?.id ?? ''
    const refused = { status: 403, refusal: 'role_not_allowed' }
    const email = 'new@example.com'
    expect(await admin.call(inviteMember, { query, body: { email, role: 'owner' } })).toMatchObject(
      refused,
    )
    const promote = { query: { ...query, personId: memberId }, body: { role: 'owner' as const } }
    expect(await admin.call(changeRole, promote)).toMatchObject(refused)
    const demote = { query: { ...query, personId: ownerId }, body: { role: 'viewer' as const } }
    expect(await admin.call(changeRole, demote)).toMatchObject(refused)
    expect(
      await admin.call(removeMember, { query: { ...query, personId: ownerId } }),
    ).toMatchObject(refused)
    const ok = { query: { ...query, personId: memberId }, body: { role: 'accountant' as const } }
    expect(await admin.must(changeRole, ok)).toMatchObject({ role: 'accountant' })
  })

  test('keeps an owner when two of them remove each other concurrently', async () => {
    const ownerId = (await owner.must(getMe)).person?.id ?? ''
    const alone = { query: { ...query, personId: ownerId }, body: { role: 'viewer' as const } }
    expect(await owner.call(changeRole, alone)).toMatchObject({
      status: 409,
      refusal: 'last_owner',
    })
    const second = await join('second@example.com', 'owner')
    const replies = await Promise.all([
      owner.call(removeMember, { query: { ...query, personId: second.id } }),
      second.person.call(removeMember, { query: { ...query, personId: ownerId } }),
    ])
    expect(replies.filter(reply => reply.ok)).toHaveLength(1)
    const left = replies[0]?.ok ? owner : second.person
    const { members } = await left.must(listMembers, { query })
    expect(members.filter(member => member.role === 'owner')).toHaveLength(1)
  })
})
