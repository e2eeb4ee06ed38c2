// @vitest-environment happy-dom
import { renderHook } from '@bordereau/ui/testing/render-hook'
import type { DragEvent } from 'react'
import { expect, test, vi } from 'vitest'
import type { LineCommands } from './line-keys.ts'
import { useLineDrag } from './use-line-drag.ts'

const place = vi.fn()

/** A line of 20 px at the top of the page, and events on it at a height. */
function lineOf(id: string) {
  const commands = { place } as unknown as LineCommands
  const { handle, target } = renderHook(() => useLineDrag(id, commands)).value()
  const element = document.createElement('li')
  element.append(document.createElement('span'))
  element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20)
  const event = (dataTransfer: object, clientY = 0, relatedTarget: Node | null = null) => {
    const preventDefault = vi.fn()
    const made = { currentTarget: element, dataTransfer, clientY, relatedTarget, preventDefault }
    return { made: made as unknown as DragEvent<HTMLElement>, preventDefault }
  }
  return { handle, target, element, event }
}

/** What a browser carries while something is dragged. */
function carried(): DataTransfer {
  const values = new Map<string, string>()
  const transfer = {
    setData: (type: string, value: string) => void values.set(type, value),
    getData: (type: string) => values.get(type) ?? '',
    setDragImage: vi.fn(),
    get types() {
      return [...values.keys()]
    },
  }
  return transfer as unknown as DataTransfer
}

test('a line is dropped above or below another one, which says so while it is there', () => {
  place.mockClear()
  const transfer = carried()
  const first = lineOf('a')
  first.handle.onDragStart(first.event(transfer).made)
  expect(transfer.setDragImage).toHaveBeenCalledWith(first.element, 0, 0)
  const { target, element, event } = lineOf('b')
  const over = event(transfer, 12)
  target.onDragOver(over.made)
  expect(over.preventDefault).toHaveBeenCalledOnce()
  expect(element.dataset['drop']).toBe('after')
  target.onDragOver(event(transfer, 9).made)
  expect(element.dataset['drop']).toBe('before')
  // Still within the line.
  target.onDragLeave(event(transfer, 9, element.firstChild).made)
  expect(element.dataset['drop']).toBe('before')
  target.onDragLeave(event(transfer, 9, document.body).made)
  expect(element.dataset['drop']).toBeUndefined()
  target.onDrop(event(transfer, 12).made)
  expect(place.mock.calls).toEqual([['a', 'b', 'after']])
})

test('other files and texts are left to the browser', () => {
  place.mockClear()
  const transfer = carried()
  transfer.setData('text/plain', 'a')
  const { target, element, event } = lineOf('b')
  const over = event(transfer)
  target.onDragOver(over.made)
  const drop = event(transfer)
  target.onDrop(drop.made)
  expect(element.dataset['drop']).toBeUndefined()
  for (const { preventDefault } of [over, drop]) expect(preventDefault).not.toHaveBeenCalled()
  expect(place).not.toHaveBeenCalled()
})
