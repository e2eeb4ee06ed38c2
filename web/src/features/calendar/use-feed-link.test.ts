// @vitest-environment happy-dom
import { renewFeed, revokeFeed } from '@bordereau/contract/calendar'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { confirmQuestions } from '../../testing/dialogs.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useFeedMutations } from './use-feed-link.ts'

const LINK = 'https://a.example/calendar/x.ics'

function feed(made: boolean) {
  return renderInWorkspace(() => useFeedMutations(made)).value
}

test('the first link is created at once, shown, and revoked after a question', async () => {
  const sent = serve(reply(renewFeed, { link: LINK }), reply(revokeFeed, {}))
  const asked = confirmQuestions()
  const value = feed(false)
  await act(() => value().renew())
  expect([value().link, asked]).toEqual([LINK, []])
  await act(() => value().revoke())
  expect(asked.map(({ title }) => title)).toEqual(['Revoke the link?'])
  expect([value().link, sentTo(revokeFeed, sent).length]).toEqual([undefined, 1])
})

test('a link that exists is replaced only after a question', async () => {
  const sent = serve(reply(renewFeed, { link: LINK }))
  const confirm = vi.spyOn(dialogs, 'confirm').mockResolvedValue(false)
  const value = feed(true)
  await act(() => value().renew())
  await act(() => value().revoke())
  expect([value().link, sent]).toEqual([undefined, []])
  confirm.mockResolvedValue(true)
  await act(() => value().renew())
  expect(value().link).toBe(LINK)
})

test('a refusal leaves the link as it is', async () => {
  serve(reply(renewFeed, { link: LINK }), refusal(revokeFeed, 'too_many_requests'))
  const error = vi.spyOn(toasts, 'error').mockReturnValue(1)
  confirmQuestions()
  const value = feed(false)
  await act(() => value().renew())
  await act(() => value().revoke())
  expect(value().link).toBe(LINK)
  expect(error).toHaveBeenCalledOnce()
})
