// @vitest-environment happy-dom
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { unmountAll } from '@bordereau/ui/testing/rendered'
import { beforeEach, expect, test, vi } from 'vitest'
import { useShortcuts } from './use-shortcuts.ts'

const help = vi.fn()
const invoice = vi.fn()
const palette = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<input id="field"><b id="text">a</b>'
  renderHook(() => {
    useShortcuts([
      { keys: '?', run: help },
      { keys: 'c i', run: invoice },
      { keys: 'Mod+K', run: palette },
    ])
    return {}
  })
})

/** Whether the key was handled. */
function press(key: string, held: KeyboardEventInit = {}, on = '#text'): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  document.querySelector(on)?.dispatchEvent(event)
  return event.defaultPrevented
}

test('one key, and two in a row, run their shortcuts', () => {
  expect(press('?')).toBe(true)
  expect(help).toHaveBeenCalledOnce()
  expect(press('c')).toBe(false)
  expect(press('i')).toBe(true)
  expect(invoice).toHaveBeenCalledOnce()
  // The first of the next two keys is not the last one of the former two.
  expect(press('i')).toBe(false)
  expect(invoice).toHaveBeenCalledOnce()
})

test('in a field, under a window, and with a modifier a key is the field’s, the window’s, the browser’s', () => {
  press('?', {}, '#field')
  press('?', { altKey: true })
  press('?', { isComposing: true })
  document.body.insertAdjacentHTML('beforeend', '<div aria-modal="true"></div>')
  press('?')
  expect(help).not.toHaveBeenCalled()
})

test('a checkbox, in which nothing is written, leaves them their keys', () => {
  document.body.insertAdjacentHTML('beforeend', '<input type="checkbox" id="row">')
  expect(press('?', {}, '#row')).toBe(true)
  expect(help).toHaveBeenCalledOnce()
})

test('a shortcut with Ctrl works in a field and under a window', () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="menu"></div>')
  expect(press('k', { ctrlKey: true }, '#field')).toBe(true)
  expect(palette).toHaveBeenCalledOnce()
})

test('a key that was handled before is left alone, and none is heard after the page', () => {
  document.querySelector('#text')?.addEventListener('keydown', event => event.preventDefault())
  press('?')
  press('k', { ctrlKey: true })
  unmountAll()
  press('?', {}, 'body')
  expect(help).not.toHaveBeenCalled()
  expect(palette).not.toHaveBeenCalled()
})
