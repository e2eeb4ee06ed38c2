// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { addressNow, type RoutedHook } from '../../testing/router.ts'
import { until } from '../../testing/until.ts'
import { useWindows } from './use-windows.ts'

let hook: RoutedHook<ReturnType<typeof useWindows>>

beforeEach(() => {
  document.body.innerHTML = ''
  hook = renderInWorkspace(useWindows)
})
afterEach(() => hook.unmount())

const press = (key: string, change: KeyboardEventInit = {}) =>
  act(() => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...change }),
    )
  })
const pressPalette = () => press('k', { ctrlKey: true, code: 'KeyK' })

test('a key opens its window, and the palette’s key closes the palette', () => {
  expect([hook.value().open, hook.value().used.size]).toEqual([undefined, 0])
  press('?')
  expect(hook.value().open).toBe('keys')
  act(() => hook.value().close())
  pressPalette()
  expect(hook.value().open).toBe('palette')
  expect([...hook.value().used]).toEqual(['help', 'palette'])
  pressPalette()
  expect(hook.value().open).toBeUndefined()
})

test('the palette does not open over a dialog', () => {
  document.body.innerHTML = '<div aria-modal="true"></div>'
  pressPalette()
  expect(hook.value().open).toBeUndefined()
})

test('the search key focuses the search field of the page, else opens the palette', () => {
  document.body.innerHTML = '<main id="main"><input type="search" value="Lotus" /></main>'
  press('/')
  expect(document.activeElement?.tagName).toBe('INPUT')
  expect(hook.value().open).toBeUndefined()
  document.body.innerHTML = ''
  press('/')
  expect(hook.value().open).toBe('palette')
})

test('two keys in a row open a page of the company', async () => {
  press('g')
  press('r')
  await until(() => expect(addressNow()).toMatch(/^\/w\/[^/]+\/recurring$/))
})
