// @vitest-environment happy-dom
import { decimal } from '@bordereau/domain/money/decimal'
import { specimenDraft, specimenLine } from '@bordereau/domain/testing/draft'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleEditor } from './testing/sample-editor.tsx'
import { useCommands } from './use-commands.ts'

beforeEach(() => vi.stubGlobal('requestAnimationFrame', (run: () => void) => run()))

const HALF = { ...specimenLine().tax, rate: decimal('5.5') }

function editor() {
  const lines = [
    specimenLine({ id: 'a', name: 'A', unit: 'DAY', tax: HALF }),
    specimenLine({ id: 'b', name: '', price: null }),
  ]
  const { store, around } = sampleEditor(specimenDraft({ lines }))
  const commands = renderHook(useCommands, around).value()
  return { commands, lines: () => store.read().draft.lines, store }
}

test('a line is added below another one, with its unit and tax, or at the end', () => {
  const { commands, lines } = editor()
  act(() => commands.add('a'))
  expect(lines().map(({ name, unit }) => [name, unit])).toEqual([
    ['A', 'DAY'],
    ['', 'DAY'],
    ['', 'HUR'],
  ])
  expect(lines()[1]?.tax.rate).toBe('5.5')
  act(() => commands.add(null))
  expect(lines().at(-1)?.unit).toBe('HUR')
  expect(new Set(lines().map(({ id }) => id)).size).toBe(4)
})

test('lines are removed, moved and duplicated under a new id', () => {
  const { commands, lines } = editor()
  act(() => void commands.move('b', -1))
  expect(lines().map(({ id }) => id)).toEqual(['b', 'a'])
  act(() => commands.duplicate('a'))
  expect(lines().map(({ name }) => name)).toEqual(['', 'A', 'A'])
  expect(new Set(lines().map(({ id }) => id)).size).toBe(3)
  act(() => commands.remove('b'))
  expect(lines().map(({ name }) => name)).toEqual(['A', 'A'])
})

test('rows of a spreadsheet become lines, in place of the empty line they are pasted into', () => {
  const { commands, lines } = editor()
  let isTable = false
  act(() => {
    isTable = commands.paste('b', 'Lamp\t2\t10\nCable\t3\t4')
  })
  expect(isTable).toBe(true)
  expect(lines().map(({ name, quantity, price }) => [name, quantity, price])).toEqual([
    ['A', '2', '80'],
    ['Lamp', '2', '10'],
    ['Cable', '3', '4'],
  ])
  act(() => void commands.paste('a', 'Bulb\t1\t2\nPlug\t1\t3'))
  expect(lines().map(({ name }) => name)).toEqual(['A', 'Bulb', 'Plug', 'Lamp', 'Cable'])
})

test('a text that is no table is left to the field', () => {
  const { commands, lines } = editor()
  expect(commands.paste('b', 'Lamp')).toBe(false)
  expect(lines()).toHaveLength(2)
})
