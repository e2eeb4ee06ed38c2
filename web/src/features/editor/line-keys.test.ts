// @vitest-environment happy-dom
import { specimenDraft } from '@bordereau/domain/testing/draft'
import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { handleHistoryKey, handleLineKey } from './line-keys.ts'
import { createEditorStore } from './store.ts'

const commands = {
  add: vi.fn(),
  remove: vi.fn(),
  duplicate: vi.fn(),
  move: vi.fn((_: string, by: number) => 1 + by),
  place: vi.fn(),
  beginSection: vi.fn(),
  joinSection: vi.fn(),
  moveSection: vi.fn((_: string, by: number) => 1 + by),
}

beforeEach(() => {
  vi.clearAllMocks()
  // What has to be rendered first is focused in a frame: here at once.
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue(undefined)
  document.body.innerHTML = [0, 1, 2]
    .map(
      line => `
        <div data-path="lines.${line}">
          <span data-path="lines.${line}.sectionHeading"><input id="heading${line}"></span>
          <span data-path="lines.${line}.name"><input id="name${line}"></span>
          <span data-path="lines.${line}.price"><input id="price${line}" inputmode="decimal"></span>
          <textarea id="text${line}"></textarea>
        </div>`,
    )
    .join('')
})

/** Presses a key in a field of the second line; returns whether it was handled, and the field focused then. */
function press(field: string, key: string, held: KeyboardEventInit = {}) {
  const target = document.querySelector<HTMLElement>(`#${field}`)
  if (!target) throw new Error(`there is no ${field}`)
  target.focus()
  let event: Event | undefined
  const listen = (heard: Event) => {
    event = heard
    // React's event has of these members what the browser's has.
    handleLineKey(
      heard as unknown as ReactKeyboardEvent<HTMLElement>,
      { id: 'b', index: 1 },
      commands,
    )
  }
  document.body.addEventListener('keydown', listen, { once: true })
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }),
  )
  return { handled: event?.defaultPrevented, focused: document.activeElement?.id }
}

describe('the keys of a line', () => {
  test('Enter adds a line below, not in a text of several lines and not with Shift', () => {
    expect(press('name1', 'Enter').handled).toBe(true)
    expect(commands.add).toHaveBeenCalledExactlyOnceWith('b')
    expect(press('text1', 'Enter').handled).toBe(false)
    expect(press('name1', 'Enter', { shiftKey: true }).handled).toBe(false)
    expect(commands.add).toHaveBeenCalledOnce()
  })

  test('Alt and an arrow move the line, and the focus stays in its column', () => {
    expect(press('price1', 'ArrowUp', { altKey: true })).toEqual({
      handled: true,
      focused: 'price0',
    })
    expect(commands.move).toHaveBeenLastCalledWith('b', -1)
    expect(press('name1', 'ArrowDown', { altKey: true }).focused).toBe('name2')
    expect(commands.move).toHaveBeenLastCalledWith('b', 1)
  })

  test('Mod and D duplicate it, Mod and Backspace remove it', () => {
    expect(press('price1', 'D', { metaKey: true })).toEqual({ handled: true, focused: 'price2' })
    expect(commands.duplicate).toHaveBeenCalledExactlyOnceWith('b')
    expect(press('price1', 'Backspace', { ctrlKey: true }).focused).toBe('price0')
    expect(commands.remove).toHaveBeenCalledExactlyOnceWith('b')
    expect(press('price1', 'Backspace').handled).toBe(false)
    expect(press('price1', 'd').handled).toBe(false)
  })

  test('an arrow goes to the same column of the next line, in a number alone', () => {
    expect(press('price1', 'ArrowUp')).toEqual({ handled: true, focused: 'price0' })
    expect(press('price1', 'ArrowDown').focused).toBe('price2')
    expect(press('name1', 'ArrowDown')).toEqual({ handled: false, focused: 'name1' })
  })

  test('Escape leaves the field', () => {
    expect(press('price1', 'Escape').focused).toBe('')
  })

  test('a key that the cell has handled itself is left alone', () => {
    const field = document.querySelector('#name1')
    field?.addEventListener('keydown', event => event.preventDefault())
    press('name1', 'Enter')
    expect(commands.add).not.toHaveBeenCalled()
  })
})

describe('the keys of the history', () => {
  function history() {
    const store = createEditorStore(specimenDraft(), '.')
    store.dispatch({ do: 'set', patch: { note: 'first' }, at: 0 })
    const key = (name: string, held: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { key: name, cancelable: true, ...held })
      handleHistoryKey(event as unknown as ReactKeyboardEvent<HTMLElement>, store)
      return event.defaultPrevented
    }
    return { key, note: () => store.read().draft.note }
  }

  test('Mod and Z undo; with Shift, or Mod and Y, redo', () => {
    const { key, note } = history()
    expect(key('z', { ctrlKey: true })).toBe(true)
    expect(note()).toBe('')
    key('Z', { metaKey: true, shiftKey: true })
    expect(note()).toBe('first')
    key('z', { metaKey: true })
    key('y', { ctrlKey: true })
    expect(note()).toBe('first')
  })

  test('without Ctrl or ⌘, with Alt, or another letter, nothing happens', () => {
    const { key, note } = history()
    expect(key('z', {})).toBe(false)
    expect(key('z', { ctrlKey: true, altKey: true })).toBe(false)
    expect(key('x', { ctrlKey: true })).toBe(false)
    expect(note()).toBe('first')
  })
})

describe('the keys of a section', () => {
  test('Alt+Enter begins one with the line', () => {
    expect(press('price1', 'Enter', { altKey: true }).handled).toBe(true)
    expect(commands.beginSection).toHaveBeenCalledExactlyOnceWith('b')
    expect(commands.add).not.toHaveBeenCalled()
  })

  test('in its heading Enter goes on to the line, and Alt and an arrow move the section', () => {
    expect(press('heading1', 'Enter')).toEqual({ handled: true, focused: 'name1' })
    expect(press('heading1', 'ArrowDown', { altKey: true }).focused).toBe('heading2')
    expect(commands.moveSection).toHaveBeenLastCalledWith('b', 1)
    expect(commands.move).not.toHaveBeenCalled()
    expect(press('heading1', 'd', { ctrlKey: true }).handled).toBe(false)
  })

  test('Backspace removes an empty heading, with Ctrl any', () => {
    const heading = document.querySelector<HTMLInputElement>('#heading1')
    if (heading) heading.value = 'Design'
    expect(press('heading1', 'Backspace').handled).toBe(false)
    expect(press('heading1', 'Backspace', { ctrlKey: true })).toEqual({
      handled: true,
      focused: 'name1',
    })
    if (heading) heading.value = ''
    press('heading1', 'Backspace')
    expect(commands.joinSection).toHaveBeenCalledTimes(2)
    expect(commands.remove).not.toHaveBeenCalled()
  })
})
