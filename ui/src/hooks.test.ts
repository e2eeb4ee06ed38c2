// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useCarousel } from './carousel/use-carousel.ts'
import { useOptions } from './field/use-options.ts'
import { useRailCollapsed } from './shell/use-rail-collapsed.ts'
import { nextRow, useListKeys } from './table/list-keys.ts'
import { renderHook } from './testing/render-hook.tsx'
import { awaitTarget, boxOf, visibleElement } from './tour/target.ts'
import { useSteps } from './tour/use-walk.ts'
import type { Stop } from './tour/walk.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
  localStorage.clear()
  media(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What every media query answers. */
function media(matches: boolean): void {
  const none = () => undefined
  const answer = { matches, addEventListener: none, removeEventListener: none }
  vi.spyOn(window, 'matchMedia').mockReturnValue(answer as unknown as MediaQueryList)
  vi.stubGlobal('matchMedia', window.matchMedia)
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const options = ['Lotus', 'Łódź', 'Lumière'].map(label => ({ value: label, label, group: 'All' }))

describe('the options of a list', () => {
  test('are filtered, and grouped only while nothing is typed', () => {
    const all = renderHook(() => useOptions(true, '', options, undefined)).value()
    expect(all).toMatchObject({ state: 'idle', answered: true, options })
    const some = renderHook(() => useOptions(true, 'lot', options, undefined)).value()
    expect(some.options).toEqual([{ value: 'Lotus', label: 'Lotus', group: undefined }])
  })

  test('are requested after a pause, page by page', async () => {
    const search = vi.fn(async (query: string, page: number) => ({
      options: [{ value: `${query}${page}`, label: `${query} ${page}` }],
      more: page === 0,
    }))
    const { value } = renderHook(() => useOptions(true, 'lo', undefined, search))
    expect(value().answered).toBe(false)
    await pass(149)
    expect(search).not.toHaveBeenCalled()
    await pass(1)
    expect(value()).toMatchObject({ answered: true, options: [{ value: 'lo0' }] })
    await act(async () => value().more?.())
    expect(value().options.map(option => option.value)).toEqual(['lo0', 'lo1'])
    expect(value().more).toBeUndefined()
  })

  test('say that a search failed', async () => {
    const { value } = renderHook(() =>
      useOptions(true, '', undefined, () => Promise.reject(new Error('offline'))),
    )
    await pass(0)
    expect(value()).toMatchObject({ state: 'failed', answered: false, options: [] })
  })

  test('are not requested while the list is closed', async () => {
    const search = vi.fn()
    renderHook(() => useOptions(false, 'lo', undefined, search))
    await pass(1000)
    expect(search).not.toHaveBeenCalled()
  })
})

describe('the keys of a list', () => {
  const key = (name: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    )

  function list() {
    document.body.innerHTML =
      '<input id="field"><table><tbody><tr data-row-key="a"><td><a href="#a" data-row-link>A</a></td></tr><tr data-row-key="b"><td><a href="#b" data-row-link>B</a></td></tr></tbody></table>'
    const select = vi.fn()
    const body = { current: document.querySelector('tbody') }
    const hook = renderHook(() => useListKeys(body, true, select))
    return { select, hook, focused: () => document.activeElement?.textContent }
  }

  test('j and k move the focus, x selects the row', () => {
    const { select, focused, hook } = list()
    key('j')
    expect(focused()).toBe('A')
    key('j')
    key('j')
    expect(focused()).toBe('B')
    key('k')
    expect(focused()).toBe('A')
    key('x')
    expect(select).toHaveBeenCalledExactlyOnceWith('a')
    hook.unmount()
    key('j')
    expect(focused()).toBe('A')
  })

  test('do nothing in a field, with a modifier or under a window', () => {
    const { select, focused } = list()
    key('j', { ctrlKey: true })
    key('j', {}, document.querySelector('#field') ?? document)
    document.body.insertAdjacentHTML('beforeend', '<div aria-modal="true"></div>')
    key('j')
    key('x')
    expect(focused()).not.toBe('A')
    expect(select).not.toHaveBeenCalled()
  })

  test('k without a focused row goes to the last one', () => {
    expect(nextRow('k', -1, 5)).toBe(4)
    expect(nextRow('Enter', 2, 5)).toBe(-1)
  })
})

describe('a carousel', () => {
  const turn = 60_000

  test('rotates until it is pointed at', async () => {
    const { value } = renderHook(() => useCarousel(3, undefined))
    expect(value()).toMatchObject({ shown: 0, rotating: true })
    await pass(turn)
    const { shown } = value()
    act(() => (value().pauseHandlers['onPointerEnter'] as () => void)())
    expect(value().rotating).toBe(false)
    await pass(turn)
    expect(value().shown).toBe(shown)
  })

  test('moves by its buttons and arrow keys, and stops when it is switched off', () => {
    const { value } = renderHook(() => useCarousel(3, undefined))
    act(() => value().go(2))
    expect(value().shown).toBe(2)
    const arrow = { key: 'ArrowLeft', target: document.body, preventDefault: vi.fn() }
    act(() => (value().pauseHandlers['onKeyDown'] as (event: unknown) => void)(arrow))
    expect(value().shown).toBe(1)
    expect(arrow.preventDefault).toHaveBeenCalledOnce()
    act(() => value().toggle())
    expect(value().playing).toBe(false)
  })

  test('is swiped by touch and not by mouse', () => {
    const { value } = renderHook(() => useCarousel(3, undefined))
    const swipe = (pointerType: string) => {
      const { onPointerDown, onPointerUp } = value().swipe as Record<string, (at: unknown) => void>
      act(() => onPointerDown?.({ pointerType, clientX: 200, clientY: 10 }))
      act(() => onPointerUp?.({ pointerType, clientX: 20, clientY: 10 }))
    }
    swipe('mouse')
    expect(value().shown).toBe(0)
    swipe('touch')
    expect(value().shown).toBe(1)
  })

  test('does not rotate where motion is reduced', () => {
    media(true)
    expect(renderHook(() => useCarousel(3, undefined)).value().playing).toBe(false)
  })
})

describe('the rail', () => {
  test('is collapsed in a narrow window until it is toggled, which this browser remembers', () => {
    media(true)
    const { value } = renderHook(() => useRailCollapsed('rail'))
    expect(value()[0]).toBe(true)
    act(() => value()[1](false))
    expect(value()[0]).toBe(false)
    expect(renderHook(() => useRailCollapsed('rail')).value()[0]).toBe(false)
  })

  test('is expanded in a wide window', () => {
    expect(renderHook(() => useRailCollapsed('rail')).value()[0]).toBe(false)
  })
})

describe('the target of a step', () => {
  const rects = (element: Element, count: number) =>
    vi.spyOn(element, 'getClientRects').mockReturnValue({ length: count } as DOMRectList)

  test('is the first visible element', () => {
    document.body.innerHTML = '<i class="t"></i><b class="t"></b>'
    const [hidden, shown] = document.querySelectorAll('.t')
    if (!hidden || !shown) throw new Error('the page has two targets')
    rects(hidden, 0)
    rects(shown, 1)
    expect(visibleElement('.t')).toBe(shown)
    expect(visibleElement('.u')).toBeUndefined()
  })

  test('is given up after three seconds', async () => {
    const found = awaitTarget('#late')
    await pass(3000)
    expect(await found).toBe(false)
  })

  test('has a margin', () => {
    const element = document.createElement('div')
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 30, 40))
    expect(boxOf(element)).toEqual({ x: 4, y: 14, width: 42, height: 52 })
  })
})

describe('a tour', () => {
  test('goes from step to step and ends after the last', async () => {
    const end = vi.fn()
    const steps = ['one', 'two'].map((key): Stop & { readonly key: string } => ({ key }))
    const { value } = renderHook(() => useSteps(steps, end))
    await pass(0)
    expect(value().step).toMatchObject({ key: 'one' })
    act(() => value().move(1))
    await pass(0)
    expect(value().step).toMatchObject({ key: 'two' })
    act(() => value().move(1))
    await pass(0)
    expect(end).toHaveBeenCalledExactlyOnceWith(true)
  })
})
