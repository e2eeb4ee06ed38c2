// @vitest-environment happy-dom
import { type Member, changeRole, listMembers, removeMember } from '@bordereau/contract/company'
import { getMe } from '@bordereau/contract/session'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type AskedQuestion, confirmQuestions } from '../../testing/dialogs.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { ME, PERSON_ID } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useMembership } from './use-membership.ts'

const MEMBER: Member = {
  personId: PERSON_ID,
  name: 'Bo',
  email: 'bo@example.com',
  role: 'member',
  joinedAt: '2026-11-20T10:00:00Z',
}
const me = reply(getMe, ME)

let questions: AskedQuestion[] = []

beforeEach(() => {
  questions = confirmQuestions()
  spyOnToasts()
})

function membership() {
  return renderInWorkspace(() => useMembership(MEMBER)).value()
}

describe('changing the role of a member', () => {
  test('says the new role, and undo restores the former one', async () => {
    const sent = serve(me, reply(changeRole, { ...MEMBER, role: 'admin' }))
    const { setRole } = membership()
    await act(() => setRole('admin'))
    const [message, undo] = vi.mocked(toasts.undo).mock.calls[0] ?? []
    expect(message).toBe('Bo is now: Administrator.')
    await act(async () => undo?.())
    await until(() => expect(sentTo(changeRole, sent)).toHaveLength(2))
    expect(sentTo(changeRole, sent).map(({ body }) => body)).toEqual([
      { role: 'admin' },
      { role: 'member' },
    ])
  })

  test.each([
    ['last_owner', 'A company needs at least one owner. Make another member owner first.'],
    ['role_not_allowed', 'Only an owner can appoint or remove owners.'],
    ['forbidden', 'Your role does not allow this. Ask an owner of the company.'],
  ])('that is refused as %s says why, with nothing to undo', async (code, message) => {
    serve(refusal(changeRole, code))
    const { setRole } = membership()
    await act(() => setRole('owner'))
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith(message)
    expect(toasts.undo).not.toHaveBeenCalled()
  })
})

describe('removing a member', () => {
  test('asks first, by name', async () => {
    const sent = serve(
      me,
      reply(removeMember, {}),
      reply(listMembers, { members: [], invitations: [] }),
    )
    const { remove } = membership()
    await act(remove)
    expect(questions).toMatchObject([
      {
        title: 'Remove Bo from the company?',
        tone: 'red',
        done: 'Bo was removed.',
        error: undefined,
      },
    ])
    expect(sentTo(removeMember, sent).map(({ url }) => url.pathname.split('/').at(-1))).toEqual([
      PERSON_ID,
    ])
  })

  test('shows in the question why it was refused', async () => {
    serve(refusal(removeMember, 'last_owner'))
    const { remove } = membership()
    await act(remove)
    expect(questions).toMatchObject([
      { error: 'A company needs at least one owner. Make another member owner first.' },
    ])
  })
})
