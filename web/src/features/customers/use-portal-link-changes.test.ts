// @vitest-environment happy-dom
import {
  renewPortalLink,
  restorePortalLink,
  revokePortalLink,
} from '@bordereau/contract/portal-link'
import { specimenProfile } from '@bordereau/domain/testing/draft'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { PERSON_ID } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { usePortalLinkChanges } from './use-portal-link-changes.ts'

const CUSTOMER = { id: PERSON_ID, profile: specimenProfile('FR') }

beforeEach(spyOnToasts)

function changes() {
  return renderInWorkspace(() => usePortalLinkChanges(CUSTOMER)).value()
}

test('a renewed link is the only one', async () => {
  serve(
    reply(renewPortalLink, {
      link: 'https://a.example/portal/x',
      openedAt: null,
      signInAddress: '',
      sessions: [],
    }),
  )
  await act(changes().renew.run)
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith(
    'There is a new portal link. No other one works.',
  )
})

test('revoking works at once and can be undone on the server', async () => {
  const sent = serve(reply(revokePortalLink, {}), reply(restorePortalLink, {}))
  await act(changes().revoke.run)
  const [message, undo] = vi.mocked(toasts.undo).mock.calls[0] ?? []
  expect(message).toContain(CUSTOMER.profile.legalName)
  expect(sentTo(restorePortalLink, sent)).toEqual([])
  await act(async () => undo?.())
  await until(() => expect(sentTo(restorePortalLink, sent)).toHaveLength(1))
})

test('a refused revocation offers no undo', async () => {
  serve(refusal(revokePortalLink, 'forbidden'))
  await act(changes().revoke.run)
  expect(toasts.error).toHaveBeenCalledOnce()
  expect(toasts.undo).not.toHaveBeenCalled()
})
