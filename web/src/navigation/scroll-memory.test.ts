// @vitest-environment happy-dom
import { act, createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { type NavigateFunction, MemoryRouter, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScrollMemory } from './scroll-memory.ts'
import { useTopOnChange } from './top-on-change.ts'

const KEY = 'bordereau.scroll'
let navigate: NavigateFunction
const scrollTo = vi.fn((_: number, top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
})

function Page({ onReady }: { onReady: (go: NavigateFunction) => void }) {
  const go = useNavigate()
  useEffect(() => onReady(go))
  return createElement(ScrollMemory)
}

let unmount: () => void = () => undefined
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', scrollTo)
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo
  scrollTo.mockClear()
  mount()
})

function mount(): void {
  const root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      createElement(
        MemoryRouter,
        { initialEntries: ['/a'] },
        createElement(Page, { onReady: go => void (navigate = go) }),
      ),
    ),
  )
  unmount = () => act(() => root.unmount())
}

afterEach(() => {
  unmount()
})

async function go(to: string | number): Promise<void> {
  await act(async () => {
    await (typeof to === 'number' ? navigate(to) : navigate(to))
  })
}

function scroll(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

test('a new page starts at its top, and back restores the position', async () => {
  scroll(300)
  await go('/b')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  await go(-1)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
})

test('a filter of the same page does not scroll', async () => {
  scrollTo.mockClear()
  await go('/a?q=lotus')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('the positions outlive a reload', () => {
  scroll(120)
  window.dispatchEvent(new Event('pagehide'))
  expect(Object.values(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))).toEqual([120])
})

test.each([
  ['navigate', 0],
  ['reload', 400],
  ['back_forward', 400],
])('after a load of the kind %s the page is at %i', (type, top) => {
  unmount()
  sessionStorage.setItem(KEY, JSON.stringify({ default: 400 }))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({ type }) },
  ])
  mount()
  expect(scrollTo).toHaveBeenLastCalledWith(0, top)
  vi.restoreAllMocks()
})

test('a page whose content becomes another starts at its top, one whose content arrives stays', () => {
  function Content({ content }: { content: string | undefined }): null {
    useTopOnChange(content)
    return null
  }
  const root = createRoot(document.createElement('div'))
  const show = (content: string | undefined) =>
    act(() => root.render(createElement(Content, { content })))
  show(undefined)
  scrollTo.mockClear()
  show('draft')
  expect(scrollTo).not.toHaveBeenCalled()
  show('issued')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  act(() => root.unmount())
})
