// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '@bordereau/ui/toast/toast'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { undoable, useHidden } from './undoable-action.ts'

type Options = { readonly duration?: number; readonly onGone?: () => void }
let undo: () => void
let options: Options

beforeEach(() => {
  vi.spyOn(toasts, 'undo').mockImplementation((_message, onUndo, given: Options = {}) => {
    undo = onUndo
    options = given
    return 7
  })
  vi.spyOn(toasts, 'dismiss').mockImplementation(() => undefined)
})

test('the row is hidden at once and removed when the time to undo is over', async () => {
  const remove = vi.fn(() => Promise.resolve())
  const hidden = renderHook(useHidden)
  act(() => undoable({ message: 'Deleted', act: remove, hide: ['row'] }))
  expect([...hidden.value()]).toContain('row')
  expect(remove).not.toHaveBeenCalled()
  expect(options.duration).toBe(10_000)
  await act(async () => options.onGone?.())
  expect(remove).toHaveBeenCalledExactlyOnceWith(false)
  expect([...hidden.value()]).not.toContain('row')
  hidden.unmount()
})

test('undoing shows the row again and removes nothing', async () => {
  const remove = vi.fn(() => Promise.resolve())
  const onUndo = vi.fn()
  const hidden = renderHook(useHidden)
  act(() => undoable({ message: 'Deleted', act: remove, hide: ['row'], onUndo }))
  act(() => undo())
  await act(async () => options.onGone?.())
  expect(onUndo).toHaveBeenCalledOnce()
  expect(remove).not.toHaveBeenCalled()
  expect([...hidden.value()]).not.toContain('row')
})

test('leaving the page removes the row at once, with a request that outlives it', async () => {
  const remove = vi.fn(() => Promise.resolve())
  undoable({ message: 'Deleted', act: remove })
  window.dispatchEvent(new Event('pagehide'))
  expect(remove).toHaveBeenCalledExactlyOnceWith(true)
  expect(toasts.dismiss).toHaveBeenCalledWith(7)
  options.onGone?.()
  expect(remove).toHaveBeenCalledOnce()
})
