// @vitest-environment happy-dom
import { type View, chooseDefaultView, deleteView, updateView } from '@bordereau/contract/views'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useHidden } from '../../data/undoable-action.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { INVOICE_ID, WORKSPACE_ID } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useViewActions } from './use-view-actions.ts'

const VIEW: View = {
  id: INVOICE_ID,
  list: 'invoices',
  name: 'Open in euros',
  state: 'currency=EUR&tab=open',
  shared: false,
  isDefault: false,
}
const ADDRESS = `/w/${WORKSPACE_ID}/invoices?currency=EUR&tab=open&view=${INVOICE_ID}`
const TAKEN = 'There is a view of this name already. Choose another.'
const onDeleted = vi.fn()

beforeEach(() => {
  onDeleted.mockClear()
  spyOnToasts()
})

function actions(change: Partial<View> = {}) {
  const hook = renderInWorkspace(() => ({
    ...useViewActions({ ...VIEW, ...change }, onDeleted),
    hidden: useHidden(),
  }))
  return hook.value
}

describe('the link of a view', () => {
  test('is copied', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await act(actions()().copy)
    expect(write).toHaveBeenCalledExactlyOnceWith(location.origin + ADDRESS)
    expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Link copied')
  })

  test('is shown where the browser does not copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const alert = vi.spyOn(dialogs, 'alert').mockResolvedValue()
    Object.assign(document, { execCommand: () => false })
    await act(actions()().copy)
    Reflect.deleteProperty(document, 'execCommand')
    expect(alert).toHaveBeenCalledExactlyOnceWith({
      title: 'Copy this link',
      message: location.origin + ADDRESS,
    })
    expect(toasts.success).not.toHaveBeenCalled()
  })
})

describe('the default view of a list', () => {
  test.each([
    [false, INVOICE_ID],
    [true, null],
  ])('is chosen, or no longer: %s', async (isDefault, viewId) => {
    const sent = serve(reply(chooseDefaultView, {}))
    await act(actions({ isDefault })().toggleDefault)
    expect(sent.map(({ body }) => body)).toEqual([{ list: 'invoices', viewId }])
    expect(toasts.error).not.toHaveBeenCalled()
  })

  test('that does not exist any more is said so', async () => {
    serve(refusal(chooseDefaultView, 'view_unknown'))
    await act(actions()().toggleDefault)
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('This view does not exist any more.')
  })
})

describe('renaming a view', () => {
  test('begins with its name, and shows in the prompt why a name is refused', async () => {
    const sent = serve(refusal(updateView, 'name_taken'), reply(updateView, VIEW))
    const found: unknown[] = []
    vi.spyOn(dialogs, 'prompt').mockImplementation(async ({ initial, validate }) => {
      found.push(initial, await validate?.('Late'), await validate?.('Later'))
      return undefined
    })
    await act(actions()().rename)
    expect(found).toEqual(['Open in euros', TAKEN, undefined])
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'Late' }, { name: 'Later' }])
  })
})

describe('sharing a view', () => {
  test.each([
    [false, 'Shared with the company'],
    [true, 'Only you see this view now'],
  ])('says who sees it now: was shared %s', async (shared, message) => {
    const sent = serve(reply(updateView, VIEW))
    await act(actions({ shared })().share)
    expect(sent.map(({ body }) => body)).toEqual([{ shared: !shared }])
    expect(toasts.success).toHaveBeenCalledExactlyOnceWith(message)
  })

  test('that is refused says why', async () => {
    serve(refusal(updateView, 'name_taken'))
    await act(actions()().share)
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith(TAKEN)
  })
})

describe('deleting a view', () => {
  function deleted() {
    const value = actions()
    act(() => value().remove())
    const [message, undo, options] = vi.mocked(toasts.undo).mock.calls[0] ?? []
    return { value, message, undo, onGone: options?.onGone }
  }

  test('hides it at once and deletes it when it can no longer be undone', async () => {
    const sent = serve(reply(deleteView, {}))
    const { value, message, onGone } = deleted()
    expect(onDeleted).toHaveBeenCalledOnce()
    expect(message).toBe('View Open in euros deleted')
    expect([...value().hidden]).toEqual([VIEW.id])
    expect(sent).toEqual([])
    await act(async () => onGone?.())
    await until(() => expect([...value().hidden]).toEqual([]))
    expect(sentTo(deleteView, sent)).toHaveLength(1)
  })

  test('that is undone deletes nothing', async () => {
    const sent = serve(reply(deleteView, {}))
    const { value, undo, onGone } = deleted()
    await act(async () => undo?.())
    await act(async () => onGone?.())
    expect([...value().hidden]).toEqual([])
    expect(sent).toEqual([])
  })
})
