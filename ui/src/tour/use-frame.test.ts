// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderHook } from '../testing/render-hook.tsx'
import { useHighlight, useModal } from './use-frame.ts'

let frame: () => void = () => undefined

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1"><button id="opener"></button><b id="target"></b></main>
    <dialog><button id="inside"></button><div id="highlight"></div><div id="card"></div></dialog>`
  // The test draws the frames.
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    frame = run
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    frame = () => undefined
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}

describe('the dialog of a tour', () => {
  function open() {
    const dialog = document.querySelector('dialog')
    // A closed dialog has no element that could have the focus.
    const showModal = vi.fn(() => element('#inside').focus())
    const close = vi.fn(() => element('#inside').remove())
    Object.assign(dialog ?? {}, { showModal, close })
    element('#opener').focus()
    const hook = renderHook(() => {
      const ref = useModal(true)
      ref.current = dialog
      return ref
    })
    return { showModal, close, unmount: hook.unmount }
  }

  test('is modal, and returns the focus to what opened it', () => {
    const { showModal, close, unmount } = open()
    expect(showModal).toHaveBeenCalledOnce()
    expect(document.activeElement?.id).toBe('inside')
    unmount()
    expect(close).toHaveBeenCalledOnce()
    expect(document.activeElement?.id).toBe('opener')
  })

  test('focuses the content of the page that was opened meanwhile', () => {
    const { unmount } = open()
    element('#opener').remove()
    unmount()
    expect(document.activeElement?.tagName).toBe('MAIN')
  })
})

describe('the highlight of a step', () => {
  function place(target: string | undefined) {
    const hook = renderHook(() => {
      const refs = useHighlight('step', target, 'ltr')
      refs.highlight.current = document.querySelector<HTMLDivElement>('#highlight')
      refs.card.current = document.querySelector<HTMLDivElement>('#card')
      return refs
    })
    return { unmount: hook.unmount, highlight: element('#highlight'), card: element('#card') }
  }

  function targetAt(y: number): void {
    const target = element('#target')
    target.scrollIntoView = vi.fn()
    vi.spyOn(target, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
    vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, y, 50, 20))
  }

  test('follows its target, frame by frame, until the step is over', () => {
    targetAt(40)
    const { highlight, card, unmount } = place('#target')
    expect(element('#target').scrollIntoView).toHaveBeenCalledOnce()
    const margin = 6
    expect(highlight.style).toMatchObject({
      left: `${100 - margin}px`,
      top: `${40 - margin}px`,
      width: `${50 + 2 * margin}px`,
      height: `${20 + 2 * margin}px`,
    })
    expect(highlight.hasAttribute('data-dark')).toBe(false)
    expect(card.style.left).toMatch(/px$/)
    targetAt(90)
    frame()
    expect(highlight.style.top).toBe('84px')
    unmount()
    targetAt(10)
    frame()
    expect(highlight.style.top).toBe('84px')
  })

  test('without a target the page is dark, and the card is not moved up', () => {
    const { highlight, card } = place(undefined)
    expect(highlight.hasAttribute('data-dark')).toBe(true)
    expect(card.hasAttribute('data-high')).toBe(false)
  })

  test('at the bottom of a phone the card moves to the top', () => {
    targetAt(window.innerHeight - 10)
    expect(place('#target').card.hasAttribute('data-high')).toBe(true)
  })
})
