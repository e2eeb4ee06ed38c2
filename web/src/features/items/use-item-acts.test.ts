// @vitest-environment happy-dom
import { archiveItems } from '@bordereau/contract/items'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { reply, sentTo, serve } from '../../testing/network.ts'
import { MAIL_ID, PERSON_ID } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useListState } from '../list/use-list-state.ts'
import { useItemActs } from './use-item-acts.ts'

const IDS = [MAIL_ID, PERSON_ID]

beforeEach(spyOnToasts)

/** What can be done in the list with these parameters of its address. */
function acts(search: string, properties = {}) {
  const use = () => useItemActs(useListState())
  return renderInWorkspace(use, `/w/1${search}`, properties).value()
}

test('items are archived only when the time to undo is over', () => {
  const sent = serve(reply(archiveItems, {}))
  const { archived, archive } = acts('')
  expect(archived).toBe(false)
  archive?.(IDS)
  expect(vi.mocked(toasts.undo).mock.calls[0]?.[0]).toBe('2 items are archived.')
  expect(sent).toEqual([])
})

test('archived items are restored at once', async () => {
  const sent = serve(reply(archiveItems, {}))
  const { archived, archive } = acts('?state=archived')
  expect(archived).toBe(true)
  await act(async () => archive?.(IDS))
  expect(sentTo(archiveItems, sent).map(({ body }) => body)).toEqual([
    { ids: IDS, archived: false },
  ])
  expect(toasts.undo).not.toHaveBeenCalled()
})

test('those who may not archive have no such action', () => {
  expect(acts('', { may: () => false }).archive).toBeUndefined()
})
